import QuinceFoundation

/// Fetches records by their identifiers. Source: Apple's documentation of `CKFetchRecordsOperation`.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    /// The values to fetch; nil = all, empty = none.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called with the part of a record that is there, 0…1.
    @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use perRecordResultBlock instead.")
    @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)? {
        get { recordCompleted }
        set { recordCompleted = newValue }
    }
    private var recordCompleted: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use fetchRecordsResultBlock instead.")
    @preconcurrency open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Called once for each record.
    @preconcurrency open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    private var fetchesUser = false

    public required override init() { super.init() }

    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    /// An operation that fetches the record of the user who is signed in.
    open class func fetchCurrentUserRecordOperation() -> Self {
        let operation = Self()
        operation.fetchesUser = true
        return operation
    }

    override var problem: CKError? { recordIDs == nil && !fetchesUser ? CKError.invalid("recordIDs was not set on the operation") : nil }

    override func failItems(_ error: CKError) {
        for identifier in recordIDs ?? [] {
            recordCompleted?(nil, identifier, error)
            perRecordResultBlock?(identifier, .failure(error))
        }
    }

    override func finish(_ error: CKError) {
        completed?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}
