import QuinceFoundation

/// Whether the app may use the user's iCloud. Source: Apple's documentation of `CKAccountStatus`.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available
    case restricted
    /// Nobody is signed in.
    case noAccount
    case temporarilyUnavailable
}

extension NSNotification.Name {
    /// Somebody has signed in or out.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// The name of the user who is signed in, as the owner of zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// The app's part of iCloud. Nobody is signed in on the device, as in a new one of Apple's Simulator.
///
/// Handlers are called on a queue of the system's. Source: Apple's documentation of `CKContainer`.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))

    public let containerIdentifier: String?
    let queue = DispatchQueue(label: "com.apple.cloudkit.callback")

    /// The container that is named like the app.
    open class func `default`() -> CKContainer { shared }

    public init(identifier containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }

    open var privateCloudDatabase: CKDatabase { database(with: .private) }
    open var publicCloudDatabase: CKDatabase { database(with: .public) }
    open var sharedCloudDatabase: CKDatabase { database(with: .shared) }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { CKDatabase(databaseScope, queue) }

    /// - Parameter completionHandler: Gets `noAccount`.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        queue.async { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// - Parameter completionHandler: Gets `CKError.notAuthenticated`.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        queue.async { completionHandler(nil, CKError.noAccount) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
}

/// Records of a container. Without an account nothing is read or written: every request fails with `CKError.notAuthenticated`.
///
/// Source: Apple's documentation of `CKDatabase`.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

    public let databaseScope: Scope
    private let queue: DispatchQueue

    init(_ scope: Scope, _ queue: DispatchQueue) {
        (databaseScope, self.queue) = (scope, queue)
        super.init()
    }

    private func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        queue.async { handler(nil, CKError.noAccount) }
    }

    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
}
