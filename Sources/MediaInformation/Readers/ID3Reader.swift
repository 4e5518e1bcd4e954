import Foundation

/// Reads ID3v2 tags. Source: id3.org, versions 2.2 to 2.4.
enum ID3Reader {
    private static let known: [String: MediaTag.Common] = [
        "TIT2": .title, "TPE1": .artist, "TALB": .albumName, "TCOM": .creator, "TCON": .type, "TCOP": .copyrights, "TDRC": .creationDate,
        "TYER": .creationDate, "TLAN": .language, "TSSE": .software, "APIC": .artwork, "COMM": .description,
        "TT2": .title, "TP1": .artist, "TAL": .albumName, "TCM": .creator, "TCO": .type, "TYE": .creationDate, "PIC": .artwork,
    ]

    /// - Returns: The tag, and where the file goes on behind it; nil where there is none.
    static func read(_ bytes: MediaBytes) -> (tags: [MediaTag], end: Int)? {
        var header = bytes.read(at: 0, count: 10)
        guard header.data(3) == Array("ID3".utf8) else { return nil }
        let version = Int(header.byte())
        header.skip(1)
        let flags = header.byte()
        let size = synchsafe(&header)
        let end = 10 + size + (flags & 0x10 != 0 ? 10 : 0)
        guard (2...4).contains(version), flags & 0x80 == 0 else { return ([], end) }
        var body = bytes.read(at: 10, count: min(size, 16 << 20))
        if flags & 0x40 != 0 {
            let extended = version == 4 ? synchsafe(&body) - 4 : Int(body.big(4))
            body.skip(extended)
        }
        return (frames(&body, version), end)
    }

    private static func synchsafe(_ reader: inout ByteReader) -> Int {
        (0..<4).reduce(0) { value, _ in value << 7 | Int(reader.byte() & 0x7F) }
    }

    private static func frames(_ body: inout ByteReader, _ version: Int) -> [MediaTag] {
        var tags: [MediaTag] = []
        while body.remaining > (version == 2 ? 6 : 10) {
            let name = String(decoding: body.data(version == 2 ? 3 : 4), as: UTF8.self)
            guard name.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 32 }) else { break }
            let size = version == 2 ? Int(body.big(3)) : version == 4 ? synchsafe(&body) : Int(body.big(4))
            if version > 2 { body.skip(2) }
            var frame = ByteReader(body.data(size))
            if let value = value(&frame, name) {
                tags.append(MediaTag(space: .id3, key: name, common: known[name], value: value))
            }
        }
        return tags
    }

    private static func value(_ frame: inout ByteReader, _ name: String) -> MediaTag.Value? {
        switch name {
        case "APIC":
            let encoding = frame.byte()
            skipText(&frame, 0)
            frame.skip(1)
            skipText(&frame, encoding)
            return .data(Data(frame.data(frame.remaining)))
        case "PIC":
            let encoding = frame.byte()
            frame.skip(4)
            skipText(&frame, encoding)
            return .data(Data(frame.data(frame.remaining)))
        case "COMM", "COM", "USLT", "ULT":
            let encoding = frame.byte()
            frame.skip(3)
            skipText(&frame, encoding)
            return .text(text(frame.data(frame.remaining), encoding))
        default:
            guard name.hasPrefix("T"), name != "TXXX", name != "TXX", frame.remaining > 0 else { return nil }
            let encoding = frame.byte()
            return .text(text(frame.data(frame.remaining), encoding))
        }
    }

    private static func skipText(_ frame: inout ByteReader, _ encoding: UInt8) {
        let isWide = encoding == 1 || encoding == 2
        while frame.remaining > 0 {
            let unit = isWide ? frame.big(2) : UInt64(frame.byte())
            if unit == 0 { return }
        }
    }

    private static func text(_ bytes: [UInt8], _ encoding: UInt8) -> String {
        let data = Data(bytes)
        let text: String? =
            switch encoding {
            case 1: String(data: data, encoding: .utf16)
            case 2: String(data: data, encoding: .utf16BigEndian)
            case 3: String(decoding: data, as: UTF8.self)
            default: String(data: data, encoding: .isoLatin1)
            }
        // Several values are separated by zeros; the first counts.
        return (text ?? "").split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: true).first.map(String.init) ?? ""
    }
}
