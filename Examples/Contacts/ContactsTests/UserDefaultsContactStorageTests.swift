import XCTest

@testable import Contacts

final class UserDefaultsContactStorageTests: XCTestCase {
    private let suiteName = "UserDefaultsContactStorageTests"
    private var defaults = UserDefaults.standard

    override func setUpWithError() throws {
        defaults = try XCTUnwrap(UserDefaults(suiteName: suiteName))
        defaults.removePersistentDomain(forName: suiteName)
    }

    override func tearDown() {
        defaults.removePersistentDomain(forName: suiteName)
    }

    func testIsEmptyAtFirst() {
        XCTAssertEqual(UserDefaultsContactStorage(defaults: defaults).load(), [])
    }

    func testStoresDictionariesOfStrings() {
        UserDefaultsContactStorage(defaults: defaults).save([Contact(name: "Альфа", phone: "1"), Contact(name: "Бета", phone: "2")])
        XCTAssertEqual(
            defaults.array(forKey: "contacts") as? [[String: String]],
            [["title": "Альфа", "phone": "1"], ["title": "Бета", "phone": "2"]]
        )
    }

    func testLoadsWhatItStored() {
        let contacts = [Contact(name: "Альфа", phone: "1"), Contact(name: "Бета", phone: "+7 (2)")]
        UserDefaultsContactStorage(defaults: defaults).save(contacts)
        XCTAssertEqual(UserDefaultsContactStorage(defaults: defaults).load(), contacts)
    }

    func testPassesOverWhatIsNoContact() {
        let elements: [Any] = [5, ["title": "Альфа"], ["title": "Бета", "phone": "2"], ["title": "Вега", "phone": 3], "text"]
        defaults.set(elements, forKey: "contacts")
        XCTAssertEqual(UserDefaultsContactStorage(defaults: defaults).load(), [Contact(name: "Бета", phone: "2")])
    }

    func testStartsEmptyWhereTheValueIsNoArray() {
        defaults.set("contacts", forKey: "contacts")
        XCTAssertEqual(UserDefaultsContactStorage(defaults: defaults).load(), [])
    }
}
