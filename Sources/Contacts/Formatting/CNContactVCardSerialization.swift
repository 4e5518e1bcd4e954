import QuinceFoundation

/// Contacts as vCards, and back.
///
/// Source: Apple's documentation of `CNContactVCardSerialization`; RFC 2426 (version 3.0), RFC 6350 (4.0).
open class CNContactVCardSerialization: NSObject {
    /// The keys that are written.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        KeyGroup([
            CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNameSuffixKey,
            CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey, CNContactPhoneNumbersKey,
            CNContactEmailAddressesKey, CNContactUrlAddressesKey, CNContactPostalAddressesKey, CNContactBirthdayKey, CNContactImageDataKey,
            CNContactTypeKey, CNContactNoteKey, CNContactPreviousFamilyNameKey, CNContactPhoneticGivenNameKey,
            CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey, CNContactPhoneticOrganizationNameKey, CNContactDatesKey,
            CNContactRelationsKey, CNContactSocialProfilesKey, CNContactInstantMessageAddressesKey,
        ])
    }

    /// Returns vCards of version 3.0.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter.card(of: $0.record) }.joined().utf8)
    }

    /// - Throws: `CNError.vCardMalformed`.
    open class func contacts(with data: Data) throws -> [CNContact] {
        try VCardReader.records(in: data).map { CNContact($0, keys: nil) }
    }
}
