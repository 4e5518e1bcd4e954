@_spi(Quince) import QuinceFoundation

/// A collection of assets or of other collections.
///
/// Source: Apple's documentation of `PHCollection`.
open class PHCollection: PHObject, @unchecked Sendable {
    public let localizedTitle: String?

    init(identifier: String, title: String?) {
        localizedTitle = title
        super.init(identifier: identifier)
    }

    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }

    /// Whether the app may change the collection so.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// Fetches the albums that are in no folder.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let options = (options?.copy() as? PHFetchOptions) ?? PHFetchOptions()
        return .fetched(options) { snapshot in options.apply(to: snapshot.metadata.albums.map { PHAssetCollection($0) as PHCollection }) }
    }

    /// Fetches what is in a folder; the library has none.
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult([]) { [] }
    }

    override func hasSameContent(as other: PHObject) -> Bool { localizedTitle == (other as? PHCollection)?.localizedTitle }
}

extension PHCollection: KeyValueCoding {
    /// The properties that predicates and sort descriptors of `PHFetchOptions` may name.
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": return localIdentifier
        case "localizedTitle", "title": return localizedTitle
        case "estimatedAssetCount": return (self as? PHAssetCollection)?.estimatedAssetCount
        case "assetCollectionType": return (self as? PHAssetCollection)?.assetCollectionType.rawValue
        case "assetCollectionSubtype": return (self as? PHAssetCollection)?.assetCollectionSubtype.rawValue
        case "startDate": return (self as? PHAssetCollection)?.startDate
        case "endDate": return (self as? PHAssetCollection)?.endDate
        default: raise(.undefinedKeyException, PhotoKeys.message(key, of: self))
        }
    }

    package func setCodedValue(_ value: Any?, forKey key: String) { raise(.undefinedKeyException, PhotoKeys.message(key, of: self)) }
}

/// Changes that a collection allows. Source: Apple's documentation of `PHCollectionEditOperation`.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent = 2
    case addContent = 3
    case createContent = 4
    case rearrangeContent = 5
    case delete = 6
    case rename = 7
}

/// The kind of a folder. Source: Apple's documentation of `PHCollectionListType`.
public enum PHCollectionListType: Int, Sendable {
    case momentList = 1
    case folder = 2
    case smartFolder = 3
}

/// The kind of a folder, more closely. Source: Apple's documentation of `PHCollectionListSubtype`.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1
    case momentListYear = 2
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces = 201
    case any = 9_223_372_036_854_775_807
}

/// A folder of albums; the library has none.
///
/// Source: Apple's documentation of `PHCollectionList`.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open override var canContainCollections: Bool { true }

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult([]) { [] } }

    open class func fetchCollectionLists(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
        PHCollectionList
    > {
        PHFetchResult([]) { [] }
    }

    open class func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList>
    {
        PHFetchResult([]) { [] }
    }
}
