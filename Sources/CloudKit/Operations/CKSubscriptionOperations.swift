import QuinceFoundation

/// Saves and deletes subscriptions. Source: Apple's documentation of `CKModifySubscriptionsOperation`.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?

    @available(iOS, deprecated: 15.0, message: "Use modifySubscriptionsResultBlock instead.")
    @preconcurrency open var modifySubscriptionsCompletionBlock:
        (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    /// Called once for each subscription to save.
    @preconcurrency open var perSubscriptionSaveBlock: (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    /// Called once for each subscription to delete.
    @preconcurrency open var perSubscriptionDeleteBlock: (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    public override init() { super.init() }

    public convenience init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }

    override func failItems(_ error: CKError) {
        for subscription in subscriptionsToSave ?? [] { perSubscriptionSaveBlock?(subscription.subscriptionID, .failure(error)) }
        for identifier in subscriptionIDsToDelete ?? [] { perSubscriptionDeleteBlock?(identifier, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}

/// Fetches subscriptions. Source: Apple's documentation of `CKFetchSubscriptionsOperation`.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var subscriptionIDs: [CKSubscription.ID]?

    @available(iOS, deprecated: 15.0, message: "Use fetchSubscriptionsResultBlock instead.")
    @preconcurrency open var fetchSubscriptionCompletionBlock: (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)? {
        get { completed }
        set { completed = newValue }
    }
    private var completed: (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    /// Called once for each subscription.
    @preconcurrency open var perSubscriptionResultBlock: (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    /// Called once, at the end.
    @preconcurrency open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?

    private var fetchesAll = false

    public required override init() { super.init() }

    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }

    /// An operation that fetches all subscriptions of the database.
    open class func fetchAllSubscriptionsOperation() -> Self {
        let operation = Self()
        operation.fetchesAll = true
        return operation
    }

    override var problem: CKError? {
        subscriptionIDs == nil && !fetchesAll ? CKError.invalid("subscriptionIDs was not set on the operation") : nil
    }

    override func failItems(_ error: CKError) {
        for identifier in subscriptionIDs ?? [] { perSubscriptionResultBlock?(identifier, .failure(error)) }
    }

    override func finish(_ error: CKError) {
        completed?(nil, error)
        fetchSubscriptionsResultBlock?(.failure(error))
    }
}
