import BundleFormat

public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalogue.
///
/// Source: UIKit, `NSDataAsset`.
open class NSDataAsset: NSObject, NSCopying {
    public let name: NSDataAssetName
    public let data: Data
    /// The uniform type identifier the set says its file is of.
    public let typeIdentifier: String

    /// The data set `name` of the main bundle; nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        let catalog = AssetCatalog.of(bundle)
        guard let variant = catalog.contents.data[name],
            let data = FileManager.default.contents(atPath: catalog.folder.appendingPathComponent(variant.file).path)
        else { return nil }
        (self.name, self.data, typeIdentifier) = (name, data, variant.typeIdentifier)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
