/// The facts that the beginning of an image file tells without its pixels.
struct ImageHeader {
    var width: Int
    var height: Int
    /// Bits of a component.
    var depth = 8
    var hasAlpha = false
    var isGray = false
    var isIndexed = false
    /// Dots an inch; nil where the file does not say.
    var resolution: (x: Double, y: Double)?
    /// The fields of a JPEG file's JFIF segment; nil where the first segment is another.
    var jfif: (version: [Int], unit: Int, x: Int, y: Int)?
    /// Whether a JPEG file's picture becomes finer as it arrives.
    var isProgressive = false
    /// The TIFF structure with Exif's fields.
    var exif: Data?

    /// Reads the header; nil where the data has not enough of it yet, or is damaged.
    init?(_ data: Data, as type: ImageFileType) {
        (width, height) = (0, 0)
        let bytes = [UInt8](data)
        switch type {
        case .png: readPNG(bytes)
        case .jpeg: readJPEG(bytes)
        case .gif: readGIF(bytes)
        case .webP: readWebP(bytes)
        }
        guard width > 0, height > 0 else { return nil }
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int, isLittle: Bool = false) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Source: RFC 2083 and the third edition of PNG.
    private mutating func readPNG(_ bytes: [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = Self.number(bytes, place, 4), name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let start = place + 8
            switch name {
            case "IHDR" where length >= 13 && start + 13 <= bytes.count:
                (width, height) = (Self.number(bytes, start, 4), Self.number(bytes, start + 4, 4))
                let kind = bytes[start + 9]
                (depth, hasAlpha, isGray, isIndexed) = (Int(bytes[start + 8]), kind & 4 != 0, kind & 2 == 0, kind == 3)
            case "tRNS": hasAlpha = true
            case "pHYs" where length == 9 && start + 9 <= bytes.count && bytes[start + 8] == 1:
                let (x, y) = (Self.number(bytes, start, 4), Self.number(bytes, start + 4, 4))
                resolution = ((Double(x) * 0.0254).rounded(), (Double(y) * 0.0254).rounded())
            case "eXIf" where start + length <= bytes.count: exif = Data(bytes[start..<start + length])
            case "IEND": return
            default: break
            }
            place = start + length + 4
        }
    }

    /// Source: ITU T.81 and Exif 2.32.
    private mutating func readJPEG(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return }
            let marker = bytes[place + 1]
            if marker == 0xFF || (0xD0...0xD8).contains(marker) || marker == 1 {
                place += marker == 0xFF ? 1 : 2
                continue
            }
            guard marker != 0xD9, marker != 0xDA else { return }
            let length = Self.number(bytes, place + 2, 2), start = place + 4
            guard length >= 2 else { return }
            switch marker {
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC && start + 6 <= bytes.count:
                (depth, height, width) = (Int(bytes[start]), Self.number(bytes, start + 1, 2), Self.number(bytes, start + 3, 2))
                isGray = bytes[start + 5] == 1
                isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
            case 0xE0 where start + 12 <= bytes.count && bytes[start..<start + 4].elementsEqual("JFIF".utf8):
                let (x, y) = (Double(Self.number(bytes, start + 8, 2)), Double(Self.number(bytes, start + 10, 2)))
                jfif = (
                    [Int(bytes[start + 5]), Int(bytes[start + 6] >> 4), Int(bytes[start + 6] & 15)], Int(bytes[start + 7]), Int(x), Int(y)
                )
                if bytes[start + 7] == 1 { resolution = (x, y) }
                if bytes[start + 7] == 2 { resolution = ((x * 2.54).rounded(), (y * 2.54).rounded()) }
            case 0xE1 where start + 6 <= bytes.count && bytes[start..<start + 6].elementsEqual("Exif\0\0".utf8):
                let end = min(place + 2 + length, bytes.count)
                if exif == nil, start + 6 < end { exif = Data(bytes[start + 6..<end]) }
            default: break
            }
            place += 2 + length
        }
    }

    private mutating func readGIF(_ bytes: [UInt8]) {
        (width, height) = (Self.number(bytes, 6, 2, isLittle: true), Self.number(bytes, 8, 2, isLittle: true))
        (hasAlpha, isIndexed) = (true, true)
    }

    /// Source: Google's “WebP Container Specification”.
    private mutating func readWebP(_ bytes: [UInt8]) {
        guard bytes.count >= 30 else { return }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            (width, height) = (Self.number(bytes, 24, 3, isLittle: true) + 1, Self.number(bytes, 27, 3, isLittle: true) + 1)
            hasAlpha = bytes[20] & 0x10 != 0
        case "VP8L":
            let bits = Self.number(bytes, 21, 4, isLittle: true)
            (width, height, hasAlpha) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1, bits >> 28 & 1 == 1)
        case "VP8 ":
            (width, height) = (Self.number(bytes, 26, 2, isLittle: true) & 0x3FFF, Self.number(bytes, 28, 2, isLittle: true) & 0x3FFF)
        default: break
        }
    }
}
