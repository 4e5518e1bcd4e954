@_spi(Quince) import QuinceFoundation
import UIKit

/// A request to create, change or delete assets, made in a block of changes.
///
/// Source: Apple's documentation of `PHAssetChangeRequest`.
open class PHAssetChangeRequest: NSObject {
    private let transaction: PhotoTransaction
    let creation: PhotoTransaction.Creation?
    private let identifier: String
    private var values: (date: Date?, isFavorite: Bool, isHidden: Bool)

    /// Creates a request to change an asset.
    public convenience init(for asset: PHAsset) { self.init(asset, creation: nil) }

    init(_ asset: PHAsset?, creation: PhotoTransaction.Creation?) {
        transaction = PhotoTransaction.current
        self.creation = creation
        identifier = asset?.localIdentifier ?? creation?.placeholder.localIdentifier ?? ""
        values = (asset?.creationDate, asset?.isFavorite ?? false, asset?.isHidden ?? false)
        super.init()
    }

    static func makeCreation(_ data: Data?) -> PhotoTransaction.Creation {
        let creation = PhotoTransaction.Creation()
        creation.data = data
        PhotoTransaction.current.creations.append(creation)
        return creation
    }

    // MARK: Creating and deleting

    /// Adds an image, as JPEG.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        make(makeCreation(image.jpegData(compressionQuality: 0.9)))
    }

    /// Adds the picture of a file; nil where it cannot be read.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        return make(makeCreation(data))
    }

    /// Makes a request of the class that is asked.
    class func make(_ creation: PhotoTransaction.Creation) -> Self {
        let isCreation = self is PHAssetCreationRequest.Type
        let request =
            isCreation ? PHAssetCreationRequest(nil, creation: creation) : PHAssetChangeRequest(nil, creation: creation)
        guard let request = request as? Self else {
            raise(.invalidArgumentException, "\(self) cannot be used to create assets: requests are not subclassed")
        }
        return request
    }

    /// Stands for the new asset in the same block; its identifier is the asset's.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { creation?.placeholder }

    /// Deletes assets, once the user has confirmed it.
    ///
    /// - Parameter assets: A collection of `PHAsset`.
    open class func deleteAssets(_ assets: any NSFastEnumeration) { PhotoTransaction.current.deletions += PhotoObjects.all(in: assets) }

    // MARK: Changing

    open var creationDate: Date? {
        get { values.date }
        set {
            values.date = newValue
            if let creation { return creation.date = newValue }
            edit { $0.dates[$1] = newValue }
        }
    }

    open var isFavorite: Bool {
        get { values.isFavorite }
        set {
            values.isFavorite = newValue
            edit { if newValue { $0.favorites.insert($1) } else { $0.favorites.remove($1) } }
        }
    }

    open var isHidden: Bool {
        get { values.isHidden }
        set {
            values.isHidden = newValue
            edit { if newValue { $0.hidden.insert($1) } else { $0.hidden.remove($1) } }
        }
    }

    private func edit(_ change: @escaping (inout PhotoMetadata, String) -> Void) {
        if let creation { return creation.metadata.append(change) }
        let identifier = identifier, now = Date()
        transaction.edits.append {
            change(&$0, identifier)
            $0.changes[identifier] = now
        }
    }
}

extension PHAssetChangeRequest {
    @available(*, unavailable, message: "not yet in Quince: videos in the photo library")
    public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    @available(*, unavailable, message: "not yet in Quince: editing photos in the library")
    public var contentEditingOutput: Any? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: editing photos in the library")
    public func revertAssetContentToOriginal() {}
    @available(*, unavailable, message: "not yet in Quince: places of photos")
    public var location: Any? {
        get { nil }
        set {}
    }
}

/// Collections of assets as requests take them: arrays, sets, fetch results.
enum PhotoObjects {
    static func all<Object: PHObject>(in collection: Any) -> [Object] {
        switch collection {
        case let result as any FetchedList: result.fetched.compactMap { $0 as? Object }
        case let array as NSArray: array.compactMap { $0 as? Object }
        case let set as NSSet: set.allObjects.compactMap { $0 as? Object }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? Object }
        default: []
        }
    }
}
