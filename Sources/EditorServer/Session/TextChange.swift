import JSONModel

/// Changes of texts as the protocol has them.
enum TextChange {
    /// Returns the text after the changes of a `didChange` notification.
    static func apply(_ changes: [JSONValue], to text: String) -> String {
        changes.reduce(text) { text, change in
            guard let new = change["text"]?.string else { return text }
            guard let (start, end) = change["range"].flatMap(PlaceMapper.range) else { return new }
            let table = LineTable(text)
            let first = table.offset(of: start)
            let last = max(first, table.offset(of: end))
            return String(decoding: table.bytes[..<first] + Array(new.utf8) + table.bytes[last...], as: UTF8.self)
        }
    }

    /// Returns the smallest change that makes one text of another; nil where they are the same.
    static func between(_ old: LineTable, _ new: LineTable) -> JSONValue? {
        let (before, after) = (old.bytes, new.bytes)
        guard before != after else { return nil }
        var start = 0
        let shorter = min(before.count, after.count)
        while start < shorter, before[start] == after[start] { start += 1 }
        // Characters stay whole.
        while start > 0, start < before.count && isInside(before[start]) || start < after.count && isInside(after[start]) { start -= 1 }
        var end = 0
        while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
        while end > 0, isInside(before[before.count - end]) { end -= 1 }
        return [
            "range": PlaceMapper.json(old.position(of: start), old.position(of: before.count - end)),
            "text": .string(new.text(start..<after.count - end)),
        ]
    }

    /// Whether a byte is one of UTF-8's inside a character.
    private static func isInside(_ byte: UInt8) -> Bool { byte & 0xc0 == 0x80 }
}
