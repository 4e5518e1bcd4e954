import QuinceFoundation

/// Fetches the records that fulfil a query. Source: Apple's documentation of `CKQueryOperation`.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    public typealias Cursor = CKQueryCursor

    /// As many records as the server gives at once.
    public class var maximumResults: Int { 0 }

    open var query: CKQuery?
    open var cursor: Cursor?
    /// The zone to search; nil = all zones.
    open var zoneID: CKRecordZone.ID?
    /// The most records to fetch; `maximumResults` = as the server has it.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// The values to fetch; nil = all, empty = none.
    open var desiredKeys: [CKRecord.FieldKey]?

    @available(iOS, deprecated: 15.0, message: "Use recordMatchedBlock instead, which surfaces per-record errors.")
    @preconcurrency open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)? {
        get { fetched }
        set { fetched = newValue }
    }
    private var fetched: (@Sendable (CKRecord) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use queryResultBlock instead.")
    @preconcurrency open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable (Cursor?, (any Error)?) -> Void)?
    /// Called with each record.
    @preconcurrency open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called once, with the place to go on at; nil where there are no more records.
    @preconcurrency open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(query: CKQuery) {
        self.init()
        self.query = query.copy() as? CKQuery
    }

    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override var problem: CKError? {
        query == nil && cursor == nil ? CKError.invalid("Neither query nor cursor was set on the operation") : nil
    }

    override func finish(_ error: CKError) {
        completed?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// `CKQueryOperation.Cursor`. A class of the top level, as archives name no others.
///
/// The place at which a query goes on. Only the server makes one. Source: Apple's documentation of `CKQueryOperation.Cursor`.
open class CKQueryCursor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let data: Data

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "CursorData") else { return nil }
        self.data = data as Data
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "CursorData") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
