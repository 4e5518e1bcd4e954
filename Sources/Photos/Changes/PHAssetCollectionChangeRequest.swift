@_spi(Quince) import QuinceFoundation

/// A request to create, change or delete albums, made in a block of changes.
///
/// Source: Apple's documentation of `PHAssetCollectionChangeRequest`.
open class PHAssetCollectionChangeRequest: NSObject {
    private let transaction: PhotoTransaction
    private let identifier: String
    private var assets: [String]
    /// Stands for the new album; its identifier is the album's.
    public let placeholderForCreatedAssetCollection: PHObjectPlaceholder

    /// Creates a request to change an album; nil for one that cannot be changed.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard assetCollection.canPerform(.addContent) else { return nil }
        self.init(assetCollection.localIdentifier, assetCollection.localizedTitle ?? "", assetCollection.assets(in: PhotoStore.snapshot()))
    }

    /// Creates a request to change an album whose assets the app has fetched.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        guard assetCollection.canPerform(.addContent) else { return nil }
        self.init(assetCollection.localIdentifier, assetCollection.localizedTitle ?? "", assets.objects)
    }

    private init(_ identifier: String, _ title: String, _ assets: [PHAsset]) {
        transaction = PhotoTransaction.current
        self.identifier = identifier
        self.title = title
        self.assets = assets.map(\.localIdentifier)
        placeholderForCreatedAssetCollection = PHObjectPlaceholder(identifier: identifier)
        super.init()
    }

    open var title: String {
        didSet {
            let title = title
            edit { $0.title = title }
        }
    }

    /// Adds an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let album = PhotoMetadata.Album(identifier: UUID().uuidString + "/L0/040", title: title)
        PhotoTransaction.current.edits.append { $0.albums.append(album) }
        guard let request = PHAssetCollectionChangeRequest(album.identifier, title, []) as? Self else {
            raise(.invalidArgumentException, "\(self) cannot be used to create albums: requests are not subclassed")
        }
        return request
    }

    /// Removes albums; their photos stay.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let albums: [PHAssetCollection] = PhotoObjects.all(in: assetCollections)
        let identifiers = Set(albums.map(\.localIdentifier))
        PhotoTransaction.current.edits.append { $0.albums.removeAll { identifiers.contains($0.identifier) } }
    }

    // MARK: Assets

    /// Adds assets, or placeholders of new ones, at the end; those that are in the album stay where they are.
    open func addAssets(_ assets: any NSFastEnumeration) { insert(PhotoObjects.all(in: assets), at: nil) }

    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        insert(PhotoObjects.all(in: assets), at: indexes)
    }

    /// Takes assets out of the album; they stay in the library.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let gone: [PHObject] = PhotoObjects.all(in: assets)
        let identifiers = Set(gone.map(\.localIdentifier))
        edit { $0.assets.removeAll { identifiers.contains($0) } }
    }

    open func removeAssets(at indexes: IndexSet) {
        let gone = Set(indexes.filter { assets.indices.contains($0) }.map { assets[$0] })
        edit { $0.assets.removeAll { gone.contains($0) } }
    }

    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        removeAssets(at: indexes)
        insertAssets(assets, at: indexes)
    }

    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        let moved = fromIndexes.filter { assets.indices.contains($0) }.map { assets[$0] }
        edit { album in
            album.assets.removeAll { moved.contains($0) }
            album.assets.insert(contentsOf: moved, at: min(max(toIndex, 0), album.assets.count))
        }
    }

    private func insert(_ objects: [PHObject], at indexes: IndexSet?) {
        let identifiers = objects.map(\.localIdentifier), places = indexes.map(Array.init)
        edit { album in
            for (number, identifier) in identifiers.enumerated() where !album.assets.contains(identifier) {
                let place = places.flatMap { $0.indices.contains(number) ? $0[number] : nil } ?? album.assets.count
                album.assets.insert(identifier, at: min(place, album.assets.count))
            }
        }
    }

    private func edit(_ change: @escaping (inout PhotoMetadata.Album) -> Void) {
        let identifier = identifier
        transaction.edits.append { metadata in
            guard let index = metadata.albums.firstIndex(where: { $0.identifier == identifier }) else {
                throw PHPhotosError.make(.identifierNotFound)
            }
            change(&metadata.albums[index])
        }
    }
}
