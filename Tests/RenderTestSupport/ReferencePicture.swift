import CoreGraphics
import Foundation

/// Compares pictures with the reviewed ones in `Tests/Fixtures/Render`.
public enum ReferencePicture {
    /// Set to 1 to take what was rendered as the new reference; look at every picture before committing it.
    public static let acceptVariable = "QUINCE_ACCEPT_PICTURES"

    /// nil where the picture is as the reference, else what is wrong and what to do.
    ///
    /// - Parameters:
    ///   - tolerance: How far a channel may differ, 0…255.
    ///   - share: Share of pixels that may differ by more.
    public static func mismatch(_ png: Data, name: String, tolerance: Int = 0, share: Double = 0) -> String? {
        let reference = RenderFixture.folder.appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment[acceptVariable] == "1" {
            try? png.write(to: reference)
            return nil
        }
        guard let expected = try? Data(contentsOf: reference) else { return advice("there is no reference \(reference.path)", png, name) }
        if expected == png { return nil }
        guard let difference = PictureDifference(expected, png) else { return advice("the sizes differ", png, name) }
        let different = difference.share(above: tolerance)
        guard different > share else { return nil }
        let percent = (different * 10000).rounded() / 100
        return advice("\(percent) % of the pixels differ by more than \(tolerance), at most by \(difference.largest)", png, name)
    }

    private static func advice(_ problem: String, _ png: Data, _ name: String) -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-pictures")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let actual = folder.appendingPathComponent(name + ".png")
        try? png.write(to: actual)
        return "\(name): \(problem). The picture is in \(actual.path); if it is right, run the tests again with \(acceptVariable)=1."
    }
}

/// How two pictures of the same size differ, channel by channel.
public struct PictureDifference {
    private let counts: [Int]

    /// nil where one is no picture or the sizes differ.
    public init?(_ a: Data, _ b: Data) {
        guard let a = Self.pixels(a), let b = Self.pixels(b), a.width == b.width, a.bytes.count == b.bytes.count else { return nil }
        var counts = [Int](repeating: 0, count: 256)
        a.bytes.withUnsafeBytes { a in
            b.bytes.withUnsafeBytes { b in
                for start in stride(from: 0, to: a.count, by: 4) {
                    var largest = 0
                    for channel in start..<start + 4 { largest = max(largest, abs(Int(a[channel]) - Int(b[channel]))) }
                    counts[largest] += 1
                }
            }
        }
        self.counts = counts
    }

    public var largest: Int { counts.lastIndex { $0 > 0 } ?? 0 }

    /// Share of pixels with a channel that differs by more than `tolerance`.
    public func share(above tolerance: Int) -> Double {
        let total = counts.reduce(0, +)
        return total > 0 ? Double(counts.dropFirst(tolerance + 1).reduce(0, +)) / Double(total) : 0
    }

    private static func pixels(_ png: Data) -> (width: Int, bytes: Data)? {
        guard let provider = CGDataProvider(data: png as NSData),
            let image = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { return nil }
        return (image.width, image.buffer.data)
    }
}
