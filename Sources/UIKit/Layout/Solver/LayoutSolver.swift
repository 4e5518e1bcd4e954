/// An incremental solver for linear equalities and inequalities with priorities.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001): a simplex
/// tableau in solved form, whose required constraints always hold, and an objective that sums the violations of the optional ones. Adding
/// pivots the new row in, removing pivots its marker out, and a changed constant shifts the tableau and repairs it with the dual simplex
/// method, so a change costs about as much as the rows it touches.
///
/// Required equalities that merely say what a variable is stay outside the tableau as definitions (`SolverDefinition`), and so does what is said of
/// a variable that has to do with no others (`SolverBounds`). Most interfaces need no row at all.
///
/// Results depend on the order of calls only: variables are numbers, and every choice between equals takes the lowest one (Bland's rule,
/// which also rules out cycling).
final class LayoutSolver {
    typealias Slot = Int32

    var kinds: ContiguousArray<SolverVariable.Kind> = []
    /// The row of a basic variable; -1 for parameters.
    var slots: ContiguousArray<Slot> = []
    /// The rows a parameter may occur in; may hold stale and repeated entries.
    var columns: ContiguousArray<ContiguousArray<Slot>> = []
    var freeVariables: ContiguousArray<Int32> = []

    var rows: ContiguousArray<SolverRow?> = []
    var basics: ContiguousArray<Int32> = []
    var freeSlots: ContiguousArray<Slot> = []

    var objective = SolverObjective()
    var needsOptimizing = false
    /// Whether the tableau has changed since it was optimal.
    var isTableauDirty = false
    /// Whether constants of rows have changed since all of them were feasible.
    var needsRepair = false
    /// Whether everything goes into the tableau, which gives the same results more slowly. Tests compare both ways.
    var usesTableauAlone = false
    /// The constraint each marker or error variable belongs to.
    var constraintOfVariable: ContiguousArray<SolverConstraint?> = []
    var additions = 0

    let scratch = SolverRow(capacity: 64)
    var added: ContiguousArray<Int32> = []
    /// The artificial objective while a constraint is being added.
    var artificial: SolverRow?

    /// The definition of each variable; nil for variables without one.
    var definitions: ContiguousArray<SolverDefinition?> = []
    /// Whether a variable has a definition; asking the definitions themselves would count references.
    var isDefined: ContiguousArray<Bool> = []
    /// The variables whose definitions mention this one.
    var users: ContiguousArray<ContiguousArray<Int32>> = []
    /// How many constraints of the tableau mention a variable.
    var tableauUses: ContiguousArray<Int32> = []
    /// The values of defined variables, where they are not stale. A value derived from a stale variable is stale.
    var definedValues: ContiguousArray<Double> = []
    var isStale: ContiguousArray<Bool> = []
    /// Notes of walks over definitions, empty between them.
    var isVisited: ContiguousArray<Bool> = []
    var isCounted: ContiguousArray<Bool> = []
    var counts: ContiguousArray<Double> = []

    /// The bounds of the variables that the tableau does not mention; nil for all others.
    var bounds: ContiguousArray<SolverBounds?> = []
    /// Variables whose bounds have changed since they were decided.
    var staleBounds: ContiguousArray<Int32> = []
    /// Constraints outside the tableau whose constants have just changed, with what is required of them.
    var shifted: ContiguousArray<SolverConstraint> = []

    private var changedFlags: ContiguousArray<Bool> = []
    private var changedVariables: ContiguousArray<Int32> = []

    // MARK: Variables

    /// A new variable; its value is 0 until constraints say otherwise.
    func makeVariable() -> SolverVariable { SolverVariable(index: allocate(.external)) }

    /// Gives back a variable that no installed constraint mentions.
    func release(_ variable: SolverVariable) {
        // A definition that still mentions it would come to mean the next variable of that number.
        for user in users[Int(variable.index)] { definitions[Int(user)].map(undefine) }
        _ = takeBounds(of: variable.index)
        let slot = slots[Int(variable.index)]
        if slot >= 0 { dropRow(slot) }
        free(variable.index)
    }

    /// The value in the current solution; call `optimize()` first.
    func value(of variable: SolverVariable) -> Double {
        if isDefined[Int(variable.index)] { return definedValue(of: variable.index) }
        if bounds[Int(variable.index)] != nil { return bounds[Int(variable.index)]!.value }
        let slot = slots[Int(variable.index)]
        return slot < 0 ? 0 : rows[Int(slot)]!.constant
    }

    /// The variables whose values may differ from those at the previous call, in ascending order.
    func takeChangedVariables() -> [SolverVariable] {
        let changed = sortedChanges()
        changedVariables.removeAll(keepingCapacity: true)
        for index in changed {
            changedFlags[Int(index)] = false
            // Fresh values, so that the next change is noticed.
            if isDefined[Int(index)] { _ = definedValue(of: index) }
        }
        return changed.map { SolverVariable(index: $0) }
    }

    private func sortedChanges() -> ContiguousArray<Int32> {
        // Where most have changed, they are found in their order sooner than they are sorted.
        guard changedVariables.count > changedFlags.count / 8 else { return ContiguousArray(changedVariables.sorted()) }
        var sorted: ContiguousArray<Int32> = []
        sorted.reserveCapacity(changedVariables.count)
        for index in changedFlags.indices where changedFlags[index] { sorted.append(Int32(index)) }
        return sorted
    }

    /// Whether other values of `variable` would satisfy the constraints as well.
    func isAmbiguous(_ variable: SolverVariable) -> Bool { isAmbiguous([.init(variable: variable, coefficient: 1)]) }

    /// Whether a sum could have other values as well.
    func isAmbiguous(_ terms: [SolverConstraint.Term]) -> Bool {
        let row = row(of: expansion(of: terms, constant: 0))
        for index in 0..<row.count where isFreeToMove(row.variables[index]) { return true }
        return false
    }

    /// Whether a parameter can change without making the solution worse. Constraints of debugging are ignored.
    private func isFreeToMove(_ variable: Int32) -> Bool {
        if kinds[Int(variable)] == .dummy { return false }
        return !objective.levels.contains {
            $0.priority > SolverConstraint.debugging && !SolverRow.isZero($0.row.coefficient(of: variable))
        }
    }

    /// The constraints that make a sum what it is, in the order they were added.
    func constraints(behind terms: [SolverConstraint.Term]) -> [SolverConstraint] {
        let expansion = expansion(of: terms, constant: 0)
        let row = row(of: expansion)
        var found: [ObjectIdentifier: SolverConstraint] = [:]
        func add(_ constraint: SolverConstraint?) { if let constraint { found[ObjectIdentifier(constraint)] = constraint } }
        func addWithDefinitions(_ constraint: SolverConstraint) {
            add(constraint)
            for term in constraint.expansion?.through ?? [] { add(definitions[Int(term.variable)]?.constraint) }
        }
        for term in expansion.through { add(definitions[Int(term.variable)]?.constraint) }
        for term in expansion.terms {
            guard let bounds = bounds[Int(term.variable)] else { continue }
            for constraint in bounds.constraints(at: bounds.value) { addWithDefinitions(constraint) }
        }
        for index in 0..<row.count { constraintOfVariable[Int(row.variables[index])].map(addWithDefinitions) }
        return found.values.sorted { $0.sequence < $1.sequence }
    }

    private func row(of expansion: SolverExpansion) -> SolverRow {
        let row = SolverRow(constant: expansion.constant)
        // What is decided beside the tableau is as good as a number.
        for term in expansion.terms where bounds[Int(term.variable)] == nil { accumulate(term.variable, term.coefficient, into: row) }
        return row
    }

    func allocate(_ kind: SolverVariable.Kind) -> Int32 {
        if let index = freeVariables.popLast() {
            kinds[Int(index)] = kind
            return index
        }
        kinds.append(kind)
        slots.append(-1)
        columns.append([])
        constraintOfVariable.append(nil)
        changedFlags.append(false)
        definitions.append(nil)
        isDefined.append(false)
        users.append([])
        tableauUses.append(0)
        definedValues.append(0)
        isStale.append(false)
        isVisited.append(false)
        isCounted.append(false)
        counts.append(0)
        bounds.append(nil)
        return Int32(kinds.count - 1)
    }

    func free(_ variable: Int32) {
        for slot in columns[Int(variable)] { rows[Int(slot)]?.remove(variable) }
        for level in objective.levels { level.row.remove(variable) }
        columns[Int(variable)].removeAll()
        users[Int(variable)].removeAll()
        tableauUses[Int(variable)] = 0
        kinds[Int(variable)] = .free
        slots[Int(variable)] = -1
        constraintOfVariable[Int(variable)] = nil
        freeVariables.append(variable)
    }

    func isRestricted(_ variable: Int32) -> Bool { kinds[Int(variable)] != .external }
    func isPivotable(_ variable: Int32) -> Bool { kinds[Int(variable)] == .slack || kinds[Int(variable)] == .error }

    func markChanged(_ basic: Int32) {
        guard kinds[Int(basic)] == .external else { return }
        noteChange(of: basic)
        markUsersChanged(of: basic)
    }

    func noteChange(of variable: Int32) {
        if changedFlags[Int(variable)] { return }
        changedFlags[Int(variable)] = true
        changedVariables.append(variable)
    }

    // MARK: Rows

    @discardableResult func install(_ row: SolverRow, basic: Int32) -> Slot {
        let slot: Slot
        if let reused = freeSlots.popLast() {
            slot = reused
            rows[Int(slot)] = row
            basics[Int(slot)] = basic
        } else {
            slot = Slot(rows.count)
            rows.append(row)
            basics.append(basic)
        }
        slots[Int(basic)] = slot
        for index in 0..<row.count { columns[Int(row.variables[index])].append(slot) }
        markChanged(basic)
        return slot
    }

    /// Takes a row out of the tableau; its basic variable becomes a parameter that occurs nowhere.
    func dropRow(_ slot: Slot) {
        markChanged(basics[Int(slot)])
        slots[Int(basics[Int(slot)])] = -1
        rows[Int(slot)] = nil
        basics[Int(slot)] = -1
        freeSlots.append(slot)
    }

    /// Replaces `variable` by `row` wherever it is a parameter.
    func substitute(_ variable: Int32, with row: SolverRow) {
        let occurrences = columns[Int(variable)]
        columns[Int(variable)].removeAll(keepingCapacity: true)
        for slot in occurrences {
            guard let target = rows[Int(slot)], target !== row else { continue }
            let coefficient = target.coefficient(of: variable)
            if coefficient == 0 { continue }
            target.remove(variable)
            added.removeAll(keepingCapacity: true)
            let before = target.constant
            target.add(row, times: coefficient, scratch: scratch, added: &added)
            for new in added { columns[Int(new)].append(slot) }
            if target.constant != before { markChanged(basics[Int(slot)]) }
        }
        for level in objective.levels { substitute(variable, with: row, in: level.row) }
        if let artificial { substitute(variable, with: row, in: artificial) }
    }

    private func substitute(_ variable: Int32, with row: SolverRow, in target: SolverRow) {
        let coefficient = target.coefficient(of: variable)
        if coefficient == 0 { return }
        target.remove(variable)
        added.removeAll(keepingCapacity: true)
        target.add(row, times: coefficient, scratch: scratch, added: &added)
    }

    /// Adds `coefficient · variable` to a row outside the tableau, in terms of the current parameters.
    func accumulate(_ variable: Int32, _ coefficient: Double, into row: SolverRow) {
        let slot = slots[Int(variable)]
        if slot < 0 {
            row.add(variable, coefficient)
        } else {
            added.removeAll(keepingCapacity: true)
            row.add(rows[Int(slot)]!, times: coefficient, scratch: scratch, added: &added)
        }
    }
}
