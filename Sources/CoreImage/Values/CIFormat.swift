/// The order and the size of pixels' components in memory.
///
/// Source: Apple's documentation of `CIFormat`.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
    public static let ABGR8 = CIFormat(rawValue: 267)

    @available(*, unavailable, message: "not yet in Quince: bitmaps of more than eight bits a component")
    public static var RGBAh: CIFormat { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: bitmaps of more than eight bits a component")
    public static var RGBAf: CIFormat { fatalError() }

    /// The places of blue, green, red and alpha in a pixel.
    var places: [Int] {
        switch self {
        case .ARGB8: [3, 2, 1, 0]
        case .RGBA8: [2, 1, 0, 3]
        case .ABGR8: [1, 2, 3, 0]
        default: [0, 1, 2, 3]
        }
    }

    /// The bitmap of pixels in memory; nil where there are too few.
    func image(_ data: Data, _ bytesPerRow: Int, _ width: Int, _ height: Int) -> CGImage? {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, bytesPerRow >= width * 4, bytesPerRow <= max(data.count, width * 4),
            data.count >= bytesPerRow * (height - 1) + width * 4
        else { return nil }
        let (bytes, places) = ([UInt8](data), places)
        var pixels = Data(capacity: width * height * 4)
        for y in 0..<height {
            for x in 0..<width { for place in places { pixels.append(bytes[y * bytesPerRow + x * 4 + place]) } }
        }
        return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: false, pixels: pixels)
    }
}
