internal import AutomationModel
import QuinceFoundation

/// The run of a test bundle, as far as XCTest itself knows of it: the bundle's generated code sets it up.
@_spi(Quince) public enum TestRun {
    /// Records a failure of the present test.
    nonisolated(unsafe) public static var recordFailure: (_ description: String, _ file: String, _ line: Int) -> Void = { _, _, _ in }
    /// The name of the present test, such as `CartTests.testTotal`; empty between tests.
    nonisolated(unsafe) public static var testName: () -> String = { "" }

    /// The path of the test bundle's library, as the process has loaded it.
    static let library = ProcessInfo.processInfo.environment["QUINCE_TEST_BUNDLE"]

    /// Records that an interaction has failed, at the line of the test that asked for it.
    static func fail(_ description: String) {
        guard !TestInterruption.isOver else { return }
        let place = Phone.places().first ?? SourcePlace(file: "<unknown>", line: 0)
        recordFailure(description, place.file, place.line)
    }
}
