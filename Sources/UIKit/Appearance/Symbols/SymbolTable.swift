/// Names and what they stand for, as one text: each name stands at the beginning of a line or behind a space, a mark follows it.
///
/// Names are searched for in the text. Few of them are ever asked for, and putting all into a dictionary takes a good part of an app's first frame.
struct SymbolTable {
    let text: String
    /// Between a name and what it stands for.
    let mark: UInt8
    /// Behind what it stands for, as a line's end is.
    let end: UInt8

    private static let space = CChar(UInt8(ascii: " ")), newline = CChar(UInt8(ascii: "\n"))

    /// Returns the entry of a name; nil for unknown names.
    subscript(name: String) -> String? {
        let wanted = name + String(UnicodeScalar(mark))
        return text.withCString { start in
            var rest = start
            while let place = strstr(rest, wanted) {
                rest = UnsafePointer(place) + wanted.utf8.count
                guard place == start || place[-1] == Self.newline || place[-1] == Self.space else { continue }
                let length = strcspn(rest, "\n" + String(UnicodeScalar(end)))
                return String(decoding: UnsafeRawBufferPointer(start: rest, count: length), as: UTF8.self)
            }
            return nil
        }
    }

    /// All names, as they follow on each other.
    var names: [String] {
        text.utf8.split { $0 == end || $0 == UInt8(ascii: "\n") }.compactMap { entry in
            entry.firstIndex(of: mark).map { String(Substring(entry[..<$0])) }
        }
    }
}
