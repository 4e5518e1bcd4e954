internal import CTestInterruption
import QuinceFoundation

/// Ends tests at their first failure if they ask for it: `continueAfterFailure = false`.
///
/// Swift has no exceptions to leave a test with, so the stack is cut off, as exceptions of Objective-C do to Swift's functions.
/// Where that is not possible (in a task, or in a block that a run loop or a queue calls) the test goes on, but whatever it does
/// and says counts no longer.
@_spi(Quince) public enum TestInterruption {
    nonisolated(unsafe) private static var test: ObjectIdentifier?
    nonisolated(unsafe) private static var continues = true
    /// Whether the present test has ended at a failure.
    nonisolated(unsafe) public private(set) static var isOver = false
    /// Whether XCTest records a failure, after which it would end the whole process if the test did not go on.
    nonisolated(unsafe) private static var isRecording = false

    /// A test starts.
    public static func begin(_ test: AnyObject) {
        (self.test, continues, isOver, isRecording) = (ObjectIdentifier(test), true, false, false)
    }

    /// Whether a test goes on after failures.
    public static func continues(_ test: AnyObject) -> Bool { isRecording || ObjectIdentifier(test) != self.test || continues }

    /// XCTest is about to record a failure; `failed(_:)` follows.
    public static func willRecord() { isRecording = true }

    public static func setContinues(_ isOn: Bool, _ test: AnyObject) {
        if self.test == nil { self.test = ObjectIdentifier(test) }
        if ObjectIdentifier(test) == self.test { continues = isOn }
    }

    /// Runs a test's method until its end or the failure that ends it. One whose preparation has failed does not run.
    public static func run(_ body: @escaping () throws -> Void) throws {
        defer { isOver = false }
        guard !isOver else { return }
        let call = Call(body)
        _ = test_interruption_run(
            { Unmanaged<Call>.fromOpaque($0!).takeUnretainedValue().run() }, Unmanaged.passUnretained(call).toOpaque())
        if let error = call.error { throw error }
    }

    /// An asynchronous test's method starts; returns whether it may: one whose preparation has failed does not run.
    public static func start() -> Bool {
        defer { isOver = false }
        return !isOver
    }

    /// An asynchronous test's method has come to its end. What follows it counts again.
    public static func end() { isOver = false }

    /// Ends the test after a failure unless it goes on after failures.
    public static func failed(_ test: AnyObject) {
        isRecording = false
        guard !continues(test), !isOver else { return }
        isOver = true
        // The test is left at once where possible; elsewhere all that it does is ignored.
        if test_interruption_is_possible() { test_interruption_leave() }
    }

    private final class Call {
        private let body: () throws -> Void
        private(set) var error: (any Error)?

        init(_ body: @escaping () throws -> Void) { self.body = body }

        func run() { do { try body() } catch { self.error = error } }
    }
}
