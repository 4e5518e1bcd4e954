import Foundation

/// A bitmap that layers show: premultiplied BGRA, 8 bits a channel, sRGB, rows from top to bottom.
public struct RenderImage: Equatable, Sendable {
    /// Size in pixels.
    public let width, height: Int
    /// Bytes from one row to the next; at least `width * 4`.
    public let bytesPerRow: Int
    /// Whether every pixel's alpha is 255, so that compositors may copy instead of blend.
    public var isOpaque: Bool
    private let source: Source

    private enum Source {
        case pixels(Data)
        case coverage(RenderCoverage)
    }

    /// - Parameter pixels: `height * bytesPerRow` bytes.
    public init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, pixels: Data) {
        (self.width, self.height, self.bytesPerRow, self.isOpaque) = (width, height, bytesPerRow, isOpaque)
        source = .pixels(pixels)
    }

    /// A bitmap of one colour. It is equal to the same pixels given one by one.
    public init(_ coverage: RenderCoverage) {
        (width, height, bytesPerRow, isOpaque) = (coverage.width, coverage.height, coverage.width * 4, false)
        source = .coverage(coverage)
    }

    /// The pixels; those of a bitmap of one colour are made when they are first asked for.
    public var pixels: Data {
        switch source {
        case .pixels(let pixels): pixels
        case .coverage(let coverage): coverage.pixels
        }
    }

    /// The size of the pixels, in bytes.
    public var byteCount: Int { if case .pixels(let pixels) = source { pixels.count } else { bytesPerRow * height } }

    /// The coverage of a single-colour bitmap; nil for other bitmaps.
    public var coverage: RenderCoverage? { if case .coverage(let coverage) = source { coverage } else { nil } }

    /// The size of the image's data in a commit, in bytes.
    public var travellingBytes: Int { coverage.map { $0.columns * $0.rows } ?? byteCount }

    public static func == (a: RenderImage, b: RenderImage) -> Bool {
        (a.width, a.height, a.bytesPerRow, a.isOpaque) == (b.width, b.height, b.bytesPerRow, b.isOpaque) && a.pixels == b.pixels
    }
}
