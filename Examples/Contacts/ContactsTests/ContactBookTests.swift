import XCTest

@testable import Contacts

final class ContactBookTests: XCTestCase {
    private func makeBook(_ contacts: [Contact] = [], locale: String = "ru_RU") -> (ContactBook, MemoryStorage) {
        let storage = MemoryStorage(contacts: contacts)
        return (ContactBook(storage: storage, locale: Locale(identifier: locale)), storage)
    }

    func testANewContactComesToItsAlphabeticalPlace() {
        let (book, _) = makeBook()
        XCTAssertEqual(book.add(Contact(name: "Бета", phone: "2")), 0)
        XCTAssertEqual(book.add(Contact(name: "Альфа", phone: "1")), 0)
        XCTAssertEqual(book.add(Contact(name: "Вега", phone: "3")), 2)
        XCTAssertEqual(book.contacts.map(\.name), ["Альфа", "Бета", "Вега"])
    }

    func testNamesAreSortedWhateverTheirCase() {
        let (book, _) = makeBook([Contact(name: "bob", phone: "1"), Contact(name: "Carol", phone: "2"), Contact(name: "Alice", phone: "3")])
        XCTAssertEqual(book.contacts.map(\.name), ["Alice", "bob", "Carol"])
    }

    func testEqualNamesAreSortedByPhone() {
        let (book, _) = makeBook([Contact(name: "Анна", phone: "2")])
        XCTAssertEqual(book.add(Contact(name: "анна", phone: "1")), 0)
        XCTAssertEqual(book.add(Contact(name: "АННА", phone: "3")), 2)
        XCTAssertEqual(book.contacts.map(\.phone), ["1", "2", "3"])
    }

    func testEveryChangeIsStored() {
        let (book, storage) = makeBook()
        XCTAssertEqual(storage.saveCount, 0)
        book.add(Contact(name: "Бета", phone: "2"))
        book.add(Contact(name: "Альфа", phone: "1"))
        XCTAssertEqual(storage.contacts.map(\.name), ["Альфа", "Бета"])
        book.remove(at: 0)
        XCTAssertEqual(storage.contacts.map(\.name), ["Бета"])
        XCTAssertEqual(storage.saveCount, 3)
    }

    func testSamplesFillAnEmptyBookOnly() {
        let (book, storage) = makeBook()
        book.addSamplesIfEmpty()
        XCTAssertEqual(book.contacts.map(\.name), ["Владимир Анатольевич", "Саня Техосмотр", "Сильвестр"])
        XCTAssertEqual(storage.contacts, book.contacts)
        let (other, _) = makeBook([Contact(name: "Альфа", phone: "1")])
        other.addSamplesIfEmpty()
        XCTAssertEqual(other.contacts.map(\.name), ["Альфа"])
    }
}

private final class MemoryStorage: ContactStorage {
    private(set) var contacts: [Contact]
    private(set) var saveCount = 0

    init(contacts: [Contact]) {
        self.contacts = contacts
    }

    func load() -> [Contact] { contacts }

    func save(_ contacts: [Contact]) {
        self.contacts = contacts
        saveCount += 1
    }
}
