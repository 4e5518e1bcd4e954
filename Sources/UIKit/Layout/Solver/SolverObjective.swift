/// The objective of the solver to minimize: one row of errors per priority in use, highest priority first.
///
/// Priorities are compared lexicographically: no number of constraints of a lower priority outweighs one of a higher priority. Adding them
/// up with weights would need factors far apart enough for 999 levels, which floating point does not have; a view hierarchy uses a
/// handful of different priorities, so a row for each costs little.
struct SolverObjective {
    struct Level {
        let priority: Float
        let row = SolverRow()
        var constraints = 0
    }

    private(set) var levels: ContiguousArray<Level> = []

    /// The row of `priority`, made when needed; every call must be balanced by `release`.
    mutating func retain(_ priority: Float) -> SolverRow {
        var index = 0
        while index < levels.count, levels[index].priority > priority { index += 1 }
        if index == levels.count || levels[index].priority != priority { levels.insert(Level(priority: priority), at: index) }
        levels[index].constraints += 1
        return levels[index].row
    }

    func row(of priority: Float) -> SolverRow? { levels.first { $0.priority == priority }?.row }

    mutating func release(_ priority: Float) {
        guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
        levels[index].constraints -= 1
        if levels[index].constraints == 0 { levels.remove(at: index) }
    }

    /// Whether `first` costs less per unit of its ratio than `second`, decided on the first level where they differ.
    func isBetter(_ first: Int32, ratio firstRatio: Double, than second: Int32, ratio secondRatio: Double) -> Bool {
        for level in levels {
            let a = level.row.coefficient(of: first) / firstRatio
            let b = level.row.coefficient(of: second) / secondRatio
            if !SolverRow.isZero(a - b) { return a < b }
        }
        return first < second
    }
}
