#include "apps/terminal/line_reader.hpp"

#include "apps/text/print.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <editline/readline.h>
#include <unistd.h>

namespace damier::terminal {

namespace {

constexpr std::size_t longest_line = 4096; // the rest of a longer one is dropped

void write_out(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

// From a pipe the line is shown after its prompt, so that what is printed reads as a conversation.
class PlainReader final : public LineReader {
public:
    explicit PlainReader(bool has_echo) : has_echo_(has_echo) {}

    void begin(std::string const& prompt) override { write_out(prompt); }
    void refresh(std::string const&) override {}
    void suspend() override { write_out("\n"); }
    bool needs_input() const override {
        return !is_end_ && waiting_.find('\n') == std::string::npos;
    }

    Read read() override {
        if (needs_input()) fill();
        std::size_t const end = waiting_.find('\n');
        if (end == std::string::npos && !is_end_) return {};
        if (waiting_.empty()) {
            write_out("\n");
            return {std::nullopt, !is_lost_, is_lost_};
        }
        std::string line = waiting_.substr(0, end);
        waiting_.erase(0, end == std::string::npos ? end : end + 1);
        if (line.size() > longest_line) line.resize(longest_line);
        if (has_echo_) text::put(stdout, line + '\n'); // who typed it is not known
        std::fflush(stdout);
        return {std::move(line), false};
    }

private:
    void fill() {
        std::array<char, 4096> bytes{};
        ssize_t const count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
        is_lost_ = count < 0;
        if (count <= 0) {
            is_end_ = true;
            return;
        }
        std::string_view fresh(bytes.data(), static_cast<std::size_t>(count));
        if (waiting_.size() > longest_line) // what follows belongs to the next line
            fresh.remove_prefix(std::min(fresh.find('\n'), fresh.size()));
        waiting_ += fresh;
    }

    bool has_echo_;
    bool is_end_ = false;
    bool is_lost_ = false; // there may have been more
    std::string waiting_;
};

// libedit in its callback form. Its interface is a set of globals, so these few must be as well;
// they live only between begin() and suspend().
class EditingReader final : public LineReader {
public:
    ~EditingReader() override {
        suspend_quietly();
        current() = nullptr;
    }

    void begin(std::string const& prompt) override {
        if (current() == nullptr) set_up();
        current() = this;
        is_installed_ = true;
        rl_callback_handler_install(prompt.c_str(), on_line);
    }
    void refresh(std::string const& prompt) override {
        if (!is_installed_) return;
        write_out("\r\x1b[K"); // libedit draws the line anew where the cursor stands
        rl_set_prompt(prompt.c_str());
        rl_forced_update_display();
    }
    void suspend() override {
        if (is_installed_) write_out("\r\x1b[K");
        suspend_quietly();
    }
    bool needs_input() const override { return true; }

    Read read() override {
        result_ = {};
        rl_callback_read_char();
        if (result_.line && !trim(*result_.line).empty()) add_history(result_.line->c_str());
        if (result_.is_end) write_out("\n");
        return std::move(result_);
    }
    void offer(std::function<std::vector<std::string>()> words) override {
        words_ = std::move(words);
    }

private:
    static EditingReader*& current() {
        static EditingReader* reader = nullptr;
        return reader;
    }

    // Not before a line is wanted: libedit crashes where it has no memory.
    static void set_up() {
        rl_readline_name = const_cast<char*>("damier");
        rl_catch_signals = 0;
        rl_initialize();
        using_history();
        rl_attempted_completion_function = complete;
        rl_completion_append_character = '\0';
    }

    void suspend_quietly() {
        if (is_installed_) rl_callback_handler_remove();
        is_installed_ = false;
    }

    static void on_line(char* line) {
        EditingReader& self = *current();
        self.suspend_quietly();
        if (line == nullptr) {
            self.result_.is_end = true;
            return;
        }
        self.result_.line = std::string(line).substr(0, longest_line);
        std::free(line);
    }

    static char** complete(char const* typed, int, int) {
        rl_attempted_completion_over = 1; // no file names
        EditingReader& self = *current();
        self.matches_.clear();
        if (self.words_)
            for (std::string& word : self.words_())
                if (word.starts_with(typed)) self.matches_.push_back(std::move(word));
        self.next_match_ = 0;
        return self.matches_.empty() ? nullptr : rl_completion_matches(typed, next);
    }
    static char* next(char const*, int) {
        EditingReader& self = *current();
        if (self.next_match_ >= self.matches_.size()) return nullptr;
        return strdup(self.matches_[self.next_match_++].c_str());
    }

    bool is_installed_ = false;
    Read result_;
    std::function<std::vector<std::string>()> words_;
    std::vector<std::string> matches_;
    std::size_t next_match_ = 0;
};

} // namespace

std::unique_ptr<LineReader> make_plain_reader() { return std::make_unique<PlainReader>(true); }
std::unique_ptr<LineReader> make_dumb_reader() { return std::make_unique<PlainReader>(false); }
std::unique_ptr<LineReader> make_editing_reader() { return std::make_unique<EditingReader>(); }

} // namespace damier::terminal
