// The menu of the five documents: each of their dialogues and figures is one entry.
#pragma once

#include <QMenu>

#include <vector>

namespace damier::desktop {

class DocumentsMenu : public QMenu {
    Q_OBJECT

public:
    explicit DocumentsMenu(QWidget* parent = nullptr);
    void retranslate();
    QAction* action_of(int number) const; // as docs/documents.md numbers them; or null

Q_SIGNALS:
    void chosen(int number);

private:
    std::vector<QMenu*> documents_; // in the order of figures()
    std::vector<QAction*> actions_; // likewise
};

} // namespace damier::desktop
