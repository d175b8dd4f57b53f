#include "apps/desktop/engines.hpp"

#include <QSettings>
#include <QString>
#include <QVariantMap>

namespace damier::desktop {

std::string Engine::player() const {
    std::string text = is_dxp ? "dxp" : "hub";
    for (auto const& [key, value] : options)
        // What would end the list of options cannot be written there.
        if (!is_dxp && (key + value).find_first_of(",:=") == std::string::npos)
            text += ',' + key + '=' + value;
    return text + ':' + command;
}

std::vector<Engine> read_engines(QSettings& settings) {
    std::vector<Engine> engines;
    int const count = settings.beginReadArray("engines");
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        Engine engine;
        engine.name = settings.value("name").toString().toStdString();
        engine.command = settings.value("command").toString().toStdString();
        engine.is_dxp = settings.value("dxp").toBool();
        QVariantMap const options = settings.value("options").toMap();
        for (auto option = options.begin(); option != options.end(); ++option)
            engine.options[option.key().toStdString()] = option.value().toString().toStdString();
        if (!engine.command.empty()) engines.push_back(std::move(engine));
    }
    settings.endArray();
    return engines;
}

void write_engines(QSettings& settings, std::vector<Engine> const& engines) {
    settings.remove("engines");
    settings.beginWriteArray("engines", static_cast<int>(engines.size()));
    for (std::size_t i = 0; i < engines.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("name", QString::fromStdString(engines[i].name));
        settings.setValue("command", QString::fromStdString(engines[i].command));
        settings.setValue("dxp", engines[i].is_dxp);
        QVariantMap options;
        for (auto const& [key, value] : engines[i].options)
            options[QString::fromStdString(key)] = QString::fromStdString(value);
        settings.setValue("options", options);
    }
    settings.endArray();
}

} // namespace damier::desktop
