// The upright bar beside the board: who stands better, as areas and as a number.
#pragma once

#include "apps/desktop/panels/evaluation.hpp"

#include <QWidget>

namespace damier::desktop {

class EvaluationBar : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    using QWidget::show;
    void show(std::optional<Evaluation> evaluation); // nothing: unknown
    void set_flipped(bool is_flipped);               // the first seat sits at the top
    void set_span(double top, double bottom);        // of the board beside it

    std::optional<Evaluation> const& evaluation() const { return evaluation_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width(), 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::optional<Evaluation> evaluation_;
    bool is_flipped_ = false;
    std::optional<std::pair<double, double>> span_;
};

} // namespace damier::desktop
