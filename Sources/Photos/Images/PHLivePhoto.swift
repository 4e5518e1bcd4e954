import CoreGraphics
import QuinceFoundation
import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The error of a request, in the dictionary of its result.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with the video of the moments around it. Source: Apple's documentation of `PHLivePhoto`.
open class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
    /// In pixels.
    public let size: CGSize
    package let image: UIImage
    package let video: URL

    init(image: UIImage, video: URL) {
        size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        (self.image, self.video) = (image, video)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    private static let requests = LivePhotoRequests()

    /// Makes a live photo of a picture's and a video's file.
    ///
    /// - Parameters:
    ///   - fileURLs: The two files, in any order.
    ///   - image: Shown until the files are read; nil = nothing comes before them.
    ///   - targetSize: In pixels; the picture is scaled down to it. Zero = its own size.
    ///   - contentMode: How the picture and `targetSize` fit.
    ///   - resultHandler: Called on the main thread: with a placeholder first (`PHLivePhotoInfoIsDegradedKey`) where there is one, and with an error
    ///     (`PHLivePhotoInfoErrorKey`) for files that are no picture and video.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let request = requests.begin()
        nonisolated(unsafe) let handler = resultHandler
        let files = LivePhotoFiles(fileURLs)
        if let image, let video = files.video {
            nonisolated(unsafe) let placeholder = PHLivePhoto(image: image, video: video)
            DispatchQueue.main.async {
                if requests.isPending(request) { handler(placeholder, [PHLivePhotoInfoIsDegradedKey: true]) }
            }
        }
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result { try files.read(targetSize, contentMode) }
            DispatchQueue.main.async {
                guard requests.end(request) else { return handler(nil, [PHLivePhotoInfoCancelledKey: true]) }
                switch result {
                case .success(let photo): handler(photo, [PHLivePhotoInfoIsDegradedKey: false])
                case .failure(let error): handler(nil, [PHLivePhotoInfoErrorKey: error])
                }
            }
        }
        return request
    }

    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { _ = requests.end(requestID) }
}

/// The requests that have not been answered.
private final class LivePhotoRequests: @unchecked Sendable {
    private let lock = NSLock()
    private var last = PHLivePhotoRequestIDInvalid
    private var pending: Set<PHLivePhotoRequestID> = []

    func begin() -> PHLivePhotoRequestID {
        lock.withLock {
            last = last == .max ? 1 : last + 1
            pending.insert(last)
            return last
        }
    }

    func isPending(_ request: PHLivePhotoRequestID) -> Bool { lock.withLock { pending.contains(request) } }
    /// Returns whether the request was pending.
    func end(_ request: PHLivePhotoRequestID) -> Bool { lock.withLock { pending.remove(request) != nil } }
}

/// The files of a live photo.
private struct LivePhotoFiles {
    private static let videos: Set<String> = ["mov", "mp4", "m4v"]

    let picture: URL?
    let video: URL?

    init(_ files: [URL]) {
        video = files.first { Self.videos.contains($0.pathExtension.lowercased()) }
        picture = files.first { [video] in $0 != video }
    }

    /// - Throws: `PHPhotosError.invalidResource` for files that are no picture and video.
    func read(_ size: CGSize, _ mode: PHImageContentMode) throws -> PHLivePhoto {
        guard let picture, let video, FileManager.default.fileExists(atPath: video.path), let image = UIImage(contentsOfFile: picture.path)
        else { throw PHPhotosError.make(.invalidResource) }
        return PHLivePhoto(image: Self.scaled(image, size, mode) ?? image, video: video)
    }

    private static func scaled(_ image: UIImage, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage? {
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard size.width > 0, size.height > 0, pixels.width > 0, pixels.height > 0 else { return nil }
        let ratios = [size.width / pixels.width, size.height / pixels.height]
        guard let ratio = mode == .aspectFill ? ratios.max() : ratios.min(), ratio < 1 else { return nil }
        return image.preparingThumbnail(of: CGSize(width: image.size.width * ratio, height: image.size.height * ratio))
    }
}
