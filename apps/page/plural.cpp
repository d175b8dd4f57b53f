#include "apps/page/language.hpp"

#include "damier/base/text.hpp"

#include <array>

namespace damier::page {

namespace {

// The expressions that gettext allows: those of C with ?:, ||, &&, comparisons, +, -, *, /, %, !
// and n.
class Rule {
public:
    Rule(std::string_view text, unsigned long n) : rest_(text), n_(n) {}

    unsigned long value() {
        unsigned long const condition = binary(0);
        if (!eat("?")) return condition;
        unsigned long const yes = value();
        eat(":");
        unsigned long const no = value();
        return condition != 0 ? yes : no;
    }
    bool is_whole() { return trim(rest_).empty() && depth_ < deepest; }

private:
    static constexpr int deepest = 200;
    struct Sign {
        std::string_view text;
        unsigned long (*apply)(unsigned long, unsigned long);
    };
    using Level = std::array<Sign, 4>;

    // From the weakest to the strongest; of signs that begin alike the longer one first.
    static std::array<Level, 6> const& levels() {
        using U = unsigned long;
        static std::array<Level, 6> const all{{
            {{{"||", [](U a, U b) -> U { return a != 0 || b != 0 ? 1 : 0; }}}},
            {{{"&&", [](U a, U b) -> U { return a != 0 && b != 0 ? 1 : 0; }}}},
            {{{"==", [](U a, U b) -> U { return a == b ? 1 : 0; }},
              {"!=", [](U a, U b) -> U { return a != b ? 1 : 0; }}}},
            {{{"<=", [](U a, U b) -> U { return a <= b ? 1 : 0; }},
              {">=", [](U a, U b) -> U { return a >= b ? 1 : 0; }},
              {"<", [](U a, U b) -> U { return a < b ? 1 : 0; }},
              {">", [](U a, U b) -> U { return a > b ? 1 : 0; }}}},
            {{{"+", [](U a, U b) { return a + b; }}, {"-", [](U a, U b) { return a - b; }}}},
            {{{"*", [](U a, U b) { return a * b; }},
              {"/", [](U a, U b) { return b == 0 ? 0 : a / b; }},
              {"%", [](U a, U b) { return b == 0 ? 0 : a % b; }}}},
        }};
        return all;
    }
    bool eat(std::string_view sign) {
        rest_ = trim(rest_);
        if (!rest_.starts_with(sign)) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }
    unsigned long binary(std::size_t level) {
        if (level == levels().size()) return simple();
        unsigned long left = binary(level + 1);
        for (bool is_found = true; is_found;) {
            is_found = false;
            for (Sign const& sign : levels().at(level))
                if (!sign.text.empty() && eat(sign.text)) {
                    left = sign.apply(left, binary(level + 1));
                    is_found = true;
                    break;
                }
        }
        return left;
    }
    unsigned long simple() {
        if (++depth_ >= deepest) return 0; // as deep as no language is
        if (eat("!")) return simple() == 0 ? 1 : 0;
        if (eat("n")) return n_;
        if (eat("(")) {
            unsigned long const inner = value();
            eat(")");
            return inner;
        }
        unsigned long number = 0;
        for (; !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9';
             rest_.remove_prefix(1))
            number = number * 10 + static_cast<unsigned long>(rest_.front() - '0');
        return number;
    }

    std::string_view rest_;
    unsigned long n_;
    int depth_ = 0;
};

} // namespace

unsigned plural_form(std::string_view text, unsigned long n) {
    Rule rule(text, n);
    unsigned long const form = rule.value();
    return rule.is_whole() ? static_cast<unsigned>(form) : 0;
}

} // namespace damier::page
