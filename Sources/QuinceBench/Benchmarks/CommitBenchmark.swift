import Foundation
import RenderProtocol

/// The cost of validating commits: the first of an app with a large tree, validated and applied, against one that is only stored.
struct CommitBenchmark: Benchmark {
    private static let count: UInt64 = 10_000

    let figures = [
        Figure(
            name: "commit of 10,000 layers, checked and applied", unit: "ms", target: .value(60), rival: "the same kept without checks"),
        Figure(name: "commit that moves one of 10,000 layers", unit: "ms", target: .value(0.5)),
    ]

    func run(on bench: Workbench) throws -> [Reading] {
        let first = Self.firstCommit
        var tree = RenderTree()
        try tree.apply(first)
        let whole = try interleaved(runs: 15, batch: 1) {
            var tree = RenderTree()
            return try Stopwatch.time { try tree.apply(first) } * 1000
        } _: {
            var layers: [LayerID: RenderLayer] = [:]
            return Stopwatch.time {
                for case .setLayer(let id, let properties) in first.operations {
                    for (key, value) in properties { layers[id, default: RenderLayer(id: id)].properties[key] = value }
                }
            } * 1000
        }
        var sequence: UInt64 = 1
        let move = try median(runs: 15) {
            try Stopwatch.time {
                for number in 0..<100 {
                    sequence += 1
                    let moved = LayerProperties(dictionaryLiteral: (.position, .point(CGPoint(x: Double(number), y: 0))))
                    try tree.apply(Commit(sequence: sequence, time: 0, operations: [.setLayer(LayerID(50_050), moved)]))
                }
            } * 10
        }
        return [whole, move]
    }

    /// A list of a hundred groups, each of a hundred cells.
    private static var firstCommit: Commit {
        var operations: [Commit.Operation] = []
        let groups = (1...100).map { LayerID($0) }
        for group in groups {
            let cells = (0..<(count / 100)).map { LayerID(group.rawValue * 1000 + $0) }
            for (index, cell) in cells.enumerated() {
                operations.append(
                    .setLayer(
                        cell,
                        [
                            .position: .point(CGPoint(x: 196, y: Double(index) * 44)),
                            .bounds: .rect(CGRect(x: 0, y: 0, width: 393, height: 44)), .opacity: .number(0.5),
                        ]))
            }
            operations.append(.setLayer(group, [.sublayers: .layers(cells)]))
        }
        operations.append(.setLayer(LayerID(101), [.sublayers: .layers(groups)]))
        operations.append(.setRoot(LayerID(101)))
        return Commit(sequence: 1, time: 0, operations: operations)
    }
}
