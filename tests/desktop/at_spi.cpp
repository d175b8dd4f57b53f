// at_spi PROGRAM: what a screen reader gets from the window over the accessibility bus of the
// desktop, and that the Tab key, sent there, comes to everything on the first page. tests/desktop/
// at_spi.sh lends it a display and a bus.
#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QElapsedTimer>
#include <QProcess>
#include <QStringList>
#include <QThread>

#include <cstdio>
#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace {

struct Object {
    QString bus, path;
};
enum State { focusable = 11, focused = 12, showing = 25, enabled = 8 }; // bits of at-spi

QString const accessible = QStringLiteral("org.a11y.atspi.Accessible");
QString const registry = QStringLiteral("org.a11y.atspi.Registry");

class Reader {
public:
    explicit Reader(QDBusConnection bus) : bus_(std::move(bus)) {}

    QList<QVariant> call(Object const& of, QString const& interface, QString const& method,
                         QList<QVariant> const& arguments = {}) const {
        QDBusMessage message = QDBusMessage::createMethodCall(of.bus, of.path, interface, method);
        message.setArguments(arguments);
        return bus_.call(message, QDBus::Block, 5000).arguments();
    }
    std::vector<Object> children(Object const& of) const {
        std::vector<Object> all;
        QList<QVariant> const answer = call(of, accessible, QStringLiteral("GetChildren"));
        if (answer.isEmpty()) return all;
        auto const list = answer.front().value<QDBusArgument>();
        if (list.currentType() != QDBusArgument::ArrayType) return all;
        list.beginArray();
        while (!list.atEnd()) {
            Object one;
            QDBusObjectPath path;
            list.beginStructure();
            list >> one.bus >> path;
            list.endStructure();
            one.path = path.path();
            all.push_back(one);
        }
        list.endArray();
        return all;
    }
    QString name(Object const& of) const {
        QList<QVariant> const answer =
            call(of, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"),
                 {accessible, QStringLiteral("Name")});
        return answer.isEmpty() ? QString()
                                : answer.front().value<QDBusVariant>().variant().toString();
    }
    QString role(Object const& of) const {
        QList<QVariant> const answer = call(of, accessible, QStringLiteral("GetRoleName"));
        return answer.isEmpty() ? QString() : answer.front().toString();
    }
    bool is(Object const& of, State state) const {
        QList<QVariant> const answer = call(of, accessible, QStringLiteral("GetState"));
        if (answer.isEmpty()) return false;
        auto const list = answer.front().value<QDBusArgument>();
        QList<uint> bits;
        list >> bits;
        return !bits.isEmpty() && ((bits.front() >> state) & 1U) != 0;
    }
    // Everything below this that is shown, in the order of the tree.
    void walk(Object const& top, std::function<void(Object const&)> const& see) const {
        for (Object const& one : children(top)) {
            if (!is(one, showing)) continue; // other pages
            see(one);
            walk(one, see);
        }
    }
    void press_tab() const {
        call({registry, QStringLiteral("/org/a11y/atspi/registry/deviceeventcontroller")},
             QStringLiteral("org.a11y.atspi.DeviceEventController"),
             QStringLiteral("GenerateKeyboardEvent"), {23, QString(), 2U}); // pressed and released
    }
    void click(int x, int y) const {
        call({registry, QStringLiteral("/org/a11y/atspi/registry/deviceeventcontroller")},
             QStringLiteral("org.a11y.atspi.DeviceEventController"),
             QStringLiteral("GenerateMouseEvent"), {x, y, QStringLiteral("b1c")});
    }

private:
    QDBusConnection bus_;
};

template <class F> bool comes(F const& is_so) {
    for (int i = 0; i < 1200; ++i) {
        if (is_so()) return true;
        QThread::msleep(100);
    }
    return false;
}

int fail(char const* what, QString const& more = {}) {
    std::fprintf(stderr, "%s %s\n", what, qPrintable(more));
    return 1;
}

int look(Reader const& reader, Object const& program) {
    QStringList unnamed, wanted;
    reader.walk(program, [&](Object const& one) {
        if (!reader.is(one, focusable)) return;
        QString const name = reader.name(one);
        if (name.isEmpty()) unnamed << reader.role(one) + u' ' + one.path;
        wanted << name;
    });
    if (!unnamed.isEmpty()) return fail("without a name:", unnamed.join(u", "));
    if (wanted.size() < 20) return fail("hardly anything is there:", wanted.join(u", "));

    auto const in_focus = [&] {
        QString name;
        reader.walk(program, [&](Object const& one) {
            if (reader.is(one, focused)) name = reader.name(one);
        });
        return name;
    };
    reader.click(5, 790); // an empty place of the page: the window is active now
    QString now;
    if (!comes([&] { return !(now = in_focus()).isEmpty(); })) return fail("nothing has the focus");
    std::set<QString> missing{
        QStringLiteral("Play"),           QStringLiteral("Analyse"),
        QStringLiteral("Open a file…"),   QStringLiteral("Set up a position…"),
        QStringLiteral("Learn endings…"), QStringLiteral("White"),
        QStringLiteral("No clock"),       QStringLiteral("Search a game")};
    QStringList way{now};
    for (missing.erase(now); !missing.empty() && way.size() < 80; missing.erase(now)) {
        QString const before = now;
        reader.press_tab();
        if (!comes([&] { return (now = in_focus()) != before && !now.isEmpty(); }))
            return fail("Tab does not leave", before);
        way << now;
    }
    if (!missing.empty())
        return fail("Tab does not come to",
                    *missing.begin() + QStringLiteral("; only to ") + way.join(u", "));
    std::printf("%d objects with names; Tab: %s\n", static_cast<int>(wanted.size()),
                qPrintable(way.join(u", ")));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication const application(argc, argv);
    if (argc < 2) return 2;
    QDBusMessage const asked = QDBusConnection::sessionBus().call(QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
        QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress")));
    if (asked.arguments().isEmpty()) return fail("there is no accessibility bus");
    Reader const reader(QDBusConnection::connectToBus(asked.arguments().front().toString(),
                                                      QStringLiteral("accessibility")));
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedChannels);
    program.setProgram(QString::fromLocal8Bit(argv[1]));
    program.setArguments({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--page"),
                          QStringLiteral("start"), QStringLiteral("--size"),
                          QStringLiteral("1280x800")});
    std::optional<Object> window;
    bool const is_there = comes([&] {
        // It ends at once where the display does not answer yet, and says so.
        if (program.state() == QProcess::NotRunning) program.start();
        if (!program.waitForStarted()) return false;
        Object const root{registry, QStringLiteral("/org/a11y/atspi/accessible/root")};
        for (Object const& one : reader.children(root))
            if (reader.name(one).contains(u"amier")) window = one;
        return window && !reader.children(*window).empty();
    });
    int const result = is_there ? look(reader, *window) : fail("the window is not on the bus");
    program.kill();
    program.waitForFinished();
    return result;
}
