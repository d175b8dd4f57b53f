// A question with a yes and a «Cancel».
#pragma once

class QString;
class QWidget;

namespace damier::desktop {

bool ask(QWidget* parent, QString const& question, QString const& yes); // true: yes

} // namespace damier::desktop
