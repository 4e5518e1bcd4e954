internal import CImageCodecs

/// Reads image files.
package enum ImageDecoder {
    package enum Format: String, Sendable {
        case png, jpeg, webp, gif, svg

        /// The format that the first bytes show.
        package init?(of data: Data) {
            let head = Array(data.prefix(256))
            if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if head.starts(with: Array("GIF8".utf8)) {
                self = .gif
            } else if head.count >= 12, head.starts(with: Array("RIFF".utf8)), Array(head[8..<12]) == Array("WEBP".utf8) {
                self = .webp
            } else if let first = head.first(where: { $0 > 32 && $0 < 128 }), first == UInt8(ascii: "<"),
                data.range(of: Data("<svg".utf8)) != nil
            {
                self = .svg
            } else {
                return nil
            }
        }
    }

    /// Why a file could not be read.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// One frame of an animation.
    package struct Frame: Sendable {
        package let image: CGImage
        /// Seconds it is shown.
        package let delay: Double
    }

    /// The decoded contents of a file.
    package struct Contents: Sendable {
        package let frames: [Frame]
        /// The number of repetitions of an animation; 0 for endless ones.
        package let loopCount: Int
        /// 1…8 as in EXIF; 1 is upright.
        package let orientation: Int
    }

    /// The first image of the data; SVG in its own size.
    package static func decode(_ data: Data, as format: Format? = nil) throws -> CGImage { try contents(data, as: format).frames[0].image }

    /// All frames of the data.
    package static func contents(_ data: Data, as format: Format? = nil) throws -> Contents {
        guard let format = format ?? Format(of: data) else {
            throw Failure(description: data.isEmpty ? "the image data is empty" : "the data is no PNG, JPEG, GIF, WebP or SVG image")
        }
        if format == .svg {
            let size = try svgSize(data)
            func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded(.up)) ?? .max }
            return try Contents(
                frames: [Frame(image: svg(data, width: pixels(size.width), height: pixels(size.height)), delay: 0)], loopCount: 0,
                orientation: 1)
        }
        return try run { bytes, image, message in
            switch format {
            case .png: qc_decode_png(bytes.baseAddress, bytes.count, image, message, 256)
            case .jpeg: qc_decode_jpeg(bytes.baseAddress, bytes.count, image, message, 256)
            case .webp: qc_decode_webp(bytes.baseAddress, bytes.count, image, message, 256)
            case .gif: qc_decode_gif(bytes.baseAddress, bytes.count, image, message, 256)
            case .svg: -1
            }
        }(data)
    }

    /// A picture that the app's build has packed. Its pixels are read when they are drawn.
    package static func unpack(_ data: Data) throws -> CGImage { CGImage(packed: try PackedPicture(data)) }

    static func unpackPixels(_ data: Data) throws -> PixelBuffer {
        try run { bytes, image, message in qc_unpack_pixels(bytes.baseAddress, bytes.count, image, message, 256) }(data).frames[0].image
            .buffer
    }

    /// A drawing's own size in CSS pixels.
    package static func svgSize(_ data: Data) throws -> CGSize {
        var width = 0.0, height = 0.0
        var message = [CChar](repeating: 0, count: 256)
        let status = data.withUnsafeBytes {
            qc_svg_size($0.bindMemory(to: UInt8.self).baseAddress, data.count, &width, &height, &message, message.count)
        }
        guard status == 0 else { throw Failure(description: text(message)) }
        return CGSize(width: width, height: height)
    }

    /// A drawing in the given size in pixels.
    package static func svg(_ data: Data, width: Int, height: Int) throws -> CGImage {
        let contents = try run { bytes, image, message in
            qc_decode_svg(bytes.baseAddress, bytes.count, Int32(clamping: width), Int32(clamping: height), image, message, 256)
        }(data)
        return contents.frames[0].image
    }

    private typealias Decoder = (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<QCImage>, UnsafeMutablePointer<CChar>) -> Int32

    private static func run(_ decoder: @escaping Decoder) -> (Data) throws -> Contents {
        { data in
            var image = QCImage()
            var message = [CChar](repeating: 0, count: 256)
            let status = data.withUnsafeBytes { decoder($0.bindMemory(to: UInt8.self), &image, &message) }
            guard status == 0, let pixels = image.pixels else { throw Failure(description: text(message)) }
            defer { free(image.delays) }
            return contents(of: image, pixels: pixels)
        }
    }

    private static func contents(of image: QCImage, pixels: UnsafeMutablePointer<UInt8>) -> Contents {
        let (width, height) = (Int(image.width), Int(image.height))
        let all = PixelBuffer(pointer: pixels, width: width, height: height * Int(image.frameCount), bytesPerRow: width * 4) {
            free(pixels)
        }
        let frames = (0..<Int(image.frameCount)).map { index in
            let start = all.pointer + index * width * height * 4
            let buffer = PixelBuffer(pointer: start, width: width, height: height, bytesPerRow: width * 4) { withExtendedLifetime(all) {} }
            return Frame(image: CGImage(buffer: buffer, isOpaque: image.opaque != 0), delay: image.delays?[index] ?? 0)
        }
        return Contents(frames: frames, loopCount: Int(image.loopCount), orientation: Int(image.orientation))
    }

    private static func text(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
