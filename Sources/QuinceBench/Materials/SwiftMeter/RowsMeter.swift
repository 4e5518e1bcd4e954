import SwiftUI
import UIKit

/// Lists and lazy stacks of a hundred and of ten thousand rows: the first frame, and frames while they scroll.
///
/// A hundred are what there must be for both to do the same: a lazy stack keeps a screen's height of rows beyond what it shows, and each frame that scrolls
/// has to find new rows.
@MainActor struct RowsMeter {
    private let stage: SwiftMeterController
    private let turns: Turns

    init(_ stage: SwiftMeterController, _ turns: Turns) { (self.stage, self.turns) = (stage, turns) }

    func run() async {
        var pairs = Pairs(few: 100, many: 10_000)
        for run in 0...20 {
            for kind in ["list", "stack"] {
                let (few, many) = (await measure(kind, rows: pairs.few), await measure(kind, rows: pairs.many))
                // The first run fills caches.
                if run > 0 { pairs.add(kind, few: few, many: many) }
            }
        }
        pairs.report()
    }

    /// Scrolls through so many of ten thousand rows, and stays there.
    func rest(_ kind: String, after rows: Int) async {
        let screen = screen(kind, rows: 10_000)
        _ = await turns.time { stage.show(screen) }
        _ = await turns.time {}
        guard let scroll = scrollView(in: screen.view) else { return }
        // Half a screen at a time: every row is shown on the way.
        let end = scroll.contentSize.height / 10_000 * CGFloat(rows)
        while scroll.contentOffset.y < end { _ = await turns.time { scroll.contentOffset.y += 400 } }
        _ = await turns.time {}
        print("resting")
        while true { try? await Task.sleep(nanoseconds: 1_000_000_000) }
    }

    private func screen(_ kind: String, rows: Int) -> UIViewController {
        kind == "list" ? UIHostingController(rootView: ListOfRows(count: rows)) : UIHostingController(rootView: StackOfRows(count: rows))
    }

    private func measure(_ kind: String, rows: Int) async -> [String: Double] {
        let screen = screen(kind, rows: rows)
        var found: [String: Double] = [:]
        found["first"] = await turns.time { stage.show(screen) }
        _ = await turns.time {}
        guard let scroll = scrollView(in: screen.view) else { return found }
        let start = (scroll.contentSize.height / 2).rounded()
        _ = await turns.time { scroll.contentOffset.y = start }
        let steps = 16
        var sum = 0.0
        for step in 1...steps { sum += await turns.time { scroll.contentOffset.y = start + 20 * CGFloat(step) } }
        found["scroll"] = sum / Double(steps)
        _ = await turns.time { stage.hide(screen) }
        return found
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        if let scroll = view as? UIScrollView { return scroll }
        for child in view.subviews { if let found = scrollView(in: child) { return found } }
        return nil
    }
}

private struct ListOfRows: View {
    let count: Int
    var body: some View { List(0..<count, id: \.self) { RowText(number: $0) } }
}

private struct StackOfRows: View {
    let count: Int
    var body: some View {
        ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { RowText(number: $0) } } }
    }
}

private struct RowText: View {
    let number: Int
    var body: some View {
        HStack {
            Image(systemName: "star.fill")
            Text("Row \(number)")
            Spacer()
            Text("\(number * 7)").foregroundStyle(.secondary)
        }
        .padding(.vertical, 10)
    }
}
