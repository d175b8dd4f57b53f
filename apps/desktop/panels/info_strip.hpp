// One line above the moves: where and when the game was played, by whom, and how it ended. A click
// lets a person tell it.
#pragma once

#include <QToolButton>

#include <string>
#include <vector>

namespace damier::desktop {

struct GameInfo {
    std::string event, site, round, date; // as in a file: 2024.03.09, ? where it is not known
    std::vector<std::string> players;     // by seat
    std::string result;                   // empty while the game goes on

    bool operator==(GameInfo const&) const = default;
};

// A file's date for people: 2024-03-09, without the parts that nobody knows.
QString date_text(std::string const& date);

// "2024-03-09 Ada - Ben": a name for a file of this game, without an ending.
QString file_name_of(GameInfo const& info, QString const& usual);

class InfoStrip : public QToolButton {
    Q_OBJECT

public:
    explicit InfoStrip(QWidget* parent = nullptr);

    void show_info(GameInfo const& info);
    QString full_text() const { return full_; }
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();

    GameInfo info_;
    QString full_;
};

} // namespace damier::desktop
