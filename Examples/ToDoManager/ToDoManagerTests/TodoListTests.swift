import XCTest

@testable import ToDoManager

final class TodoListTests: XCTestCase {
    private func makeList(_ items: [TodoItem] = TodoSamples.items) -> (TodoList, MemoryStorage) {
        let storage = MemoryStorage(items: items)
        return (TodoList(storage: storage), storage)
    }

    private func titles(_ list: TodoList, _ priority: TodoPriority) -> [String] {
        list.items(of: priority).map { String($0.title.prefix(12)) }
    }

    private func position(_ priority: TodoPriority, _ index: Int) -> TodoPosition {
        TodoPosition(priority: priority, index: index)
    }

    // MARK: Order

    func testPlannedTasksComeFirstAndKeepTheirOrderOtherwise() {
        let (list, _) = makeList()
        XCTAssertEqual(
            titles(list, .important), ["Помыть кота", "Подарить цве", "Позвонить ро", "Пригласить н", "Отдать долг "]
        )
        XCTAssertEqual(titles(list, .normal), ["Купить хлеб", "Купить новый"])
    }

    func testLoadingWritesNothing() {
        let (_, storage) = makeList()
        XCTAssertEqual(storage.saveCount, 0)
    }

    func testACompletedTaskGoesBehindThePlannedOnes() {
        let (list, storage) = makeList()
        list.setStatus(.completed, at: position(.important, 0))
        XCTAssertEqual(
            titles(list, .important), ["Подарить цве", "Позвонить ро", "Пригласить н", "Помыть кота", "Отдать долг "]
        )
        XCTAssertEqual(list.items(of: .important)[3].status, .completed)
        XCTAssertEqual(storage.saveCount, 1)
    }

    func testATaskPlannedAgainBecomesTheLastPlannedOne() {
        let (list, _) = makeList()
        list.setStatus(.planned, at: position(.important, 4))
        XCTAssertEqual(titles(list, .important).last, "Отдать долг ")
        XCTAssertEqual(list.items(of: .important)[4].status, .planned)
        list.setStatus(.completed, at: position(.important, 0))
        list.setStatus(.planned, at: position(.important, 4))
        XCTAssertEqual(titles(list, .important).last, "Помыть кота")
    }

    // MARK: Adding and editing

    func testANewTaskIsPlannedAndNormalAndComesLastOfThePlanned() {
        let (list, _) = makeList()
        list.add(TodoItem(title: "Молоко"))
        XCTAssertEqual(titles(list, .normal), ["Купить хлеб", "Молоко", "Купить новый"])
        list.add(TodoItem(title: "Сыр", status: .completed))
        XCTAssertEqual(titles(list, .normal), ["Купить хлеб", "Молоко", "Купить новый", "Сыр"])
    }

    func testAnEditedTaskKeepsItsPlace() {
        let (list, _) = makeList()
        var item = list.items(of: .important)[1]
        item.title = "Подарить розы"
        list.update(item)
        XCTAssertEqual(list.items(of: .important)[1], item)
        XCTAssertEqual(list.items(of: .important).count, 5)
    }

    func testAChangedTypeMovesATaskToTheEndOfTheOtherSection() {
        let (list, storage) = makeList()
        var item = list.items(of: .normal)[0]
        item.priority = .important
        list.update(item)
        XCTAssertEqual(titles(list, .normal), ["Купить новый"])
        XCTAssertEqual(
            titles(list, .important), ["Помыть кота", "Подарить цве", "Позвонить ро", "Пригласить н", "Купить хлеб", "Отдать долг "]
        )
        XCTAssertEqual(storage.items.first { $0.id == item.id }?.priority, .important)
    }

    func testATaskThatIsGoneCannotBeUpdated() {
        let (list, _) = makeList()
        list.update(TodoItem(title: "Молоко"))
        XCTAssertEqual(titles(list, .normal), ["Купить хлеб", "Купить новый"])
    }

    func testATitleOfBlanksIsNone() {
        XCTAssertNil(TodoItem.storedTitle(""))
        XCTAssertNil(TodoItem.storedTitle(" \n\t "))
        XCTAssertEqual(TodoItem.storedTitle(" Молоко \n"), "Молоко")
    }

    // MARK: Removing

    func testRemovesOneTask() {
        let (list, storage) = makeList()
        list.remove(at: position(.normal, 0))
        XCTAssertEqual(titles(list, .normal), ["Купить новый"])
        list.remove(at: position(.normal, 0))
        XCTAssertEqual(titles(list, .normal), [])
        XCTAssertEqual(storage.items.count, 5)
    }

    // MARK: Moving

    func testATaskKeepsItsIdentityAndTakesTheTypeOfTheSectionItCrossesTo() {
        let (list, storage) = makeList()
        let item = list.items(of: .important)[2]
        list.move(from: position(.important, 2), to: position(.normal, 2))
        XCTAssertEqual(titles(list, .normal), ["Купить хлеб", "Позвонить ро", "Купить новый"])
        XCTAssertEqual(list.items(of: .normal)[1].id, item.id)
        XCTAssertEqual(list.items(of: .normal)[1].priority, .normal)
        XCTAssertEqual(storage.items.first { $0.id == item.id }?.priority, .normal)
    }

    func testAPlaceAgainstTheStatusBecomesTheNearestLegalOne() {
        let (list, _) = makeList()
        XCTAssertEqual(list.legalPosition(for: position(.important, 0), proposed: position(.important, 4)), position(.important, 3))
        XCTAssertEqual(list.legalPosition(for: position(.important, 0), proposed: position(.important, 2)), position(.important, 2))
        XCTAssertEqual(list.legalPosition(for: position(.important, 4), proposed: position(.important, 1)), position(.important, 4))
        XCTAssertEqual(list.legalPosition(for: position(.important, 4), proposed: position(.normal, 0)), position(.normal, 1))
        XCTAssertEqual(list.legalPosition(for: position(.important, 4), proposed: position(.normal, 2)), position(.normal, 2))
    }

    func testAnEmptySectionTakesATaskAtItsOnlyPlace() {
        let (list, _) = makeList([TodoItem(title: "Молоко")])
        XCTAssertEqual(list.legalPosition(for: position(.normal, 0), proposed: position(.important, 1)), position(.important, 0))
        list.move(from: position(.normal, 0), to: position(.important, 1))
        XCTAssertEqual(titles(list, .important), ["Молоко"])
        XCTAssertEqual(titles(list, .normal), [])
    }

    func testMovingWithinASection() {
        let (list, storage) = makeList()
        list.move(from: position(.important, 0), to: position(.important, 2))
        XCTAssertEqual(titles(list, .important).prefix(3), ["Подарить цве", "Позвонить ро", "Помыть кота"])
        XCTAssertEqual(storage.items.prefix(3).map(\.title).last, "Помыть кота")
    }

    // MARK: Samples

    func testSamplesFillAnEmptyListOnly() {
        let (list, storage) = makeList([])
        list.addIfEmpty(TodoSamples.items)
        XCTAssertEqual(storage.items.count, 7)
        list.addIfEmpty([TodoItem(title: "Молоко")])
        XCTAssertEqual(storage.items.count, 7)
    }
}

private final class MemoryStorage: TodoStorage {
    private(set) var items: [TodoItem]
    private(set) var saveCount = 0

    init(items: [TodoItem]) {
        self.items = items
    }

    func load() -> [TodoItem] { items }

    func save(_ items: [TodoItem]) {
        self.items = items
        saveCount += 1
    }
}
