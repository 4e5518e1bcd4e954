/// A place in a text as the Language Server Protocol has it: lines from 0, and UTF-16 units in the line.
struct LinePosition: Equatable, Sendable {
    var line: Int
    var character: Int
}

/// Finds offsets of lines and columns in a text.
struct LineTable: Sendable {
    let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let starts: [Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == 10 { starts.append(offset + 1) }
        self.starts = starts
    }

    /// Returns the offset of a position; one behind the end of its line is that end.
    func offset(of position: LinePosition) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        var offset = starts[position.line]
        var units = 0
        while offset < bytes.count, bytes[offset] != 10, units < position.character {
            let (length, width) = Self.size(bytes[offset])
            units += width
            offset += length
        }
        return min(offset, bytes.count)
    }

    func position(of offset: Int) -> LinePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(of: offset)
        var (place, units) = (starts[line], 0)
        while place < offset {
            let (length, width) = Self.size(bytes[place])
            place += length
            units += width
        }
        return LinePosition(line: line, character: units)
    }

    /// Returns the number of the line from 0.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    /// The offsets of a line without its end; nil where there is none.
    func range(ofLine line: Int) -> Range<Int>? {
        guard starts.indices.contains(line) else { return nil }
        var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
        if end > starts[line], bytes[end - 1] == 13 { end -= 1 }
        return starts[line]..<max(starts[line], end)
    }

    /// The bytes of a character that begins with this byte, and its UTF-16 units.
    private static func size(_ byte: UInt8) -> (length: Int, units: Int) {
        switch byte {
        case 0xf0...: (4, 2)
        case 0xe0...: (3, 1)
        case 0xc0...: (2, 1)
        default: (1, 1)
        }
    }

    /// Whether a name goes on at an offset.
    func isName(at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        let byte = bytes[offset]
        return byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
            || (0x61...0x7a).contains(byte)
    }

    /// The text of a range of offsets.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self) }
}
