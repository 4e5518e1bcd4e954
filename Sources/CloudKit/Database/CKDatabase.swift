import QuinceFoundation

/// Records of a container. Without an account nothing is read or written: every request fails with `CKError.notAuthenticated`.
///
/// Handlers are called on a queue of the system's. Source: Apple's documentation of `CKDatabase`.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }

    public let databaseScope: Scope
    private let queue: DispatchQueue
    private let operations = OperationQueue()
    let defaults: OperationDefaults

    init(_ scope: Scope, _ queue: DispatchQueue, _ defaults: OperationDefaults) {
        (databaseScope, self.queue, self.defaults) = (scope, queue, defaults)
        super.init()
    }

    /// Begins an operation on this database.
    open func add(_ operation: CKDatabaseOperation) {
        defaults.apply(to: operation)
        operation.database = self
        operations.addOperation(operation)
    }

    func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
        queue.async { handler(nil, CKError.noAccount) }
    }

    func fail<Value>(_ handler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
        queue.async { handler(.failure(CKError.noAccount)) }
    }

    // MARK: Records

    @preconcurrency open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    @preconcurrency open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    @preconcurrency open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    @available(iOS, deprecated: 15.0, message: "Use fetch(withQuery:inZoneWith:desiredKeys:resultsLimit:completionHandler:) instead.")
    @preconcurrency open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError.noAccount }
    @available(iOS, deprecated: 15.0, message: "Use records(matching:inZoneWith:desiredKeys:resultsLimit:) instead.")
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] { throw CKError.noAccount }

    // MARK: Zones

    @preconcurrency open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    @preconcurrency open func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    @preconcurrency open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    @preconcurrency open func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
    open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.noAccount }
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount }
    @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError.noAccount
    }

    // MARK: Subscriptions

    @preconcurrency open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    @preconcurrency open func fetch(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    @preconcurrency open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    @preconcurrency open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
    open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError.noAccount }
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError.noAccount }
    @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
        throw CKError.noAccount
    }

    // MARK: Configurations

    /// Calls a function with a database whose operations have a configuration and a group.
    open func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) throws -> R
    ) rethrows -> R { try body(configured(configuration, group)) }

    /// Calls a function with a database whose operations have a configuration and a group.
    open func configuredWith<R>(
        configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil, body: (CKDatabase) async throws -> R
    ) async rethrows -> R { try await body(configured(configuration, group)) }

    private func configured(_ configuration: CKOperation.Configuration?, _ group: CKOperationGroup?) -> CKDatabase {
        CKDatabase(databaseScope, queue, OperationDefaults(configuration: configuration, group: group))
    }
}
