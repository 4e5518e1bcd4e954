import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The access of the system's own interface to the contacts. What the user selects in it is the app's without a permission.
extension CNContactStore {
    /// All contacts, whatever the app may read.
    ///
    /// - Throws: `CNError`.
    package static func selectableContacts() throws -> [CNContact] {
        try ContactDatabase.readForSelection().contacts.map { CNContact($0, keys: nil) }
    }

    /// The contacts that the user can still share with the app one by one; none where the app may read all, or the user has denied it.
    package static func shareableContacts() -> [CNContact] {
        let status = authorizationStatus(for: .contacts)
        guard status == .limited || status == .notDetermined else { return [] }
        let shared = (try? ContactDatabase.sharedContacts()) ?? []
        return ((try? selectableContacts()) ?? []).filter { !shared.contains($0.identifier) }
    }

    /// Shares contacts that the user has selected, which gives the app limited access.
    ///
    /// - Throws: `CNError`.
    package static func share(_ contacts: [CNContact]) throws {
        guard !contacts.isEmpty else { return }
        try ContactDatabase.share(contacts.map(\.identifier))
        DeviceRuntime.current.services.send(.setPermission(.contactsLimited, isGranted: true))
        DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
    }

    package static func executeForUser(_ request: CNSaveRequest) throws { try CNContactStore().execute(request) }
}

extension CNContact {
    /// Whether a text is the beginning of a word of the name, or a part of an email address or a phone number.
    package func matches(_ query: String) -> Bool {
        let text = query.trimmingCharacters(in: .whitespaces), digits = text.filter(\.isNumber)
        guard !text.isEmpty else { return false }
        if (CNContact.predicateForContacts(matchingName: text) as? ContactPredicate)?.matches(record, ContactDocument()) ?? false {
            return true
        }
        return record.emailAddresses.contains { $0.value.lowercased().contains(text.lowercased()) }
            || digits.count >= 3 && record.phoneNumbers.contains { $0.value.filter(\.isNumber).contains(digits) }
    }
}
