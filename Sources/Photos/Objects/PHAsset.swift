import DeviceProtocol
@_spi(Quince) import QuinceFoundation
import UIKit
import UniformTypeIdentifiers

/// A photo of the device's library, as it was when it was fetched. The library has neither videos nor Live Photos.
///
/// Source: Apple's documentation of `PHAsset`.
open class PHAsset: PHObject, @unchecked Sendable {
    package let record: PhotoRecord
    /// The date the photo was taken or added.
    public let creationDate: Date?
    /// The date of the last change of the photo or its properties.
    public let modificationDate: Date?
    public let isFavorite: Bool
    public let isHidden: Bool

    init(_ record: PhotoRecord, identifier: String, _ metadata: PhotoMetadata) {
        self.record = record
        creationDate = metadata.dates[identifier] ?? record.date
        modificationDate = metadata.changes[identifier] ?? record.date
        (isFavorite, isHidden) = (metadata.favorites.contains(identifier), metadata.hidden.contains(identifier))
        super.init(identifier: identifier)
    }

    open var mediaType: PHAssetMediaType { .image }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var playbackStyle: PlaybackStyle { contentType.conforms(to: .gif) ? .imageAnimated : .image }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Seconds of a video; 0 for photos.
    open var duration: TimeInterval { 0 }
    /// The width of the upright picture in pixels; 0 for one that is gone.
    open var pixelWidth: Int { PhotoSizes.size(of: record).width }
    open var pixelHeight: Int { PhotoSizes.size(of: record).height }
    open var hasAdjustments: Bool { false }
    open var adjustmentFormatIdentifier: String? { nil }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }

    /// Whether the app may change the asset so. Contents of photos cannot be edited.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    /// The type of the file.
    package var contentType: UTType {
        UTType(filenameExtension: (record.name as NSString).pathExtension.lowercased(), conformingTo: .image) ?? .image
    }

    override func hasSameContent(as other: PHObject) -> Bool {
        guard let other = other as? PHAsset else { return false }
        return record == other.record && isFavorite == other.isFavorite && isHidden == other.isHidden
            && creationDate == other.creationDate && modificationDate == other.modificationDate
    }

    // MARK: Fetching

    /// Fetches all assets.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .assets(options) { $0.assets } }

    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        .assets(options) { snapshot in snapshot.assets.filter { $0.mediaType == mediaType } }
    }

    /// Fetches the assets of identifiers; those that are gone are left out.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let wanted = Set(identifiers)
        return .assets(options, includesHidden: true) { snapshot in snapshot.assets.filter { wanted.contains($0.localIdentifier) } }
    }

    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        .assets(options, includesHidden: assetCollection.showsHidden) { assetCollection.assets(in: $0) }
    }

    /// Fetches the photo that stands for a collection: its newest ones come first.
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        .assets(options, includesHidden: assetCollection.showsHidden) { assetCollection.assets(in: $0).reversed() }
    }

    /// Fetches a burst; the library has none.
    open class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        .assets(options) { _ in [] }
    }

    /// Fetches assets by their addresses in the library before iOS 8; no photo has one.
    @available(*, deprecated) open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > {
        .assets(options) { _ in [] }
    }
}

extension PHAsset: KeyValueCoding {
    /// The properties that predicates and sort descriptors of `PHFetchOptions` may name.
    package func codedValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "mediaType": mediaType.rawValue
        case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
        case "duration": duration
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "favorite", "isFavorite": isFavorite
        case "hidden", "isHidden": isHidden
        case "burstIdentifier": burstIdentifier
        case "sourceType": Int(sourceType.rawValue)
        case "playbackStyle": playbackStyle.rawValue
        case "filename": record.name
        default: raise(.undefinedKeyException, PhotoKeys.message(key, of: self))
        }
    }

    package func setCodedValue(_ value: Any?, forKey key: String) { raise(.undefinedKeyException, PhotoKeys.message(key, of: self)) }
}

enum PhotoKeys {
    static func message(_ key: String, of object: NSObject) -> String {
        "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    }
}
