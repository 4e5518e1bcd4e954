/// A linear constraint `Σ coefficient · variable + constant  (≤ | = | ≥)  0` with a priority.
final class SolverConstraint {
    enum Relation: Int8 {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    struct Term {
        var variable: SolverVariable
        var coefficient: Double
    }

    /// Places of constraints that need no tableau.
    enum Place {
        case none
        /// It is about this variable alone.
        case bound(Int32)
        /// All that it mentions is known.
        case settled
    }

    /// The priority from which a constraint must hold instead of being approximated.
    static let required: Float = 1000

    /// The priority of what is only tried out: below everything that an app can ask for.
    static let debugging: Float = 0.001

    let terms: [Term]
    let relation: Relation
    private(set) var constant: Double
    private(set) var priority: Float
    /// The object that the constraint represents. The solver returns it in conflicts and never reads it.
    let owner: AnyObject?

    /// The variable that finds the constraint in the tableau; -1 while it is not part of a solver.
    var marker: Int32 = -1
    /// The second error variable (equalities) or the error of an inequality; -1 where there is none.
    var other: Int32 = -1
    /// The definition that the constraint makes, which keeps it out of the tableau; nil for none.
    var definition: SolverDefinition?
    /// The place of a constraint that is neither a definition nor in the tableau.
    var place = Place.none
    /// The constraint as it stands in the tableau or beside it.
    var expansion: SolverExpansion?
    /// When the constraint was added, for reports in that order.
    var sequence = 0

    init(_ terms: [Term], _ relation: Relation, constant: Double, priority: Float = SolverConstraint.required, owner: AnyObject? = nil) {
        (self.terms, self.relation, self.constant, self.priority, self.owner) = (terms, relation, constant, priority, owner)
    }

    var isInstalled: Bool { marker >= 0 || definition != nil || isOutside }
    var isOutside: Bool { if case .none = place { false } else { true } }
    var isRequired: Bool { priority >= Self.required }

    func store(constant: Double) { self.constant = constant }
    func store(priority: Float) { self.priority = priority }
}

/// Required constraints that contradict each other.
struct SolverConflict: Error {
    /// The contradicting constraints, in the order they were added; the one that could not be added is among them.
    var constraints: [SolverConstraint]
}
