import Foundation
import Testing

@testable import AppBuilder

/// What every test bundle is compiled with besides its own files.
struct TestSupplementTests {
    private static let use = """
        import Foundation
        import XCTest
        final class Cases: XCTestCase {
            func testParts() throws {
                XCTContext.runActivity(named: "a") { activity in activity.add(XCTAttachment(string: "x")) }
                let value = try XCTContext.runActivity(named: "b") { _ in try XCTUnwrap(Optional(3)) }
                XCTAssertEqual(value, 3)
                let attachment = XCTAttachment(data: Data())
                (attachment.lifetime, attachment.name) = (.keepAlways, "n")
                add(attachment)
                executionTimeAllowance = 60
                record(XCTIssue(type: .assertionFailure, compactDescription: "no"))
                measure(metrics: [XCTClockMetric()], options: .default) {}
                measure {}
            }
        }
        """

    private func errors(_ files: [String: String], version: String = "5") throws -> String {
        let folder = try TemporaryFolder(files)
        let arguments = ["-typecheck", "-swift-version", version, "-module-cache-path", folder.path("Cache").path]
        let output = try Toolchain.locate().run("swiftc", arguments + files.keys.sorted().map { folder.path($0).path }).output
        return output.split(separator: "\n").filter { $0.contains("error:") && !$0.hasPrefix(" ") }.joined(separator: "\n")
    }

    /// The run-time library's part of the supplement.
    private static let runtime = """
        import Foundation
        import XCTest
        enum ExpectedFailures {
            struct Failure { var description: String; var file: String; var line: Int; var isAssertion: Bool }
            static func reset() {}
            static func begin(_ reason: String?, matches: @escaping (Failure) -> Bool) -> Int { 0 }
            static func end(_ id: Int) {}
            static func isMet(_ id: Int) -> Bool { false }
        }
        enum TestRecords {
            static func begin() {}
            static func runActivity<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result { try body() }
            static func addMetric(_ summary: String) {}
            static func attach(_ name: String, type: String, data: Data?, isKept: Bool) {}
            static func png(of image: NSObject) -> Data? { nil }
        }
        enum TestRun {
            nonisolated(unsafe) static var recordFailure: (_ description: String, _ file: String, _ line: Int) -> Void = { _, _, _ in }
            nonisolated(unsafe) static var testName: () -> String = { "" }
        }
        enum TestInterruption { static func begin(_ test: AnyObject) {} }
        struct InterfaceConfiguration { static func reset() {} }
        @MainActor enum Interruptions { static func reset() {} }

        """
    private let supplement = Self.runtime + TestSupplement.source

    @Test func activitiesAttachmentsIssuesAndMetricsCompile() throws {
        #expect(try errors(["Supplement.swift": supplement, "Use.swift": Self.use]) == "")
    }

    private static let measured = """
        import Foundation
        import XCTest
        nonisolated(unsafe) var runs = 0
        final class Cases: XCTestCase {
            func testMeasuring() {
                let options = XCTMeasureOptions()
                options.iterationCount = 3
                measure(options: options) { runs += 1 }
                print("runs", runs)
                options.invocationOptions = .manuallyStart
                measure(options: options) {
                    startMeasuring()
                    stopMeasuring()
                }
                startMeasuring()
                executionTimeAllowance = 61
                print("allowance", executionTimeAllowance)
            }
        }
        XCTMain([testCase([("testMeasuring", Cases.testMeasuring)])])
        """

    @Test func blocksAreMeasuredAsOftenAsTheOptionsSay() throws {
        let folder = try TemporaryFolder(["Supplement.swift": supplement, "main.swift": Self.measured])
        let program = folder.path("tests").path
        let toolchain = try Toolchain.locate()
        _ = try toolchain.run(
            "swiftc",
            [
                "-swift-version", "5", "-module-cache-path", folder.path("Cache").path, folder.path("Supplement.swift").path,
                folder.path("main.swift").path, "-o", program,
            ])
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // One run before the three that count.
        #expect(output.contains("runs 4"))
        let summaries = output.split(separator: "\n").filter { $0.contains("measured [Clock Monotonic Time, s] average: ") }
        #expect(summaries.map { $0.split(separator: "[").last?.split(separator: ",").count } == [3, 3])
        #expect(output.contains("startMeasuring() was called outside of a block that is measured"))
        #expect(output.contains("allowance 120.0"))
    }

    @Test(arguments: ["5", "6"]) func expectedFailuresCompile(version: String) throws {
        let use = """
            import XCTest
            final class Cases: XCTestCase {
                func test() throws {
                    XCTExpectFailure()
                    XCTExpectFailure("later")
                    XCTExpectFailure("later", options: .nonStrict())
                    XCTExpectFailure("later", enabled: true, strict: false) { issue in issue.compactDescription.contains("no") }
                    let options = XCTExpectedFailure.Options()
                    options.issueMatcher = { $0.type == .assertionFailure }
                    options.isStrict = false
                    XCTExpectFailure(options: options)
                    let value = XCTExpectFailure("block") { 5 }
                    XCTAssertEqual(value, 5)
                    XCTExpectFailure("block", options: options) { XCTFail("in it") }
                    XCTExpectFailure("block", strict: false, failingBlock: { XCTFail("in it") }, issueMatcher: { _ in true })
                    try XCTExpectFailure { try XCTUnwrap(nil as Int?) }
                }
            }
            """
        #expect(try errors(["Supplement.swift": supplement, "Use.swift": use], version: version) == "")
    }

    @Test func theGeneratedFileHasTheSupplement() {
        #expect(TestEntryWriter.file(registering: [], classes: [], module: "M").contains("class XCTContext"))
    }
}
