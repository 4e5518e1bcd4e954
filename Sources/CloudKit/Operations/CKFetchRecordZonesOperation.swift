import QuinceFoundation

/// Fetches zones. Source: Apple's documentation of `CKFetchRecordZonesOperation`.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZoneIDs: [CKRecordZone.ID]?

    @available(iOS, deprecated: 15.0, message: "Use fetchRecordZonesResultBlock instead.")
    @preconcurrency open var fetchRecordZonesCompletionBlock: (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
    /// Called once for each zone.
    @preconcurrency open var perRecordZoneResultBlock: (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    private var fetchesAll = false

    public required override init() { super.init() }

    public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
        self.init()
        recordZoneIDs = zoneIDs
    }

    /// An operation that fetches all zones of the database.
    open class func fetchAllRecordZonesOperation() -> Self {
        let operation = Self()
        operation.fetchesAll = true
        return operation
    }

    override var problem: CKError? {
        recordZoneIDs == nil && !fetchesAll ? CKError.invalid("recordZoneIDs was not set on the operation") : nil
    }

    override func failItems(_ error: CKError) {
        for identifier in recordZoneIDs ?? [] { perRecordZoneResultBlock?(identifier, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(nil, error)
        fetchRecordZonesResultBlock?(.failure(error))
    }
}
