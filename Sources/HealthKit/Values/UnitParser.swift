import QuinceFoundation

/// Reads the text of a unit: `kg`, `count/min`, `mL/(kg·min)`, `m^2`.
struct UnitParser {
    private var rest: Substring

    private init(_ text: String) { rest = Substring(text) }

    /// The factors of a unit with their powers, as `HKUnit` has them; nil where the text is none. An empty text is the unit without a dimension.
    static func factors(of text: String) -> [UnitFactor]? {
        guard !text.isEmpty else { return [] }
        var parser = UnitParser(text)
        guard let factors = parser.product(depth: 0), parser.rest.isEmpty else { return nil }
        return factors
    }

    /// Deep nesting is no unit, and would overflow the stack.
    private static let maximumDepth = 32

    private mutating func product(depth: Int) -> [UnitFactor]? {
        guard depth < Self.maximumDepth, var result = factor(depth: depth) else { return nil }
        while let sign = rest.first, "/·*.".contains(sign) {
            rest.removeFirst()
            guard let next = factor(depth: depth) else { return nil }
            result += sign == "/" ? next.map { UnitFactor($0.atom, -$0.power) } : next
        }
        return result
    }

    private mutating func factor(depth: Int) -> [UnitFactor]? {
        var factors: [UnitFactor]
        if rest.first == "(" {
            rest.removeFirst()
            guard let inner = product(depth: depth + 1), rest.first == ")" else { return nil }
            rest.removeFirst()
            factors = inner
        } else {
            guard let found = atom() else { return nil }
            factors = found
        }
        guard rest.first == "^" else { return factors }
        rest.removeFirst()
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
        rest = rest[digits.endIndex...]
        guard let power = Int(digits), abs(power) <= 100 else { return nil }
        return factors.map { UnitFactor($0.atom, $0.power * power) }
    }

    private mutating func atom() -> [UnitFactor]? {
        var name = rest.prefix { !"/·*.()^<".contains($0) }
        if rest[name.endIndex...].first == "<" {
            guard let end = rest.firstIndex(of: ">") else { return nil }
            name = rest[...end]
        }
        rest = rest[name.endIndex...]
        if name == "1" { return [] }
        return UnitAtom.named(String(name)).map { [UnitFactor($0, 1)] }
    }
}

/// A unit in a product, with its power.
struct UnitFactor: Hashable {
    let atom: UnitAtom
    let power: Int

    init(_ atom: UnitAtom, _ power: Int) { (self.atom, self.power) = (atom, power) }

    var text: String { abs(power) == 1 ? atom.symbol : "\(atom.symbol)^\(abs(power))" }
}
