import XCTest

@testable import PlayerRating

final class NewsFileTests: XCTestCase {
    private let file = NewsFile(url: FileManager.default.temporaryDirectory.appending(path: "News-\(UUID().uuidString).json"))

    override func tearDown() {
        try? FileManager.default.removeItem(at: file.url)
    }

    private func headline(_ title: String, _ seconds: TimeInterval) -> Headline {
        Headline(title: title, date: Date(timeIntervalSinceReferenceDate: seconds))
    }

    func testWithoutAFileThereIsNoNews() {
        XCTAssertEqual(file.load(), [])
    }

    func testTheLatestComesFirst() throws {
        try file.save([headline("Old", 1), headline("New", 3), headline("Middle", 2)])
        XCTAssertEqual(file.load().map(\.title), ["New", "Middle", "Old"])
    }

    func testWhatIsNotReadableIsSkipped() throws {
        try Data("[{\"title\": \"A\", \"date\": 1}, {\"title\": 2}, 3]".utf8).write(to: file.url)
        XCTAssertEqual(file.load(), [headline("A", 1)])
        try Data("no news".utf8).write(to: file.url)
        XCTAssertEqual(file.load(), [])
    }
}
