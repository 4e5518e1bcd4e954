/// Hashes of all words of a file: identifiers wherever they stand, in strings and comments, too.
struct FileWords: Sendable {
    private(set) var hashes: Set<UInt64> = []

    init(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for position in 0...bytes.count {
                if position < bytes.count, Self.isWord(bytes[position]) { continue }
                if position > start { add(bytes[start..<position]) }
                start = position + 1
            }
        }
    }

    private mutating func add(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        hashes.insert(Self.hash(word))
        // Key-value coding and Objective-C's accessors name properties with a prefix: `setTitle:`, `isHidden`.
        for prefix in ["set", "is", "get", "_"] where word.count > prefix.utf8.count && word.starts(with: prefix.utf8) {
            var name = Array(word.dropFirst(prefix.utf8.count))
            if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[0]) { name[0] |= 0x20 }
            hashes.insert(Self.hash(name))
        }
    }

    /// Letters, digits, underscores, and all that is not ASCII.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// The hash of a word, the same in every process.
    static func hash(_ word: String) -> UInt64 { hash(word.utf8) }

    private static func hash(_ word: some Collection<UInt8>) -> UInt64 {
        // FNV-1a
        word.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
