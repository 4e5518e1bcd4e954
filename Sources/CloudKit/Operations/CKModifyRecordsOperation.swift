import QuinceFoundation

/// Saves and deletes records. Source: Apple's documentation of `CKModifyRecordsOperation`.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The policy for saving a record that has changed on the server. Source: Apple's documentation of `CKModifyRecordsOperation.RecordSavePolicy`.
    public enum RecordSavePolicy: Int, Sendable {
        /// Nothing: the record fails.
        case ifServerRecordUnchanged = 0
        /// The values that were set.
        case changedKeys
        case allKeys
    }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Data that the server keeps with the change, to know it again.
    open var clientChangeTokenData: Data?
    /// Whether all records of a zone fail with one of them.
    open var isAtomic = true

    /// Called with the part of a record that is saved, 0…1.
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use perRecordSaveBlock instead.")
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)? {
        get { recordCompleted }
        set { recordCompleted = newValue }
    }
    private var recordCompleted: (@Sendable (CKRecord, (any Error)?) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use modifyRecordsResultBlock instead.")
    @preconcurrency open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Called once for each record to save.
    @preconcurrency open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called once for each record to delete.
    @preconcurrency open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func failItems(_ error: CKError) {
        for record in recordsToSave ?? [] {
            recordCompleted?(record, error)
            perRecordSaveBlock?(record.recordID, .failure(error))
        }
        for identifier in recordIDsToDelete ?? [] { perRecordDeleteBlock?(identifier, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
