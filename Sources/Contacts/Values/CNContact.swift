@_spi(Quince) import QuinceFoundation

/// A key that a contact can be fetched with. Source: Apple's documentation of `CNKeyDescriptor`.
public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// The kind of a contact. Source: Apple's documentation of `CNContactType`.
public enum CNContactType: Int, Sendable, Codable { case person = 0, organization }
/// The order of contacts. Source: Apple's documentation of `CNContactSortOrder`.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// A person or an organization that people know. The values of keys that it was not fetched with end the app with iOS's exception.
///
/// Source: Apple's documentation of `CNContact`.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var record: ContactRecord
    /// The keys that it was fetched with; nil = all.
    var keys: Set<String>?

    public override convenience init() { self.init(ContactRecord(), keys: nil) }

    init(_ record: ContactRecord, keys: Set<String>?) {
        (self.record, self.keys) = (record, keys)
        super.init()
    }

    private func read<Value>(_ key: String, _ path: KeyPath<ContactRecord, Value>) -> Value {
        guard isKeyAvailable(key) else {
            raise(
                NSExceptionName(rawValue: "CNPropertyNotFetchedException"), "A property was not requested when contact was fetched: \(key)")
        }
        return record[keyPath: path]
    }

    /// Whether the contact was fetched with the key.
    open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }
    /// Whether the contact was fetched with the keys.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
    }

    open var identifier: String { record.identifier }
    open var contactType: CNContactType { read(CNContactTypeKey, \.type) }
    open var namePrefix: String { read(CNContactNamePrefixKey, \.namePrefix) }
    open var givenName: String { read(CNContactGivenNameKey, \.givenName) }
    open var middleName: String { read(CNContactMiddleNameKey, \.middleName) }
    open var familyName: String { read(CNContactFamilyNameKey, \.familyName) }
    open var previousFamilyName: String { read(CNContactPreviousFamilyNameKey, \.previousFamilyName) }
    open var nameSuffix: String { read(CNContactNameSuffixKey, \.nameSuffix) }
    open var nickname: String { read(CNContactNicknameKey, \.nickname) }
    open var organizationName: String { read(CNContactOrganizationNameKey, \.organizationName) }
    open var departmentName: String { read(CNContactDepartmentNameKey, \.departmentName) }
    open var jobTitle: String { read(CNContactJobTitleKey, \.jobTitle) }
    open var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) }
    open var phoneticMiddleName: String { read(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName) }
    open var phoneticFamilyName: String { read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) }
    open var phoneticOrganizationName: String { read(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName) }
    open var note: String { read(CNContactNoteKey, \.note) }
    open var imageData: Data? { read(CNContactImageDataKey, \.imageData) }
    open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.imageData) }
    open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.imageData) != nil }
    open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) }
    open var nonGregorianBirthday: DateComponents? { read(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday) }

    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        read(CNContactPhoneNumbersKey, \.phoneNumbers).map { $0.value { CNPhoneNumber(stringValue: $0) } }
    }
    open var emailAddresses: [CNLabeledValue<NSString>] { strings(CNContactEmailAddressesKey, \.emailAddresses) }
    open var urlAddresses: [CNLabeledValue<NSString>] { strings(CNContactUrlAddressesKey, \.urlAddresses) }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        read(CNContactPostalAddressesKey, \.postalAddresses).map { $0.value { CNPostalAddress($0) } }
    }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        read(CNContactRelationsKey, \.relations).map { $0.value { CNContactRelation(name: $0) } }
    }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        read(CNContactSocialProfilesKey, \.socialProfiles).map { $0.value { CNSocialProfile($0) } }
    }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read(CNContactInstantMessageAddressesKey, \.instantMessages).map {
            $0.value { CNInstantMessageAddress(username: $0.username, service: $0.service) }
        }
    }
    open var dates: [CNLabeledValue<NSDateComponents>] {
        read(CNContactDatesKey, \.dates).map { $0.value { $0 as NSDateComponents } }
    }

    private func strings(_ key: String, _ path: KeyPath<ContactRecord, [Labeled<String>]>) -> [CNLabeledValue<NSString>] {
        read(key, path).map { $0.value { NSString(string: $0) } }
    }

    /// The name of a key as people read it.
    open class func localizedString(forKey key: String) -> String { ContactKeys.titles[key] ?? key }

    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        KeyGroup([CNContactGivenNameKey, CNContactFamilyNameKey, CNContactMiddleNameKey, CNContactOrganizationNameKey])
    }
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            return first.record.sortName(sortOrder).localizedStandardCompare(second.record.sortName(sortOrder))
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(record, keys: keys) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record, keys: keys) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.record == record }
    open override var hash: Int { record.identifier.hashValue }
    open dynamic override var description: String {
        "<CNContact: identifier=\(identifier), givenName=\(record.givenName), familyName=\(record.familyName), organizationName=\(record.organizationName)>"
    }

    /// Whether a unified contact holds the contact of the identifier.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
}

/// A contact that can be changed.
///
/// Source: Apple's documentation of `CNMutableContact`.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { record.type = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { record.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { record.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { record.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { record.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { record.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { record.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { record.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { record.organizationName = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { record.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { record.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { record.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { record.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { record.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { record.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { super.note }
        set { record.note = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { record.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { record.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { record.nonGregorianBirthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { record.phoneNumbers = newValue.map { Labeled($0) { $0.stringValue } } }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { record.emailAddresses = newValue.map { Labeled($0) { $0 as String } } }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { record.urlAddresses = newValue.map { Labeled($0) { $0 as String } } }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { record.postalAddresses = newValue.map { Labeled($0) { $0.record } } }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { record.relations = newValue.map { Labeled($0) { $0.name } } }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { record.socialProfiles = newValue.map { Labeled($0) { $0.record } } }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { record.instantMessages = newValue.map { Labeled($0) { InstantMessageRecord(username: $0.username, service: $0.service) } } }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { record.dates = newValue.map { Labeled($0) { $0 as DateComponents } } }
    }
}
