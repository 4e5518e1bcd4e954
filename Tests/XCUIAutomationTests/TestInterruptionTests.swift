import Testing
import UIKit

@_spi(Quince) @testable import XCUIAutomation

/// Tests that end at their first failure.
@Suite(.serialized) struct TestInterruptionTests {
    private final class Case {}

    @Test func aTestIsLeftAtItsFailure() throws {
        let (test, steps) = (Case(), Steps())
        TestInterruption.begin(test)
        TestInterruption.setContinues(false, test)
        try TestInterruption.run {
            steps.add("before")
            Self.fail(test)
            steps.add("after")
        }
        #expect(steps.all == ["before"])
        #expect(!TestInterruption.isOver)
    }

    @Test func aTestGoesOnWhereItAsksForThat() throws {
        let (test, steps) = (Case(), Steps())
        TestInterruption.begin(test)
        #expect(TestInterruption.continues(test))
        try TestInterruption.run {
            Self.fail(test)
            steps.add("after")
        }
        #expect(steps.all == ["after"])
    }

    @Test func aTestWhosePreparationFailsDoesNotRun() throws {
        let (test, steps) = (Case(), Steps())
        TestInterruption.begin(test)
        TestInterruption.setContinues(false, test)
        TestInterruption.failed(test)
        #expect(TestInterruption.isOver)
        try TestInterruption.run { steps.add("run") }
        #expect(steps.all == [])
        #expect(TestInterruption.start())
    }

    @Test func errorsPass() {
        struct Problem: Error {}
        TestInterruption.begin(Case())
        #expect(throws: Problem.self) { try TestInterruption.run { throw Problem() } }
    }

    @inline(never) private static func fail(_ test: AnyObject) { TestInterruption.failed(test) }

    /// A test that is left releases nothing, so that steps are not kept in variables of its own.
    private final class Steps {
        private(set) var all: [String] = []
        func add(_ step: String) { all.append(step) }
    }
}
