/// `XCTExpectFailure`, which XCTest on Linux lacks, as source that is compiled with every test bundle. Lowering makes the test classes ask
/// `ExpectedFailures` before they record a failure.
enum TestExpectedFailures {
    /// Code that makes the running test known, before tests run.
    static let start = "XCTestObservationCenter.shared.addTestObserver(__QuinceRunningTest.shared); __QuinceRunningTest.connect()"

    /// Behaviour: Apple's documentation of `XCTExpectFailure` and `XCTExpectedFailure`.
    static let source = """
        /// The test that runs.
        final class __QuinceRunningTest: NSObject, XCTestObservation, @unchecked Sendable {
            nonisolated static let shared = __QuinceRunningTest()
            nonisolated(unsafe) static var current: XCTestCase?

            nonisolated override init() {}

            nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
                ExpectedFailures.reset()
                Self.current = testCase
                TestInterruption.begin(testCase)
                TestRecords.begin()
                InterfaceConfiguration.reset()
                MainActor.assumeIsolated { Interruptions.reset() }
            }
            nonisolated func testCaseDidFinish(_ testCase: XCTestCase) { Self.current = nil }

            /// Tells XCUIAutomation how failures are recorded, and which test runs.
            nonisolated static func connect() {
                TestRun.recordFailure = { description, file, line in
                    current?.recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
                }
                TestRun.testName = { current?.name ?? "" }
            }
        }

        /// A failure that was expected.
        class XCTExpectedFailure: NSObject {
            /// How failures are expected.
            class Options: NSObject {
                /// Tells which failures are expected; all unless set.
                nonisolated(unsafe) var issueMatcher: (XCTIssue) -> Bool = { _ in true }
                /// Whether failures are expected at all.
                nonisolated(unsafe) var isEnabled = true
                /// Whether the test fails where nothing else does.
                nonisolated(unsafe) var isStrict = true

                nonisolated override init() {}

                /// Options under which the test may pass, too.
                nonisolated class func nonStrict() -> Options {
                    let options = Options()
                    options.isStrict = false
                    return options
                }
            }

            nonisolated(unsafe) let failureReason: String?
            nonisolated(unsafe) let issue: XCTIssue

            nonisolated init(failureReason: String?, issue: XCTIssue) { (self.failureReason, self.issue) = (failureReason, issue) }
        }

        private nonisolated func __quinceExpect(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Int {
            let matches = options.issueMatcher
            return ExpectedFailures.begin(reason) { failure in
                matches(
                    XCTIssue(
                        type: failure.isAssertion ? .assertionFailure : .thrownError, compactDescription: failure.description,
                        sourceCodeContext: XCTSourceCodeContext(
                            location: XCTSourceCodeLocation(filePath: failure.file, lineNumber: failure.line))))
            }
        }

        /// Fails the test if it is strict and nothing has failed as expected.
        private nonisolated func __quinceCheck(_ id: Int, _ reason: String?, _ isStrict: Bool, _ file: StaticString, _ line: UInt) {
            guard isStrict, !ExpectedFailures.isMet(id) else { return }
            ExpectedFailures.end(id)
            let what = reason.map { ": \\($0)" } ?? ""
            XCTFail("Expected failure but none recorded\\(what)", file: file, line: line)
        }

        /// Expects that the rest of the test fails.
        nonisolated func XCTExpectFailure(
            _ failureReason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options(),
            file: StaticString = #filePath, line: UInt = #line
        ) {
            guard options.isEnabled else { return }
            guard let test = __QuinceRunningTest.current else {
                return XCTFail("XCTExpectFailure was called outside of a test", file: file, line: line)
            }
            let (id, isStrict) = (__quinceExpect(failureReason, options), options.isStrict)
            test.addTeardownBlock { __quinceCheck(id, failureReason, isStrict, file, line) }
        }

        /// Expects that the block fails.
        nonisolated func XCTExpectFailure<R>(
            _ failureReason: String? = nil, options: XCTExpectedFailure.Options = XCTExpectedFailure.Options(),
            file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> R
        ) rethrows -> R {
            guard options.isEnabled else { return try failingBlock() }
            let id = __quinceExpect(failureReason, options)
            defer { ExpectedFailures.end(id) }
            let result = try failingBlock()
            __quinceCheck(id, failureReason, options.isStrict, file, line)
            return result
        }

        private nonisolated func __quinceOptions(
            _ enabled: Bool?, _ strict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?
        ) -> XCTExpectedFailure.Options {
            let options = XCTExpectedFailure.Options()
            if let enabled { options.isEnabled = enabled }
            if let strict { options.isStrict = strict }
            if let issueMatcher { options.issueMatcher = issueMatcher }
            return options
        }

        /// Expects that the rest of the test fails.
        @_disfavoredOverload
        nonisolated func XCTExpectFailure(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
            issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) {
            XCTExpectFailure(failureReason, options: __quinceOptions(enabled, strict, issueMatcher), file: file, line: line)
        }

        /// Expects that the block fails.
        @_disfavoredOverload
        nonisolated func XCTExpectFailure<R>(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
            failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) rethrows -> R {
            try XCTExpectFailure(
                failureReason, options: __quinceOptions(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
        }

        """
}
