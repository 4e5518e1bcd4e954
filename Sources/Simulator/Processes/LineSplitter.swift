import Foundation

/// Cuts a stream of bytes into lines of text.
struct LineSplitter {
    private var rest = Data()
    /// A line longer than this is cut, so that an app that never ends one does not fill the memory.
    private static let maximumLength = 1 << 20

    mutating func lines(_ bytes: Data) -> [String] {
        rest.append(bytes)
        var lines: [String] = []
        while let end = rest.firstIndex(of: 10) {
            lines.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = rest.subdata(in: rest.index(after: end)..<rest.endIndex)
        }
        if rest.count > Self.maximumLength { lines += remainder() }
        return lines
    }

    mutating func remainder() -> [String] {
        defer { rest = Data() }
        return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
    }
}
