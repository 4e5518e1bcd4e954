/// The tables of a TrueType or OpenType file; of a collection, those of its first font.
///
/// Source: Microsoft's “OpenType Specification”, “Organization of an OpenType Font” and “name”.
struct FontTables {
    private let bytes: [UInt8]
    private var places: [String: Range<Int>] = [:]

    /// Reads the directory of tables; nil for other files, and for damaged ones.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        var start = 0
        if tag(at: 0) == "ttcf" {
            guard let offset = long(at: 12) else { return nil }
            start = offset
        }
        guard let version = long(at: start), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version), let count = short(at: start + 4)
        else { return nil }
        for index in 0..<Int(count) {
            let entry = start + 12 + 16 * index
            guard let tag = tag(at: entry), let offset = long(at: entry + 8), let length = long(at: entry + 12) else { return nil }
            guard offset <= bytes.count, length <= bytes.count - offset else { return nil }
            places[tag] = offset..<offset + length
        }
        guard places["head"] != nil, places["maxp"] != nil else { return nil }
    }

    /// The 16-bit number at an offset of a table; nil where the table has none.
    func number(_ table: String, _ offset: Int) -> UInt16? {
        guard let place = places[table], offset + 2 <= place.count else { return nil }
        return short(at: place.lowerBound + offset)
    }

    /// The name of an identifier of the table `name`: in English where there are several.
    func name(_ identifier: UInt16) -> String? {
        guard let place = places["name"], let count = number("name", 2), let strings = number("name", 4) else { return nil }
        var found: String?
        for index in 0..<Int(count) {
            let record = 6 + 12 * index
            guard number("name", record + 6) == identifier, let platform = number("name", record),
                let language = number("name", record + 4),
                let length = number("name", record + 8), let offset = number("name", record + 10)
            else { continue }
            let start = place.lowerBound + Int(strings) + Int(offset), end = start + Int(length)
            guard end <= place.upperBound else { continue }
            let text = text(bytes[start..<end], platform: platform)
            if platform == 3, language == 0x409 { return text }
            found = found ?? text
        }
        return found
    }

    /// Names for the Macintosh are in its Roman encoding, all others in UTF-16.
    private func text(_ bytes: ArraySlice<UInt8>, platform: UInt16) -> String {
        if platform == 1 { return String(data: Data(bytes), encoding: .macOSRoman) ?? "" }
        return String(data: Data(bytes), encoding: .utf16BigEndian) ?? ""
    }

    private func tag(at place: Int) -> String? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[place..<place + 4], as: UTF8.self)
    }

    private func short(at place: Int) -> UInt16? {
        guard place >= 0, place + 2 <= bytes.count else { return nil }
        return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }

    private func long(at place: Int) -> Int? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
