// Buttons with a picture and a word below it, in as many columns as there is room for, all of one
// width.
#pragma once

#include "apps/desktop/actions.hpp"

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace damier::desktop {

class ButtonGrid : public QWidget {
    Q_OBJECT

public:
    ButtonGrid(Actions const& actions, std::vector<Act> const& acts, QWidget* parent = nullptr);

    std::vector<QToolButton*> const& buttons() const { return buttons_; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void set_fonts();
    void arrange();
    int columns_for(int width) const;
    int widest() const;

    std::vector<QToolButton*> buttons_;
    int columns_ = 0;
};

} // namespace damier::desktop
