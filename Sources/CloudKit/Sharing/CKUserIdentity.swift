import QuinceFoundation

/// A user of iCloud. Source: Apple's documentation of `CKUserIdentity`.
open class CKUserIdentity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias LookupInfo = CKUserIdentityLookupInfo

    public let userRecordID: CKRecord.ID?
    public let lookupInfo: LookupInfo?
    public let nameComponents: PersonNameComponents?
    public let hasiCloudAccount: Bool
    /// The identifiers of the user's cards among the contacts of the device.
    open var contactIdentifiers: [String] { [] }

    init(userRecordID: CKRecord.ID?) {
        (self.userRecordID, lookupInfo, nameComponents, hasiCloudAccount) = (userRecordID, nil, nil, false)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        userRecordID = coder.decodeObject(of: CKRecord.ID.self, forKey: "UserRecordID")
        lookupInfo = coder.decodeObject(of: LookupInfo.self, forKey: "LookupInfo")
        (nameComponents, hasiCloudAccount) = (nil, coder.decodeBool(forKey: "HasICloudAccount"))
        super.init()
    }
    open func encode(with coder: NSCoder) {
        if let userRecordID { coder.encode(userRecordID, forKey: "UserRecordID") }
        if let lookupInfo { coder.encode(lookupInfo, forKey: "LookupInfo") }
        coder.encode(hasiCloudAccount, forKey: "HasICloudAccount")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `CKUserIdentity.LookupInfo`. A class of the top level, as archives name no others.
///
/// The properties by which a user is looked up. Source: Apple's documentation of `CKUserIdentity.LookupInfo`.
open class CKUserIdentityLookupInfo: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?
    public let userRecordID: CKRecord.ID?

    private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
        (self.emailAddress, self.phoneNumber, self.userRecordID) = (emailAddress, phoneNumber, userRecordID)
        super.init()
    }
    public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
    public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
    public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }

    open class func lookupInfos(withEmails emails: [String]) -> [CKUserIdentityLookupInfo] {
        emails.map { CKUserIdentityLookupInfo(emailAddress: $0) }
    }
    open class func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [CKUserIdentityLookupInfo] {
        phoneNumbers.map { CKUserIdentityLookupInfo(phoneNumber: $0) }
    }
    open class func lookupInfos(with recordIDs: [CKRecord.ID]) -> [CKUserIdentityLookupInfo] {
        recordIDs.map { CKUserIdentityLookupInfo(userRecordID: $0) }
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        (emailAddress, phoneNumber) = (coder.decodeText(forKey: "EmailAddress"), coder.decodeText(forKey: "PhoneNumber"))
        userRecordID = coder.decodeObject(of: CKRecord.ID.self, forKey: "UserRecordID")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encodeText(emailAddress, forKey: "EmailAddress")
        coder.encodeText(phoneNumber, forKey: "PhoneNumber")
        if let userRecordID { coder.encode(userRecordID, forKey: "UserRecordID") }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKUserIdentityLookupInfo else { return false }
        return emailAddress == other.emailAddress && phoneNumber == other.phoneNumber && userRecordID == other.userRecordID
    }
    open override var hash: Int { (emailAddress ?? phoneNumber ?? "").hashValue ^ (userRecordID?.hash ?? 0) }
}
