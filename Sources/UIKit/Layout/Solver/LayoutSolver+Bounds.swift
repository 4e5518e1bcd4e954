/// Constraints that need no tableau: of one variable, or of none where all that they mention is known.
extension LayoutSolver {
    // MARK: In and out

    /// Keeps a constraint outside the tableau if it does not compete with other variables. Returns whether it is kept.
    ///
    /// A constraint that contradicts required ones is not kept, so that the tableau reports what it conflicts with.
    func keepOutside(_ constraint: SolverConstraint, _ expansion: SolverExpansion) -> Bool {
        // What is only tried out must not settle what is ambiguous.
        guard constraint.priority > SolverConstraint.debugging, expansion.terms.count <= 1, !usesTableauAlone else { return false }
        guard let variable = expansion.terms.first?.variable else {
            guard !constraint.isRequired || Self.holds(constraint.relation, expansion.constant) else { return false }
            constraint.expansion = expansion
            constraint.place = .settled
            countUses(of: constraint, 1)
            return true
        }
        guard slots[Int(variable)] < 0, tableauUses[Int(variable)] == 0 else { return false }
        constraint.expansion = expansion
        if bounds[Int(variable)] == nil {
            forgetTraces(of: variable)
            bounds[Int(variable)] = SolverBounds()
        }
        bounds[Int(variable)]!.add(constraint)
        if constraint.isRequired, bounds[Int(variable)]!.allowed == nil {
            bounds[Int(variable)]!.remove(constraint)
            dropEmptyBounds(of: variable)
            constraint.expansion = nil
            return false
        }
        constraint.place = .bound(variable)
        countUses(of: constraint, 1)
        markStale(variable)
        return true
    }

    /// Takes out a constraint that is neither in the tableau nor a definition.
    func removeFromOutside(_ constraint: SolverConstraint) {
        if case .bound(let variable) = constraint.place {
            bounds[Int(variable)]?.remove(constraint)
            markStale(variable)
            dropEmptyBounds(of: variable)
        }
        constraint.place = .none
        countUses(of: constraint, -1)
        constraint.expansion = nil
    }

    private func dropEmptyBounds(of variable: Int32) {
        guard bounds[Int(variable)]?.constraints.isEmpty == true else { return }
        bounds[Int(variable)] = nil
        markChanged(variable)
    }

    /// Takes out all that is said of a variable alone, in the order of addition.
    func takeBounds(of variable: Int32) -> [SolverConstraint] {
        guard bounds[Int(variable)] != nil else { return [] }
        let constraints = bounds[Int(variable)]!.constraints.sorted { $0.sequence < $1.sequence }
        for constraint in constraints { removeFromOutside(constraint) }
        return constraints
    }

    /// Writes into the tableau what is said of these variables alone, because something else has to be weighed against it.
    func moveIntoTableau(_ variables: some Sequence<Int32>) {
        var constraints: [SolverConstraint] = []
        for variable in variables where bounds[Int(variable)] != nil { constraints += takeBounds(of: variable) }
        guard !constraints.isEmpty else { return }
        constraints.sort { $0.sequence < $1.sequence }
        for constraint in constraints { placeWithoutConflict(constraint) }
    }

    /// Puts into the tableau what has held so far, which cannot contradict anything there.
    private func placeWithoutConflict(_ constraint: SolverConstraint) {
        do {
            try placeInTableau(constraint, expansion(of: constraint.terms, constant: constraint.constant))
        } catch { assertionFailure("\(error)") }
    }

    // MARK: Constants

    /// Moves the bound of a constraint outside the tableau.
    func shiftOutside(_ constraint: SolverConstraint, by difference: Double) {
        constraint.expansion!.constant += difference
        if case .bound(let variable) = constraint.place {
            markStale(variable)
            if bounds[Int(variable)]!.hasRequired { shifted.append(constraint) }
        } else if constraint.isRequired {
            shifted.append(constraint)
        }
    }

    /// The required constraints outside the tableau that shifting has made impossible.
    func takeBrokenOutside() -> ContiguousArray<SolverConstraint> {
        defer { shifted.removeAll(keepingCapacity: true) }
        return shifted.filter { constraint in
            if case .bound(let variable) = constraint.place { return bounds[Int(variable)]!.allowed == nil }
            return !Self.holds(constraint.relation, constraint.expansion!.constant)
        }
    }

    /// Moves constraints outside the tableau into it, which then says what contradicts them.
    func moveIntoTableau(constraints: some Sequence<SolverConstraint>) {
        for constraint in constraints {
            switch constraint.place {
            case .bound(let variable): moveIntoTableau([variable])
            case .settled:
                removeFromOutside(constraint)
                placeWithoutConflict(constraint)
            case .none: break
            }
        }
    }

    private static func holds(_ relation: SolverConstraint.Relation, _ sum: Double) -> Bool {
        let tolerance = SolverRow.epsilon * 100
        switch relation {
        case .equal: return abs(sum) <= tolerance
        case .lessThanOrEqual: return sum <= tolerance
        case .greaterThanOrEqual: return sum >= -tolerance
        }
    }

    // MARK: Values

    func markStale(_ variable: Int32) {
        needsOptimizing = true
        guard bounds[Int(variable)]?.isStale == false else { return }
        bounds[Int(variable)]!.isStale = true
        staleBounds.append(variable)
    }

    /// Computes the values of variables whose bounds have changed. Among equally good ones, the tableau chooses.
    func decideBounds() {
        guard !staleBounds.isEmpty else { return }
        let stale = staleBounds
        staleBounds.removeAll(keepingCapacity: true)
        var open: [Int32] = []
        for variable in stale where bounds[Int(variable)]?.isStale == true {
            bounds[Int(variable)]!.isStale = false
            guard let best = bounds[Int(variable)]!.best, best.isSingle else {
                open.append(variable)
                continue
            }
            let isChanged = !bounds[Int(variable)]!.isDecided || bounds[Int(variable)]!.value != best.low
            bounds[Int(variable)]!.value = best.low
            bounds[Int(variable)]!.isDecided = true
            if isChanged { markChanged(variable) }
        }
        moveIntoTableau(open)
    }
}
