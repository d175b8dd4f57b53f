// The games of a file as a table that grows while the file is still being read.
#pragma once

#include "damier/base/file.hpp"
#include "damier/records/index.hpp"

#include <QAbstractTableModel>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <mutex>
#include <thread>

namespace damier::desktop {

class GameList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, white, black, result, date, event, game, length, column_count };

    explicit GameList(records::Catalogue catalogue, QObject* parent = nullptr);
    ~GameList() override; // stops reading

    // Starts to read in the background. An error when the file cannot be opened.
    Result<Done> open(std::filesystem::path const& file);
    bool is_reading() const { return is_reading_; }
    std::optional<Error> failure(); // the file could not be read to its end
    int percent() const;            // of the file

    // Rows in which every word of the text occurs, whatever the case.
    void set_filter(QString const& text);
    std::size_t total() const { return list_.size(); }

    // The game of a row, read now.
    Result<records::ListedGame> record(int row) const;
    std::size_t game_of(int row) const { return rows_[static_cast<std::size_t>(row)]; } // from 0

    int rowCount(QModelIndex const& parent = {}) const override;
    int columnCount(QModelIndex const& parent = {}) const override;
    QVariant data(QModelIndex const& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    void retranslate();

Q_SIGNALS:
    void read_on();  // more games are there
    void finished(); // the whole file has been read

private:
    void run(File const& file, std::stop_token stop);
    void fetch();
    bool passes(std::size_t entry) const;
    QString text(std::size_t entry, int column) const;
    void sort_rows();

    std::vector<game::Game const*> catalogue_;
    std::filesystem::path file_;
    std::vector<records::Listed> list_;
    std::vector<std::size_t> rows_; // what is shown, in its order
    QStringList filter_;
    int sort_column_ = number;
    Qt::SortOrder order_ = Qt::AscendingOrder;
    bool is_reading_ = false;
    std::uint64_t size_ = 0;
    QTimer timer_;

    std::mutex mutex_; // of the four below
    std::vector<records::Listed> arrived_;
    std::optional<Error> failure_;
    bool is_done_ = false;
    std::atomic<std::uint64_t> read_ = 0;
    std::jthread thread_; // last: it uses the members above
};

} // namespace damier::desktop
