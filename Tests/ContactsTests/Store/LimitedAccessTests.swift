import DeviceProtocol
import QuinceFoundation
import Testing

@testable import Contacts

extension ContactSuites {
    /// Apps that the user has shared single contacts with.
    @Suite struct LimitedAccessTests {
        private let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]

        private func names(_ store: CNContactStore) throws -> [String] {
            var names: [String] = []
            try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in names.append(contact.givenName) }
            return names
        }

        @Test(arguments: [
            ([PrivacyService.contacts: PermissionStatus.granted], CNAuthorizationStatus.authorized), ([.contacts: .denied], .denied),
            ([.contactsLimited: .granted], .limited), ([.contactsLimited: .granted, .contacts: .denied], .limited), ([:], .notDetermined),
        ]) func accessIsOfTwoKinds(permissions: [PrivacyService: PermissionStatus], status: CNAuthorizationStatus) {
            _ = ContactDevice(permissions)
            defer { ContactDevice.end() }
            #expect(CNContactStore.authorizationStatus(for: .contacts) == status)
        }

        @Test func onlySharedContactsAreRead() throws {
            let device = ContactDevice([:])
            defer { ContactDevice.end() }
            try device.add([makeContact("Ann"), makeContact("Bob")])
            let store = CNContactStore()
            #expect(throws: CNError(.authorizationDenied)) { try names(store) }
            let offered = CNContactStore.shareableContacts()
            #expect(offered.map(\.givenName) == ["Ann", "Bob"])
            try CNContactStore.share([offered[1]])
            #expect(CNContactStore.authorizationStatus(for: .contacts) == .limited)
            #expect(try names(store) == ["Bob"])
            #expect(CNContactStore.shareableContacts().map(\.givenName) == ["Ann"])
            // Others are not there for the app.
            let request = CNSaveRequest()
            request.delete(try #require(offered[0].mutableCopy() as? CNMutableContact))
            #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(request) }
        }

        @Test func whatTheAppAddsIsShared() throws {
            let device = ContactDevice([.contactsLimited: .granted])
            defer { ContactDevice.end() }
            try device.add([makeContact("Ann")])
            let store = CNContactStore(), request = CNSaveRequest()
            request.add(makeContact("Cat"), toContainerWithIdentifier: nil)
            try store.execute(request)
            #expect(try names(store) == ["Cat"])
            #expect(try CNContactStore.selectableContacts().map(\.givenName) == ["Ann", "Cat"])
        }

        @Test func contactsAreFoundByNameEmailAndNumber() {
            let contact = makeContact("Ann", "Müller", emails: ["bird@example.com"], phones: ["+49 151 234"])
            for query in ["ann", "mull", "Ann M", "BIRD@", "151234"] { #expect(contact.matches(query), "\(query)") }
            for query in ["", "nn", "cat", "12"] { #expect(!contact.matches(query), "\(query)") }
        }
    }
}
