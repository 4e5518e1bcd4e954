extension LayoutSolver {
    // MARK: Making

    /// Takes a required equality as the definition of a variable nothing in the tableau mentions. Returns whether there is one.
    ///
    /// Of variables alike the constraint's first is defined: where a layout is ambiguous, what is left at zero is then what constraints refer to
    /// and not what they place, so that a column whose first view has no place begins at the top.
    func define(_ constraint: SolverConstraint) -> Bool {
        guard constraint.isRequired, constraint.relation == .equal, !usesTableauAlone else { return false }
        let terms = merged(constraint.terms)
        var best: Int?
        for index in terms.indices where abs(terms[index].coefficient) > SolverRow.epsilon {
            if let best, abs(terms[index].coefficient) <= abs(terms[best].coefficient) + SolverRow.epsilon { continue }
            if canDefine(terms[index].variable, in: terms), leavesRoom(constraint, for: terms[index].variable) { best = index }
        }
        guard let best else { return false }
        // What was said of the variable alone is now said of what it is made of.
        let bounds = takeBounds(of: terms[best].variable)
        install(SolverDefinition(constraint, ofTermAt: best, in: terms))
        for bound in bounds { placeAgain(bound) }
        return true
    }

    /// Whether a definition agrees with the bounds of its variable: it must determine a single value, which the bounds allow.
    ///
    /// If it leaves a choice, the variable stays one that optional constraints decide on.
    private func leavesRoom(_ constraint: SolverConstraint, for variable: Int32) -> Bool {
        guard let bounds = bounds[Int(variable)] else { return true }
        let expansion = expansion(of: constraint.terms, constant: constraint.constant)
        guard expansion.terms.count == 1 else { return false }
        return bounds.allow(-expansion.constant / expansion.terms[0].coefficient)
    }

    private func install(_ definition: SolverDefinition) {
        let variable = definition.variable
        forgetTraces(of: variable)
        definition.constraint.definition = definition
        definitions[Int(variable)] = definition
        isDefined[Int(variable)] = true
        for term in definition.terms { users[Int(term.variable)].append(variable) }
        markDefinedChanged(variable)
    }

    /// Rounding may have left traces of constraints that are gone.
    func forgetTraces(of variable: Int32) {
        guard !columns[Int(variable)].isEmpty else { return }
        for slot in columns[Int(variable)] { rows[Int(slot)]?.remove(variable) }
        columns[Int(variable)].removeAll(keepingCapacity: true)
    }

    private func merged(_ terms: [SolverConstraint.Term]) -> ContiguousArray<SolverDefinition.Term> {
        var result: ContiguousArray<SolverDefinition.Term> = []
        result.reserveCapacity(terms.count)
        for term in terms {
            let variable = term.variable.index
            if let index = result.firstIndex(where: { $0.variable == variable }) {
                result[index] = .init(variable: variable, coefficient: result[index].coefficient + term.coefficient)
            } else {
                result.append(.init(variable: variable, coefficient: term.coefficient))
            }
        }
        return result
    }

    /// Whether the variable is in no row and none of the other terms is made of it.
    private func canDefine(_ variable: Int32, in terms: ContiguousArray<SolverDefinition.Term>) -> Bool {
        let index = Int(variable)
        guard kinds[index] == .external, !isDefined[index], slots[index] < 0, tableauUses[index] == 0 else { return false }
        if users[index].isEmpty { return true }
        // Mostly nothing else of the constraint is defined.
        if terms.allSatisfy({ $0.variable == variable || !isDefined[Int($0.variable)] }) { return true }
        let order = definitionsBelow(terms.lazy.filter { $0.variable != variable }.map(\.variable))
        return !order.contains { definitions[Int($0)]!.terms.contains { $0.variable == variable } }
    }

    // MARK: Writing out

    /// The constraint's expression in terms of variables that are not defined.
    func expansion(of terms: [SolverConstraint.Term], constant: Double) -> SolverExpansion {
        var result = SolverExpansion()
        result.constant = constant
        if terms.count == 1, !isDefined[Int(terms[0].variable.index)] {
            result.terms = [.init(variable: terms[0].variable.index, coefficient: terms[0].coefficient)]
            return result
        }
        let order = definitionsBelow(terms.lazy.map(\.variable.index))
        var leaves: ContiguousArray<Int32> = []
        func count(_ variable: Int32, _ coefficient: Double) {
            if !isDefined[Int(variable)], !isCounted[Int(variable)] {
                isCounted[Int(variable)] = true
                leaves.append(variable)
            }
            counts[Int(variable)] += coefficient
        }
        for term in terms { count(term.variable.index, term.coefficient) }
        for variable in order.reversed() {
            let times = counts[Int(variable)]
            counts[Int(variable)] = 0
            if SolverRow.isZero(times) { continue }
            let definition = definitions[Int(variable)]!
            result.through.append(.init(variable: variable, coefficient: times))
            result.constant += definition.constant * times
            for term in definition.terms { count(term.variable, term.coefficient * times) }
        }
        for variable in leaves {
            let times = counts[Int(variable)]
            (counts[Int(variable)], isCounted[Int(variable)]) = (0, false)
            if !SolverRow.isZero(times) { result.terms.append(.init(variable: variable, coefficient: times)) }
        }
        return result
    }

    /// The defined variables among these and all that they are made of, each after those it is made of.
    private func definitionsBelow(_ variables: some Sequence<Int32>) -> ContiguousArray<Int32> {
        var order: ContiguousArray<Int32> = []
        var open: ContiguousArray<(variable: Int32, next: Int)> = []
        for variable in variables where isDefined[Int(variable)] && !isVisited[Int(variable)] {
            isVisited[Int(variable)] = true
            open.append((variable, 0))
            while let (current, next) = open.last {
                let terms = definitions[Int(current)]!.terms
                guard next < terms.count else {
                    order.append(current)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                let below = terms[next].variable
                if !isDefined[Int(below)] || isVisited[Int(below)] { continue }
                isVisited[Int(below)] = true
                open.append((below, 0))
            }
        }
        for variable in order { isVisited[Int(variable)] = false }
        return order
    }

    // MARK: Use by other constraints

    /// Notes which definitions a constraint was written out with, or with `-1` that it is gone.
    func countUses(of constraint: SolverConstraint, _ change: Int32) {
        guard let expansion = constraint.expansion else { return }
        for term in expansion.through {
            definitions[Int(term.variable)]?.uses[ObjectIdentifier(constraint)] =
                change > 0 ? .init(constraint: constraint, coefficient: term.coefficient) : nil
        }
    }

    /// Ends a definition: what other constraints say with it is written anew.
    func undefine(_ definition: SolverDefinition) {
        let affected = definition.uses.values.map(\.constraint).sorted { $0.sequence < $1.sequence }
        for constraint in affected { removeFromRows(constraint) }
        markDefinedChanged(definition.variable)
        definitions[Int(definition.variable)] = nil
        isDefined[Int(definition.variable)] = false
        definition.constraint.definition = nil
        for term in definition.terms {
            guard let index = users[Int(term.variable)].firstIndex(of: definition.variable) else { continue }
            users[Int(term.variable)].remove(at: index)
        }
        for constraint in affected { placeAgain(constraint) }
    }

    /// Takes in what has held before: fewer requirements cannot contradict each other where more did not.
    private func placeAgain(_ constraint: SolverConstraint) {
        do { try place(constraint) } catch { assertionFailure("\(error)") }
    }

    /// Moves a definition's bound, and with it those of the constraints it is part of.
    func shift(_ definition: SolverDefinition, by difference: Double) {
        let step = -difference / definition.scale
        definition.constant += step
        markDefinedChanged(definition.variable)
        for use in definition.uses.values.sorted(by: { $0.constraint.sequence < $1.constraint.sequence }) {
            shift(use.constraint, by: use.coefficient * step)
        }
    }

    // MARK: Values

    private func markDefinedChanged(_ variable: Int32) {
        isStale[Int(variable)] = true
        markChanged(variable)
    }

    /// Marks the values of all variables whose definitions depend on a changed one as stale.
    func markUsersChanged(of variable: Int32) {
        guard !users[Int(variable)].isEmpty else { return }
        var open: ContiguousArray<Int32> = [variable]
        while let current = open.popLast() {
            for user in users[Int(current)] where !isStale[Int(user)] {
                isStale[Int(user)] = true
                noteChange(of: user)
                open.append(user)
            }
        }
    }

    /// The value of a defined variable.
    func definedValue(of variable: Int32) -> Double {
        guard isStale[Int(variable)], let definition = definitions[Int(variable)] else { return definedValues[Int(variable)] }
        // Only a value that builds on other stale ones needs the walk.
        if !definition.terms.contains(where: { isStale[Int($0.variable)] && isDefined[Int($0.variable)] }) {
            return evaluate(definition)
        }
        var open: ContiguousArray<Int32> = [variable]
        while let current = open.last {
            guard isStale[Int(current)], let definition = definitions[Int(current)] else {
                open.removeLast()
                continue
            }
            let height = open.count
            for term in definition.terms where isDefined[Int(term.variable)] && isStale[Int(term.variable)] {
                open.append(term.variable)
            }
            if open.count > height { continue }
            evaluate(definition)
            open.removeLast()
        }
        return definedValues[Int(variable)]
    }

    /// Works out a definition whose terms are up to date.
    @discardableResult private func evaluate(_ definition: SolverDefinition) -> Double {
        var sum = definition.constant
        for term in definition.terms { sum += term.coefficient * value(of: SolverVariable(index: term.variable)) }
        definedValues[Int(definition.variable)] = sum
        isStale[Int(definition.variable)] = false
        return sum
    }

    // MARK: Conflicts

    /// The definitions that take part in a contradiction: those that do not cancel out.
    ///
    /// - Parameter weights: The constraints of the tableau in the contradiction, and how often each counts; nil = not known.
    func definitions(in weights: [(constraint: SolverConstraint, times: Double?)]) -> [SolverConstraint] {
        var sums: [Int32: Double] = [:]
        var certain: Set<Int32> = []
        for (constraint, times) in weights {
            for term in constraint.expansion?.through ?? [] {
                if let times { sums[term.variable, default: 0] += times * term.coefficient } else { certain.insert(term.variable) }
            }
        }
        for (variable, sum) in sums where abs(sum) > SolverRow.epsilon * 100 { certain.insert(variable) }
        return certain.compactMap { definitions[Int($0)]?.constraint }
    }
}
