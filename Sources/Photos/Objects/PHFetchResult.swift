@_spi(Quince) import QuinceFoundation

/// An ordered list of what was fetched from the photo library; it does not change with the library.
///
/// Source: Apple's documentation of `PHFetchResult`.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
    let objects: [ObjectType]
    /// Fetches the same again.
    private let again: @Sendable () -> [ObjectType]
    let wantsIncrementalChanges: Bool

    init(_ objects: [ObjectType], wantsIncrementalChanges: Bool = true, again: @escaping @Sendable () -> [ObjectType]) {
        (self.objects, self.wantsIncrementalChanges, self.again) = (objects, wantsIncrementalChanges, again)
        super.init()
    }

    /// Creates an empty list.
    public convenience override init() { self.init([]) { [] } }

    func refetched() -> PHFetchResult { PHFetchResult(again(), wantsIncrementalChanges: wantsIncrementalChanges, again: again) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }

    /// Returns the object at an index; one that there is not ends the app.
    open func object(at index: Int) -> ObjectType {
        guard objects.indices.contains(index) else {
            raise(.rangeException, "-[PHFetchResult objectAtIndex:]: index \(index) beyond bounds [0 .. \(objects.count - 1)]")
        }
        return objects[index]
    }

    open subscript(index: Int) -> ObjectType { object(at: index) }

    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns the index of an object; `NSNotFound` where it is not there.
    open func index(of anObject: ObjectType) -> Int { objects.firstIndex { Self.isSame($0, anObject) } ?? NSNotFound }

    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let index = index(of: anObject)
        return index != NSNotFound && NSLocationInRange(index, range) ? index : NSNotFound
    }

    /// Calls a block with each object, its index, and whether to stop.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block) }

    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in opts.contains(.reverse) ? Array(s.reversed()) : Array(s) {
            block(object(at: index), index, &stop)
            if stop.boolValue { return }
        }
    }

    static func isSame(_ left: ObjectType, _ right: ObjectType) -> Bool {
        left === right || (left as? NSObject)?.isEqual(right) == true
    }
}

extension PHFetchResult where ObjectType == PHAsset {
    /// Returns the number of assets of a kind.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { objects.filter { $0.mediaType == mediaType }.count }

    /// Fetches assets; none where the user does not permit it.
    ///
    /// - Parameter includesHidden: Whether hidden ones are among them without the options' word for it.
    static func assets(
        _ options: PHFetchOptions?, includesHidden: Bool = false, _ choose: @escaping @Sendable (PhotoSnapshot) -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
        let options = (options?.copy() as? PHFetchOptions) ?? PHFetchOptions()
        return fetched(options) {
            let chosen = choose($0).filter { includesHidden || options.includeHiddenAssets || !$0.isHidden }
            let sources = options.includeAssetSourceTypes
            return options.apply(to: sources.isEmpty ? chosen : chosen.filter { !sources.isDisjoint(with: $0.sourceType) })
        }
    }
}

extension PHFetchResult {
    /// Fetches objects; none where the user does not permit it.
    static func fetched(_ options: PHFetchOptions, _ fetch: @escaping @Sendable (PhotoSnapshot) -> [ObjectType]) -> PHFetchResult {
        let again: @Sendable () -> [ObjectType] = { PhotoAccess.canRead() ? fetch(PhotoStore.snapshot()) : [] }
        return PHFetchResult(again(), wantsIncrementalChanges: options.wantsIncrementalChangeDetails, again: again)
    }
}
