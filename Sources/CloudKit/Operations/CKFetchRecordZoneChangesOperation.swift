import QuinceFoundation

/// Fetches what has changed in zones. Source: Apple's documentation of `CKFetchRecordZoneChangesOperation`.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    public typealias ZoneConfiguration = CKFetchRecordZoneChangesConfiguration

    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// Whether the operation goes on until there are no more changes.
    open var fetchAllChanges = true

    @available(iOS, deprecated: 15.0, message: "Use recordWasChangedBlock instead, which surfaces per-record errors.")
    @preconcurrency open var recordChangedBlock: (@Sendable (CKRecord) -> Void)? {
        get { changed }
        set { changed = newValue }
    }
    private var changed: (@Sendable (CKRecord) -> Void)?
    /// Called with each record that was made or changed.
    @preconcurrency open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called with each record that was deleted, and its type.
    @preconcurrency open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// Called with the point that a zone's changes are fetched up to.
    @preconcurrency open var recordZoneChangeTokensUpdatedBlock: (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use recordZoneFetchResultBlock instead.")
    @preconcurrency open var recordZoneFetchCompletionBlock:
        (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    {
        get { zoneCompleted }
        set { zoneCompleted = newValue }
    }
    private var zoneCompleted: (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
    /// Called once for each zone.
    @preconcurrency open var recordZoneFetchResultBlock:
        (
            @Sendable (
                CKRecordZone.ID,
                Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
            ) -> Void
        )?
    @available(iOS, deprecated: 15.0, message: "Use fetchRecordZoneChangesResultBlock instead.")
    @preconcurrency open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ((any Error)?) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }

    override func failItems(_ error: CKError) {
        for identifier in recordZoneIDs ?? [] {
            zoneCompleted?(identifier, nil, nil, false, error)
            recordZoneFetchResultBlock?(identifier, .failure(error))
        }
    }

    override func finish(_ error: CKError) {
        completed?(error)
        fetchRecordZoneChangesResultBlock?(.failure(error))
    }
}

/// `CKFetchRecordZoneChangesOperation.ZoneConfiguration`. A class of the top level, as archives name no others.
///
/// The options for fetching a zone. Source: Apple's documentation of `CKFetchRecordZoneChangesOperation.ZoneConfiguration`.
open class CKFetchRecordZoneChangesConfiguration: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The point from which on to fetch; nil = the beginning.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The most records to fetch at once; 0 = as the server has it.
    open var resultsLimit = 0
    /// The values to fetch; nil = all, empty = none.
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() { super.init() }

    public convenience init(
        previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
        self.init()
        (self.previousServerChangeToken, self.desiredKeys) = (previousServerChangeToken, desiredKeys)
        if let resultsLimit { self.resultsLimit = resultsLimit }
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        previousServerChangeToken = coder.decodeObject(of: CKServerChangeToken.self, forKey: "PreviousServerChangeToken")
        resultsLimit = coder.decodeInteger(forKey: "ResultsLimit")
        desiredKeys = coder.decodeTexts(forKey: "DesiredKeys")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        if let previousServerChangeToken { coder.encode(previousServerChangeToken, forKey: "PreviousServerChangeToken") }
        coder.encode(resultsLimit, forKey: "ResultsLimit")
        coder.encodeTexts(desiredKeys, forKey: "DesiredKeys")
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        CKFetchRecordZoneChangesConfiguration(
            previousServerChangeToken: previousServerChangeToken, resultsLimit: resultsLimit, desiredKeys: desiredKeys)
    }
}
