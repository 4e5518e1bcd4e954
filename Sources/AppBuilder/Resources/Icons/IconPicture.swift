import CImageCodecs
import FileFormats
import Foundation

/// A picture of an icon's layer, as drawings embed it.
struct IconPicture {
    /// In points.
    var width: Double
    var height: Double
    /// `data:image/png;base64,…`
    var address: String

    /// The longest side that is kept, in pixels: what is larger is halved, since a drawing's attributes hold 10 MB at most.
    private static let maximumSide = 1024

    /// Reads a PNG, JPEG or SVG.
    ///
    /// - Parameter scale: The scale factor of the drawing.
    /// - Throws: `BuildFailure` for a file that cannot be drawn.
    static func read(_ file: URL, scale: Double) throws -> IconPicture {
        switch file.pathExtension.lowercased() {
        case "svg": return try readSVG(file, scale: scale)
        case "png", "jpg", "jpeg": return try readBitmap(file)
        case let type:
            throw BuildFailure(
                "pictures of type '.\(type.prefix(20))' in an icon are not in Quince yet", at: file, nextStep: "Use png or svg.")
        }
    }

    static func address(_ png: Data) -> String { "data:image/png;base64," + png.base64EncodedString() }

    private static func readSVG(_ file: URL, scale: Double) throws -> IconPicture {
        _ = try ProjectFile.checked(file)
        let (width, height) = try VectorRenderer.size(ofSVG: file)
        let factor = min(max(scale, 0.01), Double(maximumSide) / max(width, height))
        let png = try VectorRenderer.png(ofSVG: file, scale: factor)
        return IconPicture(width: width, height: height, address: address(png))
    }

    private static func readBitmap(_ file: URL) throws -> IconPicture {
        try BitmapChecker.check(file)
        let data = try ProjectFile.data(file, limit: RegularFile.pictureLimit)
        var image = QCImage()
        var message = [CChar](repeating: 0, count: 256)
        let isPNG = data.starts(with: [0x89, 0x50, 0x4e, 0x47])
        let status = data.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
            return isPNG
                ? qc_decode_png(start, bytes.count, &image, &message, message.count)
                : qc_decode_jpeg(start, bytes.count, &image, &message, message.count)
        }
        defer { free(image.pixels) }
        guard status == 0 else {
            throw BuildFailure("the picture cannot be read as its name says", at: file, nextStep: "Export it again as PNG.")
        }
        let (width, height) = (Double(image.width), Double(image.height))
        while max(image.width, image.height) > maximumSide { try halve(&image, file) }
        var size = 0
        guard let png = qc_encode_png(image.pixels, Int(image.width) * 4, image.width, image.height, image.opaque, &size) else {
            throw BuildFailure("the picture is too large", at: file, nextStep: "Export it smaller.")
        }
        return IconPicture(width: width, height: height, address: address(Data(bytesNoCopy: png, count: size, deallocator: .free)))
    }

    private static func halve(_ image: inout QCImage, _ file: URL) throws {
        var half = QCImage()
        (half.width, half.height, half.opaque) = ((image.width + 1) / 2, (image.height + 1) / 2, image.opaque)
        guard let pixels = malloc(Int(half.width) * Int(half.height) * 4) else {
            throw BuildFailure("the picture is too large", at: file, nextStep: "Export it smaller.")
        }
        half.pixels = pixels.assumingMemoryBound(to: UInt8.self)
        qc_halve_pixels(image.pixels, Int(image.width) * 4, image.width, image.height, half.pixels)
        free(image.pixels)
        image = half
    }
}
