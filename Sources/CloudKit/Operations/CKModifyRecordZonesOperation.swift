import QuinceFoundation

/// Saves and deletes zones. Source: Apple's documentation of `CKModifyRecordZonesOperation`.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?

    @available(iOS, deprecated: 15.0, message: "Use modifyRecordZonesResultBlock instead.")
    @preconcurrency open var modifyRecordZonesCompletionBlock: (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    /// Called once for each zone to save.
    @preconcurrency open var perRecordZoneSaveBlock: (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
    /// Called once for each zone to delete.
    @preconcurrency open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        self.init()
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func failItems(_ error: CKError) {
        for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
        for identifier in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(identifier, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(nil, nil, error)
        modifyRecordZonesResultBlock?(.failure(error))
    }
}
