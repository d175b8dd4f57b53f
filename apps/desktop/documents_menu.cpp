#include "apps/desktop/documents_menu.hpp"

#include "apps/desktop/documents.hpp"
#include "apps/desktop/words.hpp"

namespace damier::desktop {

DocumentsMenu::DocumentsMenu(QWidget* parent) : QMenu(parent) {
    std::string_view document;
    for (Figure const& figure : figures()) {
        if (figure.document != document) documents_.push_back(addMenu(QString()));
        document = figure.document;
        QAction* const one = documents_.back()->addAction(QString());
        connect(one, &QAction::triggered, this,
                [this, number = figure.number] { emit chosen(number); });
        actions_.push_back(one);
    }
    retranslate();
}

void DocumentsMenu::retranslate() {
    setTitle(words(msg("The five &documents")));
    std::size_t document = 0;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        Figure const& figure = figures()[i];
        if (i > 0 && figure.document != figures()[i - 1].document) ++document;
        documents_[document]->setTitle(words(figure.document));
        actions_[i]->setText(QString::number(figure.number) + QStringLiteral(". ")
                             + words(figure.name));
    }
}

QAction* DocumentsMenu::action_of(int number) const {
    for (std::size_t i = 0; i < actions_.size(); ++i)
        if (figures()[i].number == number) return actions_[i];
    return nullptr;
}

} // namespace damier::desktop
