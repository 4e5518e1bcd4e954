import Testing

@testable import UIKit

/// Constraints kept beside the tableau: the same results as with all of them in it.
@Suite struct SolverBoundsTests {
    private func constraint(
        _ terms: [(SolverVariable, Double)], _ relation: SolverConstraint.Relation, _ right: Double, _ priority: Float = 1000
    ) -> SolverConstraint {
        SolverConstraint(terms.map { .init(variable: $0.0, coefficient: $0.1) }, relation, constant: -right, priority: priority)
    }

    private func add(
        _ terms: [(SolverVariable, Double)], _ relation: SolverConstraint.Relation, _ right: Double, _ priority: Float = 1000,
        to solver: LayoutSolver
    ) throws -> SolverConstraint {
        let constraint = constraint(terms, relation, right, priority)
        try solver.add(constraint)
        return constraint
    }

    /// A text's size against everything that may be said of its width.
    @Test func aSizeOfItsOwnNeedsNoTableau() throws {
        let solver = LayoutSolver()
        let width = solver.makeVariable()
        let least = try add([(width, 1)], .greaterThanOrEqual, 80, 750, to: solver)
        let most = try add([(width, 1)], .lessThanOrEqual, 80, 250, to: solver)
        let limit = try add([(width, 2)], .lessThanOrEqual, 100, to: solver)
        solver.optimize()
        #expect(solver.value(of: width) == 50)
        #expect(!solver.isAmbiguous(width))
        #expect(solver.rows.isEmpty)
        #expect(
            solver.constraints(behind: [.init(variable: width, coefficient: 1)]).map(ObjectIdentifier.init) == [ObjectIdentifier(limit)])
        solver.remove(limit)
        try solver.setConstants([(least, -60), (most, -60)])
        solver.optimize()
        #expect(solver.value(of: width) == 60)
        #expect(solver.takeChangedVariables() == [width])
        #expect(solver.rows.isEmpty)
        // Known as a whole, and not known again.
        let fixed = try add([(width, 1)], .equal, 44, to: solver)
        solver.optimize()
        #expect(solver.value(of: width) == 44)
        #expect(solver.rows.isEmpty)
        solver.remove(fixed)
        solver.optimize()
        #expect(solver.value(of: width) == 60)
        #expect(solver.rows.isEmpty)
        // With only one side, many values are as good.
        solver.remove(most)
        solver.optimize()
        #expect(solver.value(of: width) >= 60)
        #expect(solver.isAmbiguous(width))
    }

    @Test func boundsOfOnePriorityShareTheirViolation() throws {
        for isAlone in [false, true] {
            let solver = LayoutSolver()
            solver.usesTableauAlone = isAlone
            let width = solver.makeVariable()
            for right in [10.0, 20, 70] { _ = try add([(width, 1)], .equal, right, 500, to: solver) }
            _ = try add([(width, 3)], .greaterThanOrEqual, 90, 250, to: solver)
            solver.optimize()
            #expect(solver.value(of: width) == 20)
            _ = try add([(width, 1)], .equal, 40, 500, to: solver)
            solver.optimize()
            #expect(solver.value(of: width) == 30)
        }
    }

    @Test func whatIsSaidOfOtherVariablesTooIsWeighedInTheTableau() throws {
        let solver = LayoutSolver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        for (variable, size, hugging) in [(left, 80.0, Float(250)), (right, 60, 251)] {
            _ = try add([(variable, 1)], .greaterThanOrEqual, size, 750, to: solver)
            _ = try add([(variable, 1)], .lessThanOrEqual, size, hugging, to: solver)
        }
        solver.optimize()
        #expect(solver.value(of: left) == 80)
        #expect(solver.value(of: right) == 60)
        #expect(solver.rows.isEmpty)
        let sum = try add([(left, 1), (right, 1)], .equal, 200, to: solver)
        solver.optimize()
        #expect(solver.value(of: left) == 140)
        #expect(solver.value(of: right) == 60)
        solver.remove(sum)
        solver.optimize()
        #expect(solver.value(of: left) == 80)
        #expect(solver.value(of: right) == 60)
    }

    @Test func conflictsNameWhatTheTableauWouldName() throws {
        let solver = LayoutSolver()
        let (width, twice) = (solver.makeVariable(), solver.makeVariable())
        let least = try add([(width, 1)], .greaterThanOrEqual, 80, to: solver)
        let wish = try add([(width, 1)], .lessThanOrEqual, 80, 250, to: solver)
        let equal = constraint([(width, 1)], .equal, 1)
        let first = #expect(throws: SolverConflict.self) { try solver.add(equal) }
        #expect(first?.constraints.map(ObjectIdentifier.init) == [least, equal].map(ObjectIdentifier.init))
        #expect(!equal.isInstalled)
        #expect(least.isInstalled)
        #expect(wish.isInstalled)

        let definition = try add([(twice, 1), (width, -2)], .equal, 0, to: solver)
        let limit = try add([(twice, 1)], .lessThanOrEqual, 200, to: solver)
        let second = #expect(throws: SolverConflict.self) { try solver.setConstant(-101, of: least) }
        #expect(second?.constraints.map(ObjectIdentifier.init) == [least, definition, limit].map(ObjectIdentifier.init))
        solver.optimize()
        #expect(solver.value(of: width) == 80)
        #expect(solver.value(of: twice) == 160)
        try solver.setConstant(-100, of: least)
        solver.optimize()
        #expect(solver.value(of: twice) == 200)
    }

    @Test func knownSumsThatStopHoldingAreConflicts() throws {
        let solver = LayoutSolver()
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        let fixed = try add([(width, 1)], .equal, 40, to: solver)
        let square = try add([(height, 1), (width, -1)], .equal, 0, to: solver)
        let limit = try add([(height, 1)], .lessThanOrEqual, 50, to: solver)
        solver.optimize()
        #expect(solver.rows.isEmpty)
        #expect(solver.value(of: height) == 40)
        let conflict = #expect(throws: SolverConflict.self) { try solver.setConstant(-51, of: fixed) }
        #expect(conflict?.constraints.map(ObjectIdentifier.init) == [fixed, square, limit].map(ObjectIdentifier.init))
        try solver.setConstant(-50, of: fixed)
        solver.optimize()
        #expect(solver.value(of: height) == 50)
        solver.remove(limit)
        try solver.setConstant(-60, of: fixed)
        solver.optimize()
        #expect(solver.value(of: height) == 60)
    }

    /// Rows of boxes with sizes of their own, edges, distances and limits that come, go and change.
    @Test(arguments: 0..<60) func randomLayoutsAreThoseOfTheTableau(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &* 0x9E37_79B9 &+ 12345)
        let pair = SolverPair(boxes: 3 + random.next(6), &random)
        for _ in 0..<60 {
            pair.change(&random)
            if random.next(2) == 0 { pair.compare() }
        }
        pair.compare()
    }
}

/// Two solvers that are told the same, one of which has everything in the tableau.
private final class SolverPair {
    private typealias Twins = (quick: SolverConstraint, alone: SolverConstraint)
    private let quick = LayoutSolver(), alone = LayoutSolver()
    private var boxes: [(x: SolverVariable, width: SolverVariable)] = []
    private var sizes: [Twins] = []
    private var active: [Twins] = []

    init(boxes count: Int, _ random: inout SeededGenerator) {
        alone.usesTableauAlone = true
        for _ in 0..<count {
            boxes.append((quick.makeVariable(), quick.makeVariable()))
            _ = (alone.makeVariable(), alone.makeVariable())
        }
        _ = add([(boxes[0].x, 1)], .equal, 0)
        if let width = add([(boxes[0].width, 1)], .equal, 400) { sizes.append(width) }
        for box in boxes.dropFirst() where random.next(3) > 0 {
            let size = Double(10 + random.next(100))
            let priorities: [(Float, Float)] = [(750, 250), (750, 251), (1000, 250), (750, 1000), (250, 250)]
            let (compression, hugging) = priorities[random.next(priorities.count)]
            if let least = add([(box.width, 1)], .greaterThanOrEqual, size, compression) { sizes.append(least) }
            if let most = add([(box.width, 1)], .lessThanOrEqual, size, hugging) { sizes.append(most) }
        }
    }

    private func add(
        _ terms: [(SolverVariable, Double)], _ relation: SolverConstraint.Relation, _ right: Double, _ priority: Float = 1000
    ) -> Twins? {
        func make() -> SolverConstraint {
            SolverConstraint(terms.map { .init(variable: $0.0, coefficient: $0.1) }, relation, constant: -right, priority: priority)
        }
        let twins = (quick: make(), alone: make())
        let isAdded = tried(quick) { solver throws(SolverConflict) in try solver.add(twins.quick) }
        #expect(isAdded == tried(alone) { solver throws(SolverConflict) in try solver.add(twins.alone) })
        return isAdded ? twins : nil
    }

    private func set(_ right: Double, of twins: Twins) {
        let isSet = tried(quick) { solver throws(SolverConflict) in try solver.setConstant(-right, of: twins.quick) }
        #expect(isSet == tried(alone) { solver throws(SolverConflict) in try solver.setConstant(-right, of: twins.alone) })
    }

    private func tried(_ solver: LayoutSolver, _ body: (LayoutSolver) throws(SolverConflict) -> Void) -> Bool {
        do {
            try body(solver)
            return true
        } catch { return false }
    }

    /// Adds, removes or changes something.
    func change(_ random: inout SeededGenerator) {
        switch random.next(10) {
        case 0..<5: addSomething(&random)
        case 5..<7 where !active.isEmpty:
            let twins = active.remove(at: random.next(active.count))
            quick.remove(twins.quick)
            alone.remove(twins.alone)
        default:
            let twins = random.next(2) == 0 || active.isEmpty ? sizes[random.next(sizes.count)] : active[random.next(active.count)]
            set(-twins.quick.constant + Double(random.next(21) - 10), of: twins)
        }
    }

    private func addSomething(_ random: inout SeededGenerator) {
        let index = 1 + random.next(boxes.count - 1), other = random.next(index)
        let priority: Float = random.next(5) == 0 ? [250, 500, 750, 999][random.next(4)] : 1000
        let relation: SolverConstraint.Relation = random.next(5) > 0 ? .equal : random.next(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
        var terms: [(SolverVariable, Double)]
        var right = Double(random.next(30))
        switch random.next(3) {
        case 0:
            terms = [(boxes[index].width, 1)]
            right = Double(20 + random.next(60))
        case 1: terms = [(boxes[index].width, 1), (boxes[other].width, -1)]
        default:
            terms = [(boxes[index].x, 1), (boxes[other].x, -1)]
            let parts = [0, 0.5, 1]
            let (own, others) = (parts[random.next(3)], parts[random.next(3)])
            if own > 0 { terms.append((boxes[index].width, own)) }
            if others > 0 { terms.append((boxes[other].width, -others)) }
        }
        if let twins = add(terms, relation, right, priority) { active.append(twins) }
    }

    /// What is not ambiguous has the same value in both.
    func compare() {
        quick.optimize()
        alone.optimize()
        for variable in boxes.flatMap({ [$0.x, $0.width] }) where !quick.isAmbiguous(variable) && !alone.isAmbiguous(variable) {
            #expect(abs(quick.value(of: variable) - alone.value(of: variable)) < 1e-5)
        }
    }
}
