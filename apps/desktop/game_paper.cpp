#include "apps/desktop/game_paper.hpp"

#include "apps/desktop/board/export.hpp"
#include "apps/desktop/panels/move_text.hpp"
#include "apps/desktop/words.hpp"

#include <QUrl>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int diagram_pixels = 900, diagram_width = 250; // drawn, and on the page

bool is_marked(session::Node const& node) {
    return std::ranges::find(node.nags, diagram_nag) != node.nags.end();
}

class Paper {
public:
    Paper(session::Session const& session, Look const& look)
        : tree_(session.tree()),
          look_(look),
          diagrams_(diagrams_of(session)),
          document_(std::make_unique<QTextDocument>()) {
        look_.labels = Labels::outside;
    }

    std::unique_ptr<QTextDocument> write(GameInfo const& info, QString const& game) {
        head(info, game);
        diagram(session::root);
        moves();
        if (!info.result.empty())
            html_ += QStringLiteral("<p><b>%1</b></p>").arg(escaped(info.result));
        document_->setHtml(html_);
        return std::move(document_);
    }

private:
    static QString escaped(std::string const& text) {
        return QString::fromStdString(text).toHtmlEscaped();
    }

    void head(GameInfo const& info, QString const& game) {
        QStringList names, facts;
        for (std::string const& name : info.players)
            if (!name.empty()) names += escaped(name);
        for (std::string const& fact : {info.event, info.site, info.round})
            if (!fact.empty()) facts += escaped(fact);
        if (!info.date.empty()) facts += date_text(info.date).toHtmlEscaped();
        html_ +=
            QStringLiteral("<h2>%1</h2><p>%2</p>")
                .arg(names.isEmpty() ? game.toHtmlEscaped() : names.join(QStringLiteral(" – ")),
                     (names.isEmpty() ? QString() : game.toHtmlEscaped() + u' ')
                         + facts.join(QStringLiteral(", ")));
    }

    // As in the list beside the board: rows of the main line, then comments and variations.
    void moves() {
        MoveText const text = make_move_text(tree_);
        std::vector<session::NodeId> waiting; // diagrams of this paragraph
        QString line;
        bool is_main = true;
        auto const end = [&] {
            if (!line.isEmpty())
                html_ += is_main ? QStringLiteral("<p><b>%1</b></p>").arg(line)
                                 : QStringLiteral("<p>%1</p>").arg(line);
            line.clear();
            for (session::NodeId const node : std::exchange(waiting, {})) diagram(node);
        };
        for (MoveParagraph const& paragraph : text.paragraphs) {
            bool const is_row = paragraph.kind == MoveParagraph::Kind::row;
            if (!is_row || !is_main) end(); // rows of the main line run on
            is_main = is_row;
            for (MoveItem const& item : paragraph.items) {
                if (item.kind == MoveItem::Kind::gap) continue;
                line += item.text.toHtmlEscaped();
                QString const signs = without_mark(item);
                if (!signs.isEmpty()) line += signs.toHtmlEscaped();
                line += u' ';
                bool const is_shown = item.kind == MoveItem::Kind::move
                                      && std::ranges::find(diagrams_, item.node) != diagrams_.end();
                if (is_shown) waiting.push_back(item.node);
                if (is_shown && is_row) end();
            }
        }
        end();
    }

    static QString without_mark(MoveItem const& item) {
        QStringList signs = item.signs.split(u' ', Qt::SkipEmptyParts);
        signs.removeAll(QStringLiteral("⊞"));
        return signs.join(u' ');
    }

    void diagram(session::NodeId id) {
        if (std::ranges::find(diagrams_, id) == diagrams_.end()) return;
        session::Node const& node = tree_.node(id);
        Drawings const drawings = read_drawings(node.comment_after, node.state->about());
        QString const name = QStringLiteral("diagram:%1").arg(id);
        document_->addResource(QTextDocument::ImageResource, QUrl(name),
                               picture_of(Scene(*node.state, {}, drawings), look_, diagram_pixels));
        QString const caption =
            id == session::root ? words(msg("The position at the start")) : spoken_move(tree_, id);
        html_ += QStringLiteral("<p align=\"center\"><img src=\"%1\" width=\"%2\"><br>"
                                "<i>%3</i></p>")
                     .arg(name)
                     .arg(diagram_width)
                     .arg(caption.toHtmlEscaped());
    }

    session::Tree const& tree_;
    Look look_;
    std::vector<session::NodeId> diagrams_;
    std::unique_ptr<QTextDocument> document_;
    QString html_;
};

} // namespace

std::vector<session::NodeId> diagrams_of(session::Session const& session) {
    session::Tree const& tree = session.tree();
    std::vector<session::NodeId> nodes;
    if (!session.setup().position.empty()) nodes.push_back(session::root);
    for (session::NodeId id = 1; id < static_cast<session::NodeId>(tree.size()); ++id)
        if (tree.has(id) && is_marked(tree.node(id))) nodes.push_back(id);
    bool const has_mark = !nodes.empty() && nodes.back() != session::root;
    session::NodeId const last = session.played_line().back();
    if (!has_mark && (nodes.empty() || last != session::root)) nodes.push_back(last);
    return nodes;
}

std::unique_ptr<QTextDocument> game_paper(session::Session const& session, GameInfo const& info,
                                          Look const& look) {
    return Paper(session, look).write(info, words(session.game().name()));
}

} // namespace damier::desktop
