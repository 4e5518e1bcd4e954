import Foundation

/// Reads the tags in `udta` and `meta` boxes. Source: Apple's QuickTime File Format.
enum MovieTagReader {
    private static let known: [String: MediaTag.Common] = [
        "©nam": .title, "©ART": .artist, "©alb": .albumName, "©wrt": .creator, "©gen": .type, "©day": .creationDate, "cprt": .copyrights,
        "©cpy": .copyrights, "©too": .software, "©cmt": .description, "desc": .description, "covr": .artwork, "©aut": .author,
    ]

    static func read(_ bytes: MediaBytes, _ box: MovieReader.Box) -> [MediaTag] {
        guard box.name == "udta" else { return readMeta(bytes, box.range) }
        return MovieReader.boxes(bytes, box.range).flatMap { inner -> [MediaTag] in
            if inner.name == "meta" { return readMeta(bytes, inner.range) }
            return inner.name.hasPrefix("©") ? [readText(bytes, inner)].compactMap { $0 } : []
        }
    }

    /// A text of QuickTime's: its length, its language, its bytes.
    private static func readText(_ bytes: MediaBytes, _ box: MovieReader.Box) -> MediaTag? {
        var body = bytes.read(at: box.range.lowerBound, count: min(box.range.count, 1 << 16))
        let length = Int(body.big(2))
        body.skip(2)
        guard length > 0 else { return nil }
        let text = String(decoding: body.data(length), as: UTF8.self)
        return MediaTag(space: .userData, key: box.name, common: known[box.name], value: .text(text))
    }

    private static func readMeta(_ bytes: MediaBytes, _ range: Range<Int>) -> [MediaTag] {
        // MPEG-4's box begins with a version, QuickTime's does not.
        var start = bytes.read(at: range.lowerBound, count: 8)
        start.skip(4)
        let inner = start.code() == "hdlr" ? range : min(range.lowerBound + 4, range.upperBound)..<range.upperBound
        let boxes = MovieReader.boxes(bytes, inner)
        guard let list = boxes.first(where: { $0.name == "ilst" }) else { return [] }
        let keys = boxes.first { $0.name == "keys" }.map { readKeys(bytes, $0.range) } ?? []
        return MovieReader.boxes(bytes, list.range).compactMap { item in
            var number = ByteReader(item.name.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
            let index = Int(number.big(4))
            let key = keys.indices.contains(index - 1) ? keys[index - 1] : nil
            guard let value = readValue(bytes, item.range) else { return nil }
            return MediaTag(
                space: key == nil ? .iTunes : .quickTime, key: key ?? item.name, common: key.map(common) ?? known[item.name], value: value)
        }
    }

    private static func common(_ key: String) -> MediaTag.Common? {
        let last = key.split(separator: ".").last.map(String.init) ?? key
        let names: [String: MediaTag.Common] = ["album": .albumName, "creationdate": .creationDate, "copyright": .copyrights]
        return names[last] ?? MediaTag.Common(rawValue: last)
    }

    private static func readKeys(_ bytes: MediaBytes, _ range: Range<Int>) -> [String] {
        var body = bytes.read(at: range.lowerBound, count: min(range.count, 1 << 16))
        body.skip(8)
        var keys: [String] = []
        while body.remaining > 8 {
            let size = Int(body.big(4))
            body.skip(4)
            keys.append(String(decoding: body.data(size - 8), as: UTF8.self))
        }
        return keys
    }

    private static func readValue(_ bytes: MediaBytes, _ range: Range<Int>) -> MediaTag.Value? {
        guard let data = MovieReader.boxes(bytes, range).first(where: { $0.name == "data" })?.range else { return nil }
        var body = bytes.read(at: data.lowerBound, count: min(data.count, 16 << 20))
        let kind = body.big(4) & 0xFF_FFFF
        body.skip(4)
        let rest = body.remaining
        switch kind {
        case 1: return .text(String(decoding: body.data(rest), as: UTF8.self))
        case 21 where (1...8).contains(rest):
            let shift = UInt64(64 - rest * 8)
            return .number(Int64(bitPattern: body.big(rest) << shift) >> Int64(shift))
        default: return .data(Data(body.data(rest)))
        }
    }
}
