internal import CBarcodes
import CoreGraphics
import Foundation

/// A code of bars or modules in a picture.
package struct ReadBarcode: Equatable, Sendable {
    package enum Kind: Int32, CaseIterable, Sendable {
        case ean8 = 8, upce = 9, upca = 12, ean13 = 13, interleaved2of5 = 25, dataBar = 34, dataBarExpanded = 35, codabar = 38, code39 = 39
        case pdf417 = 57
        case qr = 64
        case code93 = 93
        case code128 = 128
    }

    package let kind: Kind
    /// The bytes, as UTF-8 where they are text.
    package let content: Data
    /// Upper left, upper right, lower right, lower left, as the code lies; in pixels from the picture's upper left. A code of bars has the corners of the
    /// rectangle around it.
    package let corners: [CGPoint]

    /// The text; nil where the bytes are none.
    package var text: String? { String(data: content, encoding: .utf8) ?? String(data: content, encoding: .isoLatin1) }

    /// The rectangle around the code, in pixels from the upper left.
    package var bounds: CGRect { Self.bounds(of: corners) }

    /// The most pixels of a picture that is searched; a larger one is made smaller.
    private static let pixelLimit = 4096.0 * 4096

    /// Searches a picture.
    ///
    /// - Returns: The codes in the order in which they are found; nil where the library that reads them, ZBar, is not installed.
    package static func all(in image: CGImage) -> [ReadBarcode]? {
        let scale = min(1, (pixelLimit / Double(max(image.width * image.height, 1))).squareRoot())
        let (width, height) = (max(Int(Double(image.width) * scale), 1), max(Int(Double(image.height) * scale), 1))
        let search = Search(scale: scale)
        let isSearched = grayPixels(of: image, width, height).withUnsafeBufferPointer { pixels in
            barcode_scan(pixels.baseAddress, UInt32(width), UInt32(height), Unmanaged.passUnretained(search).toOpaque()) {
                context, kind, content, length, points, count in
                guard let context, let content else { return }
                Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().add(
                    kind, Data(bytes: content, count: length), (0..<count).map { CGPoint(x: Int(points![$0].x), y: Int(points![$0].y)) })
            }
        }
        return isSearched ? search.found : nil
    }

    /// The picture's brightness on white, 8 bits a pixel.
    private static func grayPixels(of image: CGImage, _ width: Int, _ height: Int) -> [UInt8] {
        var gray = [UInt8](repeating: 255, count: width * height)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return gray }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(whole)
        context.draw(image, in: whole)
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return gray }
        let stride = context.bytesPerRow
        for row in 0..<height {
            for column in 0..<width {
                let place = row * stride + column * 4
                gray[row * width + column] = luma(bytes[place], bytes[place + 1], bytes[place + 2])
            }
        }
        return gray
    }

    /// Rec. 601 luma in 256ths.
    private static func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let sum = 77 * UInt32(red) + 150 * UInt32(green) + 29 * UInt32(blue)
        return UInt8(truncatingIfNeeded: sum >> 8)
    }

    private static func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .zero }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    private final class Search {
        let scale: Double
        var found: [ReadBarcode] = []

        init(scale: Double) { self.scale = scale }

        func add(_ kind: Int32, _ content: Data, _ points: [CGPoint]) {
            guard let kind = Kind(rawValue: kind) else { return }
            let places = points.map { CGPoint(x: $0.x / scale, y: $0.y / scale) }
            found.append(ReadBarcode(kind: kind, content: content, corners: Self.corners(places)))
        }

        /// ZBar goes around a code of modules against the clock.
        private static func corners(_ points: [CGPoint]) -> [CGPoint] {
            if points.count == 4 { return [points[0], points[3], points[2], points[1]] }
            let box = bounds(of: points)
            return [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
                CGPoint(x: box.minX, y: box.maxY),
            ]
        }
    }
}
