#include "apps/desktop/engines_dialog.hpp"

#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace damier::desktop {

namespace {

constexpr char const* usual_address = "localhost:27531";

// For a shell: a path may hold anything.
std::string quoted(QString path) {
    return '\'' + path.replace(QStringLiteral("'"), QStringLiteral("'\\''")).toStdString() + '\'';
}

int as_int(std::optional<long> number, int otherwise) {
    if (!number) return otherwise;
    return static_cast<int>(std::clamp<long>(*number, std::numeric_limits<int>::min(),
                                             std::numeric_limits<int>::max()));
}

} // namespace

EnginesDialog::EnginesDialog(std::vector<Engine> engines, Introduce introduce, QWidget* parent)
    : QDialog(parent),
      engines_(std::move(engines)),
      introduce_(std::move(introduce)),
      list_(new QListWidget),
      name_(new QLineEdit),
      command_(new QLineEdit),
      name_label_(new QLabel),
      command_label_(new QLabel),
      status_(new QLabel),
      options_(new QWidget),
      add_program_(new QPushButton),
      add_address_(new QPushButton),
      remove_(new QPushButton),
      ask_(new QPushButton) {
    build();
    for (Engine const& engine : engines_) list_->addItem(QString::fromStdString(engine.name));
    connect(list_, &QListWidget::currentRowChanged, this, &EnginesDialog::show_engine);
    connect(add_program_, &QPushButton::clicked, this, &EnginesDialog::add_program);
    connect(add_address_, &QPushButton::clicked, this, [this] {
        add({"DamExchange", usual_address, true, {}});
    });
    connect(remove_, &QPushButton::clicked, this, &EnginesDialog::remove);
    connect(ask_, &QPushButton::clicked, this, &EnginesDialog::ask);
    connect(name_, &QLineEdit::textEdited, this, [this](QString const& text) {
        if (Engine* const engine = chosen()) engine->name = text.trimmed().toStdString();
        if (list_->currentItem() != nullptr) list_->currentItem()->setText(text);
    });
    connect(command_, &QLineEdit::textEdited, this, [this](QString const& text) {
        if (Engine* const engine = chosen()) engine->command = text.trimmed().toStdString();
    });
    retranslate();
    list_->setCurrentRow(engines_.empty() ? -1 : 0);
    show_engine();
    resize(760, 460);
}

void EnginesDialog::build() {
    auto* const left = new QVBoxLayout;
    left->addWidget(list_, 1);
    for (QPushButton* const one : {add_program_, add_address_, remove_}) left->addWidget(one);
    auto* const form = new QFormLayout;
    name_label_->setBuddy(name_);
    command_label_->setBuddy(command_);
    form->addRow(name_label_, name_);
    form->addRow(command_label_, command_);
    status_->setWordWrap(true);
    auto* const scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(options_);
    auto* const right = new QVBoxLayout;
    right->addLayout(form);
    right->addWidget(ask_, 0, Qt::AlignLeft);
    right->addWidget(status_);
    right->addWidget(scroll, 1);
    auto* const columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(new AnswerButtons(msg("OK"), this));
}

Engine* EnginesDialog::chosen() {
    int const row = list_->currentRow();
    bool const is_there = row >= 0 && row < static_cast<int>(engines_.size());
    return is_there ? &engines_[static_cast<std::size_t>(row)] : nullptr;
}

void EnginesDialog::add_program() {
    QString const path =
        QFileDialog::getOpenFileName(this, words(msg("A program that speaks Hub")));
    if (path.isEmpty()) return;
    add({QFileInfo(path).completeBaseName().toStdString(), quoted(path), false, {}});
}

void EnginesDialog::add(Engine engine) {
    list_->addItem(QString::fromStdString(engine.name));
    engines_.push_back(std::move(engine));
    list_->setCurrentRow(list_->count() - 1);
}

void EnginesDialog::remove() {
    int const row = list_->currentRow();
    if (chosen() == nullptr) return;
    engines_.erase(engines_.begin() + row);
    delete list_->takeItem(row);
    show_engine();
}

void EnginesDialog::show_engine() {
    Engine const* const engine = chosen();
    for (QWidget* const one :
         std::initializer_list<QWidget*>{name_, command_, remove_, ask_, options_})
        one->setEnabled(engine != nullptr);
    name_->setText(engine ? QString::fromStdString(engine->name) : QString());
    command_->setText(engine ? QString::fromStdString(engine->command) : QString());
    ask_->setVisible(engine == nullptr || !engine->is_dxp);
    show_options({});
    status_->clear();
    if (engine != nullptr && !engine->is_dxp) ask();
    if (engine != nullptr && engine->is_dxp)
        status_->setText(words(msg("An address, or a command in which %p stands for the port at "
                                   "which Damier waits.")));
}

// It may take its time: it is asked in a thread of its own, and given up when another one is asked.
void EnginesDialog::ask() {
    Engine const* const engine = chosen();
    if (engine == nullptr || !introduce_) return;
    status_->setText(words(msg("Asking the program…")));
    asking_ = std::jthread([this, command = engine->command](std::stop_token const& stop) {
        Result<game::Introduction> const told = introduce_(command, stop);
        if (stop.stop_requested()) return;
        QMetaObject::invokeMethod(
            this, [this, command, told] { hear(command, told); }, Qt::QueuedConnection);
    });
}

void EnginesDialog::hear(std::string const& command, Result<game::Introduction> const& told) {
    Engine* const engine = chosen();
    if (engine == nullptr || engine->command != command) return; // another one was chosen since
    if (!told) return status_->setText(QStringLiteral("⚠  ") + words(told.error()));
    status_->setText(words(Message(msg("It is {}."), told->name)));
    std::string const file =
        QFileInfo(QString::fromStdString(command)).completeBaseName().toStdString();
    if (engine->name.empty() || file.starts_with(engine->name)) {
        engine->name = told->name;
        name_->setText(QString::fromStdString(told->name));
        list_->currentItem()->setText(name_->text());
    }
    show_options(*told);
}

void EnginesDialog::show_options(game::Introduction const& told) {
    qDeleteAll(options_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    delete options_->layout();
    auto* const form = new QFormLayout(options_);
    for (game::ProgramOption const& option : told.options) {
        if (option.name == "variant") continue; // follows the game
        QWidget* const field = field_for(option);
        QString const name = QString::fromStdString(option.name);
        field->setAccessibleName(name);
        field->setObjectName(name);
        form->addRow(name, field);
    }
}

QWidget* EnginesDialog::field_for(game::ProgramOption const& option) {
    using Kind = game::ProgramOption::Kind;
    std::string value = option.value;
    if (Engine const* const engine = chosen())
        if (auto const set = engine->options.find(option.name); set != engine->options.end())
            value = set->second;
    QString const now = QString::fromStdString(value);
    if (option.kind == Kind::truth) {
        auto* const box = new QCheckBox;
        box->setChecked(value == "true");
        connect(box, &QCheckBox::toggled, this,
                [this, option](bool is_on) { set_option(option, is_on ? "true" : "false"); });
        return box;
    }
    if (option.kind == Kind::whole) {
        auto* const box = new QSpinBox;
        box->setRange(as_int(option.least, std::numeric_limits<int>::min()),
                      as_int(option.most, std::numeric_limits<int>::max()));
        box->setValue(now.toInt());
        connect(box, &QSpinBox::valueChanged, this,
                [this, option](int number) { set_option(option, std::to_string(number)); });
        return box;
    }
    if (option.kind == Kind::choice) {
        auto* const box = new QComboBox;
        for (std::string const& one : option.values) box->addItem(QString::fromStdString(one));
        box->setCurrentText(now);
        connect(box, &QComboBox::currentTextChanged, this,
                [this, option](QString const& text) { set_option(option, text.toStdString()); });
        return box;
    }
    auto* const line = new QLineEdit(now);
    connect(line, &QLineEdit::textEdited, this,
            [this, option](QString const& text) { set_option(option, text.toStdString()); });
    return line;
}

void EnginesDialog::set_option(game::ProgramOption const& option, std::string const& value) {
    Engine* const engine = chosen();
    if (engine == nullptr) return;
    if (value == option.value)
        engine->options.erase(option.name);
    else
        engine->options[option.name] = value;
}

void EnginesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void EnginesDialog::retranslate() {
    setWindowTitle(words(msg("Other programs")));
    list_->setAccessibleName(words(msg("Other programs")));
    add_program_->setText(words(msg("Add a program…")));
    add_address_->setText(words(msg("Add a DamExchange address")));
    remove_->setText(words(msg("Remove")));
    ask_->setText(words(msg("Ask it again")));
    name_label_->setText(words(msg("Name")));
    command_label_->setText(words(msg("Command")));
    name_->setAccessibleName(name_label_->text());
    command_->setAccessibleName(command_label_->text());
}

} // namespace damier::desktop
