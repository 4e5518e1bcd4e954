/// The state of an image that is read.
///
/// Source: Apple's documentation of `CGImageSourceStatus`.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// Reads the pictures of a file and what the file says of them. Pixels are decoded when they are asked for.
///
/// Source: Apple's documentation of `CGImageSource`.
public final class CGImageSource: @unchecked Sendable {
    private let lock = NSLock()
    private var data: Data
    private var isFinal: Bool
    private var decoded: ImageDecoder.Contents?
    private var failed = false

    init(_ data: Data, isFinal: Bool) { (self.data, self.isFinal) = (data, isFinal) }

    func update(_ data: Data, isFinal: Bool) {
        lock.withLock { (self.data, self.isFinal, decoded, failed) = (data, isFinal, nil, false) }
    }

    var type: ImageFileType? { lock.withLock { ImageFileType(of: data) } }
    var byteCount: Int { lock.withLock { data.count } }

    var header: ImageHeader? {
        lock.withLock {
            guard let type = ImageFileType(of: data) else { return nil }
            return ImageHeader(data, as: type)
        }
    }

    var contents: ImageDecoder.Contents? {
        lock.withLock {
            if decoded == nil, !failed, let type = ImageFileType(of: data) {
                decoded = try? ImageDecoder.contents(data, as: type.format)
                failed = decoded == nil
            }
            return decoded
        }
    }

    func dropPixels() { lock.withLock { decoded = nil } }

    /// The number of pictures; those of animations are known once they are decoded.
    var count: Int {
        switch type {
        case .gif, .webP: contents?.frames.count ?? 0
        case .png, .jpeg: header == nil ? 0 : 1
        case nil: 0
        }
    }

    var status: CGImageSourceStatus {
        let (isEmpty, isFinal) = lock.withLock { (data.isEmpty, self.isFinal) }
        if isEmpty { return isFinal ? .statusInvalidData : .statusReadingHeader }
        guard type != nil else { return isFinal ? .statusUnknownType : .statusReadingHeader }
        guard isFinal else { return header == nil ? .statusReadingHeader : .statusIncomplete }
        return contents == nil ? .statusUnexpectedEOF : .statusComplete
    }

    func image(_ index: Int) -> CGImage? {
        guard let frames = contents?.frames, frames.indices.contains(index) else { return nil }
        return frames[index].image
    }

    // MARK: Properties

    func properties(_ index: Int) -> [String: Any]? {
        guard let type, let header, index >= 0, index == 0 || index < count else { return nil }
        var result: [String: Any] = [
            kCGImagePropertyPixelWidth: NSNumber(value: header.width), kCGImagePropertyPixelHeight: NSNumber(value: header.height),
            kCGImagePropertyDepth: NSNumber(value: header.depth),
            kCGImagePropertyColorModel: header.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
        ]
        if header.hasAlpha { result[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
        if header.isIndexed { result[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
        if let resolution = header.resolution {
            result[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
            result[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
        }
        if let values = Self.jfif(header) { result[kCGImagePropertyJFIFDictionary] = values }
        let metadata = header.exif.flatMap(MetadataReader.init)?.dictionaries() ?? [:]
        result.merge(metadata) { $1 }
        if let orientation = metadata[kCGImagePropertyTIFFDictionary]?["Orientation"] { result[kCGImagePropertyOrientation] = orientation }
        if let key = Self.animationKey(of: type), count > 1 || type == .gif, let frame = contents?.frames[index] {
            let delay = NSNumber(value: frame.delay)
            result[key] = [kCGImagePropertyGIFDelayTime: delay, kCGImagePropertyGIFUnclampedDelayTime: delay] as [String: Any]
        }
        return result
    }

    private static func jfif(_ header: ImageHeader) -> [String: Any]? {
        guard let jfif = header.jfif else { return nil }
        var values: [String: Any] = [
            kCGImagePropertyJFIFVersion: jfif.version.map { NSNumber(value: $0) },
            kCGImagePropertyJFIFDensityUnit: NSNumber(value: jfif.unit),
            kCGImagePropertyJFIFXDensity: NSNumber(value: jfif.x), kCGImagePropertyJFIFYDensity: NSNumber(value: jfif.y),
        ]
        if header.isProgressive { values[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: true) }
        return values
    }

    func containerProperties() -> [String: Any]? {
        guard let type else { return nil }
        var result: [String: Any] = [kCGImagePropertyFileSize: NSNumber(value: byteCount)]
        if let key = Self.animationKey(of: type), let contents, let header {
            result[key] =
                [
                    kCGImagePropertyGIFLoopCount: NSNumber(value: contents.loopCount),
                    kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: header.width),
                    kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: header.height),
                ] as [String: Any]
        }
        return result
    }

    private static func animationKey(of type: ImageFileType) -> String? {
        switch type {
        case .gif: kCGImagePropertyGIFDictionary
        case .webP: kCGImagePropertyWebPDictionary
        case .png, .jpeg: nil
        }
    }
}
