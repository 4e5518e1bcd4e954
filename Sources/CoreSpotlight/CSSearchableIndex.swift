import QuinceFoundation

/// The index in which the user searches. The device has none yet: `isIndexingAvailable()` says so, and requests fail with
/// `CSIndexError.indexingUnsupported`, as on devices of Apple's without it.
///
/// Handlers are called on a queue of the system's. Source: Apple's documentation of `CSSearchableIndex`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "")
    private let queue = DispatchQueue(label: "com.apple.corespotlight.callback")

    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    public init(name: String) { super.init() }

    /// Whether the device has an index.
    open class func isIndexingAvailable() -> Bool { false }
    open class func `default`() -> CSSearchableIndex { shared }

    private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        guard let handler else { return }
        queue.async { handler(CSIndexError(.indexingUnsupported)) }
    }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(completionHandler) }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError(.indexingUnsupported) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}

/// Asked to index items again. Source: Apple's documentation of `CSSearchableIndexDelegate`.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

@available(*, unavailable, message: "not yet in Quince: searching the index")
public enum CSSearchQuery {}
@available(*, unavailable, message: "not yet in Quince: searching the index")
public enum CSUserQuery {}
@available(*, unavailable, message: "not yet in Quince: attributes of an app's own")
public enum CSCustomAttributeKey {}
@available(*, unavailable, message: "not yet in Quince: people of items")
public enum CSPerson {}
@available(*, unavailable, message: "not yet in Quince: extensions that index")
public enum CSIndexExtensionRequestHandler {}
