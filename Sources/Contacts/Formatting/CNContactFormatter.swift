import QuinceFoundation

/// The form of a contact's name. Source: Apple's documentation of `CNContactFormatterStyle`.
public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }
/// The order of a name's parts. Source: Apple's documentation of `CNContactDisplayNameOrder`.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault = 0, givenNameFirst, familyNameFirst }

/// Writes contacts' names.
///
/// Source: Apple's documentation of `CNContactFormatter`.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the name; nil where the contact has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        guard style == .fullName else {
            let name = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName].filter { !$0.isEmpty }
            return name.isEmpty ? nil : name.joined(separator: " ")
        }
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if contact.contactType == .organization || name.isEmpty {
            return contact.organizationName.isEmpty ? (name.isEmpty ? nil : name) : contact.organizationName
        }
        return name
    }

    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        let keyed = (attributes ?? [:]).reduce(into: [NSAttributedString.Key: Any]()) { result, entry in
            if let key = entry.key.base as? NSAttributedString.Key { result[key] = entry.value }
        }
        return string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: keyed) }
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

    /// The keys that the formatter reads.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        switch style {
        case .fullName:
            KeyGroup([
                CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNameSuffixKey,
                CNContactOrganizationNameKey, CNContactTypeKey, CNContactNicknameKey,
            ])
        case .phoneticFullName: KeyGroup([CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey])
        }
    }
    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { descriptorForRequiredKeys(for: .fullName) }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { descriptorForRequiredKeys(for: .fullName) }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
}

/// The form of an address. Source: Apple's documentation of `CNPostalAddressFormatterStyle`.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }

/// Writes addresses.
///
/// Source: Apple's documentation of `CNPostalAddressFormatter`.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    /// The lines of the address: those of the United States have the town, state and code in one; most others the code before the town.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let code = postalAddress.isoCountryCode.lowercased()
        let country = postalAddress.country
        let isAmerican =
            ["us", "ca", "au"].contains(code) || (code.isEmpty && ["", "United States", "USA", "Canada", "Australia"].contains(country))
        let town =
            isAmerican
            ? [postalAddress.city, postalAddress.state, postalAddress.postalCode]
            : [postalAddress.postalCode, postalAddress.city, postalAddress.state]
        let lines = [postalAddress.street, town.filter { !$0.isEmpty }.joined(separator: " "), country]
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
