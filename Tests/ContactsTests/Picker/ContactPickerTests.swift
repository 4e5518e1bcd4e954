import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import SwiftUI
import Testing
import UIKit

@testable import Contacts
@testable import ContactsUI

extension ContactSuites {
    @MainActor @Suite struct ContactPickerTests {
        /// Keeps what is selected. Which methods it has is registered by each of its subclasses, as a build does.
        private class Delegate: NSObject, CNContactPickerDelegate {
            var selected: [String] = []

            func contactPickerDidCancel(_ picker: CNContactPickerViewController) { selected.append("cancelled") }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { selected.append(contact.givenName) }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
                selected.append("\(contactProperty.key) \(contactProperty.text)")
            }
            func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
                selected.append(contacts.map(\.givenName).joined(separator: "+"))
            }
            func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {
                selected.append(contactProperties.map(\.text).joined(separator: "+"))
            }

            static func register(_ type: AnyClass, _ names: [String]) {
                ObjectRuntime.register(type) { entry in for name in names { entry.implements(name) } }
            }
        }
        private final class OfContacts: Delegate {}
        private final class OfProperty: Delegate {}
        private final class OfBoth: Delegate {}
        private final class OfProperties: Delegate {}

        private static let registered: Void = {
            let one = "contactPicker(_:didSelect:) CNContactPickerViewController,"
            Delegate.register(OfContacts.self, [one + "[CNContact]"])
            Delegate.register(OfProperty.self, [one + "CNContactProperty"])
            Delegate.register(OfBoth.self, [one + "CNContactProperty", one + "CNContact"])
            Delegate.register(OfProperties.self, ["contactPicker(_:didSelectContactProperties:)"])
        }()

        private let device: ContactDevice

        init() throws {
            _ = Self.registered
            device = ContactDevice([:])
            try device.add([
                makeContact("Ann", "A", emails: ["ann@example.com", "ann@mac.com"], phones: ["1"]), makeContact("Bob", "B", phones: ["2"]),
            ])
        }

        private func picker(_ delegate: Delegate, _ prepare: (CNContactPickerViewController) -> Void = { _ in })
            -> CNContactPickerViewController
        {
            let picker = CNContactPickerViewController()
            picker.delegate = delegate
            prepare(picker)
            picker.loadViewIfNeeded()
            picker.list.loadViewIfNeeded()
            return picker
        }

        private func tap(_ picker: CNContactPickerViewController, _ section: Int) {
            picker.list.tableView(picker.list.tableView, didSelectRowAt: IndexPath(row: 0, section: section))
        }

        private func card(_ picker: CNContactPickerViewController) -> ContactCardController? {
            let card = picker.list.navigationController?.viewControllers.last as? ContactCardController
            card?.loadViewIfNeeded()
            return card
        }

        private func tap(_ card: ContactCardController, _ section: Int) {
            card.tableView(card.tableView, didSelectRowAt: IndexPath(row: 0, section: section))
        }

        @Test func nobodyIsAsked() {
            defer { ContactDevice.end() }
            let delegate = Delegate(), picker = picker(delegate)
            #expect(picker.list.numberOfSections(in: picker.list.tableView) == 2)
            tap(picker, 0)
            #expect(delegate.selected == ["Ann"])
            #expect(device.questions == [])
        }

        @Test func aPredicateEnablesContacts() {
            defer { ContactDevice.end() }
            let delegate = Delegate()
            let picker = picker(delegate) { $0.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0") }
            tap(picker, 1)
            #expect(delegate.selected == [])
            let cell = picker.list.tableView(picker.list.tableView, cellForRowAt: IndexPath(row: 0, section: 1))
            #expect(cell.selectionStyle == .none)
            tap(picker, 0)
            #expect(delegate.selected == ["Ann"])
        }

        @Test func aPredicateSelectsContactsOrShowsTheirCards() throws {
            defer { ContactDevice.end() }
            let delegate = OfBoth()
            let picker = picker(delegate) {
                $0.predicateForSelectionOfContact = NSPredicate(format: "emailAddresses.@count == 0")
                $0.displayedPropertyKeys = [CNContactEmailAddressesKey]
            }
            tap(picker, 0)
            #expect(delegate.selected == [])
            let shown = try #require(card(picker))
            #expect(shown.properties.map(\.text) == ["ann@example.com", "ann@mac.com"])
            tap(shown, 1)
            #expect(delegate.selected == ["emailAddresses ann@mac.com"])
            tap(picker, 1)
            #expect(delegate.selected.last == "Bob")
        }

        @Test func aPredicateSelectsProperties() throws {
            defer { ContactDevice.end() }
            let delegate = OfProperty()
            let picker = picker(delegate) {
                $0.displayedPropertyKeys = [CNContactEmailAddressesKey]
                $0.predicateForSelectionOfProperty = NSPredicate(format: "(key == 'emailAddresses') AND (value LIKE '*@mac.com')")
            }
            tap(picker, 0)
            let shown = try #require(card(picker))
            tap(shown, 0)
            #expect(delegate.selected == [])
            tap(shown, 1)
            #expect(delegate.selected == ["emailAddresses ann@mac.com"])
        }

        @Test func severalContactsAreSelected() throws {
            defer { ContactDevice.end() }
            let delegate = OfContacts(), picker = picker(delegate)
            #expect(picker.list.choosesSeveral)
            tap(picker, 0)
            tap(picker, 1)
            #expect(delegate.selected == [])
            picker.list.finish()
            #expect(delegate.selected == ["Ann+Bob"])
        }

        @Test func severalPropertiesAreSelected() {
            defer { ContactDevice.end() }
            let delegate = OfProperties(), picker = picker(delegate) { $0.displayedPropertyKeys = [CNContactPhoneNumbersKey] }
            tap(picker, 0)
            tap(picker, 1)
            picker.list.finish()
            #expect(delegate.selected == ["1+2"])
        }

        @Test func valuesAreReadByKey() {
            defer { ContactDevice.end() }
            let contact = makeContact("Ann", phones: ["+49 1"])
            #expect(NSPredicate(format: "givenName == 'Ann'").evaluate(with: contact))
            #expect(NSPredicate(format: "ANY phoneNumbers.value.stringValue BEGINSWITH '+49'").evaluate(with: contact))
            #expect(!NSPredicate(format: "emailAddresses.@count > 0").evaluate(with: contact))
        }

        @Test func accessButtonsOfferWhatIsNotShared() throws {
            defer { ContactDevice.end() }
            func names(_ query: String, emails: Set<String>? = nil, numbers: Set<String>? = nil) -> [String] {
                ContactAccessButton(queryString: query, ignoredEmails: emails, ignoredPhoneNumbers: numbers).matches.map(\.givenName)
            }
            #expect(names("ann") == ["Ann"])
            #expect(names("") == [])
            #expect(names("ann", emails: ["ANN@mac.com"]) == [])
            #expect(names("bob", numbers: ["2"]) == [])
            try CNContactStore.share(CNContactStore.shareableContacts().filter { $0.givenName == "Ann" })
            #expect(names("ann") == [])
            #expect(names("b") == ["Bob"])
        }
    }
}
