import QuinceFoundation

/// Keeps a database and the app's data the same. Nobody is signed in on the device: changes are kept in the state until an account is there, which
/// the engine asks the app to save, and what fetches or sends them fails with `CKError.notAuthenticated`.
///
/// Source: Apple's documentation of `CKSyncEngine`.
public final class CKSyncEngine: @unchecked Sendable {
    /// How an engine is to work. Source: Apple's documentation of `CKSyncEngine.Configuration`.
    public struct Configuration: @unchecked Sendable {
        public var database: CKDatabase
        /// The state that the engine has last told the app to save; nil for the first run.
        public var stateSerialization: State.Serialization?
        public weak var delegate: (any CKSyncEngineDelegate)?
        /// Whether the engine fetches and sends by itself.
        public var automaticallySync = true
        /// The subscription that the engine uses; nil = its own.
        public var subscriptionID: CKSubscription.ID?

        public init(database: CKDatabase, stateSerialization: State.Serialization?, delegate: any CKSyncEngineDelegate) {
            (self.database, self.stateSerialization, self.delegate) = (database, stateSerialization, delegate)
        }
    }

    private let configuration: Configuration
    public let state: State
    public var database: CKDatabase { configuration.database }

    public init(_ configuration: Configuration) {
        self.configuration = configuration
        state = State(configuration.stateSerialization)
        state.changed = { [weak self] serialization in
            await self?.report(.stateUpdate(Event.StateUpdate(stateSerialization: serialization)))
        }
    }

    private func report(_ event: Event) async { await configuration.delegate?.handleEvent(event, syncEngine: self) }

    /// - Throws: `CKError.notAuthenticated`.
    public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws { throw CKError.noAccount }
    /// - Throws: `CKError.notAuthenticated`.
    public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws { throw CKError.noAccount }
    /// Cancels what is fetched and sent: nothing, without an account.
    public func cancelOperations() async {}
}

/// Told of what an engine does, and asked for the records to send. Source: Apple's documentation of `CKSyncEngineDelegate`.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
    func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch?
    func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
    public func nextFetchChangesOptions(
        _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}
