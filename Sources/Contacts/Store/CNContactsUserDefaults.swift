import QuinceFoundation

/// The user's settings for contacts. Source: Apple's documentation of `CNContactsUserDefaults`.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let defaults = CNContactsUserDefaults()

    /// Returns the one object with the settings.
    open class func shared() -> CNContactsUserDefaults { defaults }

    /// The order in which Contacts sorts: by the family name, the default of iOS.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The ISO code of the device's region in lower case, such as `us`.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
