// What Yoga takes for one more layout of a tree of views of fixed sizes: seconds of processor time a view.
//
//     c++ -O2 -std=c++20 -I YOGA yoga.cpp YOGA/yoga/**/*.cpp && a.out VIEWS ROUNDS
//
// A column of rows of a hundred views, as in the benchmark of Galley's own, laid out in one width and in eleven.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <yoga/Yoga.h>

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

static double sum = 0;

static double layOut(int views, int proposals) {
    double start = now();
    YGNodeRef root = YGNodeNew();
    YGNodeStyleSetGap(root, YGGutterRow, 1);
    YGNodeStyleSetAlignItems(root, YGAlignFlexStart);
    for (int row = 0; row < views / 100; row++) {
        YGNodeRef line = YGNodeNew();
        YGNodeStyleSetFlexDirection(line, YGFlexDirectionRow);
        YGNodeStyleSetGap(line, YGGutterColumn, 1);
        for (int column = 0; column < 100; column++) {
            YGNodeRef view = YGNodeNew();
            YGNodeStyleSetWidth(view, 20);
            YGNodeStyleSetHeight(view, 10);
            YGNodeInsertChild(line, view, size_t(column));
        }
        YGNodeInsertChild(root, line, size_t(row));
    }
    for (int proposal = 0; proposal < proposals; proposal++) {
        YGNodeCalculateLayout(root, float(300 + proposal), YGUndefined, YGDirectionLTR);
        sum += YGNodeLayoutGetHeight(root);
    }
    YGNodeFreeRecursive(root);
    return now() - start;
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    int views = std::atoi(arguments[1]);
    int rounds = std::atoi(arguments[2]);
    double one = 1e9, eleven = 1e9;
    for (int round = 0; round < rounds; round++) {
        one = std::min(one, layOut(views, 1));
        eleven = std::min(eleven, layOut(views, 11));
    }
    std::printf("layout %.9f\n", (eleven - one) / 10 / views);
    // Nothing is left out by the compiler whose result is looked at.
    return sum > 0 ? 0 : 1;
}
