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

    @Test func resultsWithoutEndAreNotKept() {
        var log = TestLog(mostBytes: 10_000)
        let name = String(repeating: "a", count: 100)
        for number in 0..<200 {
            log.read("Test Case 'T.\(name)\(number)' started at 2024-01-01 09:41:00.000")
            log.read("/a.swift:1: error: T.\(name) : \(name)")
            log.read("◇ Test \(name)() started.")
        }
        #expect(log.count < 100)
        #expect(log.running.reduce(0) { $0 + $1.utf8.count } <= 10_000)
        log.read("✔ Test run with 200 tests passed after 0.1 seconds.")
        #expect(log.isFinished)
    }

    @Test func testsOfXCTestAreRead() {
        let log = log(Self.lines)
        #expect(log.count == 3)
        #expect(log.running.isEmpty)
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
        #expect(modern.running == ["total()", "\"Named\""])
        #expect(modern.count == 2)
        let ended = log([
            "◇ Test total() started.", "✔ Test total() passed after 0.001 seconds.", "◇ Test other() started.",
            "✘ Test other() failed after 0.1 seconds with 1 issue.",
        ])
        #expect(ended.running.isEmpty)
        #expect(ended.count == 2)
        #expect(!ended.isFinished)
        #expect(log(["✔ Test run with 0 tests in 0 suites passed after 0.000 seconds."]).isFinished)
    }

    private static let events = #"""
        {"kind":"test","payload":{"id":"AppTests.Carts","kind":"suite","name":"Carts"},"version":0}
        {"kind":"test","payload":{"id":"AppTests.Carts/Full/total()/C.swift:4:2","kind":"function","name":"total()"},"version":0}
        {"kind":"test","payload":{"id":"AppTests.free()/C.swift:9:2","kind":"function","name":"free()"},"version":0}
        {"kind":"test","payload":{"id":"AppTests.off()/C.swift:11:2","kind":"function","name":"off()"},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":10},"kind":"runStarted","messages":[]},"version":0}
        {"kind":"event","payload":{"instant":{"absolute":10},"kind":"testStarted","testID":"AppTests.Carts/Full/total()/C.swift:4:2"}}
        {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"testID":"AppTests.Carts/Full/total()/C.swift:4:2"}}
        {"kind":"event","payload":{"kind":"issueRecorded","testID":"AppTests.Carts/Full/total()/C.swift:4:2","messages":[{"symbol":"fail","text":"Expectation failed"},{"symbol":"details","text":"really"}],"issue":{"isKnown":false,"sourceLocation":{"_filePath":"/app/C.swift","fileID":"AppTests/C.swift","line":5,"column":9}}}}
        {"kind":"event","payload":{"instant":{"absolute":11.5},"kind":"testEnded","testID":"AppTests.Carts/Full/total()/C.swift:4:2"}}
        {"kind":"event","payload":{"instant":{"absolute":12},"kind":"testStarted","testID":"AppTests.free()/C.swift:9:2"}}
        {"kind":"event","payload":{"instant":{"absolute":12},"kind":"testEnded","testID":"AppTests.free()/C.swift:9:2"}}
        {"kind":"event","payload":{"instant":{"absolute":12},"kind":"testSkipped","testID":"AppTests.off()/C.swift:11:2"}}
        {"kind":"event"
        """#

    @Test func testsOfSwiftTestingAreRead() {
        #expect(
            TestEventStream(Self.events).cases == [
                .init(suite: "Carts/Full", name: "total()", time: 1.5, failures: ["/app/C.swift:5: Expectation failed\nreally"]),
                .init(suite: "", name: "free()", time: 0), .init(suite: "", name: "off()", time: 0, isSkipped: true),
            ])
    }

    @Test func theReportCountsBothKinds() {
        var report = TestReport()
        report.add(log(Self.lines), events: Self.events, bundle: "AppTests", crash: nil)
        #expect(report.xml.contains("<testsuites tests=\"6\" failures=\"2\">"))
        #expect(report.xml.contains("classname=\"AppTests.Carts.Full\" name=\"total()\" time=\"1.5\"><failure"))
        #expect(report.xml.contains("classname=\"AppTests.CartTests\" name=\"testC\" time=\"0.0\"><skipped/>"))
        #expect(report.xml.contains("(&quot;1&quot;) is not equal to"))
    }

    @Test func aCrashIsAFailureOfItsTest() {
        var report = TestReport()
        report.add(TestLog(), events: "", bundle: "AppTests", crash: ("CartTests.testA", "App crashed: Fatal error"))
        #expect(report.xml.contains("tests=\"1\" failures=\"1\""))
        #expect(report.xml.contains("App crashed"))
        #expect(report.xml.contains("classname=\"AppTests.CartTests\" name=\"testA\""))
    }
}
