#include "apps/desktop/panels/game_list_dialog.hpp"

#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>

namespace damier::desktop {

GameListDialog::GameListDialog(records::Catalogue catalogue, QWidget* parent)
    : QDialog(parent),
      games_(new GameList(catalogue, this)),
      filter_(new QLineEdit),
      table_(new QTableView),
      status_(new QLabel),
      buttons_(new AnswerButtons(msg("Open"), this)) {
    filter_->setClearButtonEnabled(true);
    filter_->installEventFilter(this);
    status_->setWordWrap(true);
    table_->setModel(games_);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 8);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setStretchLastSection(false);
    table_->horizontalHeader()->setSectionResizeMode(GameList::event, QHeaderView::Stretch);
    table_->sortByColumn(GameList::number, Qt::AscendingOrder);
    table_->setSortingEnabled(true);
    int const letter = QFontMetrics(font()).averageCharWidth();
    for (auto const& [column, letters] : {std::pair{GameList::number, 8},
                                          {GameList::white, 20},
                                          {GameList::black, 20},
                                          {GameList::result, 10},
                                          {GameList::date, 12},
                                          {GameList::game, 24},
                                          {GameList::length, 8}})
        table_->setColumnWidth(column, letter * letters);

    auto* bottom = new QHBoxLayout;
    bottom->addWidget(status_, 1);
    bottom->addWidget(buttons_);
    auto* all = new QVBoxLayout(this);
    all->addWidget(filter_);
    all->addWidget(table_, 1);
    all->addLayout(bottom);
    resize(860, 520);

    connect(filter_, &QLineEdit::textChanged, this, [this](QString const& text) {
        games_->set_filter(text);
        if (games_->rowCount() > 0) table_->selectRow(0);
        fill_status();
    });
    connect(games_, &GameList::read_on, this, [this] {
        if (!table_->selectionModel()->hasSelection() && games_->rowCount() > 0)
            table_->selectRow(0);
        fill_status();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GameListDialog::fill_status);
    connect(table_, &QTableView::activated, this,
            [this](QModelIndex const& index) { choose(index.row()); });
    retranslate();
}

Result<Done> GameListDialog::open(std::filesystem::path const& file) {
    name_ = QString::fromStdString(file.filename().string());
    auto const done = games_->open(file);
    retranslate();
    return done;
}

std::optional<records::ListedGame> GameListDialog::take_record() {
    return std::exchange(record_, std::nullopt);
}

void GameListDialog::choose(int row) {
    if (row < 0 || row >= games_->rowCount()) return;
    auto record = games_->record(row);
    if (!record) return status_->setText(words(record.error()));
    record_ = *std::move(record);
    chosen_ = games_->game_of(row);
    QDialog::accept();
    Q_EMIT game_chosen();
}

void GameListDialog::accept() { choose(table_->currentIndex().row()); }

void GameListDialog::fill_status() {
    auto const number = [](std::size_t n) {
        return QLocale().toString(static_cast<qulonglong>(n)).toStdString();
    };
    auto const shown = static_cast<std::size_t>(games_->rowCount());
    long const total = static_cast<long>(games_->total());
    QString text = shown == games_->total()
                       ? words(counted(total, "{} game", "{} games", number(games_->total())))
                       : words(counted(total, "{} of {} game", "{} of {} games", number(shown),
                                       number(games_->total())));
    if (games_->is_reading())
        text += QStringLiteral(" – ") + words(Message(msg("reading, {}%"), games_->percent()));
    else if (auto const failure = games_->failure())
        text += QStringLiteral(" – ") + words(*failure);
    else if (total == 0)
        text = words(msg("There is no game in this file."));
    status_->setText(text);
    buttons_->yes().setEnabled(table_->selectionModel()->hasSelection());
}

void GameListDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        games_->retranslate();
        retranslate();
    }
    QDialog::changeEvent(event);
}

// From the filter the arrow keys go into the table, so that one hand finds a game.
bool GameListDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == filter_ && event->type() == QEvent::KeyPress) {
        int const key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown
            || key == Qt::Key_PageUp) {
            table_->setFocus();
            return QCoreApplication::sendEvent(table_, event);
        }
    }
    return QDialog::eventFilter(watched, event);
}

void GameListDialog::retranslate() {
    setWindowTitle(name_.isEmpty() ? words(msg("Games"))
                                   : words(Message(msg("Games of «{}»"), name_.toStdString())));
    filter_->setPlaceholderText(words(msg("Search for players, events, dates, results")));
    filter_->setAccessibleName(filter_->placeholderText());
    table_->setAccessibleName(words(msg("Games")));
    fill_status();
}

} // namespace damier::desktop
