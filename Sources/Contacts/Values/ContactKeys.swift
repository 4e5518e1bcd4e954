import QuinceFoundation

// The keys of contacts. Source: Apple's documentation, “Contact Keys”.

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

/// Several keys as one.
final class KeyGroup: NSObject, CNKeyDescriptor, @unchecked Sendable {
    let keys: [String]
    init(_ keys: [String]) { self.keys = keys }
}

enum ContactKeys {
    /// The names of keys, with those of groups.
    static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
        descriptors.reduce(into: [CNContactIdentifierKey]) { names, descriptor in
            if let group = descriptor as? KeyGroup { names.formUnion(group.keys) }
            if let name = descriptor as? NSString { names.insert(name as String) }
        }
    }

    /// The names as people read them.
    static let titles: [String: String] = [
        CNContactNamePrefixKey: "Prefix",
        CNContactGivenNameKey: "First name",
        CNContactMiddleNameKey: "Middle name",
        CNContactFamilyNameKey: "Last name",
        CNContactPreviousFamilyNameKey: "Maiden name",
        CNContactNameSuffixKey: "Suffix",
        CNContactNicknameKey: "Nickname",
        CNContactOrganizationNameKey: "Company",
        CNContactDepartmentNameKey: "Department",
        CNContactJobTitleKey: "Job title",
        CNContactPhoneticGivenNameKey: "Phonetic first name",
        CNContactPhoneticMiddleNameKey: "Phonetic middle name",
        CNContactPhoneticFamilyNameKey: "Phonetic last name",
        CNContactPhoneticOrganizationNameKey: "Phonetic company name",
        CNContactBirthdayKey: "Birthday",
        CNContactNonGregorianBirthdayKey: "Alternate birthday",
        CNContactNoteKey: "Notes",
        CNContactPhoneNumbersKey: "Phone",
        CNContactEmailAddressesKey: "Email",
        CNContactPostalAddressesKey: "Address",
        CNContactDatesKey: "Date",
        CNContactUrlAddressesKey: "URL",
        CNContactRelationsKey: "Related name",
        CNContactSocialProfilesKey: "Social profile",
        CNContactInstantMessageAddressesKey: "Instant message",
    ]
}
