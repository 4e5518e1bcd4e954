// A column of views, each placed by the one before it, solved by kiwisolver: the constraints that Meter/ChainMeter.swift makes.
// Prints the median milliseconds of some runs: making the constraints, adding them, and reading the frames.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Item {
    kiwi::Variable x, y, width, height;
};

static double column(int count) {
    const auto start = std::chrono::steady_clock::now();
    kiwi::Solver solver;
    const auto equal = [&](const kiwi::Expression& expression) {
        solver.addConstraint(kiwi::Constraint(expression, kiwi::OP_EQ, kiwi::strength::required));
    };
    Item root;
    equal(root.x - 0.0);
    equal(root.y - 0.0);
    equal(root.width - 393.0);
    equal(root.height - 852.0);
    std::vector<Item> items(count);
    for (int index = 0; index < count; index++) {
        Item& item = items[index];
        if (index == 0) {
            equal(item.x - 10.0);
            equal(item.y - 20.0);
            equal(item.x + item.width - root.width + 10.0);
            equal(item.height - 30.0);
            continue;
        }
        const Item& before = items[index - 1];
        equal(item.x - before.x);
        equal(item.y - before.y - before.height - 8.0);
        equal(item.width - before.width);
        equal(item.height - before.height);
    }
    solver.updateVariables();
    double sum = 0;
    for (const Item& item : items) sum += item.x.value() + item.y.value() + item.width.value() + item.height.value();
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    const double expected = count * (10.0 + 20.0 + 373.0 + 30.0) + 38.0 * count * (count - 1) / 2.0;
    if (std::abs(sum - expected) > 1) {
        std::fprintf(stderr, "The column is at %f instead of %f.\n", sum, expected);
        std::exit(1);
    }
    return time.count();
}

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 600;
    std::vector<double> times;
    for (int run = 0; run < 5; run++) times.push_back(column(count));
    std::sort(times.begin(), times.end());
    std::printf("%f\n", times[times.size() / 2]);
}
