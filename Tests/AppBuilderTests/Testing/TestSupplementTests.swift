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
                measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: .default) {}
                measure {}
            }
        }
        """

    private func errors(_ files: [String: String]) throws -> String {
        let folder = try TemporaryFolder(files)
        let arguments = ["-typecheck", "-swift-version", "5", "-module-cache-path", folder.path("Cache").path]
        let output = try Toolchain.locate().run("swiftc", arguments + files.keys.sorted().map { folder.path($0).path }).output
        return output.split(separator: "\n").filter { $0.contains("error:") && !$0.hasPrefix(" ") }.joined(separator: "\n")
    }

    private let supplement = "import Foundation\nimport XCTest\n" + TestSupplement.source

    @Test func activitiesAttachmentsIssuesAndMetricsCompile() throws {
        #expect(try errors(["Supplement.swift": supplement, "Use.swift": Self.use]) == "")
    }

    @Test func whatIsMissingSaysSo() throws {
        let use = "import XCTest\nfinal class Cases: XCTestCase { func test() { XCTExpectFailure(\"later\") } }"
        #expect(try errors(["Supplement.swift": supplement, "Use.swift": use]).contains("not yet in Quince: XCTExpectFailure"))
    }

    @Test func theGeneratedFileHasTheSupplement() {
        #expect(TestEntryWriter.file(registering: [], classes: [], module: "M").contains("class XCTContext"))
    }
}
