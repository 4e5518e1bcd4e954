@_spi(Quince) import QuinceFoundation

/// A request to create an asset from its resources.
///
/// Source: Apple's documentation of `PHAssetCreationRequest`.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Creates an empty asset, which gets a photo by `addResource`.
    open class func forAsset() -> Self { make(makeCreation(nil)) }

    /// Whether an asset can be made of resources: of one photo.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types.count == 1 && types.first?.intValue == PHAssetResourceType.photo.rawValue
    }

    /// Sets the photo. Resources of other types make the change fail.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        creation?.data = type == .photo ? data : nil
    }

    /// Sets the photo to a file's contents. Resources of other types, and files that cannot be read, make the change fail.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        creation?.data = type == .photo ? try? Data(contentsOf: fileURL) : nil
        if options?.shouldMoveFile == true, creation?.data != nil { try? FileManager.default.removeItem(at: fileURL) }
    }
}

/// Options of a resource that is added.
///
/// Source: Apple's documentation of `PHAssetResourceCreationOptions`. The library names files itself.
open class PHAssetResourceCreationOptions: NSObject, NSCopying {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    /// Whether the file is gone afterwards.
    open var shouldMoveFile = false

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        (copy.originalFilename, copy.uniformTypeIdentifier, copy.shouldMoveFile) = (originalFilename, uniformTypeIdentifier, shouldMoveFile)
        return copy
    }
}
