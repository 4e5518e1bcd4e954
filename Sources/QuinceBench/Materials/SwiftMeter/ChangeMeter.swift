import SwiftUI

/// One change among a thousand rows: how many of them are asked for their bodies again.
@MainActor struct ChangeMeter {
    private let stage: SwiftMeterController
    private let turns: Turns

    init(_ stage: SwiftMeterController, _ turns: Turns) { (self.stage, self.turns) = (stage, turns) }

    func run() async {
        let items = (0..<1000).map { Item(id: $0) }
        let screen = UIHostingController(rootView: Rows(items: items))
        _ = await turns.time { stage.show(screen) }
        _ = await turns.time {}
        var times: [Double] = []
        RowBodies.count = 0
        for step in 0..<10 { times.append(await turns.time { items[step % 5].title = "Changed \(step)" }) }
        print("rows evaluated: \(Double(RowBodies.count) / 10)")
        print("change: \(times.median)")
    }
}

@MainActor enum RowBodies { static var count = 0 }

@Observable final class Item: Identifiable {
    let id: Int
    var title: String
    init(id: Int) {
        self.id = id
        title = "Row \(id)"
    }
}

private struct Rows: View {
    let items: [Item]
    var body: some View { List(items) { RowView(item: $0) } }
}

private struct RowView: View {
    let item: Item
    var body: some View {
        let _ = RowBodies.count += 1
        Text(item.title)
    }
}
