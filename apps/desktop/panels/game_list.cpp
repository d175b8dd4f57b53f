#include "apps/desktop/panels/game_list.hpp"

#include "apps/desktop/panels/info_strip.hpp"
#include "apps/desktop/words.hpp"

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr std::size_t first_batch = 200, batch = 2000;

bool contains(std::string const& text, QString const& word) {
    return QString::fromStdString(text).contains(word, Qt::CaseInsensitive);
}

std::string const& field(records::Listed const& listed, int column) {
    static std::string const none;
    switch (column) {
    case GameList::white: return listed.white;
    case GameList::black: return listed.black;
    case GameList::result: return listed.result;
    case GameList::date: return listed.date;
    case GameList::event: return listed.event;
    case GameList::game: return listed.game;
    default: return none;
    }
}

} // namespace

GameList::GameList(records::Catalogue catalogue, QObject* parent)
    : QAbstractTableModel(parent), catalogue_(catalogue.begin(), catalogue.end()) {
    timer_.setInterval(50);
    connect(&timer_, &QTimer::timeout, this, &GameList::fetch);
}

GameList::~GameList() = default;

Result<Done> GameList::open(std::filesystem::path const& file) {
    Result<File> opened = File::open(file, File::Mode::read);
    if (!opened) return opened.error();
    thread_ = {}; // stops and waits
    beginResetModel();
    list_.clear();
    rows_.clear();
    endResetModel();
    file_ = file;
    size_ = opened->size();
    arrived_.clear();
    failure_.reset();
    is_done_ = false;
    read_ = 0;
    is_reading_ = true;
    thread_ = std::jthread(
        [this, whole = *std::move(opened)](std::stop_token stop) { run(whole, std::move(stop)); });
    timer_.start();
    return Done{};
}

std::optional<Error> GameList::failure() {
    std::lock_guard const lock(mutex_);
    return failure_;
}

int GameList::percent() const {
    return size_ == 0 || !is_reading_ ? 100 : static_cast<int>(read_ * 100 / size_);
}

void GameList::run(File const& file, std::stop_token stop) {
    records::Index index(pdn::from_file(file), catalogue_);
    std::vector<records::Listed> some;
    for (bool has_more = true; has_more && !stop.stop_requested();) {
        Result<bool> const more = index.read(read_ == 0 ? first_batch : batch, some);
        has_more = more && *more;
        read_ = index.bytes_read();
        std::lock_guard const lock(mutex_);
        if (!more) failure_ = more.error();
        std::ranges::move(some, std::back_inserter(arrived_));
        some.clear();
    }
    std::lock_guard const lock(mutex_);
    is_done_ = true;
}

void GameList::fetch() {
    std::vector<records::Listed> some;
    bool is_done = false;
    {
        std::lock_guard const lock(mutex_);
        some.swap(arrived_);
        is_done = is_done_;
    }
    std::size_t const before = list_.size();
    std::ranges::move(some, std::back_inserter(list_));
    std::vector<std::size_t> fresh;
    for (std::size_t i = before; i < list_.size(); ++i)
        if (passes(i)) fresh.push_back(i);
    if (!fresh.empty()) {
        int const first = static_cast<int>(rows_.size());
        beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
        rows_.insert(rows_.end(), fresh.begin(), fresh.end());
        endInsertRows();
    }
    if (is_done) {
        timer_.stop();
        is_reading_ = false;
        if (sort_column_ != number || order_ != Qt::AscendingOrder) sort(sort_column_, order_);
    }
    if (!some.empty() || is_done) Q_EMIT read_on();
    if (is_done) Q_EMIT finished();
}

void GameList::set_filter(QString const& text) {
    QStringList const parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (parts == filter_) return;
    filter_ = parts;
    beginResetModel();
    rows_.clear();
    for (std::size_t i = 0; i < list_.size(); ++i)
        if (passes(i)) rows_.push_back(i);
    sort_rows();
    endResetModel();
}

bool GameList::passes(std::size_t entry) const {
    records::Listed const& listed = list_[entry];
    return std::ranges::all_of(filter_, [&](QString const& word) {
        return contains(listed.white, word) || contains(listed.black, word)
               || contains(listed.event, word) || contains(listed.date, word)
               || contains(listed.result, word)
               || words(listed.game).contains(word, Qt::CaseInsensitive);
    });
}

Result<records::ListedGame> GameList::record(int row) const {
    return records::read_listed(file_, list_, game_of(row), catalogue_);
}

int GameList::rowCount(QModelIndex const& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int GameList::columnCount(QModelIndex const& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString GameList::text(std::size_t entry, int column) const {
    records::Listed const& listed = list_[entry];
    switch (column) {
    case number: return QString::number(entry + 1);
    case date: return date_text(listed.date);
    case GameList::game: return words(listed.game);
    case length: return QString::number((listed.plies + 1) / 2);
    default: {
        QString const said = QString::fromStdString(field(listed, column));
        return said == QLatin1String("?") ? QString() : said;
    }
    }
}

QVariant GameList::data(QModelIndex const& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(game_of(index.row()), index.column());
    if (role == Qt::TextAlignmentRole) {
        if (index.column() == number || index.column() == length)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        if (index.column() == result) return QVariant(Qt::AlignCenter);
    }
    return {};
}

QVariant GameList::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case number: return words(msg("No."));
    case white: return words(msg("White"));
    case black: return words(msg("Black"));
    case result: return words(msg("Result"));
    case date: return words(msg("Date"));
    case event: return words(msg("Event"));
    case GameList::game: return words(msg("Game"));
    default: return words(msg("Moves"));
    }
}

void GameList::sort(int column, Qt::SortOrder order) {
    sort_column_ = column < 0 ? static_cast<int>(number) : column;
    order_ = order;
    Q_EMIT layoutAboutToBeChanged();
    sort_rows();
    Q_EMIT layoutChanged();
}

void GameList::sort_rows() {
    auto const by = [&](auto const& less) {
        std::ranges::stable_sort(rows_, [&](std::size_t a, std::size_t b) {
            return order_ == Qt::AscendingOrder ? less(a, b) : less(b, a);
        });
    };
    if (sort_column_ == number) return by([](std::size_t a, std::size_t b) { return a < b; });
    if (sort_column_ == length)
        return by([&](std::size_t a, std::size_t b) { return list_[a].plies < list_[b].plies; });
    by([&](std::size_t a, std::size_t b) {
        return field(list_[a], sort_column_) < field(list_[b], sort_column_);
    });
}

void GameList::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, column_count - 1);
    if (!rows_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
}

} // namespace damier::desktop
