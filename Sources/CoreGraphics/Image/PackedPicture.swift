internal import CImageCodecs

/// A picture as an app's build packs it: its pixels, then those of its halves (`qc_halve_pixels`), each read when it is first drawn.
///
/// Most pictures are shown far smaller than they are, and reading all of their pixels took the greatest part of the time up to an app's first frame.
final class PackedPicture: @unchecked Sendable {
    let width, height: Int
    let isOpaque: Bool
    private let data: Data
    /// The ranges of each size's pixels in the data, largest first.
    private let parts: [Range<Int>]
    private let lock = NSLock()
    private var whole: PixelBuffer?

    init(_ data: Data) throws {
        // Positions in a slice of data do not begin at 0.
        let data = Data(data)
        var parts: [Range<Int>] = [], first = QCImage(), start = 0
        try data.withUnsafeBytes { bytes in
            while start < bytes.count {
                var part = QCImage()
                let size = qc_packed_header(
                    bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: UInt8.self), bytes.count - start, &part)
                guard size > 0 else { throw ImageDecoder.Failure(description: "the packed picture is damaged") }
                if parts.isEmpty { first = part }
                parts.append(start..<start + size)
                start += size
            }
        }
        guard !parts.isEmpty else { throw ImageDecoder.Failure(description: "the data is no packed picture") }
        (width, height, isOpaque) = (Int(first.width), Int(first.height), first.opaque != 0)
        (self.data, self.parts) = (data, parts)
    }

    /// The pixels in their full size; transparent ones where the file is damaged.
    var buffer: PixelBuffer {
        lock.withLock {
            if let whole { return whole }
            let pixels = level(0) ?? PixelBuffer(width: width, height: height)
            whole = pixels
            return pixels
        }
    }

    /// The pixels of a copy that has been halved so often; nil where the file has none.
    func level(_ halvings: Int) -> PixelBuffer? {
        guard parts.indices.contains(halvings) else { return nil }
        do { return try ImageDecoder.unpackPixels(data[parts[halvings]]) } catch {
            CGImage.complain("a picture of the app cannot be read: \(error)")
            return nil
        }
    }
}
