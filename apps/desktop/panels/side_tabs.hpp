// The column beside the board as tabs: the moves always, other panels when they are opened. A panel
// is open while it has a tab, whether it is in front or not.
#pragma once

#include <QTabWidget>

#include <string_view>
#include <vector>

namespace damier::desktop {

class SideTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit SideTabs(QWidget* parent = nullptr);

    // `name` is a message id. The first one is always open; the others are closed at first.
    void add(QWidget* panel, std::string_view name);
    void open(QWidget* panel); // and brings it to the front
    void close_panel(QWidget* panel);
    // What is open, the one in front last: "engine review moves" by the panels' object names.
    QStringList open_panels() const;
    void reopen(QStringList const& panels);
    bool is_open(QWidget const* panel) const { return indexOf(panel) >= 0; }

Q_SIGNALS:
    void panel_closed(QWidget* panel); // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Panel {
        QWidget* widget;
        std::string_view name;
    };
    void retranslate();

    std::vector<Panel> panels_; // in the order of their tabs
};

} // namespace damier::desktop
