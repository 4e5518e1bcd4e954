import QuinceFoundation

/// A change of the photo library, of which details can be asked for.
///
/// Source: Apple's documentation of `PHChange`.
open class PHChange: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Returns what has changed of an object since it was fetched; nil where nothing has.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let new = Self.current(object)
        if let new, object.hasSameContent(as: new) { return nil }
        return PHObjectChangeDetails(before: object, after: new)
    }

    /// Returns what has changed of a fetched list; nil where nothing has.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
        let details = PHFetchResultChangeDetails(from: fetchResult, to: fetchResult.refetched(), changedObjects: nil)
        return details.isEmpty ? nil : details
    }

    private static func current<T: PHObject>(_ object: T) -> T? {
        let snapshot = PhotoStore.snapshot()
        let albums = snapshot.metadata.albums.map(PHAssetCollection.init) + SmartAlbum.all.map(PHAssetCollection.init)
        return (snapshot.assets as [PHObject] + albums).first { $0.localIdentifier == object.localIdentifier } as? T
    }
}

/// The change of one object.
///
/// Source: Apple's documentation of `PHObjectChangeDetails`.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public let objectBeforeChanges: ObjectType
    /// nil where it was deleted.
    public let objectAfterChanges: ObjectType?

    init(before: ObjectType, after: ObjectType?) {
        (objectBeforeChanges, objectAfterChanges) = (before, after)
        super.init()
    }

    /// Whether the picture is another one; pictures in the library do not change.
    open var assetContentChanged: Bool {
        guard let before = objectBeforeChanges as? PHAsset, let after = objectAfterChanges as? PHAsset else { return false }
        return before.record != after.record
    }
    open var objectWasDeleted: Bool { objectAfterChanges == nil }
}

/// The difference of two fetched lists.
///
/// Source: Apple's documentation of `PHFetchResultChangeDetails`. Indexes are those that `UICollectionView`'s batches take: of removed objects
/// before, of others after the changes.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public let hasIncrementalChanges: Bool
    /// nil without incremental changes.
    public let removedIndexes: IndexSet?
    public let removedObjects: [ObjectType]
    public let insertedIndexes: IndexSet?
    public let insertedObjects: [ObjectType]
    public let changedIndexes: IndexSet?
    public let changedObjects: [ObjectType]
    private let moves: [(from: Int, to: Int)]

    /// - Parameter changedObjects: Objects that are to count as changed; nil = those whose properties differ.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>, changedObjects: [ObjectType]?
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        let before = fromResult.objects, after = toResult.objects
        let places = Dictionary(after.enumerated().map { ($1.localIdentifier, $0) }) { first, _ in first }
        let earlier = Dictionary(before.map { ($0.localIdentifier, $0) }) { first, _ in first }
        let removed = before.indices.filter { places[before[$0].localIdentifier] == nil }
        let inserted = after.indices.filter { earlier[after[$0].localIdentifier] == nil }
        let changed = after.indices.filter { index in
            guard let old = earlier[after[index].localIdentifier] else { return false }
            return changedObjects.map { $0.contains(after[index]) } ?? !old.hasSameContent(as: after[index])
        }
        hasIncrementalChanges = fromResult.wantsIncrementalChanges
        (removedIndexes, insertedIndexes, changedIndexes) =
            hasIncrementalChanges ? (IndexSet(removed), IndexSet(inserted), IndexSet(changed)) : (nil, nil, nil)
        removedObjects = removed.map { before[$0] }
        insertedObjects = inserted.map { after[$0] }
        self.changedObjects = changed.map { after[$0] }
        moves = Self.moves(before.map(\.localIdentifier), after.map(\.localIdentifier), Set(earlier.keys), places)
        super.init()
    }

    open var hasMoves: Bool { hasIncrementalChanges && !moves.isEmpty }

    /// Calls a handler with the places of each object that has moved: after the removed ones are gone and the new ones are there.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
        guard hasIncrementalChanges else { return }
        for move in moves { handler(move.from, move.to) }
    }

    var isEmpty: Bool { removedObjects.isEmpty && insertedObjects.isEmpty && changedObjects.isEmpty && moves.isEmpty }

    private static func moves(_ before: [String], _ after: [String], _ earlier: Set<String>, _ places: [String: Int]) -> [(
        from: Int, to: Int
    )] {
        var order = before.filter { places[$0] != nil }
        for (index, identifier) in after.enumerated() where !earlier.contains(identifier) {
            order.insert(identifier, at: min(index, order.count))
        }
        return order.enumerated().compactMap { index, identifier in
            guard let place = places[identifier], place != index else { return nil }
            return (index, place)
        }
    }
}
