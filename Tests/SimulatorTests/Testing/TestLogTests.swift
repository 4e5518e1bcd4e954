import Testing

@testable import Simulator

@Suite struct TestLogTests {
    private func log(_ lines: [String]) -> TestLog {
        var log = TestLog()
        for line in lines { log.read(line) }
        return log
    }

    private static let lines = [
        "Test Suite 'CartTests' started at 2024-01-01 09:41:00.000",
        "Test Case 'CartTests.testA' started at 2024-01-01 09:41:00.000",
        "/app/CartTests.swift:12: error: CartTests.testA : XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "Test Case 'CartTests.testA' failed (0.25 seconds)",
        "Test Case 'CartTests.testB' started at 2024-01-01 09:41:00.250",
        "Test Case 'CartTests.testB' passed (0.5 seconds)",
        "Test Case 'CartTests.testC' started at 2024-01-01 09:41:00.250",
        "Test Case 'CartTests.testC' skipped (0.0 seconds)",
    ]

    @Test func testsOfXCTestAreRead() {
        let log = log(Self.lines)
        #expect(log.count == 3 && log.running.isEmpty)
        #expect(
            log.cases == [
                .init(
                    suite: "CartTests", name: "testA", time: 0.25,
                    failures: ["/app/CartTests.swift:12: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "]),
                .init(suite: "CartTests", name: "testB", time: 0.5),
                .init(suite: "CartTests", name: "testC", time: 0, isSkipped: true),
            ])
    }

    @Test func theTestThatRunsIsKnown() {
        #expect(log(["Test Case 'CartTests.testA' started at 1"]).running == ["CartTests.testA"])
        let modern = log(["◇ Test run started.", "◇ Suite \"Cart\" started.", "◇ Test total() started.", "◇ Test \"Named\" started."])
        #expect(modern.running == ["total()", "\"Named\""] && modern.count == 2)
        let ended = log([
            "◇ Test total() started.", "✔ Test total() passed after 0.001 seconds.", "◇ Test other() started.",
            "✘ Test other() failed after 0.1 seconds with 1 issue.",
        ])
        #expect(ended.running.isEmpty && ended.count == 2 && !ended.isFinished)
        #expect(log(["✔ Test run with 0 tests in 0 suites passed after 0.000 seconds."]).isFinished)
    }

    @Test func theReportCountsBothKinds() {
        var report = TestReport()
        report.add(log(Self.lines), bundle: "AppTests", crash: nil)
        report.add(
            swiftTesting:
                "<?xml version=\"1.0\"?>\n<testsuites>\n<testsuite name=\"T\" tests=\"2\" failures=\"1\"><testcase/></testsuite>\n</testsuites>\n"
        )
        #expect(report.xml.contains("<testsuites tests=\"5\" failures=\"2\">"))
        #expect(report.xml.contains("classname=\"AppTests.CartTests\" name=\"testC\" time=\"0.0\"><skipped/>"))
        #expect(report.xml.contains("(&quot;1&quot;) is not equal to"))
    }

    @Test func aCrashIsAFailureOfItsTest() {
        var report = TestReport()
        report.add(TestLog(), bundle: "AppTests", crash: ("CartTests.testA", "App crashed: Fatal error"))
        #expect(report.xml.contains("tests=\"1\" failures=\"1\"") && report.xml.contains("App crashed"))
        #expect(report.xml.contains("classname=\"AppTests.CartTests\" name=\"testA\""))
    }
}
