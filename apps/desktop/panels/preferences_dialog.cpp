#include "apps/desktop/panels/preferences_dialog.hpp"

#include "apps/desktop/board/board_widget.hpp"
#include "apps/desktop/language_name.hpp"
#include "apps/desktop/panels/answer_buttons.hpp"
#include "apps/desktop/words.hpp"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <thread>

namespace damier::desktop {

namespace {

struct Speed {
    std::string_view name;
    double value;
};
constexpr std::array speeds{Speed{msg("none"), 0}, Speed{msg("slow"), 0.5}, Speed{msg("normal"), 1},
                            Speed{msg("fast"), 2}};
constexpr std::array label_names{msg("none"), msg("on the squares"), msg("beside the board")};

QSpinBox* spin_box(int least, int most) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    return box;
}

} // namespace

PreferencesDialog::PreferencesDialog(Preferences const& preferences, game::StatePtr sample,
                                     QWidget* parent)
    : QDialog(parent),
      old_(preferences),
      told_(preferences),
      sample_(std::move(sample)),
      preview_(new BoardWidget),
      board_group_(new QGroupBox),
      play_group_(new QGroupBox),
      text_group_(new QGroupBox),
      engine_group_(new QGroupBox),
      theme_label_(new QLabel),
      pieces_label_(new QLabel),
      labels_label_(new QLabel),
      speed_label_(new QLabel),
      language_label_(new QLabel),
      font_label_(new QLabel),
      threads_label_(new QLabel),
      table_label_(new QLabel),
      lines_label_(new QLabel),
      volume_label_(new QLabel),
      theme_(new QComboBox),
      pieces_(new QComboBox),
      labels_(new QComboBox),
      speed_(new QComboBox),
      language_(new QComboBox),
      font_(new QSlider(Qt::Horizontal)),
      volume_(new QSlider(Qt::Horizontal)),
      font_value_(new QLabel),
      targets_(new QCheckBox),
      last_move_(new QCheckBox),
      forced_(new QCheckBox),
      motion_(new QCheckBox),
      sound_(new QCheckBox),
      moment_(new QCheckBox),
      first_move_(new QCheckBox),
      premoves_(new QCheckBox),
      quickly_(new QCheckBox),
      taken_back_(new QCheckBox),
      judging_(new QCheckBox),
      leaving_(new QCheckBox),
      deleting_(new QCheckBox),
      threads_(spin_box(1, std::max(1, static_cast<int>(std::thread::hardware_concurrency())))),
      table_(spin_box(1, 65536)),
      lines_(spin_box(1, 9)),
      buttons_(new AnswerButtons(msg("OK"), this)),
      usual_(buttons_->addButton(QString(), QDialogButtonBox::ResetRole)) {
    build();
    retranslate();
    QSize const room = screen()->availableSize() - QSize(40, 60);
    int const height = scroll_->widget()->sizeHint().height() + buttons_->sizeHint().height() + 40;
    resize(QSize(880, height).boundedTo(room));
    fill(preferences);
    auto const tell_it = [this] { tell(); };
    for (QComboBox* box : {theme_, pieces_, labels_, speed_, language_})
        connect(box, &QComboBox::currentIndexChanged, this, tell_it);
    for (QCheckBox* box : {targets_, last_move_, forced_, motion_, sound_, moment_, first_move_,
                           premoves_, quickly_, taken_back_, judging_, leaving_, deleting_})
        connect(box, &QCheckBox::toggled, this, tell_it);
    for (QSpinBox* box : {threads_, table_, lines_})
        connect(box, &QSpinBox::valueChanged, this, tell_it);
    connect(font_, &QSlider::valueChanged, this, tell_it);
    connect(volume_, &QSlider::valueChanged, this, tell_it);
    connect(sound_, &QCheckBox::toggled, volume_, &QWidget::setEnabled);
    connect(usual_, &QPushButton::clicked, this, [this] {
        Preferences usual;
        usual.language = language_->currentData().toString(); // nobody wants to be surprised by it
        fill(usual);
        tell();
    });
}

void PreferencesDialog::build() {
    for (LookChoice const& choice : themes())
        theme_->addItem(QString(), QString::fromStdString(choice.key));
    for (LookChoice const& choice : piece_sets())
        pieces_->addItem(QString(), QString::fromStdString(choice.key));
    for (std::size_t i = 0; i < label_names.size(); ++i) labels_->addItem(QString());
    for (Speed const& speed : speeds) speed_->addItem(QString(), speed.value);
    language_->addItem(QString(), QString()); // the system's
    for (std::string const& key : text::languages())
        language_->addItem(language_name(key), QString::fromStdString(key));
    font_->setRange(8, 20);
    font_->setPageStep(1);
    font_->setTickPosition(QSlider::TicksBelow);
    volume_->setRange(0, 100);
    volume_->setPageStep(10);
    table_->setSingleStep(16);
    preview_->set_interactive(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setMinimumSize(380, 380);
    if (sample_) preview_->show_state(sample_);

    auto const form_in = [](QGroupBox* group,
                            std::initializer_list<std::pair<QLabel*, QWidget*>> rows) {
        auto* form = new QFormLayout(group);
        for (auto const& [label, widget] : rows) {
            if (label == nullptr) {
                form->addRow(widget);
                continue;
            }
            label->setBuddy(widget);
            form->addRow(label, widget);
        }
    };
    auto* font_row = new QWidget;
    auto* font_layout = new QHBoxLayout(font_row);
    font_layout->setContentsMargins(0, 0, 0, 0);
    font_layout->addWidget(font_, 1);
    font_layout->addWidget(font_value_);
    form_in(board_group_, {{theme_label_, theme_},
                           {pieces_label_, pieces_},
                           {labels_label_, labels_},
                           {speed_label_, speed_},
                           {nullptr, targets_},
                           {nullptr, last_move_},
                           {nullptr, forced_},
                           {nullptr, motion_}});
    form_in(play_group_, {{nullptr, sound_},
                          {volume_label_, volume_},
                          {nullptr, moment_},
                          {nullptr, first_move_},
                          {nullptr, premoves_},
                          {nullptr, quickly_},
                          {nullptr, taken_back_},
                          {nullptr, judging_},
                          {nullptr, leaving_},
                          {nullptr, deleting_}});
    form_in(text_group_, {{language_label_, language_}, {font_label_, font_row}});
    form_in(engine_group_,
            {{threads_label_, threads_}, {table_label_, table_}, {lines_label_, lines_}});
    font_label_->setBuddy(font_);

    auto* groups = new QWidget;
    auto* left = new QVBoxLayout(groups);
    left->setContentsMargins(0, 0, 8, 0);
    for (QGroupBox* group : {board_group_, play_group_, text_group_, engine_group_})
        left->addWidget(group);
    left->addStretch(1);
    scroll_ = new QScrollArea; // a small screen, or large letters
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(groups);
    auto* columns = new QHBoxLayout;
    columns->addWidget(scroll_);
    columns->addWidget(preview_, 1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(buttons_);
}

// Wide enough for every group, which differs with the language and the letters.
void PreferencesDialog::fit_groups() {
    if (scroll_ == nullptr) return; // not built yet
    QWidget const* const groups = scroll_->widget();
    scroll_->setMinimumWidth(groups->minimumSizeHint().width()
                             + scroll_->verticalScrollBar()->sizeHint().width());
}

Preferences PreferencesDialog::preferences() const {
    Preferences p = old_;
    p.look.theme = theme_->currentData().toString().toStdString();
    p.look.pieces = pieces_->currentData().toString().toStdString();
    p.look.labels = static_cast<Labels>(labels_->currentIndex());
    p.look.speed = speed_->currentData().toDouble();
    p.look.shows_targets = targets_->isChecked();
    p.look.shows_last_move = last_move_->isChecked();
    p.look.shows_forced = forced_->isChecked();
    p.respects_motion = motion_->isChecked();
    p.has_sound = sound_->isChecked();
    p.volume = volume_->value();
    p.waits_to_answer = moment_->isChecked();
    p.clock_waits = first_move_->isChecked();
    p.has_premoves = premoves_->isChecked();
    p.plays_quickly = quickly_->isChecked();
    p.keeps_taken_back = taken_back_->isChecked();
    p.reviews_at_end = judging_->isChecked();
    p.confirms_leaving = leaving_->isChecked();
    p.confirms_deleting = deleting_->isChecked();
    p.language = language_->currentData().toString();
    p.font_scale = font_->value() / 10.0;
    p.threads = threads_->value();
    p.table_megabytes = table_->value();
    p.lines = lines_->value();
    return p;
}

void PreferencesDialog::fill(Preferences const& p) {
    is_filling_ = true;
    theme_->setCurrentIndex(std::max(0, theme_->findData(QString::fromStdString(p.look.theme))));
    pieces_->setCurrentIndex(std::max(0, pieces_->findData(QString::fromStdString(p.look.pieces))));
    labels_->setCurrentIndex(static_cast<int>(p.look.labels));
    auto const nearest = std::ranges::min_element(
        speeds, {}, [&](Speed const& s) { return std::abs(s.value - p.look.speed); });
    speed_->setCurrentIndex(static_cast<int>(nearest - speeds.begin()));
    targets_->setChecked(p.look.shows_targets);
    last_move_->setChecked(p.look.shows_last_move);
    forced_->setChecked(p.look.shows_forced);
    motion_->setChecked(p.respects_motion);
    sound_->setChecked(p.has_sound);
    volume_->setValue(p.volume);
    volume_->setEnabled(p.has_sound);
    moment_->setChecked(p.waits_to_answer);
    first_move_->setChecked(p.clock_waits);
    premoves_->setChecked(p.has_premoves);
    quickly_->setChecked(p.plays_quickly);
    taken_back_->setChecked(p.keeps_taken_back);
    judging_->setChecked(p.reviews_at_end);
    leaving_->setChecked(p.confirms_leaving);
    deleting_->setChecked(p.confirms_deleting);
    language_->setCurrentIndex(std::max(0, language_->findData(p.language)));
    font_->setValue(static_cast<int>(p.font_scale * 10 + 0.5));
    threads_->setValue(p.threads);
    table_->setValue(p.table_megabytes);
    lines_->setValue(p.lines);
    is_filling_ = false;
    show_preview();
}

void PreferencesDialog::tell() {
    if (is_filling_) return;
    show_preview();
    Preferences const now = preferences();
    if (now == told_) return;
    told_ = now;
    Q_EMIT changed(now);
}

void PreferencesDialog::reject() {
    if (!(told_ == old_)) {
        told_ = old_;
        Q_EMIT changed(old_);
    }
    QDialog::reject();
}

void PreferencesDialog::show_preview() {
    Look look = preferences().look;
    look.is_flipped = false;
    preview_->set_look(look);
    font_value_->setText(words(Message(msg("{}%"), font_->value() * 10)));
}

void PreferencesDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit_groups();
}

void PreferencesDialog::retranslate() {
    setWindowTitle(words(msg("Preferences")));
    board_group_->setTitle(words(msg("Board")));
    play_group_->setTitle(words(msg("Playing")));
    text_group_->setTitle(words(msg("Language and text")));
    engine_group_->setTitle(words(msg("Engine")));
    theme_label_->setText(words(msg("Theme")));
    pieces_label_->setText(words(msg("Pieces")));
    labels_label_->setText(words(msg("Names of the squares")));
    speed_label_->setText(words(msg("Animation")));
    language_label_->setText(words(msg("Language")));
    font_label_->setText(words(msg("Size of the text")));
    threads_label_->setText(words(msg("Threads")));
    table_label_->setText(words(msg("Memory")));
    lines_label_->setText(words(msg("Lines")));
    for (std::size_t i = 0; i < themes().size(); ++i)
        theme_->setItemText(static_cast<int>(i), first_capital(words(themes()[i].name)));
    for (std::size_t i = 0; i < piece_sets().size(); ++i)
        pieces_->setItemText(static_cast<int>(i), first_capital(words(piece_sets()[i].name)));
    for (std::size_t i = 0; i < label_names.size(); ++i)
        labels_->setItemText(static_cast<int>(i), first_capital(words(label_names[i])));
    for (std::size_t i = 0; i < speeds.size(); ++i)
        speed_->setItemText(static_cast<int>(i), first_capital(words(speeds[i].name)));
    language_->setItemText(0, first_capital(words(msg("as the system"))));
    table_->setSuffix(QStringLiteral(" ") + words(msg("MB")));
    targets_->setText(words(msg("Show where a piece may go")));
    last_move_->setText(words(msg("Show the last move")));
    forced_->setText(words(msg("Show which pieces must capture")));
    motion_->setText(words(msg("No animation where the system asks for little motion")));
    sound_->setText(words(msg("Sounds")));
    volume_label_->setText(words(msg("Volume")));
    moment_->setText(words(msg("The computer waits a moment before it answers")));
    first_move_->setText(words(msg("The clock starts with the first move")));
    premoves_->setText(words(msg("Choose the next move while the computer thinks")));
    quickly_->setText(words(msg("One click where only one move is meant")));
    taken_back_->setText(words(msg("Keep moves that were taken back as a variation")));
    judging_->setText(words(msg("Judge the moves when a game is over")));
    leaving_->setText(words(msg("Ask before leaving an unfinished game")));
    deleting_->setText(words(msg("Ask before deleting moves")));
    preview_->setAccessibleName(words(msg("Preview of the board")));
    usual_->setText(words(msg("Usual values")));
    for (auto const& [label, widget] :
         std::initializer_list<std::pair<QLabel*, QWidget*>>{{theme_label_, theme_},
                                                             {pieces_label_, pieces_},
                                                             {labels_label_, labels_},
                                                             {speed_label_, speed_},
                                                             {language_label_, language_},
                                                             {font_label_, font_},
                                                             {volume_label_, volume_},
                                                             {threads_label_, threads_},
                                                             {table_label_, table_},
                                                             {lines_label_, lines_}})
        widget->setAccessibleName(label->text());
    fit_groups();
}

} // namespace damier::desktop
