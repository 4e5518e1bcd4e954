import QuinceFoundation

// Labels. Source: Apple's documentation, “Contact Labels”.

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"

/// A value of a contact, with a label.
///
/// Source: Apple's documentation of `CNLabeledValue`.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    open func settingLabel(_ label: String?) -> Self { Self(changing: self, label: label, value: value) }
    open func settingValue(_ value: ValueType) -> Self { Self(changing: self, label: label, value: value) }
    open func settingLabel(_ label: String?, value: ValueType) -> Self { Self(changing: self, label: label, value: value) }

    public required init(changing other: CNLabeledValue<ValueType>, label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (other.identifier, label, value)
        super.init()
    }

    /// A label as people read it.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let word = String(label.dropFirst(4).dropLast(4))
        return ["HomePage": "home page", "HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax"][word] ?? word.lowercased()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return identifier == other.identifier && label == other.label && value.isEqual(other.value)
    }
    open override var hash: Int { identifier.hashValue }
}

/// A telephone number. Source: Apple's documentation of `CNPhoneNumber`.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
    open dynamic override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }
}

/// A relation of a contact to another. Source: Apple's documentation of `CNContactRelation`.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public init(name: String) { self.name = name }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// A profile of a social network. Source: Apple's documentation of `CNSocialProfile`.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    let record: ProfileRecord
    init(_ record: ProfileRecord) { self.record = record }
    public convenience init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.init(
            ProfileRecord(
                urlString: urlString ?? "", username: username ?? "", userIdentifier: userIdentifier ?? "", service: service ?? ""))
    }
    open var urlString: String { record.urlString }
    open var username: String { record.username }
    open var userIdentifier: String { record.userIdentifier }
    open var service: String { record.service }
    open class func localizedString(forService service: String) -> String { service }
    open class func localizedString(forKey key: String) -> String { key }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.record == record }
    open override var hash: Int { record.hashValue }
}

public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceICQ = "ICQ"

/// An address of an instant-message service. Source: Apple's documentation of `CNInstantMessageAddress`.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }
    open override var hash: Int { username.hashValue ^ service.hashValue }
}

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// An address of the mail. Source: Apple's documentation of `CNPostalAddress`.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var record: PostalRecord
    public override convenience init() { self.init(PostalRecord()) }
    init(_ record: PostalRecord) { self.record = record }
    open var street: String { record.street }
    open var subLocality: String { record.subLocality }
    open var city: String { record.city }
    open var subAdministrativeArea: String { record.subAdministrativeArea }
    open var state: String { record.state }
    open var postalCode: String { record.postalCode }
    open var country: String { record.country }
    open var isoCountryCode: String { record.isoCountryCode }
    open class func localizedString(forKey key: String) -> String { key }
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(record) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.record == record }
    open override var hash: Int { record.hashValue }
}

/// An address that can be changed. Source: Apple's documentation of `CNMutablePostalAddress`.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { record.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { record.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { record.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { record.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { record.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { record.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { record.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { record.isoCountryCode = newValue }
    }
}
