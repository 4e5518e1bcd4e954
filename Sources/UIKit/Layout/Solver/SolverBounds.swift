/// The constraints that say something of one variable and nothing of others: the widths a text asks for, a least height.
///
/// Their best value is found by comparing them, priority by priority. The tableau would pivot rows for it, which no other row has to do with.
struct SolverBounds {
    /// Highest priority first, in the order of their addition among equals.
    private(set) var constraints: ContiguousArray<SolverConstraint> = []
    /// The best value, where it has been found.
    var value = 0.0
    var isDecided = false
    /// Whether something has changed since the value was found.
    var isStale = false

    mutating func add(_ constraint: SolverConstraint) {
        var index = constraints.count
        while index > 0, constraints[index - 1].priority < constraint.priority { index -= 1 }
        constraints.insert(constraint, at: index)
    }

    mutating func remove(_ constraint: SolverConstraint) {
        if let index = constraints.firstIndex(where: { $0 === constraint }) { constraints.remove(at: index) }
    }

    var hasRequired: Bool { constraints.first?.isRequired ?? false }

    /// The values that required constraints allow; nil where these contradict each other.
    var allowed: SolverRange? {
        var range = SolverRange()
        for constraint in constraints {
            guard constraint.isRequired else { break }
            if !range.restrict(to: Bound(constraint)) { return nil }
        }
        return range
    }

    /// Whether required constraints allow a value; those that are met only just have to be met after rounding, too.
    func allow(_ value: Double) -> Bool {
        constraints.allSatisfy { !$0.isRequired || Bound($0).violation(at: value) <= SolverRow.epsilon * 50 }
    }

    /// The values that are as good as any; nil where required constraints contradict each other.
    var best: SolverRange? {
        guard var range = allowed else { return nil }
        var index = constraints.firstIndex { !$0.isRequired } ?? constraints.count
        while index < constraints.count, !range.isSingle {
            var end = index + 1
            while end < constraints.count, constraints[end].priority == constraints[index].priority { end += 1 }
            if end == index + 1 {
                range.approach(Bound(constraints[index]))
            } else {
                range.approach(constraints[index..<end].map { Bound($0) })
            }
            index = end
        }
        return range
    }

    /// The constraints that a value just meets.
    func constraints(at value: Double) -> [SolverConstraint] {
        constraints.filter { abs(Bound($0).value - value) <= SolverRow.epsilon * 100 }
    }

    /// `variable (relation) value`, as a constraint's expansion says it.
    struct Bound {
        let value: Double
        let relation: SolverConstraint.Relation
        /// The cost of violating the bound by one unit.
        let weight: Double

        init(_ constraint: SolverConstraint) {
            let expansion = constraint.expansion!
            let coefficient = expansion.terms[0].coefficient
            value = -expansion.constant / coefficient
            weight = abs(coefficient)
            relation = coefficient > 0 ? constraint.relation : SolverConstraint.Relation(rawValue: -constraint.relation.rawValue)!
        }

        var isLower: Bool { relation != .lessThanOrEqual }
        var isUpper: Bool { relation != .greaterThanOrEqual }

        func violation(at other: Double) -> Double {
            let difference = other - value
            return (difference < 0 ? isLower : isUpper) ? abs(difference) * weight : 0
        }
    }
}

/// Numbers from one to another.
struct SolverRange {
    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity

    var isSingle: Bool { high - low <= SolverRow.epsilon }

    /// Takes away what a required bound forbids. Returns whether anything is left.
    mutating func restrict(to bound: SolverBounds.Bound) -> Bool {
        if bound.isLower { low = max(low, bound.value) }
        if bound.isUpper { high = min(high, bound.value) }
        guard low > high else { return true }
        guard low - high <= SolverRow.epsilon * 100 else { return false }
        high = low
        return true
    }

    /// Takes away all but what comes closest to an optional bound.
    mutating func approach(_ bound: SolverBounds.Bound) {
        let nearest = min(max(bound.value, low), high)
        if bound.isLower { low = nearest }
        if bound.isUpper { high = nearest }
    }

    /// Takes away all but what violates bounds of one priority least. The sum is convex and straight between the bounds.
    mutating func approach(_ bounds: [SolverBounds.Bound]) {
        let places = bounds.map { min(max($0.value, low), high) } + [low, high].filter(\.isFinite)
        let costs = places.map { place in bounds.reduce(0) { $0 + $1.violation(at: place) } }
        let limit = costs.min()! + SolverRow.epsilon
        let cheapest = zip(places, costs).filter { $0.1 <= limit }.map(\.0)
        if low.isFinite || bounds.contains(where: \.isLower) { low = cheapest.min()! }
        if high.isFinite || bounds.contains(where: \.isUpper) { high = cheapest.max()! }
    }
}
