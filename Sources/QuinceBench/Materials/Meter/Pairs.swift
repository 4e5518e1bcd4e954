/// The paired measurements of a few and of many rows, taken in immediate succession.
struct Pairs {
    private struct Name: Hashable {
        let kind, figure: String
    }

    let few, many: Int
    private var runs: [Name: [(few: Double, many: Double)]] = [:]

    init(few: Int, many: Int) { (self.few, self.many) = (few, many) }

    /// Takes a run's figures, by their names.
    mutating func add(_ kind: String, few: [String: Double], many: [String: Double]) {
        for (figure, value) in few { runs[Name(kind: kind, figure: figure), default: []].append((value, many[figure] ?? .nan)) }
    }

    /// Prints of each figure the pair whose ratio is in the middle: where a machine is faster for a while, it is for both of a pair.
    func report() {
        for (name, pairs) in runs.sorted(by: { ($0.key.kind, $0.key.figure) < ($1.key.kind, $1.key.figure) }) {
            let middle = pairs.sorted { $0.many * $1.few < $1.many * $0.few }[pairs.count / 2]
            print("\(name.kind) \(few) \(name.figure): \(middle.few)")
            print("\(name.kind) \(many) \(name.figure): \(middle.many)")
        }
    }
}
