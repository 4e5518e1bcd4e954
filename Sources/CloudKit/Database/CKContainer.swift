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
    /// The user has signed in or out.
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
    let queue: DispatchQueue
    private let operations = OperationQueue()
    let defaults: OperationDefaults
    private let databases: [CKDatabase.Scope: CKDatabase]

    /// The container that is named like the app.
    open class func `default`() -> CKContainer { shared }

    public convenience init(identifier containerIdentifier: String) {
        self.init(containerIdentifier, DispatchQueue(label: "com.apple.cloudkit.callback"), OperationDefaults())
    }

    init(_ identifier: String?, _ queue: DispatchQueue, _ defaults: OperationDefaults) {
        (containerIdentifier, self.queue, self.defaults) = (identifier, queue, defaults)
        let scopes: [CKDatabase.Scope] = [.public, .private, .shared]
        databases = Dictionary(uniqueKeysWithValues: scopes.map { ($0, CKDatabase($0, queue, defaults)) })
        super.init()
    }

    open var privateCloudDatabase: CKDatabase { database(with: .private) }
    open var publicCloudDatabase: CKDatabase { database(with: .public) }
    open var sharedCloudDatabase: CKDatabase { database(with: .shared) }
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        databases[databaseScope] ?? CKDatabase(databaseScope, queue, defaults)
    }

    /// Begins an operation.
    open func add(_ operation: CKOperation) {
        defaults.apply(to: operation)
        if operation.configuration.container == nil { operation.configuration.container = self }
        operations.addOperation(operation)
    }

    func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) { queue.async { handler(nil, CKError.noAccount) } }

    // MARK: The user

    /// - Parameter completionHandler: Gets `noAccount`.
    @preconcurrency open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        queue.async { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// - Parameter completionHandler: Gets `CKError.notAuthenticated`.
    @preconcurrency open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }

    // MARK: Long-lived operations

    /// The identifiers of operations that go on from earlier runs of the app: none, as none can begin without an account.
    @preconcurrency open func fetchAllLongLivedOperationIDs(
        completionHandler: @escaping @Sendable ([CKOperation.ID]?, (any Error)?) -> Void
    ) { queue.async { completionHandler([], nil) } }
    open func allLongLivedOperationIDs() async throws -> [CKOperation.ID] { [] }

    @preconcurrency open func fetchLongLivedOperation(
        withID operationID: CKOperation.ID, completionHandler: @escaping @Sendable (CKOperation?, (any Error)?) -> Void
    ) { queue.async { completionHandler(nil, nil) } }
    open func longLivedOperation(for operationID: CKOperation.ID) async throws -> CKOperation? { nil }

    // MARK: Configurations

    /// Calls a function with a container whose operations have a configuration and a group.
    open func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKContainer) throws -> R
    ) rethrows -> R { try body(configured(configuration, group)) }

    /// Calls a function with a container whose operations have a configuration and a group.
    open func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKContainer) async throws -> R
    ) async rethrows -> R { try await body(configured(configuration, group)) }

    private func configured(_ configuration: CKOperation.Configuration?, _ group: CKOperationGroup?) -> CKContainer {
        CKContainer(containerIdentifier, queue, OperationDefaults(configuration: configuration, group: group))
    }
}

/// The configuration that `configuredWith` applies to the operations within it.
struct OperationDefaults: @unchecked Sendable {
    var configuration: CKOperation.Configuration?
    var group: CKOperationGroup?

    func apply(to operation: CKOperation) {
        if let group, operation.group == nil { operation.group = group }
        if let configuration { operation.configuration = configuration }
    }
}
