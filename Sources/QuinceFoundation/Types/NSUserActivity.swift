/// A user's activity that can be continued later: in another window, or at the app's next launch.
///
/// The simulated device has no other devices, no search and no suggestions that continue activities; apps can declare what theirs are eligible for
/// without effect.
///
/// Source: Apple's “NSUserActivity”.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    /// Values of property lists.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is out of date; the delegate is asked to bring it up to date before it is used.
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate = Date.distantFuture
    open var keywords: Set<String> = []
    /// The identifier of the activity's content, by which scenes recognize theirs.
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity is the one that is being done.
    package private(set) static weak var current: NSUserActivity?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the one that is being done, in place of any other.
    open func becomeCurrent() { Self.current = self }
    open func resignCurrent() { if Self.current === self { Self.current = nil } }
    open func invalidate() { resignCurrent() }

    /// Lets the delegate bring the activity up to date where it said that it is not.
    package func saveIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        delegate?.userActivityWillSave(self)
    }
}

/// Brings an activity up to date. The method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
