import XCTest

@testable import DataTransfer

final class EventLogTests: XCTestCase {
    func testPrintsOnlyWhenAskedTo() {
        var lines: [String] = []
        EventLog(isEnabled: true) { lines.append($0) }.record("prepare")
        EventLog(isEnabled: false) { lines.append($0) }.record("pop")
        XCTAssertEqual(lines, ["prepare"])
    }
}
