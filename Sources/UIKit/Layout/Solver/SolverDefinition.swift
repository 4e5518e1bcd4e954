/// A required equality that says what one variable is: `variable = constant + Σ coefficient · variable`, kept outside the tableau.
///
/// Most constraints of an interface are of this kind (an edge is the edge before it and a distance). In the tableau each of them would carry the
/// markers of all it builds on, so that a column of n views took n² of them; as definitions they take what they say, and only the constraints
/// that have to be weighed against each other are written out.
final class SolverDefinition {
    struct Term {
        let variable: Int32
        var coefficient: Double
    }

    /// A constraint of the tableau that was written out with the definition, and how often it counts there.
    struct Use {
        let constraint: SolverConstraint
        let coefficient: Double
    }

    let constraint: SolverConstraint
    let variable: Int32
    let terms: ContiguousArray<Term>
    var constant: Double
    /// The variable's coefficient in the constraint.
    let scale: Double
    var uses = Dictionary<ObjectIdentifier, Use>()

    /// - Parameters:
    ///   - index: Which of the terms has the variable that is defined.
    ///   - all: The constraint's terms, each variable once.
    init(_ constraint: SolverConstraint, ofTermAt index: Int, in all: consuming ContiguousArray<Term>) {
        let scale = all[index].coefficient
        (self.constraint, variable, self.scale) = (constraint, all[index].variable, scale)
        constant = -constraint.constant / scale
        var terms = all
        terms.remove(at: index)
        for other in terms.indices { terms[other].coefficient = -terms[other].coefficient / scale }
        self.terms = terms
    }
}

/// A constraint's expression without defined variables.
struct SolverExpansion {
    var terms: ContiguousArray<SolverDefinition.Term> = []
    var constant = 0.0
    /// The definitions that were written out, by their variables, and how often each counts.
    var through: ContiguousArray<SolverDefinition.Term> = []
}
