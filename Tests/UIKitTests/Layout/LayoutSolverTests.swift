import Testing

@testable import UIKit

/// A solver with a short way to write constraints.
private struct System {
    let solver = LayoutSolver()

    func variable() -> SolverVariable { solver.makeVariable() }

    static func constraint(
        _ terms: [(SolverVariable, Double)], _ relation: SolverConstraint.Relation, _ right: Double, _ priority: Float = 1000
    ) -> SolverConstraint {
        SolverConstraint(
            terms.map { .init(variable: $0.0, coefficient: $0.1) }, relation, constant: -right, priority: priority)
    }

    @discardableResult func add(
        _ terms: [(SolverVariable, Double)], _ relation: SolverConstraint.Relation, _ right: Double, _ priority: Float = 1000
    ) throws -> SolverConstraint {
        let constraint = Self.constraint(terms, relation, right, priority)
        try solver.add(constraint)
        return constraint
    }

    func value(_ variable: SolverVariable) -> Double {
        solver.optimize()
        return (solver.value(of: variable) * 1e6).rounded() / 1e6
    }
}

@Suite struct LayoutSolverTests {
    @Test func equationsHaveTheirSolution() throws {
        let system = System()
        let (x, y) = (system.variable(), system.variable())
        try system.add([(x, 1), (y, 1)], .equal, 10)
        try system.add([(x, 2), (y, -1)], .equal, 2)
        #expect(system.value(x) == 4)
        #expect(system.value(y) == 6)
    }

    @Test func theMidpointExampleOfThePaper() throws {
        let system = System()
        let (left, middle, right) = (system.variable(), system.variable(), system.variable())
        try system.add([(middle, 2), (left, -1), (right, -1)], .equal, 0)
        try system.add([(right, 1), (left, -1)], .greaterThanOrEqual, 10)
        try system.add([(left, 1)], .greaterThanOrEqual, -10)
        try system.add([(right, 1)], .lessThanOrEqual, 100)
        let edit = try system.solver.edit(middle, priority: 900)
        try system.solver.suggest(45, for: edit)
        #expect(system.value(middle) == 45)
        try system.solver.suggest(200, for: edit)
        #expect(system.value(middle) == 95)
        #expect(system.value(right) == 100)
        #expect(system.value(left) == 90)
        try system.solver.suggest(-200, for: edit)
        #expect(system.value(middle) == -5)
        #expect(system.value(left) == -10)
        #expect(system.value(right) == 0)
    }

    @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() throws {
        let system = System()
        let x = system.variable()
        for _ in 0..<50 { try system.add([(x, 1)], .equal, 100, 250) }
        try system.add([(x, 1)], .equal, 1, 251)
        #expect(system.value(x) == 1)
    }

    @Test func prioritiesChangeInPlace() throws {
        let system = System()
        let x = system.variable()
        let low = try system.add([(x, 1)], .equal, 10, 250)
        try system.add([(x, 1)], .equal, 20, 500)
        #expect(system.value(x) == 20)
        try system.solver.setPriority(750, of: low)
        #expect(system.value(x) == 10)
        try system.solver.setPriority(1000, of: low)
        #expect(system.value(x) == 10)
        try system.solver.setPriority(1, of: low)
        #expect(system.value(x) == 20)
    }

    @Test func inequalitiesGiveWayOnlyToWhatIsStronger() throws {
        let system = System()
        let width = system.variable()
        try system.add([(width, 1)], .greaterThanOrEqual, 80, 750)
        try system.add([(width, 1)], .lessThanOrEqual, 80, 250)
        #expect(system.value(width) == 80)
        let limit = try system.add([(width, 1)], .lessThanOrEqual, 50)
        #expect(system.value(width) == 50)
        system.solver.remove(limit)
        #expect(system.value(width) == 80)
        try system.add([(width, 1)], .equal, 120, 251)
        #expect(system.value(width) == 120)
    }

    @Test func aConflictNamesExactlyTheContradictingConstraints() throws {
        let system = System()
        let (x, y, z) = (system.variable(), system.variable(), system.variable())
        let first = try system.add([(x, 1)], .equal, 10)
        try system.add([(z, 1)], .equal, 3)
        let second = try system.add([(y, 1), (x, -1)], .greaterThanOrEqual, 5)
        let third = System.constraint([(y, 1)], .lessThanOrEqual, 12)
        let conflict = #expect(throws: SolverConflict.self) { try system.solver.add(third) }
        #expect(conflict?.constraints.map { ObjectIdentifier($0) } == [first, second, third].map { ObjectIdentifier($0) })
        #expect(!third.isInstalled)
        #expect(system.value(x) == 10)
        #expect(system.value(y) >= 15)

        let fourth = System.constraint([(x, 1)], .equal, 11)
        let equalities = #expect(throws: SolverConflict.self) { try system.solver.add(fourth) }
        #expect(equalities?.constraints.map { ObjectIdentifier($0) } == [first, fourth].map { ObjectIdentifier($0) })
    }

    @Test func redundantEqualitiesMayComeAndGo() throws {
        let system = System()
        let (x, y) = (system.variable(), system.variable())
        let first = try system.add([(x, 1), (y, 1)], .equal, 10)
        let again = try system.add([(x, 2), (y, 2)], .equal, 20)
        try system.add([(x, 1)], .equal, 4)
        #expect(system.value(y) == 6)
        system.solver.remove(first)
        #expect(system.value(y) == 6)
        system.solver.remove(again)
        try system.add([(y, 1)], .equal, 7)
        #expect(system.value(x) == 4)
        #expect(system.value(y) == 7)
    }

    @Test func anImpossibleConstantIsRefusedAndTheOldOneStays() throws {
        let system = System()
        let x = system.variable()
        try system.add([(x, 1)], .lessThanOrEqual, 100)
        let value = try system.add([(x, 1)], .equal, 50)
        #expect(throws: SolverConflict.self) { try system.solver.setConstant(-150, of: value) }
        #expect(system.value(x) == 50)
        try system.solver.setConstant(-90, of: value)
        #expect(system.value(x) == 90)
    }

    @Test func aConflictNamesTheDefinitionsItIsMadeOf() throws {
        let system = System()
        let column = (0..<4).map { _ in system.variable() }
        let first = try system.add([(column[0], 1)], .equal, 10)
        let steps = try (1..<4).map { try system.add([(column[$0], 1), (column[$0 - 1], -1)], .equal, 5) }
        let end = System.constraint([(column[2], 1)], .lessThanOrEqual, 15)
        let conflict = #expect(throws: SolverConflict.self) { try system.solver.add(end) }
        #expect(conflict?.constraints.map { ObjectIdentifier($0) } == [first, steps[0], steps[1], end].map { ObjectIdentifier($0) })
        // What cancels out takes no part.
        let span = System.constraint([(column[3], 1), (column[1], -1)], .equal, 11)
        let other = #expect(throws: SolverConflict.self) { try system.solver.add(span) }
        #expect(other?.constraints.map { ObjectIdentifier($0) } == [steps[1], steps[2], span].map { ObjectIdentifier($0) })
    }

    @Test func definitionsMoveWhatIsBuiltOnThem() throws {
        let system = System()
        let column = (0..<5).map { _ in system.variable() }
        let first = try system.add([(column[0], 1)], .equal, 10)
        let steps = try (1..<5).map { try system.add([(column[$0], 1), (column[$0 - 1], -1)], .equal, 5) }
        let limit = try system.add([(column[4], 1)], .lessThanOrEqual, 40)
        let wish = try system.add([(column[4], 1)], .greaterThanOrEqual, 35, 500)
        #expect(system.value(column[4]) == 30)
        _ = system.solver.takeChangedVariables()
        try system.solver.setConstant(-12, of: first)
        #expect(system.value(column[4]) == 32)
        #expect(system.solver.takeChangedVariables() == column)
        #expect(throws: SolverConflict.self) { try system.solver.setConstant(-21, of: first) }
        #expect(system.value(column[4]) == 32)
        system.solver.remove(steps[1])
        #expect(system.value(column[4]) >= 35 && system.value(column[4]) <= 40 && system.value(column[1]) == 17)
        system.solver.remove(wish)
        system.solver.remove(limit)
        try system.solver.add(steps[1])
        try system.solver.setConstant(-21, of: first)
        #expect(column.map(system.value) == [21, 26, 31, 36, 41])
    }

    @Test func underdeterminedVariablesAreAmbiguous() throws {
        let system = System()
        let (x, y, z) = (system.variable(), system.variable(), system.variable())
        try system.add([(x, 1), (y, 1)], .equal, 10)
        try system.add([(z, 1)], .equal, 3, 1)
        system.solver.optimize()
        #expect(system.solver.isAmbiguous(x))
        #expect(system.solver.isAmbiguous(y))
        #expect(!system.solver.isAmbiguous(z))
        try system.add([(x, 1)], .equal, 1)
        system.solver.optimize()
        #expect(!system.solver.isAmbiguous(y))
    }

    @Test func onlyChangedVariablesAreReported() throws {
        let system = System()
        let (x, y) = (system.variable(), system.variable())
        let first = try system.add([(x, 1)], .equal, 10)
        try system.add([(y, 1)], .equal, 20)
        system.solver.optimize()
        #expect(system.solver.takeChangedVariables() == [x, y])
        try system.solver.setConstant(-11, of: first)
        system.solver.optimize()
        #expect(system.solver.takeChangedVariables() == [x])
    }

    /// After any sequence of changes the incremental solution is as good, on every priority, as one computed afresh in another order.
    @Test(arguments: 0..<40) func randomSystemsStayOptimal(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
        let system = System()
        let variables = (0..<8).map { _ in system.variable() }
        let point = variables.map { _ in Double(random.next(100)) }
        var active: [(SolverConstraint, terms: [(Int, Double)])] = []
        for _ in 0..<120 {
            if !active.isEmpty, random.next(3) == 0 {
                let index = random.next(active.count)
                if random.next(2) == 0 {
                    system.solver.remove(active.remove(at: index).0)
                } else if !active[index].0.isRequired {
                    try system.solver.setConstant(-Double(random.next(200)), of: active[index].0)
                }
            } else {
                let made = randomConstraint(&random, variables, point)
                try system.solver.add(made.0)
                active.append(made)
            }
            system.solver.optimize()
            try check(system, active, variables)
        }
    }

    private func randomConstraint(
        _ random: inout SeededGenerator, _ variables: [SolverVariable], _ point: [Double]
    ) -> (SolverConstraint, terms: [(Int, Double)]) {
        var terms: [(Int, Double)] = []
        for _ in 0...random.next(3) {
            let index = random.next(variables.count)
            if !terms.contains(where: { $0.0 == index }) { terms.append((index, [1, -1, 2, -0.5][random.next(4)])) }
        }
        let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
        let relation = [SolverConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.next(3)]
        let isRequired = random.next(3) == 0
        let right = isRequired ? sum - Double(relation.rawValue) * Double(random.next(20)) : sum + Double(random.next(60)) - 30
        let priority: Float = isRequired ? 1000 : [1, 250, 251, 750][random.next(4)]
        return (System.constraint(terms.map { (variables[$0.0], $0.1) }, relation, right, priority), terms)
    }

    private func check(_ system: System, _ active: [(SolverConstraint, terms: [(Int, Double)])], _ variables: [SolverVariable]) throws {
        let values = variables.map { system.solver.value(of: $0) }
        let errors = violations(active, values)
        #expect(errors[1000, default: 0] < 1e-5)
        let fresh = System()
        let freshVariables = variables.map { _ in fresh.variable() }
        for (constraint, terms) in active.reversed() {
            try fresh.add(terms.map { (freshVariables[$0.0], $0.1) }, constraint.relation, -constraint.constant, constraint.priority)
        }
        fresh.solver.optimize()
        let best = violations(active, freshVariables.map { fresh.solver.value(of: $0) })
        for (priority, error) in best { #expect(abs(errors[priority, default: 0] - error) < 1e-4) }
    }

    private func violations(_ active: [(SolverConstraint, terms: [(Int, Double)])], _ values: [Double]) -> [Float: Double] {
        var result: [Float: Double] = [:]
        for (constraint, terms) in active {
            let value = terms.reduce(constraint.constant) { $0 + $1.1 * values[$1.0] }
            let violation: Double
            switch constraint.relation {
            case .equal: violation = abs(value)
            case .lessThanOrEqual: violation = max(0, value)
            case .greaterThanOrEqual: violation = max(0, -value)
            }
            result[constraint.priority, default: 0] += violation
        }
        return result
    }
}
