extension LayoutSolver {
    /// Adds a constraint. Throws, with the tableau as before, where it is required and contradicts other required ones.
    ///
    /// Optional constraints are taken into account by the next `optimize()`.
    func add(_ constraint: SolverConstraint) throws(SolverConflict) {
        precondition(!constraint.isInstalled, "the constraint is already part of a solver")
        additions += 1
        constraint.sequence = additions
        try place(constraint)
    }

    /// Takes a constraint in as a definition, beside the tableau or as a row.
    func place(_ constraint: SolverConstraint) throws(SolverConflict) {
        needsOptimizing = true
        if define(constraint) { return }
        let expansion = expansion(of: constraint.terms, constant: constraint.constant)
        if !keepOutside(constraint, expansion) { try placeInTableau(constraint, expansion) }
    }

    /// Takes a constraint in as a row, with all that is said of its variables.
    func placeInTableau(_ constraint: SolverConstraint, _ expansion: SolverExpansion) throws(SolverConflict) {
        needsOptimizing = true
        isTableauDirty = true
        moveIntoTableau(expansion.terms.lazy.map(\.variable))
        let row = makeRow(for: constraint, expansion)
        if let subject = chooseSubject(row, constraint) {
            row.solve(for: subject)
            install(row, basic: subject)
            substitute(subject, with: row)
        } else if onlyDummies(row) {
            if !SolverRow.isZero(row.constant / scale(of: row)) { throw reject(constraint, because: row) }
            row.solve(for: constraint.marker)
            install(row, basic: constraint.marker)
        } else {
            try addWithArtificialVariable(row, constraint)
        }
    }

    /// Removes a constraint; the rest is re-optimised by the next `optimize()`.
    func remove(_ constraint: SolverConstraint) {
        guard constraint.isInstalled else { return }
        needsOptimizing = true
        if let definition = constraint.definition { undefine(definition) } else { removeFromRows(constraint) }
    }

    /// Takes out a constraint that is no definition.
    func removeFromRows(_ constraint: SolverConstraint) {
        if constraint.isOutside { removeFromOutside(constraint) } else { removeFromTableau(constraint) }
    }

    private func removeFromTableau(_ constraint: SolverConstraint) {
        isTableauDirty = true
        removeErrors(of: constraint)
        let slot = slots[Int(constraint.marker)]
        if slot >= 0 {
            dropRow(slot)
        } else if let leaving = leavingSlot(forMarker: constraint.marker) {
            let row = rows[Int(leaving)]!
            let basic = basics[Int(leaving)]
            dropRow(leaving)
            row.exchange(basic: basic, for: constraint.marker)
            substitute(constraint.marker, with: row)
        }
        forget(constraint)
    }

    /// Changes a constraint's constant. Throws, with the old constant in force, where the new one contradicts required constraints.
    func setConstant(_ constant: Double, of constraint: SolverConstraint) throws(SolverConflict) {
        guard constraint.isInstalled else { return constraint.store(constant: constant) }
        try setConstants([(constraint, constant)])
    }

    /// Changes the constants of several constraints as one step, so that what holds before and after need not hold between. Throws, with all
    /// the old constants in force, where the new ones contradict required constraints.
    func setConstants(_ changes: [(constraint: SolverConstraint, constant: Double)]) throws(SolverConflict) {
        let changes = changes.filter { $0.constraint.isInstalled && $0.constraint.constant != $0.constant }
        guard !changes.isEmpty else { return }
        optimizeTableau()
        for (constraint, constant) in changes { shift(constraint, by: constant - constraint.constant) }
        let broken = takeBrokenOutside()
        if !broken.isEmpty {
            // The tableau knows what contradicts what.
            for (constraint, constant) in changes { shift(constraint, by: constraint.constant - constant) }
            shifted.removeAll(keepingCapacity: true)
            moveIntoTableau(constraints: broken)
            optimizeTableau()
            for (constraint, constant) in changes { shift(constraint, by: constant - constraint.constant) }
        }
        if let conflict = repair() {
            for (constraint, constant) in changes { shift(constraint, by: constraint.constant - constant) }
            _ = repair()
            shifted.removeAll(keepingCapacity: true)
            throw conflict
        }
        shifted.removeAll(keepingCapacity: true)
        for (constraint, constant) in changes { constraint.store(constant: constant) }
    }

    /// Changes a constraint's priority; between required and optional this is removing and adding.
    func setPriority(_ priority: Float, of constraint: SolverConstraint) throws(SolverConflict) {
        guard priority != constraint.priority else { return }
        guard constraint.isInstalled else { return constraint.store(priority: priority) }
        if constraint.isRequired || priority >= SolverConstraint.required {
            remove(constraint)
            constraint.store(priority: priority)
            return try add(constraint)
        }
        if constraint.isOutside {
            removeFromRows(constraint)
            constraint.store(priority: priority)
            return try place(constraint)
        }
        removeErrors(of: constraint)
        constraint.store(priority: priority)
        addErrors(of: constraint)
        needsOptimizing = true
        isTableauDirty = true
    }

    // MARK: Editing

    /// Starts editing `variable`: the returned constraint pulls it to a value that `suggest` changes.
    func edit(_ variable: SolverVariable, priority: Float, value: Double = 0) throws(SolverConflict) -> SolverConstraint {
        let edit = SolverConstraint([.init(variable: variable, coefficient: 1)], .equal, constant: -value, priority: priority)
        try add(edit)
        return edit
    }

    func suggest(_ value: Double, for edit: SolverConstraint) throws(SolverConflict) { try setConstant(-value, of: edit) }

    // MARK: Parts

    private func makeRow(for constraint: SolverConstraint, _ expansion: SolverExpansion) -> SolverRow {
        constraint.expansion = expansion
        countUses(of: constraint, 1)
        for term in expansion.terms { tableauUses[Int(term.variable)] += 1 }
        let row = SolverRow(constant: expansion.constant)
        for term in expansion.terms { accumulate(term.variable, term.coefficient, into: row) }
        switch constraint.relation {
        case .equal where constraint.isRequired:
            constraint.marker = allocate(.dummy)
            row.add(constraint.marker, 1)
        case .equal:
            constraint.marker = allocate(.error)
            constraint.other = allocate(.error)
            row.add(constraint.marker, -1)
            row.add(constraint.other, 1)
        case .lessThanOrEqual, .greaterThanOrEqual:
            let sign: Double = constraint.relation == .lessThanOrEqual ? 1 : -1
            constraint.marker = allocate(.slack)
            row.add(constraint.marker, sign)
            if !constraint.isRequired {
                constraint.other = allocate(.error)
                row.add(constraint.other, -sign)
            }
        }
        constraintOfVariable[Int(constraint.marker)] = constraint
        if constraint.other >= 0 { constraintOfVariable[Int(constraint.other)] = constraint }
        addErrors(of: constraint)
        if row.constant < 0 { row.multiply(by: -1) }
        return row
    }

    /// The error variables of an optional constraint.
    private func errors(of constraint: SolverConstraint) -> [Int32] {
        [constraint.marker, constraint.other].filter { $0 >= 0 && kinds[Int($0)] == .error }
    }

    private func addErrors(of constraint: SolverConstraint) {
        guard !constraint.isRequired else { return }
        let row = objective.retain(constraint.priority)
        for error in errors(of: constraint) { accumulate(error, 1, into: row) }
    }

    private func removeErrors(of constraint: SolverConstraint) {
        guard !constraint.isRequired, let row = objective.row(of: constraint.priority) else { return }
        for error in errors(of: constraint) { accumulate(error, -1, into: row) }
        objective.release(constraint.priority)
    }

    private func forget(_ constraint: SolverConstraint) {
        for term in constraint.expansion?.terms ?? [] { tableauUses[Int(term.variable)] -= 1 }
        countUses(of: constraint, -1)
        constraint.expansion = nil
        free(constraint.marker)
        if constraint.other >= 0 { free(constraint.other) }
        constraint.marker = -1
        constraint.other = -1
    }

    /// A variable the new row can be solved for without breaking feasibility: an external one, or the constraint's own.
    ///
    /// Of external ones alike, the constraint's first: where a layout is ambiguous, what is left at zero is then what constraints refer to
    /// and not what they place, so that a column whose first view has no place begins at the top.
    private func chooseSubject(_ row: SolverRow, _ constraint: SolverConstraint) -> Int32? {
        var best: Int32?
        var largest = 0.0
        for index in 0..<row.count where kinds[Int(row.variables[index])] == .external {
            let size = abs(row.coefficients[index])
            if size > largest + SolverRow.epsilon { (best, largest) = (row.variables[index], size) }
        }
        if let best {
            let terms = constraint.expansion?.terms ?? []
            let first = terms.lazy.map(\.variable).first { [kinds] variable in
                kinds[Int(variable)] == .external && abs(row.coefficient(of: variable)) > largest - SolverRow.epsilon
            }
            return first ?? best
        }
        for own in [constraint.marker, constraint.other] where own >= 0 && isPivotable(own) && row.coefficient(of: own) < 0 { return own }
        return nil
    }

    private func onlyDummies(_ row: SolverRow) -> Bool {
        for index in 0..<row.count where kinds[Int(row.variables[index])] != .dummy { return false }
        return true
    }

    /// Rounding errors grow with the numbers that were added up.
    private func scale(of row: SolverRow) -> Double {
        var largest = 1.0
        for index in 0..<row.count { largest = max(largest, abs(row.coefficients[index])) }
        return largest * 100
    }

    /// Undoes the bookkeeping of a constraint that is not in the tableau, and says which constraints `row` shows to be in conflict.
    private func reject(_ constraint: SolverConstraint, because row: SolverRow) -> SolverConflict {
        let conflict = conflict(of: row, with: constraint)
        forget(constraint)
        return conflict
    }

    /// The constraints whose markers occur in a row that cannot hold, and the definitions these are made of: together they have no solution.
    ///
    /// - Parameter basic: The variable the row is solved for, if any.
    func conflict(of row: SolverRow, basic: Int32 = -1, with constraint: SolverConstraint?) -> SolverConflict {
        var found: [SolverConstraint] = constraint.map { [$0] } ?? []
        for index in 0..<row.count {
            guard let other = constraintOfVariable[Int(row.variables[index])], other.isRequired else { continue }
            if !found.contains(where: { $0 === other }) { found.append(other) }
        }
        let weights = found.map { found in
            let own = found.marker == basic ? -1 : row.coefficient(of: found.marker)
            let sign: Double = found.relation == .greaterThanOrEqual ? 1 : -1
            return (constraint: found, times: own == 0 ? nil : own * sign)
        }
        found += definitions(in: weights)
        found.sort { $0.sequence < $1.sequence }
        return SolverConflict(constraints: found)
    }

    /// First phase of the simplex method: minimises the constraint's violation, which must reach zero.
    private func addWithArtificialVariable(_ row: SolverRow, _ constraint: SolverConstraint) throws(SolverConflict) {
        let helper = allocate(.slack)
        let goal = SolverRow(copying: row)
        install(row, basic: helper)
        artificial = goal
        minimize(goal)
        artificial = nil

        let slot = slots[Int(helper)]
        if goal.constant > SolverRow.epsilon * 100 {
            let conflict = conflict(of: goal, with: constraint)
            if slot >= 0 { dropRow(slot) }
            free(helper)
            forget(constraint)
            throw conflict
        }
        if slot >= 0 {
            let row = rows[Int(slot)]!
            dropRow(slot)
            var entering: Int32?
            for index in 0..<row.count where isPivotable(row.variables[index]) {
                entering = row.variables[index]
                break
            }
            if let entering {
                row.solve(for: entering)
                install(row, basic: entering)
                substitute(entering, with: row)
            } else if row.coefficient(of: constraint.marker) != 0 {
                // Only dummies are left: the constraint repeats what others say.
                row.solve(for: constraint.marker)
                install(row, basic: constraint.marker)
            }
        }
        free(helper)
    }

    /// The row that lets a parameter into the basis when its constraint is removed, keeping the others feasible.
    private func leavingSlot(forMarker marker: Int32) -> Slot? {
        var best: (rank: Int, ratio: Double, basic: Int32, slot: Slot)?
        for slot in columns[Int(marker)] {
            guard let row = rows[Int(slot)] else { continue }
            let coefficient = row.coefficient(of: marker)
            if coefficient == 0 { continue }
            let basic = basics[Int(slot)]
            let candidate: (rank: Int, ratio: Double, basic: Int32, slot: Slot)
            if kinds[Int(basic)] == .dummy {
                // Zero before and after: leaving first keeps such rows free of anything that could move.
                candidate = (0, 0, basic, slot)
            } else if !isRestricted(basic) {
                candidate = (3, 0, basic, slot)
            } else if coefficient < 0 {
                candidate = (1, -row.constant / coefficient, basic, slot)
            } else {
                candidate = (2, row.constant / coefficient, basic, slot)
            }
            if let best, (best.rank, best.ratio, best.basic) <= (candidate.rank, candidate.ratio, candidate.basic) { continue }
            best = candidate
        }
        return best?.slot
    }

    /// Moves the constraint's bound: its marker then means `marker ± difference`.
    func shift(_ constraint: SolverConstraint, by difference: Double) {
        if let definition = constraint.definition { return shift(definition, by: difference) }
        if constraint.isOutside { return shiftOutside(constraint, by: difference) }
        needsRepair = true
        let marker = constraint.marker
        let sign: Double
        switch constraint.relation {
        case .equal: sign = constraint.isRequired ? -1 : 1
        case .lessThanOrEqual: sign = -1
        case .greaterThanOrEqual: sign = 1
        }
        let slot = slots[Int(marker)]
        if slot >= 0 {
            rows[Int(slot)]!.constant += sign * difference
            return
        }
        // A column may name a row twice, which must move once.
        for slot in Set(columns[Int(marker)]) {
            guard let row = rows[Int(slot)] else { continue }
            row.constant -= row.coefficient(of: marker) * sign * difference
            markChanged(basics[Int(slot)])
        }
    }
}
