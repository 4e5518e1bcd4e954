@_spi(Quince) import QuinceFoundation

// Values by their keys, which predicates of pickers ask for: `emailAddresses.@count > 0`, `key == 'phoneNumbers'`.

/// Values that cannot be set by key.
package protocol ReadByKey: KeyValueCoding {}

extension ReadByKey {
    package func setCodedValue(_ value: Any?, forKey key: String) {
        raise(.undefinedKeyException, "[\(type(of: self)) setValue:forUndefinedKey:]: the value of the key \(key) cannot be set.")
    }

    /// Ends the app, as the object has no value of the key.
    func undefined(_ key: String) -> Never {
        raise(
            .undefinedKeyException,
            "[\(type(of: self)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
}

extension CNContact: ReadByKey {
    private static let texts: [String: (CNContact) -> String] = [
        CNContactIdentifierKey: { $0.identifier }, CNContactNamePrefixKey: { $0.namePrefix }, CNContactGivenNameKey: { $0.givenName },
        CNContactMiddleNameKey: { $0.middleName }, CNContactFamilyNameKey: { $0.familyName },
        CNContactPreviousFamilyNameKey: { $0.previousFamilyName }, CNContactNameSuffixKey: { $0.nameSuffix },
        CNContactNicknameKey: { $0.nickname }, CNContactOrganizationNameKey: { $0.organizationName },
        CNContactDepartmentNameKey: { $0.departmentName }, CNContactJobTitleKey: { $0.jobTitle },
        CNContactPhoneticGivenNameKey: { $0.phoneticGivenName }, CNContactPhoneticMiddleNameKey: { $0.phoneticMiddleName },
        CNContactPhoneticFamilyNameKey: { $0.phoneticFamilyName }, CNContactPhoneticOrganizationNameKey: { $0.phoneticOrganizationName },
        CNContactNoteKey: { $0.note },
    ]

    package func codedValue(forKey key: String) -> Any? {
        if let text = Self.texts[key] { return text(self) }
        switch key {
        case CNContactTypeKey: return NSNumber(value: contactType.rawValue)
        case CNContactImageDataKey: return imageData
        case CNContactThumbnailImageDataKey: return thumbnailImageData
        case CNContactImageDataAvailableKey: return NSNumber(value: imageDataAvailable)
        case CNContactBirthdayKey: return birthday.map { $0 as NSDateComponents }
        case CNContactNonGregorianBirthdayKey: return nonGregorianBirthday.map { $0 as NSDateComponents }
        case CNContactPhoneNumbersKey: return NSArray(array: phoneNumbers)
        case CNContactEmailAddressesKey: return NSArray(array: emailAddresses)
        case CNContactUrlAddressesKey: return NSArray(array: urlAddresses)
        case CNContactPostalAddressesKey: return NSArray(array: postalAddresses)
        case CNContactDatesKey: return NSArray(array: dates)
        case CNContactRelationsKey: return NSArray(array: contactRelations)
        case CNContactSocialProfilesKey: return NSArray(array: socialProfiles)
        case CNContactInstantMessageAddressesKey: return NSArray(array: instantMessageAddresses)
        default: undefined(key)
        }
    }
}

extension CNContactProperty: ReadByKey {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "contact": contact
        case "key": self.key
        case "value": value
        case "identifier": identifier
        case "label": label
        default: undefined(key)
        }
    }
}

extension CNLabeledValue: ReadByKey {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "identifier": identifier
        case "label": label
        case "value": (value as? NSString).map { $0 as String } ?? value
        default: undefined(key)
        }
    }
}

extension CNPhoneNumber: ReadByKey {
    package func codedValue(forKey key: String) -> Any? { key == "stringValue" ? stringValue : undefined(key) }
}

extension CNContactRelation: ReadByKey {
    package func codedValue(forKey key: String) -> Any? { key == "name" ? name : undefined(key) }
}

extension CNPostalAddress: ReadByKey {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case CNPostalAddressStreetKey: street
        case CNPostalAddressSubLocalityKey: subLocality
        case CNPostalAddressCityKey: city
        case CNPostalAddressSubAdministrativeAreaKey: subAdministrativeArea
        case CNPostalAddressStateKey: state
        case CNPostalAddressPostalCodeKey: postalCode
        case CNPostalAddressCountryKey: country
        case CNPostalAddressISOCountryCodeKey: isoCountryCode
        default: undefined(key)
        }
    }
}

extension CNSocialProfile: ReadByKey {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "urlString": urlString
        case "username": username
        case "userIdentifier": userIdentifier
        case "service": service
        default: undefined(key)
        }
    }
}

extension CNInstantMessageAddress: ReadByKey {
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "username": username
        case "service": service
        default: undefined(key)
        }
    }
}
