import BundleFormat
import CImageCodecs
import Foundation

/// Stores the pictures of an asset catalog so that an app reads them fast: most of the time up to its first frame went into reading PNGs.
enum BitmapPacker {
    /// Puts packed pixels in a PNG's place, unless they would take more than twice its room, as photographs would.
    ///
    /// - Returns: The name of the file there is then.
    static func pack(_ file: String, in folder: URL) throws -> String {
        let source = folder.appendingPathComponent(file)
        let data = try Data(contentsOf: source)
        guard data.starts(with: [0x89, 0x50, 0x4e, 0x47]), let packed = packed(data) else { return file }
        let name = (file as NSString).deletingPathExtension + "." + CompiledAssetCatalog.packedExtension
        try packed.write(to: folder.appendingPathComponent(name))
        try FileManager.default.removeItem(at: source)
        return name
    }

    /// The minimum of the size limit for a packed picture, in bytes; it applies to very small PNG files.
    private static let leastLimit = 1 << 16

    private static func packed(_ png: Data) -> Data? {
        var image = QCImage()
        var message = [CChar](repeating: 0, count: 256)
        let status = png.withUnsafeBytes {
            qc_decode_png($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &image, &message, message.count)
        }
        guard status == 0 else { return nil }
        defer { free(image.pixels) }
        guard var result = packed(&image, limit: max(2 * png.count, leastLimit)) else { return nil }
        // Half, a quarter and so on, for where the picture is shown small.
        while max(image.width, image.height) > leastSide {
            var half = QCImage()
            (half.width, half.height, half.opaque) = ((image.width + 1) / 2, (image.height + 1) / 2, image.opaque)
            guard let pixels = malloc(Int(half.width) * Int(half.height) * 4) else { return nil }
            half.pixels = pixels.assumingMemoryBound(to: UInt8.self)
            qc_halve_pixels(image.pixels, Int(image.width) * 4, image.width, image.height, half.pixels)
            free(image.pixels)
            image = half
            guard let more = packed(&image, limit: Int(half.width) * Int(half.height) * 5 + leastLimit) else { return nil }
            result.append(more)
        }
        return result
    }

    /// The longer side of the largest picture that is not kept in half of its size, too, in pixels.
    private static let leastSide = 64

    private static func packed(_ image: inout QCImage, limit: Int) -> Data? {
        var size = 0
        guard let bytes = qc_pack_pixels(&image, limit, &size) else { return nil }
        return Data(bytesNoCopy: bytes, count: size, deallocator: .free)
    }
}
