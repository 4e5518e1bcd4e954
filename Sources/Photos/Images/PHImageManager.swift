import QuinceFoundation
import UIKit

/// Loads the pictures of assets.
///
/// Source: Apple's documentation of `PHImageManager`.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let instance = PHImageManager()
    private let lock = NSLock()
    private var lastRequest: PHImageRequestID = PHInvalidImageRequestID
    private var pending: Set<PHImageRequestID> = []
    private let queue = DispatchQueue(label: "com.apple.photos.imagemanager", qos: .userInitiated)
    let pictures = PhotoPictures()

    public override init() { super.init() }

    open class func `default`() -> PHImageManager { instance }

    /// Loads a picture of about a size in pixels.
    ///
    /// - Parameter resultHandler: Called on the main thread: twice where a small picture comes first (`PHImageResultIsDegradedKey`); of a synchronous
    ///   request once, before the call returns.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let options = (options?.copy() as? PHImageRequestOptions) ?? PHImageRequestOptions()
        let picture = PhotoPicture(asset, targetSize, contentMode, options)
        nonisolated(unsafe) let handler = resultHandler
        return start(isSynchronous: options.isSynchronous) { [pictures] deliver in
            let isTwofold = !options.isSynchronous && options.deliveryMode == .opportunistic
            let image = pictures.image(of: picture) { small in
                if isTwofold { deliver { handler(small, Self.information($0, isDegraded: true)) } }
            }
            deliver { handler(image, Self.information($0, error: image == nil ? PHPhotosError.make(.missingResource) : nil)) }
        }
    }

    /// Loads the file of a photo.
    ///
    /// - Parameter resultHandler: Called once with the data, its type, and the orientation of the picture in it.
    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        nonisolated(unsafe) let handler = resultHandler
        return start(isSynchronous: options?.isSynchronous == true) { deliver in
            do {
                let data = try PhotoStore.file(of: asset.record.name)
                let orientation = PhotoPictures.orientation(of: data), type = asset.contentType.identifier
                deliver { handler(data, type, orientation, Self.information($0)) }
            } catch { deliver { handler(nil, nil, .up, Self.information($0, error: error)) } }
        }
    }

    /// Loads the file of a photo.
    @available(*, deprecated, message: "Use requestImageDataAndOrientation(for:options:resultHandler:)")
    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, information in
            resultHandler(data, type, UIImage.Orientation(orientation), information)
        }
    }

    /// Cancels a request, whose handler is not called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { lock.withLock { _ = pending.remove(requestID) } }

    // MARK: Requests

    private typealias Delivery = @Sendable (@escaping @Sendable (PHImageRequestID) -> Void) -> Void

    /// Runs a request here, or on a queue with its results on the main thread.
    private func start(isSynchronous: Bool, _ work: @escaping @Sendable (_ deliver: @escaping Delivery) -> Void) -> PHImageRequestID {
        let request = lock.withLock {
            lastRequest = lastRequest == .max ? 1 : lastRequest + 1
            if !isSynchronous { pending.insert(lastRequest) }
            return lastRequest
        }
        guard !isSynchronous else {
            work { $0(request) }
            return request
        }
        queue.async { [self] in
            guard isPending(request) else { return }
            work { handler in DispatchQueue.main.async { [self] in if isPending(request) { handler(request) } } }
            DispatchQueue.main.async { [self] in cancelImageRequest(request) }
        }
        return request
    }

    private func isPending(_ request: PHImageRequestID) -> Bool { lock.withLock { pending.contains(request) } }

    private static func information(_ request: PHImageRequestID, isDegraded: Bool = false, error: (any Error)? = nil) -> [AnyHashable: Any]
    {
        var information: [AnyHashable: Any] = [
            PHImageResultRequestIDKey: NSNumber(value: request), PHImageResultIsDegradedKey: NSNumber(value: isDegraded),
            PHImageResultIsInCloudKey: NSNumber(value: false),
        ]
        if let error { information[PHImageErrorKey] = error as NSError }
        return information
    }
}

extension PHImageManager {
    @available(*, unavailable, message: "not yet in Quince: videos in the photo library")
    public func requestPlayerItem(forVideo asset: PHAsset, options: Any?, resultHandler: Any) -> PHImageRequestID { 0 }
    @available(*, unavailable, message: "not yet in Quince: videos in the photo library")
    public func requestAVAsset(forVideo asset: PHAsset, options: Any?, resultHandler: Any) -> PHImageRequestID { 0 }
    @available(*, unavailable, message: "not yet in Quince: videos in the photo library")
    public func requestExportSession(forVideo asset: PHAsset, options: Any?, exportPreset: String, resultHandler: Any) -> PHImageRequestID {
        0
    }
    @available(*, unavailable, message: "not yet in Quince: Live Photos")
    public func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: Any?, resultHandler: Any
    ) -> PHImageRequestID { 0 }
}
