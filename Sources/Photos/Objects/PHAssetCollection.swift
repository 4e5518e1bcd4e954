import QuinceFoundation

/// The kind of an album. Source: Apple's documentation of `PHAssetCollectionType`.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
    case moment = 3
}

/// The kind of an album, more closely. Source: Apple's documentation of `PHAssetCollectionSubtype`.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent = 3
    case albumSyncedFaces = 4
    case albumSyncedAlbum = 5
    case albumImported = 6
    case albumMyPhotoStream = 100
    case albumCloudShared = 101
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    case smartAlbumAllHidden = 205
    case smartAlbumRecentlyAdded = 206
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case smartAlbumDepthEffect = 212
    case smartAlbumLivePhotos = 213
    case smartAlbumAnimated = 214
    case smartAlbumLongExposures = 215
    case smartAlbumUnableToUpload = 216
    case smartAlbumRAW = 217
    case smartAlbumCinematic = 218
    case smartAlbumSpatial = 219
    case any = 9_223_372_036_854_775_807
}

/// An album: of the system's, of the user's, or an app's own for a while.
///
/// Source: Apple's documentation of `PHAssetCollection`.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    private enum Contents {
        case album(PhotoMetadata.Album)
        case smart
        case transient([PHAsset])
    }

    private let contents: Contents
    public let assetCollectionType: PHAssetCollectionType
    public let assetCollectionSubtype: PHAssetCollectionSubtype

    private init(
        _ identifier: String, _ title: String?, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype, _ contents: Contents
    ) {
        (assetCollectionType, assetCollectionSubtype, self.contents) = (type, subtype, contents)
        super.init(identifier: identifier, title: title)
    }

    /// Creates an empty collection that is not in the library.
    public convenience init() { self.init(transient: [], title: nil) }

    convenience init(_ album: PhotoMetadata.Album) { self.init(album.identifier, album.title, .album, .albumRegular, .album(album)) }

    convenience init(_ smart: SmartAlbum) {
        self.init("\(smart.subtype.rawValue)/smart/L0/040", smart.title, .smartAlbum, smart.subtype, .smart)
    }

    convenience init(transient assets: [PHAsset], title: String?) {
        self.init(UUID().uuidString + "/L0/transient", title, .album, .albumRegular, .transient(assets))
    }

    open override var canContainAssets: Bool { true }

    /// Whether the app may change the collection so: albums of the user's may be changed, others not.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        guard case .album = contents else { return false }
        return anOperation != .createContent
    }

    /// The number of assets; `NSNotFound` for smart albums, which would have to be fetched.
    open var estimatedAssetCount: Int {
        switch contents {
        case .album(let album): album.assets.count
        case .smart: NSNotFound
        case .transient(let assets): assets.count
        }
    }

    /// The earliest creation date of the assets; nil without assets.
    open var startDate: Date? { dates.min() }
    /// The latest creation date of the assets; nil without assets.
    open var endDate: Date? { dates.max() }
    open var localizedLocationNames: [String] { [] }

    private var dates: [Date] { assets(in: PhotoStore.snapshot()).compactMap(\.creationDate) }

    /// Whether hidden assets are shown in it.
    var showsHidden: Bool { assetCollectionSubtype == .smartAlbumAllHidden }

    /// Returns the assets of the collection, in its order.
    func assets(in snapshot: PhotoSnapshot) -> [PHAsset] {
        switch contents {
        case .transient(let assets):
            let known = Set(snapshot.assets.map(\.localIdentifier))
            return assets.filter { known.contains($0.localIdentifier) }
        case .smart: return snapshot.assets.filter { SmartAlbum.contains($0, assetCollectionSubtype) }
        case .album:
            let album = snapshot.metadata.albums.first { $0.identifier == localIdentifier }
            let assets = Dictionary(snapshot.assets.map { ($0.localIdentifier, $0) }) { $1 }
            return album?.assets.compactMap { assets[$0] } ?? []
        }
    }

    override func hasSameContent(as other: PHObject) -> Bool {
        guard super.hasSameContent(as: other), let other = other as? PHAssetCollection else { return false }
        if case .album(let mine) = contents, case .album(let theirs) = other.contents { return mine == theirs }
        return true
    }

    // MARK: Fetching

    /// Fetches the albums of a kind.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { $0.filter { $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype) } }
    }

    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    { fetch(options) { $0.filter { identifiers.contains($0.localIdentifier) } } }

    /// Fetches the albums of a kind that an asset is in.
    open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection>
    {
        fetch(options) { all in
            let snapshot = PhotoStore.snapshot()
            return all.filter { $0.assetCollectionType == type && $0.assets(in: snapshot).contains(asset) }
        }
    }

    private static func fetch(_ options: PHFetchOptions?, _ choose: @escaping @Sendable ([PHAssetCollection]) -> [PHAssetCollection])
        -> PHFetchResult<PHAssetCollection>
    {
        let options = (options?.copy() as? PHFetchOptions) ?? PHFetchOptions()
        return .fetched(options) { snapshot in
            options.apply(to: choose(SmartAlbum.all.map(PHAssetCollection.init) + snapshot.metadata.albums.map(PHAssetCollection.init)))
        }
    }

    /// Makes an album that the library does not keep.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(transient: assets, title: title)
    }

    open class func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection
    {
        PHAssetCollection(transient: fetchResult.objects, title: title)
    }
}
