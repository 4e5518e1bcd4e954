import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import Testing

@testable import Contacts

extension ContactSuites {
    @Suite struct ContactsTests {

        private func withStore(_ body: (CNContactStore, ContactDevice) throws -> Void) throws {
            let device = ContactDevice()
            defer { ContactDevice.end() }
            try body(CNContactStore(), device)
        }

        private func ann() -> CNMutableContact {
            let contact = CNMutableContact()
            (contact.givenName, contact.familyName, contact.organizationName) = ("Ann", "Müller", "Birds, Inc.")
            contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+49 (151) 234-567"))]
            contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ann@example.com")]
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.postalCode, address.country) = ("Main Street 1", "Berlin", "10115", "Germany")
            contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
            contact.birthday = DateComponents(year: 1990, month: 4, day: 5)
            return contact
        }

        private let keys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [any CNKeyDescriptor]

        @Test func contactsAreSavedFoundChangedAndDeleted() throws {
            try withStore { store, device in
                let new = ann(), add = CNSaveRequest()
                add.add(new, toContainerWithIdentifier: nil)
                try store.execute(add)
                for name in ["ann", "mul", "Ann M"] {
                    #expect(
                        try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: keys).count
                            == 1,
                        "\(name)")
                }
                #expect(try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "nn"), keysToFetch: keys).isEmpty)
                let number = CNPhoneNumber(stringValue: "0151234567")
                #expect(
                    try store.unifiedContacts(
                        matching: CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "151234567")), keysToFetch: keys
                    ).count == 1)
                #expect(try store.unifiedContacts(matching: CNContact.predicateForContacts(matching: number), keysToFetch: keys).isEmpty)
                let found = try store.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys)
                let changed = try #require(found.mutableCopy() as? CNMutableContact)
                changed.givenName = "Anna"
                let update = CNSaveRequest()
                update.update(changed)
                try store.execute(update)
                let whole = try store.unifiedContact(
                    withIdentifier: new.identifier, keysToFetch: [CNContactVCardSerialization.descriptorForRequiredKeys()])
                // What was not fetched is not lost.
                #expect(whole.givenName == "Anna")
                #expect(whole.emailAddresses.first?.value == "ann@example.com")
                let delete = CNSaveRequest()
                delete.delete(changed)
                try store.execute(delete)
                #expect(throws: CNError(.recordDoesNotExist)) {
                    try store.unifiedContact(withIdentifier: new.identifier, keysToFetch: keys)
                }
            }
        }

        @Test func changesOfOthersAtTheSameMomentAreKept() throws {
            try withStore { store, device in
                var others = ContactDocument()
                others.contacts = [ContactRecord(identifier: "other")]
                device.interruption = try JSONEncoder().encode(others)
                let add = CNSaveRequest()
                add.add(ann(), toContainerWithIdentifier: nil)
                try store.execute(add)
                #expect(try ContactDatabase.read().contacts.count == 2)
            }
        }

        @Test func contactsAreEnumeratedInOrderUntilTheBlockStops() throws {
            try withStore { store, device in
                let add = CNSaveRequest()
                for name in ["Cat", "Ann", "Bob"] {
                    let contact = CNMutableContact()
                    contact.givenName = name
                    add.add(contact, toContainerWithIdentifier: nil)
                }
                try store.execute(add)
                let request = CNContactFetchRequest(keysToFetch: keys)
                request.sortOrder = .givenName
                var names: [String] = []
                try store.enumerateContacts(with: request) { contact, stop in
                    names.append(contact.givenName)
                    stop.pointee = ObjCBool(names.count == 2)
                }
                #expect(names == ["Ann", "Bob"])
            }
        }

        @Test func cardsAreWrittenAndRead() throws {
            let data = try CNContactVCardSerialization.data(with: [ann()])
            let back = try #require(try CNContactVCardSerialization.contacts(with: data).first)
            #expect(back.familyName == "Müller")
            #expect(back.organizationName == "Birds, Inc.")
            #expect(back.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
            #expect(back.phoneNumbers.first?.value.stringValue == "+49 (151) 234-567")
            #expect(back.postalAddresses.first?.value.city == "Berlin")
            #expect(back.birthday?.month == 4)
            #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("no card".utf8)) }
            let folded = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Long;Na\r\n me;;;\r\nitem1.TEL;type=CELL;type=VOICE:1\r\nEND:VCARD\r\n"
            #expect(try CNContactVCardSerialization.contacts(with: Data(folded.utf8)).first?.givenName == "Name")
        }

        @Test func theUsersSettingsAreTheDefaults() {
            #expect(CNContactsUserDefaults.shared().sortOrder == .familyName)
            #expect(CNContactsUserDefaults.shared().countryCode.count == 2)
        }

        @Test func namesAndAddressesAreFormatted() {
            let contact = ann()
            #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Müller")
            #expect(
                CNPostalAddressFormatter.string(from: contact.postalAddresses[0].value, style: .mailingAddress)
                    == "Main Street 1\n10115 Berlin\nGermany")
            #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
            #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        }
    }
}
