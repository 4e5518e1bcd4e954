import Charts
import SwiftUI

/// Layouts of many views, without showing them.
@MainActor struct LayoutMeter {
    func run() {
        for count in [1000, 10_000] { print("stack \(count): \(stack(count))") }
        print("grid 2500: \(cold { GridOfTexts(run: $0) })")
        print("chat 1000: \(cold { Chat(run: $0) })")
        print("chart 10000: \(chart())")
    }

    private func time(_ body: () -> Void) -> Double {
        let start = CACurrentMediaTime()
        body()
        return (CACurrentMediaTime() - start) * 1000
    }

    /// A stack whose views are there, in another room each time.
    private func stack(_ count: Int) -> Double {
        let controller = UIHostingController(rootView: Column(count: count))
        _ = controller.sizeThatFits(in: CGSize(width: 300, height: 40_000))
        return (1...9).map { run in time { _ = controller.sizeThatFits(in: CGSize(width: 300 + CGFloat(run), height: 40_000)) } }.median
    }

    /// A chart whose points were never there before.
    private func chart() -> Double {
        let times = (0...5).map { run in
            let points = (0..<10_000).map { Point(id: $0, value: Double(($0 * 7919 + run) % 1000)) }
            return time {
                let controller = UIHostingController(rootView: Points(points: points))
                controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
                controller.view.layoutIfNeeded()
            }
        }
        // The first fills caches of fonts.
        return Array(times.dropFirst()).median
    }

    /// Views that are made and laid out for the first time, with texts that were never set before.
    private func cold<Content: View>(_ make: (Int) -> Content) -> Double {
        let times = (0...5).map { run in
            time { _ = UIHostingController(rootView: make(run)).sizeThatFits(in: CGSize(width: 390, height: 100_000)) }
        }
        // The first fills caches of fonts.
        return Array(times.dropFirst()).median
    }
}

/// Half of the nodes are views, the other half what gives them their height.
private struct Column: View {
    let count: Int
    var body: some View {
        VStack(spacing: 0) { ForEach(0..<(count / 2), id: \.self) { _ in Color.red.frame(height: 4) } }
    }
}

private struct Point: Identifiable {
    let id: Int
    let value: Double
}

private struct Points: View {
    let points: [Point]
    var body: some View { Chart(points) { PointMark(x: .value("Number", $0.id), y: .value("Value", $0.value)) } }
}

private struct GridOfTexts: View {
    let run: Int
    var body: some View {
        Grid {
            ForEach(0..<50, id: \.self) { row in
                GridRow { ForEach(0..<50, id: \.self) { column in Text("\(run).\(row * 50 + column)") } }
            }
        }
    }
}

private struct Chat: View {
    let run: Int
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<1000, id: \.self) { number in
                Text("Message \(number) of run \(run) has more words than find room in one line, and so it is broken into several of them.")
                    .padding(8)
            }
        }
    }
}
