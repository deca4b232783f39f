// What Qt takes to lay labels out: seconds of processor time for all of them, the best of some rounds.
//
//     c++ -O2 -fPIC qt.cpp $(pkg-config --cflags --libs Qt5Gui) && QT_QPA_PLATFORM=offscreen a.out LABELS ROUNDS
//
// LABELS has a label on each line, after its language and a tab; Qt does not take the language of a text. Writes a line for each
// work: its name and the seconds.
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTextLayout>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

static double layOut(const QString &text, const QFont &font, double width) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double widest = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        widest = std::max(widest, line.naturalTextWidth());
    }
    layout.endLayout();
    return widest;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    QGuiApplication application(count, arguments);
    std::ifstream file(arguments[1]);
    int rounds = std::stoi(arguments[2]);
    std::vector<QString> labels;
    for (std::string line; std::getline(file, line);) {
        if (auto tab = line.find('\t'); tab != std::string::npos)
            labels.push_back(QString::fromStdString(line.substr(tab + 1)));
    }
    QFont font("Inter");
    font.setPixelSize(17);
    font.setHintingPreference(QFont::PreferNoHinting);
    QFontMetricsF metrics(font);
    double sum = 0;
    for (const char *work : {"line", "wrap", "truncate"}) {
        double best = 1e9;
        for (int round = 0; round < rounds; round++) {
            double start = now();
            for (const QString &label : labels) {
                switch (work[0]) {
                case 'l': sum += layOut(label, font, 1e6); break;
                case 'w': sum += layOut(label, font, 200); break;
                default: sum += metrics.horizontalAdvance(metrics.elidedText(label, Qt::ElideRight, 120));
                }
            }
            best = std::min(best, now() - start);
        }
        std::printf("%s %.6f\n", work, best);
    }
    // Nothing is left out by the compiler whose result is looked at.
    return sum > 0 ? 0 : 1;
}
