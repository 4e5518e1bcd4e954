import DeviceProtocol
import QuinceFoundation
import UIKit

/// A picture of a photo in a size: what a request asks for.
struct PhotoPicture: Hashable, Sendable {
    let record: PhotoRecord
    /// In pixels; nil = as large as it is.
    let size: CGSize?
    let fills: Bool
    /// Whether it is cut to exactly the size.
    let isExact: Bool
    /// The part that is asked for, from 0 to 1; nil = all.
    let part: CGRect?

    init(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions) {
        record = asset.record
        let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        self.size = isSize ? size : nil
        (fills, isExact) = (mode == .aspectFill, options.resizeMode == .exact)
        let part = options.normalizedCropRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        self.part = isExact && !part.isNull && part.width > 0 && part.height > 0 ? part : nil
    }

    static func == (left: PhotoPicture, right: PhotoPicture) -> Bool {
        left.record == right.record && left.size == right.size && left.fills == right.fills && left.isExact == right.isExact
            && left.part == right.part
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(record)
        hasher.combine(size.map { [$0.width, $0.height] })
        hasher.combine(fills)
    }
}

/// Decodes photos, and keeps the pictures that a caching manager wants.
final class PhotoPictures: @unchecked Sendable {
    private let lock = NSLock()
    private var wanted: Set<PhotoPicture> = []
    private var kept: [PhotoPicture: UIImage] = [:]
    /// More pictures are not kept.
    private static let maximumCount = 500
    /// The longer side of a picture that comes first, in pixels.
    private static let thumbnailSide: CGFloat = 120

    // MARK: Keeping

    func want(_ picture: PhotoPicture) { lock.withLock { _ = wanted.insert(picture) } }

    func forget(_ picture: PhotoPicture) {
        lock.withLock {
            wanted.remove(picture)
            kept[picture] = nil
        }
    }

    func forgetAll() {
        lock.withLock {
            wanted = []
            kept = [:]
        }
    }

    /// Loads a picture that is still wanted.
    func prepare(_ picture: PhotoPicture) {
        guard lock.withLock({ wanted.contains(picture) && kept[picture] == nil && kept.count < Self.maximumCount }) else { return }
        guard let image = image(of: picture) else { return }
        lock.withLock { if wanted.contains(picture) { kept[picture] = image } }
    }

    // MARK: Pictures

    /// Returns a picture; nil where the photo is gone or cannot be read.
    ///
    /// - Parameter thumbnail: Called before with a small picture, where a large one that is not kept has to be made.
    func image(of picture: PhotoPicture, thumbnail: (UIImage) -> Void = { _ in }) -> UIImage? {
        if let image = lock.withLock({ kept[picture] }) { return image }
        guard let original = Self.original(picture.record) else { return nil }
        let side = Self.thumbnailSide, size = picture.size ?? original.size
        if max(size.width, size.height) > side,
            let small = Self.scaled(original, to: CGSize(width: side, height: side), fills: picture.fills)
        {
            thumbnail(small)
        }
        return Self.make(picture, original)
    }

    private static func original(_ record: PhotoRecord) -> UIImage? {
        let image = (try? PhotoStore.file(of: record.name)).flatMap { UIImage(data: $0) }
        return image.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil }
    }

    private static func make(_ picture: PhotoPicture, _ original: UIImage) -> UIImage? {
        let image = picture.part.map { cut(original, $0) } ?? original
        guard let size = picture.size else { return image }
        return picture.isExact && picture.fills ? filled(image, size) : scaled(image, to: size, fills: picture.fills)
    }

    /// The picture in a size at most as large as it is.
    private static func scaled(_ image: UIImage, to size: CGSize, fills: Bool) -> UIImage? {
        let factors = [size.width / image.size.width, size.height / image.size.height]
        let factor = min(1, (fills ? factors.max() : factors.min()) ?? 1)
        guard factor < 1 else { return image }
        let width = max((image.size.width * factor).rounded(), 1), height = max((image.size.height * factor).rounded(), 1)
        return image.preparingThumbnail(of: CGSize(width: width, height: height))
    }

    /// The middle of the picture, in exactly a size.
    private static func filled(_ image: UIImage, _ size: CGSize) -> UIImage {
        let target = CGSize(width: max(size.width.rounded(), 1), height: max(size.height.rounded(), 1))
        let factor = max(target.width / image.size.width, target.height / image.size.height)
        let drawn = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        return draw(target) {
            image.draw(
                in: CGRect(
                    x: (target.width - drawn.width) / 2, y: (target.height - drawn.height) / 2, width: drawn.width, height: drawn.height))
        }
    }

    private static func cut(_ image: UIImage, _ part: CGRect) -> UIImage {
        let size = CGSize(width: max(image.size.width * part.width, 1), height: max(image.size.height * part.height, 1))
        return draw(size) { image.draw(at: CGPoint(x: -image.size.width * part.minX, y: -image.size.height * part.minY)) }
    }

    private static func draw(_ size: CGSize, _ actions: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, false)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() }
    }

    static func orientation(of data: Data) -> CGImagePropertyOrientation {
        let number = (try? ImageDecoder.contents(data))?.orientation ?? 1
        return CGImagePropertyOrientation(rawValue: UInt32(clamping: number)) ?? .up
    }
}
