// The other programs that play and analyse here: found by a file dialog, asked who they are, with
// the options that they declare.
#pragma once

#include "apps/desktop/engines.hpp"

#include <QDialog>

#include <optional>
#include <thread>

class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace damier::desktop {

class EnginesDialog : public QDialog {
    Q_OBJECT

public:
    EnginesDialog(std::vector<Engine> engines, Introduce introduce, QWidget* parent = nullptr);

    std::vector<Engine> const& engines() const { return engines_; }
    void add(Engine engine); // and asks it

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void add_program();
    void remove();
    void show_engine();
    void ask();
    void hear(std::string const& command, Result<game::Introduction> const& told);
    void show_options(game::Introduction const& told);
    QWidget* field_for(game::ProgramOption const& option);
    void set_option(game::ProgramOption const& option, std::string const& value);
    void retranslate();
    Engine* chosen();

    std::vector<Engine> engines_;
    Introduce introduce_;
    bool is_filling_ = false;

    QListWidget* list_;
    QLineEdit *name_, *command_;
    QLabel *name_label_, *command_label_, *status_;
    QWidget* options_;
    QPushButton *add_program_, *add_address_, *remove_, *ask_;
    std::jthread asking_; // last: it speaks to this dialog
};

} // namespace damier::desktop
