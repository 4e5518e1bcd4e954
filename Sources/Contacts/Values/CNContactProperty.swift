import QuinceFoundation

/// A value of a contact that the user has selected: one phone number, one address.
///
/// Source: Apple's documentation of `CNContactProperty`.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    public let contact: CNContact
    /// The key of the property, `CNContactPhoneNumbersKey` for example.
    public let key: String
    /// A text, `CNPhoneNumber`, `CNPostalAddress` …, or `NSDateComponents`.
    public let value: Any?
    /// Names the value among those of the property; nil where there is one at most.
    public let identifier: String?
    public let label: String?

    init(_ contact: CNContact, _ key: String, _ value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContactProperty else { return false }
        return contact == other.contact && key == other.key && identifier == other.identifier
    }
    open override var hash: Int { contact.hash ^ key.hashValue ^ (identifier?.hashValue ?? 0) }
}

extension CNContact {
    /// The properties that contact pickers and cards show, in their order.
    private static let shownKeys = [
        CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey, CNContactBirthdayKey,
        CNContactDatesKey, CNContactRelationsKey, CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey, CNContactNoteKey,
    ]

    /// The values that the user can select.
    ///
    /// - Parameter keys: The properties to show; nil = all.
    package func properties(_ keys: [String]?) -> [CNContactProperty] {
        Self.shownKeys.filter { isKeyAvailable($0) && keys?.contains($0) ?? true }.flatMap { properties(of: $0) }
    }

    private func properties(of key: String) -> [CNContactProperty] {
        func list<Value: NSObject>(_ values: [CNLabeledValue<Value>], _ convert: (Value) -> Any = { $0 }) -> [CNContactProperty] {
            values.map { CNContactProperty(self, key, convert($0.value), identifier: $0.identifier, label: $0.label) }
        }
        switch key {
        case CNContactPhoneNumbersKey: return list(phoneNumbers)
        case CNContactEmailAddressesKey: return list(emailAddresses) { $0 as String }
        case CNContactUrlAddressesKey: return list(urlAddresses) { $0 as String }
        case CNContactPostalAddressesKey: return list(postalAddresses)
        case CNContactDatesKey: return list(dates)
        case CNContactRelationsKey: return list(contactRelations)
        case CNContactSocialProfilesKey: return list(socialProfiles)
        case CNContactInstantMessageAddressesKey: return list(instantMessageAddresses)
        case CNContactBirthdayKey: return birthday.map { [CNContactProperty(self, key, $0 as NSDateComponents)] } ?? []
        case CNContactNoteKey: return note.isEmpty ? [] : [CNContactProperty(self, key, note)]
        default: return []
        }
    }
}
