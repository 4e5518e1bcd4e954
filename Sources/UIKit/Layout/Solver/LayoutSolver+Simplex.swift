extension LayoutSolver {
    /// Brings the optional constraints as close to holding as their priorities allow.
    func optimize() {
        guard needsOptimizing else { return }
        needsOptimizing = false
        decideBounds()
        optimizeTableau()
        needsOptimizing = false
    }

    /// Does so for what is in the tableau.
    func optimizeTableau() {
        guard isTableauDirty else { return }
        isTableauDirty = false
        var level = 0
        while level < objective.levels.count {
            guard let entering = enteringVariable(level: level) else {
                level += 1
                continue
            }
            guard let leaving = leavingSlot(entering: entering) else {
                // Errors are never negative, so the objective is bounded; only rounding gets here.
                level += 1
                continue
            }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Primal simplex for one goal (the violation of a constraint being added).
    func minimize(_ goal: SolverRow) {
        while true {
            var entering: Int32?
            for index in 0..<goal.count where goal.coefficients[index] < -SolverRow.epsilon && canEnter(goal.variables[index]) {
                entering = goal.variables[index]
                break
            }
            guard let entering, let leaving = leavingSlot(entering: entering) else { return }
            pivot(entering: entering, leaving: leaving)
        }
    }

    /// Dual simplex: makes all basic variables non-negative again, keeping the objective optimal. Returns a conflict where that fails.
    func repair() -> SolverConflict? {
        guard needsRepair else { return nil }
        needsRepair = false
        while let slot = infeasibleSlot() {
            let row = rows[Int(slot)]!
            let basic = basics[Int(slot)]
            guard kinds[Int(basic)] != .dummy, let entering = dualEntering(row) else {
                let own = constraintOfVariable[Int(basic)].flatMap { $0.isRequired ? $0 : nil }
                return conflict(of: row, basic: basic, with: own)
            }
            pivot(entering: entering, leaving: slot)
        }
        return nil
    }

    private func canEnter(_ variable: Int32) -> Bool { kinds[Int(variable)] != .dummy }

    /// The lowest variable that improves this level and leaves higher ones alone.
    private func enteringVariable(level: Int) -> Int32? {
        let row = objective.levels[level].row
        for index in 0..<row.count where row.coefficients[index] < -SolverRow.epsilon {
            let variable = row.variables[index]
            if !canEnter(variable) { continue }
            var isFree = true
            for higher in 0..<level where objective.levels[higher].row.coefficient(of: variable) != 0 { isFree = false }
            if isFree { return variable }
        }
        return nil
    }

    /// The restricted basic variable that first reaches zero when `entering` grows.
    private func leavingSlot(entering: Int32) -> Slot? {
        var best: Slot?
        var lowest = Double.infinity
        for slot in columns[Int(entering)] {
            guard let row = rows[Int(slot)], isRestricted(basics[Int(slot)]) else { continue }
            let coefficient = row.coefficient(of: entering)
            let isFixed = kinds[Int(basics[Int(slot)])] == .dummy
            if isFixed ? coefficient == 0 : coefficient >= 0 { continue }
            let ratio = isFixed ? 0 : -row.constant / coefficient
            if ratio < lowest - SolverRow.epsilon {
                (best, lowest) = (slot, ratio)
            } else if ratio < lowest + SolverRow.epsilon, let current = best, basics[Int(slot)] < basics[Int(current)] {
                (best, lowest) = (slot, min(lowest, ratio))
            }
        }
        return best
    }

    private func infeasibleSlot() -> Slot? {
        var best: Slot?
        let tolerance = SolverRow.epsilon * 100
        for slot in rows.indices {
            let basic = basics[slot]
            // Most rows are of variables that may have any value.
            guard basic >= 0, kinds[Int(basic)] != .external, let row = rows[slot] else { continue }
            let isBroken = kinds[Int(basic)] == .dummy ? abs(row.constant) > tolerance : row.constant < -tolerance
            if isBroken, best.map({ basic < basics[Int($0)] }) ?? true { best = Slot(slot) }
        }
        return best
    }

    private func dualEntering(_ row: SolverRow) -> Int32? {
        var best: Int32?
        var bestCoefficient = 1.0
        for index in 0..<row.count where row.coefficients[index] > 0 {
            let variable = row.variables[index]
            if !canEnter(variable) { continue }
            let coefficient = row.coefficients[index]
            if let best, !objective.isBetter(variable, ratio: coefficient, than: best, ratio: bestCoefficient) { continue }
            (best, bestCoefficient) = (variable, coefficient)
        }
        return best
    }

    private func pivot(entering: Int32, leaving slot: Slot) {
        let row = rows[Int(slot)]!
        let basic = basics[Int(slot)]
        dropRow(slot)
        row.exchange(basic: basic, for: entering)
        substitute(entering, with: row)
        install(row, basic: entering)
    }
}
