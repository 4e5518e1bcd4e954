public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"

/// Writes pictures to a file or to data.
///
/// Source: Apple's documentation of `CGImageDestination`.
public final class CGImageDestination: @unchecked Sendable {
    private enum Target { case data(NSMutableData), file(URL) }

    private struct Picture {
        let image: CGImage
        let properties: [String: Any]
    }

    private let target: Target
    private let type: ImageFileType
    private let count: Int
    private var pictures: [Picture] = []
    private var properties: [String: Any] = [:]
    private var isFinished = false

    private init(_ target: Target, _ type: ImageFileType, _ count: Int) { (self.target, self.type, self.count) = (target, type, count) }

    fileprivate convenience init?(_ data: NSMutableData, _ type: String, _ count: Int) {
        guard let type = Self.writable(type, count) else { return nil }
        self.init(.data(data), type, count)
    }

    fileprivate convenience init?(_ url: URL, _ type: String, _ count: Int) {
        guard url.isFileURL, let type = Self.writable(type, count) else { return nil }
        self.init(.file(url), type, count)
    }

    /// Only animations have several pictures.
    private static func writable(_ identifier: String, _ count: Int) -> ImageFileType? {
        guard let type = ImageFileType(rawValue: identifier), ImageFileType.writable.contains(type), count > 0 else { return nil }
        return count == 1 || type == .gif ? type : nil
    }

    fileprivate func set(_ properties: [String: Any]?) { self.properties.merge(properties ?? [:]) { $1 } }

    fileprivate func add(_ image: CGImage, _ properties: [String: Any]?) {
        guard !isFinished, pictures.count < count else { return }
        pictures.append(Picture(image: image, properties: properties ?? [:]))
    }

    /// Writes the file; false where not all pictures are there or it cannot be written.
    fileprivate func finalize() -> Bool {
        guard !isFinished, pictures.count == count, let data = encoded else { return false }
        isFinished = true
        switch target {
        case .data(let target):
            target.append(data)
            return true
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        }
    }

    private var encoded: Data? {
        if type == .gif { return animation }
        let picture = pictures[0]
        let all = properties.merging(picture.properties) { $1 }
        let limit = all[kCGImageDestinationImageMaxPixelSize].flatMap(Thumbnail.number)
        guard let image = limit.map({ Thumbnail.make(picture.image, limit: $0, orientation: 1) }) ?? picture.image else { return nil }
        let quality = all[kCGImageDestinationLossyCompressionQuality].flatMap(Self.number) ?? 0.8
        guard let file = type == .png ? image.encodePNG() : image.encodeJPEG(quality: CGFloat(quality)) else { return nil }
        guard let exif = MetadataWriter(all).data else { return file }
        return FileMetadata.insert(exif, into: file, of: type)
    }

    private var animation: Data? {
        let gif = properties[kCGImagePropertyGIFDictionary] as? [String: Any]
        let loops = gif?[kCGImagePropertyGIFLoopCount].flatMap(Thumbnail.number)
        var writer = GIFWriter(
            width: pictures.map(\.image.width).max() ?? 1, height: pictures.map(\.image.height).max() ?? 1, loopCount: loops)
        for picture in pictures {
            let values = picture.properties[kCGImagePropertyGIFDictionary] as? [String: Any] ?? gif
            let delay = (values?[kCGImagePropertyGIFUnclampedDelayTime] ?? values?[kCGImagePropertyGIFDelayTime]).flatMap(Self.number)
            writer.append(picture.image, delay: delay ?? 0)
        }
        return writer.finished()
    }

    private static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Float).map(Double.init) ?? (value as? Int).map(Double.init)
    }
}

/// The identifiers of the kinds of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFileType.writable.map(\.rawValue) }

/// Writes to data; nil for kinds of files that are not written, and for several pictures where a file has one.
///
/// - Parameter count: The number of pictures.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, type, count) }

/// Writes to a file; nil for kinds of files that are not written, and for several pictures where a file has one.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    (url as URL?).flatMap { CGImageDestination($0, type, count) }
}

/// Sets properties of all pictures, and of the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) { idst.set(properties) }

/// Adds a picture with its properties.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds a picture of another file with the properties that it has there; those that are given come first.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(index) else { return }
    idst.add(image, (isrc.properties(index) ?? [:]).merging(properties ?? [:]) { $1 })
}

/// Writes the file. Nothing can be added afterwards.
///
/// - Returns: false where pictures are missing or the file cannot be written.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
