import FileFormats
import Foundation

/// The size that a picture's file says it has, read before there is memory for its pixels: a few bytes can stand for gigabytes of them.
enum PictureSize {
    /// The most pixels of a picture.
    static let maximumPixels = 128 << 20
    /// The longest side of a drawing, in pixels.
    static let maximumSide = 16_384

    /// - Throws: `BuildFailure` for a picture of more pixels than are read.
    static func check(_ data: Data, at file: URL) throws {
        guard let (width, height) = read(data) else { return }
        guard width.multipliedReportingOverflow(by: height).overflow || width * height > maximumPixels else { return }
        throw BuildFailure(
            "the picture is too large: \(width) × \(height) pixels", at: file,
            nextStep: "Export it with at most \(maximumPixels / 1_000_000) million pixels.")
    }

    /// - Throws: `BuildFailure` for a drawing of more pixels than are drawn.
    static func checkDrawing(width: Double, height: Double, scale: Double, at file: URL) throws {
        guard !(max(width, height) * scale <= Double(maximumSide)) else { return }
        throw BuildFailure(
            "the drawing is too large: \(text(width)) × \(text(height)) points" + (scale == 1 ? "" : ", drawn at \(Int(scale))x"), at: file,
            nextStep: "Export it in a size of which three times are at most \(maximumSide) pixels.")
    }

    private static func text(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)" }

    /// Width and height of a PNG, JPEG, GIF or WebP; nil for other files, and for damaged ones.
    static func read(_ data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data.prefix(1 << 20))
        func big(_ position: Int, _ count: Int) -> Int? {
            guard position >= 0, position + count <= bytes.count else { return nil }
            return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
        }
        func little(_ position: Int, _ count: Int) -> Int? {
            guard position >= 0, position + count <= bytes.count else { return nil }
            return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
            guard let width, let height else { return nil }
            return (width, height)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            // Files optimised for iOS have a chunk of four bytes before the header.
            let header = bytes.dropFirst(12).starts(with: Array("CgBI".utf8)) ? 32 : 16
            return pair(big(header, 4), big(header + 4, 4))
        }
        if bytes.starts(with: Array("GIF8".utf8)) { return pair(little(6, 2), little(8, 2)) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            switch bytes.dropFirst(12).prefix(4).map({ Character(UnicodeScalar($0)) }) {
            case ["V", "P", "8", "X"]: return pair(little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
            case ["V", "P", "8", "L"]: return little(21, 4).map { ($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
            default: return pair(little(26, 2).map { $0 & 0x3FFF }, little(28, 2).map { $0 & 0x3FFF })
            }
        }
        return bytes.starts(with: [0xFF, 0xD8]) ? jpeg(big) : nil
    }

    /// The frame header of a JPEG comes after segments that say how long they are.
    private static func jpeg(_ number: (Int, Int) -> Int?) -> (width: Int, height: Int)? {
        var position = 2
        while let marker = number(position, 2), marker >> 8 == 0xFF, let length = number(position + 2, 2) {
            let isFrame = (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
            if isFrame, let height = number(position + 5, 2), let width = number(position + 7, 2) { return (width, height) }
            // Fill bytes stand alone.
            position += marker & 0xFF == 0xFF ? 1 : 2 + max(length, 2)
        }
        return nil
    }
}
