/// A variable of a `LayoutSolver`: a small number that indexes the solver's tables.
struct SolverVariable: Hashable {
    let index: Int32

    /// The role of a variable in the tableau.
    enum Kind: UInt8 {
        /// Not in use.
        case free
        /// A quantity the client asked for; any real value.
        case external
        /// The distance from an inequality's bound; never negative.
        case slack
        /// How far an optional constraint is violated on one side; never negative, part of the objective.
        case error
        /// Marks a required equality; always zero, never enters the basis.
        case dummy
    }
}
