import QuinceFoundation

/// Fetches which zones of a database have changed. Source: Apple's documentation of `CKFetchDatabaseChangesOperation`.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The point from which on to fetch; nil = the beginning.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The most zones to fetch at once; 0 = as the server has it.
    open var resultsLimit = 0
    /// Whether the operation goes on until there are no more changes.
    open var fetchAllChanges = true

    /// Called with each zone that was made or changed.
    @preconcurrency open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each zone that was deleted.
    @preconcurrency open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each zone that the user has deleted in Settings.
    @preconcurrency open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with each zone whose encrypted data the user has reset.
    @preconcurrency open var recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock: (@Sendable (CKRecordZone.ID) -> Void)?
    /// Called with the point that changes are fetched up to.
    @preconcurrency open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use fetchDatabaseChangesResultBlock instead.")
    @preconcurrency open var fetchDatabaseChangesCompletionBlock: (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchDatabaseChangesResultBlock:
        (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(previousServerChangeToken: CKServerChangeToken?) {
        self.init()
        self.previousServerChangeToken = previousServerChangeToken
    }

    override func finish(_ error: CKError) {
        completed?(nil, false, error)
        fetchDatabaseChangesResultBlock?(.failure(error))
    }
}
