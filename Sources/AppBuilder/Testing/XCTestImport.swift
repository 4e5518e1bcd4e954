/// The replacement of `import XCTest`: one import for each of its declarations.
///
/// XCTest exports Foundation. With a second way to Foundation its members stand beside those of our supplement, and `UserDefaults.standard` is
/// ambiguous; imports of single declarations bring nothing else. As on iOS, UIKit and
/// XCUIAutomation come with it.
enum XCTestImport {
    /// The text after `import`.
    static let text =
        (declarations.flatMap { kind, names in names.map { "\(kind) XCTest.\($0)" } } + ["UIKit"]).joined(
            separator: "; import ") + "; @_spi(Quince) import XCUIAutomation"

    private static let declarations: [(kind: String, names: [String])] = [
        (
            "class",
            [
                "XCTest", "XCTestCase", "XCTestCaseRun", "XCTestExpectation", "XCTestObservationCenter", "XCTestRun", "XCTestSuite",
                "XCTestSuiteRun", "XCTWaiter", "XCTNSNotificationExpectation", "XCTNSPredicateExpectation",
            ]
        ),
        ("struct", ["XCTSkip", "XCTPerformanceMetric", "XCTestError"]),
        ("protocol", ["XCTestObservation", "XCTWaiterDelegate"]),
        (
            "func",
            [
                "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan", "XCTAssertGreaterThanOrEqual",
                "XCTAssertIdentical", "XCTAssertLessThan", "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow",
                "XCTAssertNotEqual", "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue", "XCTFail",
                "XCTSkipIf", "XCTSkipUnless", "XCTUnwrap",
            ]
        ),
    ]
}
