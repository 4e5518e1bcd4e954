/// A linear expression over solver variables.
struct LayoutExpression {
    var terms: [SolverConstraint.Term] = []
    var constant = 0.0

    init(constant: Double = 0) { self.constant = constant }
    init(_ variable: SolverVariable, _ coefficient: Double = 1) { terms = [.init(variable: variable, coefficient: coefficient)] }

    mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms { add(term.variable, term.coefficient * factor) }
    }

    mutating func add(_ variable: SolverVariable, _ coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += coefficient
        } else {
            terms.append(.init(variable: variable, coefficient: coefficient))
        }
    }

    mutating func negate() {
        constant.negate()
        for index in terms.indices { terms[index].coefficient.negate() }
    }

    func adding(_ variable: SolverVariable, _ coefficient: Double) -> LayoutExpression {
        var sum = self
        sum.add(variable, coefficient)
        return sum
    }

    func adding(_ constant: Double) -> LayoutExpression {
        var sum = self
        sum.constant += constant
        return sum
    }

    /// `self (relation) 0`.
    func constraint(
        _ relation: SolverConstraint.Relation = .equal, priority: Float = SolverConstraint.required, owner: AnyObject? = nil
    ) -> SolverConstraint {
        let isClean = terms.allSatisfy { $0.coefficient != 0 }
        return SolverConstraint(
            isClean ? terms : terms.filter { $0.coefficient != 0 }, relation, constant: constant, priority: priority, owner: owner)
    }
}
