import CoreSpotlight
import QuinceFoundation
import UniformTypeIdentifiers

/// Indexes the objects of a store for the system's search: those of entities with attributes that the model marks as indexed.
///
/// The simulated device has no such index (`CSSearchableIndex.isIndexingAvailable()`): nothing is sent to one, and what waits for it gets an error.
///
/// Source: Apple's documentation of `NSCoreDataCoreSpotlightDelegate`.
open class NSCoreDataCoreSpotlightDelegate: NSObject, @unchecked Sendable {
    /// Posted after the index has changed.
    public static let indexDidUpdateNotification = NSNotification.Name("NSCoreDataCoreSpotlightDelegateIndexDidUpdateNotification")

    private let storeDescription: NSPersistentStoreDescription
    private weak var coordinator: NSPersistentStoreCoordinator?

    /// - Parameters:
    ///   - description: The store, which keeps its history.
    ///   - psc: The coordinator that the store is added to.
    public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
        (storeDescription, coordinator) = (description, psc)
    }

    /// Whether changes of the store are sent to the index.
    open var isIndexingEnabled: Bool { false }

    /// The domain of the store's items: the store's identifier by default.
    open func domainIdentifier() -> String {
        let stores = coordinator?.persistentStores ?? []
        return (stores.first { $0.url == storeDescription.url } ?? stores.first)?.identifier ?? ""
    }

    /// The name of the index; nil, the default, means the app's own.
    open func indexName() -> String? { nil }

    /// Begins to send changes of the store to the index, where the device has one.
    open func startSpotlightIndexing() {}
    open func stopSpotlightIndexing() {}

    /// Deletes the store's items from the index.
    open func deleteSpotlightIndex(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        index.deleteSearchableItems(withDomainIdentifiers: [domainIdentifier()], completionHandler: completionHandler)
    }

    private var index: CSSearchableIndex { indexName().map { CSSearchableIndex(name: $0) } ?? .default() }

    /// Returns an object's attributes for the index, by default its display name and the text of its indexed attributes; nil if it is not indexed.
    open func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? {
        let indexed = object.entity.attributesByName.filter { $1.isIndexedBySpotlight }.keys.sorted()
        guard !indexed.isEmpty else { return nil }
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        let name = object.entity.coreSpotlightDisplayNameExpression?.expressionValue(with: object, context: nil)
        attributes.displayName = name.map { "\($0)" }
        let texts = indexed.compactMap { object.value(forKey: $0) as? String }
        attributes.textContent = texts.isEmpty ? nil : texts.joined(separator: "\n")
        return attributes
    }

    /// Called to index everything again.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }

    /// Called to index some objects again.
    open func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) { acknowledgementHandler() }
}
