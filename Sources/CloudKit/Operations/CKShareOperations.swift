import QuinceFoundation

/// Accepts invitations to shares. Source: Apple's documentation of `CKAcceptSharesOperation`.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    open var shareMetadatas: [CKShare.Metadata]?

    @available(iOS, deprecated: 15.0, message: "Use perShareResultBlock instead.")
    @preconcurrency open var perShareCompletionBlock: (@Sendable (CKShare.Metadata, CKShare?, (any Error)?) -> Void)? {
        get { shareCompleted }
        set { shareCompleted = newValue }
    }
    private var shareCompleted: (@Sendable (CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use acceptSharesResultBlock instead.")
    @preconcurrency open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ((any Error)?) -> Void)?
    /// Called once for each share.
    @preconcurrency open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }

    override func failItems(_ error: CKError) {
        for metadata in shareMetadatas ?? [] {
            shareCompleted?(metadata, nil, error)
            perShareResultBlock?(metadata, .failure(error))
        }
    }

    override func finish(_ error: CKError) {
        completed?(error)
        acceptSharesResultBlock?(.failure(error))
    }
}

/// Fetches what invitations to shares are about. Source: Apple's documentation of `CKFetchShareMetadataOperation`.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    /// The values of the root record to fetch; nil = all, empty = none.
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?

    @available(iOS, deprecated: 15.0, message: "Use perShareMetadataResultBlock instead.")
    @preconcurrency open var perShareMetadataBlock: (@Sendable (URL, CKShare.Metadata?, (any Error)?) -> Void)? {
        get { metadataFetched }
        set { metadataFetched = newValue }
    }
    private var metadataFetched: (@Sendable (URL, CKShare.Metadata?, (any Error)?) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use fetchShareMetadataResultBlock instead.")
    @preconcurrency open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ((any Error)?) -> Void)?
    /// Called once for each address.
    @preconcurrency open var perShareMetadataResultBlock: (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }

    override func failItems(_ error: CKError) {
        for url in shareURLs ?? [] {
            metadataFetched?(url, nil, error)
            perShareMetadataResultBlock?(url, .failure(error))
        }
    }

    override func finish(_ error: CKError) {
        completed?(error)
        fetchShareMetadataResultBlock?(.failure(error))
    }
}

/// Makes participants of users. Source: Apple's documentation of `CKFetchShareParticipantsOperation`.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?

    @available(iOS, deprecated: 15.0, message: "Use perShareParticipantResultBlock instead.")
    @preconcurrency open var shareParticipantFetchedBlock: (@Sendable (CKShare.Participant) -> Void)? {
        get { fetched }
        set { fetched = newValue }
    }
    private var fetched: (@Sendable (CKShare.Participant) -> Void)?
    @available(iOS, deprecated: 15.0, message: "Use fetchShareParticipantsResultBlock instead.")
    @preconcurrency open var fetchShareParticipantsCompletionBlock: (@Sendable ((any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ((any Error)?) -> Void)?
    /// Called once for each user.
    @preconcurrency open var perShareParticipantResultBlock:
        (@Sendable (CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchShareParticipantsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func failItems(_ error: CKError) {
        for user in userIdentityLookupInfos ?? [] { perShareParticipantResultBlock?(user, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(error)
        fetchShareParticipantsResultBlock?(.failure(error))
    }
}
