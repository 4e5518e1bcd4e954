import QuinceFoundation

/// The kind of a resource. Source: Apple's documentation of `PHAssetResourceType`.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video = 2
    case audio = 3
    case alternatePhoto = 4
    case fullSizePhoto = 5
    case fullSizeVideo = 6
    case adjustmentData = 7
    case adjustmentBasePhoto = 8
    case pairedVideo = 9
    case fullSizePairedVideo = 10
    case adjustmentBasePairedVideo = 11
    case adjustmentBaseVideo = 12
    case photoProxy = 19
}

/// A file of an asset; photos have one.
///
/// Source: Apple's documentation of `PHAssetResource`.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let asset: PHAsset

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init()
    }

    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }

    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { asset.localIdentifier }
    open var uniformTypeIdentifier: String { asset.contentType.identifier }
    /// The name of the file, `IMG_0001.JPG`.
    open var originalFilename: String { asset.record.name }
    open var pixelWidth: Int { asset.pixelWidth }
    open var pixelHeight: Int { asset.pixelHeight }
}

/// The number of a request for a resource; 0 is none.
public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Options of a request for a resource. All photos are on the device: nothing is loaded over a network.
///
/// Source: Apple's documentation of `PHAssetResourceRequestOptions`.
open class PHAssetResourceRequestOptions: NSObject, NSCopying {
    open var isNetworkAccessAllowed = false
    /// Called while a file comes from iCloud: never here.
    open var progressHandler: ((Double) -> Void)?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceRequestOptions()
        (copy.isNetworkAccessAllowed, copy.progressHandler) = (isNetworkAccessAllowed, progressHandler)
        return copy
    }
}

/// Loads the files of assets.
///
/// Source: Apple's documentation of `PHAssetResourceManager`.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let instance = PHAssetResourceManager()
    private let lock = NSLock()
    private var last: PHAssetResourceDataRequestID = PHInvalidAssetResourceDataRequestID
    private var cancelled: Set<PHAssetResourceDataRequestID> = []
    private let queue = DispatchQueue(label: "com.apple.photos.resources", qos: .userInitiated)
    /// The bytes that a handler receives at a time.
    private static let portion = 1 << 20

    private override init() { super.init() }

    open class func `default`() -> PHAssetResourceManager { instance }

    /// Loads a file in portions.
    ///
    /// - Parameters:
    ///   - handler: Called on a queue of the library's with each portion.
    ///   - completionHandler: Called after the last one, or with the reason why there is none; a cancelled request's with
    ///     `PHPhotosError.userCancelled`.
    @discardableResult open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let request = lock.withLock {
            last = last == .max ? 1 : last + 1
            return last
        }
        queue.async { [self] in
            do {
                let data = try PhotoStore.file(of: resource.asset.record.name)
                for start in stride(from: 0, to: data.count, by: Self.portion) {
                    if lock.withLock({ cancelled.remove(request) != nil }) { throw PHPhotosError.make(.userCancelled) }
                    handler(data.subdata(in: start..<min(start + Self.portion, data.count)))
                }
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
        return request
    }

    /// Writes a file.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.async {
            do {
                try PhotoStore.file(of: resource.asset.record.name).write(to: fileURL, options: .atomic)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }

    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeData(for: resource, toFile: fileURL, options: options) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { lock.withLock { _ = cancelled.insert(requestID) } }
}
