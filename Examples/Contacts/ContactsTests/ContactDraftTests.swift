import XCTest

@testable import Contacts

final class ContactDraftTests: XCTestCase {
    func testNeedsANameAndAPhoneNumber() {
        XCTAssertNil(ContactDraft().contact)
        XCTAssertNil(ContactDraft(name: "", phone: "1").contact)
        XCTAssertNil(ContactDraft(name: " \n", phone: "1").contact)
        XCTAssertNil(ContactDraft(name: "Бета", phone: "").contact)
        XCTAssertNil(ContactDraft(name: "Бета", phone: "  ").contact)
        XCTAssertNotNil(ContactDraft(name: "Бета", phone: "2").contact)
    }

    func testAPhoneNumberHasADigitAndOnlyDigitsAndPunctuation() {
        for phone in ["abc", "12a", "+", "( ) -", "1.2", "٣"] {
            XCTAssertNil(ContactDraft(name: "Бета", phone: phone).contact, phone)
        }
        for phone in ["1", "+7 (999) 123-23-23", "8-800-555", " 2 "] {
            XCTAssertNotNil(ContactDraft(name: "Бета", phone: phone).contact, phone)
        }
    }

    func testTrimsBoth() {
        XCTAssertEqual(ContactDraft(name: " Бета\n", phone: " 2 ").contact, Contact(name: "Бета", phone: "2"))
    }
}
