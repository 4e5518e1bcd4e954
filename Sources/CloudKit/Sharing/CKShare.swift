import QuinceFoundation

/// Records that are shared with other users. Source: Apple's documentation of `CKShare`.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The permission of a participant. Source: Apple's documentation of `CKShare.ParticipantPermission`.
    public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
    /// A participant's part. Source: Apple's documentation of `CKShare.ParticipantRole`.
    public enum ParticipantRole: Int, Sendable { case unknown = 0, owner = 1, administrator = 2, privateUser = 3, publicUser = 4 }
    /// Whether a participant has accepted. Source: Apple's documentation of `CKShare.ParticipantAcceptanceStatus`.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown = 0, pending, accepted, removed }

    /// The keys of a share's own values. Source: Apple's documentation of `CKShare.SystemFieldKey`.
    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    }

    /// The name of the share of a whole zone.
    public static let zoneWideShareName = "cloudkit.zoneshare"

    private let shareLock = NSLock()
    private var members: [Participant]
    private var permission = ParticipantPermission.none

    /// The permission of users who are not participants.
    open var publicPermission: ParticipantPermission {
        get { shareLock.withLock { permission } }
        set {
            shareLock.withLock {
                permission = newValue
                // Participants who joined by the public link leave with it.
                if newValue == .none { members.removeAll { $0.role == .publicUser } }
            }
        }
    }
    /// The address of the share; the server sets it, so it is nil here.
    open var url: URL? { nil }
    /// The owner first.
    open var participants: [Participant] { shareLock.withLock { members } }
    open var owner: Participant { shareLock.withLock { members[0] } }
    open var currentUserParticipant: Participant? { shareLock.withLock { members.first } }

    /// Shares a record and those that have it as their parent.
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: ID(recordName: "Share-" + UUID().uuidString, zoneID: rootRecord.recordID.zoneID))
    }

    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        members = [.currentOwner]
        super.init(recordType: SystemType.share, recordID: shareID)
        rootRecord.setShare(Reference(record: self, action: .none))
    }

    /// Shares a whole zone.
    public init(recordZoneID: CKRecordZone.ID) {
        members = [.currentOwner]
        super.init(recordType: SystemType.share, recordID: ID(recordName: Self.zoneWideShareName, zoneID: recordZoneID))
    }

    private init(copying other: CKShare) {
        members = other.participants
        permission = other.publicPermission
        super.init(copying: other)
    }

    /// Adds a participant; one who is there is replaced.
    open func addParticipant(_ participant: Participant) {
        shareLock.withLock {
            if let index = members.firstIndex(where: { $0.participantID == participant.participantID }) {
                members[index] = participant
            } else {
                members.append(participant)
            }
        }
    }

    /// Removes a participant. The owner cannot be removed.
    open func removeParticipant(_ participant: Participant) {
        shareLock.withLock { members.removeAll { $0.participantID == participant.participantID && $0.role != .owner } }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(NSArray(array: participants), forKey: "Participants")
        coder.encode(publicPermission.rawValue, forKey: "PublicPermission")
    }

    public required init?(coder: NSCoder) {
        let archived = coder.decodeObject(of: [NSArray.self, Participant.self], forKey: "Participants") as? NSArray
        members = archived?.compactMap { $0 as? Participant } ?? []
        if members.isEmpty { members = [.currentOwner] }
        permission = ParticipantPermission(rawValue: coder.decodeInteger(forKey: "PublicPermission")) ?? .none
        super.init(coder: coder)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { CKShare(copying: self) }
}

extension CKShare {
    public typealias Participant = CKShareParticipant

    public typealias Metadata = CKShareMetadata
}

/// `CKShare.Participant`. A class of the top level, as archives name no others.
///
/// A user with whom records are shared. Source: Apple's documentation of `CKShare.Participant`.
open class CKShareParticipant: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let participantID: String
    public let userIdentity: CKUserIdentity
    open var role: CKShare.ParticipantRole
    open var permission: CKShare.ParticipantPermission
    open private(set) var acceptanceStatus: CKShare.ParticipantAcceptanceStatus

    private init(
        _ identity: CKUserIdentity, _ role: CKShare.ParticipantRole, _ permission: CKShare.ParticipantPermission,
        _ status: CKShare.ParticipantAcceptanceStatus
    ) {
        (participantID, userIdentity, self.role, self.permission) = (UUID().uuidString, identity, role, permission)
        acceptanceStatus = status
        super.init()
    }

    /// The user of the device as the owner of a share.
    static var currentOwner: CKShareParticipant {
        CKShareParticipant(CKUserIdentity(userRecordID: CKRecord.ID(recordName: CKCurrentUserDefaultName)), .owner, .readWrite, .accepted)
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeText(forKey: "ParticipantID"),
            let identity = coder.decodeObject(of: CKUserIdentity.self, forKey: "UserIdentity")
        else { return nil }
        (participantID, userIdentity) = (identifier, identity)
        role = CKShare.ParticipantRole(rawValue: coder.decodeInteger(forKey: "Role")) ?? .unknown
        permission = CKShare.ParticipantPermission(rawValue: coder.decodeInteger(forKey: "Permission")) ?? .unknown
        acceptanceStatus = CKShare.ParticipantAcceptanceStatus(rawValue: coder.decodeInteger(forKey: "AcceptanceStatus")) ?? .unknown
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encodeText(participantID, forKey: "ParticipantID")
        coder.encode(userIdentity, forKey: "UserIdentity")
        coder.encode(role.rawValue, forKey: "Role")
        coder.encode(permission.rawValue, forKey: "Permission")
        coder.encode(acceptanceStatus.rawValue, forKey: "AcceptanceStatus")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// `CKShare.Metadata`. A class of the top level, as archives name no others.
///
/// The share that an invitation refers to. Only the server creates one. Source: Apple's documentation of `CKShare.Metadata`.
open class CKShareMetadata: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let share: CKShare
    public let containerIdentifier: String
    public let hierarchicalRootRecordID: CKRecord.ID?
    open var rootRecord: CKRecord? { nil }
    open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
    open var participantRole: CKShare.ParticipantRole { .unknown }
    open var participantStatus: CKShare.ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: CKShare.ParticipantPermission { .unknown }

    init(_ share: CKShare, containerIdentifier: String, root: CKRecord.ID?) {
        (self.share, self.containerIdentifier, hierarchicalRootRecordID) = (share, containerIdentifier, root)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let share = coder.decodeObject(of: CKShare.self, forKey: "Share"),
            let container = coder.decodeText(forKey: "ContainerIdentifier")
        else { return nil }
        (self.share, containerIdentifier) = (share, container)
        hierarchicalRootRecordID = coder.decodeObject(of: CKRecord.ID.self, forKey: "HierarchicalRootRecordID")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(share, forKey: "Share")
        coder.encodeText(containerIdentifier, forKey: "ContainerIdentifier")
        if let hierarchicalRootRecordID { coder.encode(hierarchicalRootRecordID, forKey: "HierarchicalRootRecordID") }
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
