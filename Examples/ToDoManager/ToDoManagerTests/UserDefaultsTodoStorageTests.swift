import XCTest

@testable import ToDoManager

final class UserDefaultsTodoStorageTests: XCTestCase {
    private let suiteName = "UserDefaultsTodoStorageTests"
    private var defaults = UserDefaults.standard

    override func setUpWithError() throws {
        defaults = try XCTUnwrap(UserDefaults(suiteName: suiteName))
        defaults.removePersistentDomain(forName: suiteName)
    }

    override func tearDown() {
        defaults.removePersistentDomain(forName: suiteName)
    }

    private func load() -> [TodoItem] {
        UserDefaultsTodoStorage(defaults: defaults).load()
    }

    func testIsEmptyAtFirst() {
        XCTAssertEqual(load(), [])
    }

    func testStoresDictionariesOfStringsInOrder() {
        UserDefaultsTodoStorage(defaults: defaults).save([
            TodoItem(title: "Молоко", priority: .important),
            TodoItem(title: "Хлеб", status: .completed),
        ])
        XCTAssertEqual(
            defaults.array(forKey: "tasks") as? [[String: String]],
            [
                ["title": "Молоко", "type": "important", "status": "planned"],
                ["title": "Хлеб", "type": "normal", "status": "completed"],
            ]
        )
        XCTAssertEqual(load().map(\.title), ["Молоко", "Хлеб"])
        XCTAssertEqual(load().map(\.priority), [.important, .normal])
        XCTAssertEqual(load().map(\.status), [.planned, .completed])
    }

    func testPassesOverWhatLacksSomethingAndReadsUnknownWords() {
        let elements: [Any] = [
            7,
            ["title": "Молоко", "type": "important"],
            ["title": "Хлеб", "type": "x", "status": "y"],
            ["type": "normal", "status": "planned"],
        ]
        defaults.set(elements, forKey: "tasks")
        XCTAssertEqual(load().map(\.title), ["Хлеб"])
        XCTAssertEqual(load().first?.priority, .normal)
        XCTAssertEqual(load().first?.status, .completed)
    }

    func testStartsEmptyWhereTheValueIsNoArray() {
        defaults.set(["title": "Молоко"], forKey: "tasks")
        XCTAssertEqual(load(), [])
    }
}
