import Foundation

/// Cuts a stream of bytes into lines of text.
struct LineSplitter {
    /// The beginning of a line that has not ended yet.
    private var rest = Data()
    /// A line longer than this is cut, so that an app that never ends one does not fill the memory.
    private static let maximumLength = 1 << 20

    mutating func lines(_ bytes: Data) -> [String] {
        var lines: [String] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: 10) {
            lines.append(text(rest, bytes[start..<end]))
            rest = Data()
            start = end + 1
        }
        rest.append(bytes[start...])
        if rest.count > Self.maximumLength { lines += remainder() }
        return lines
    }

    mutating func remainder() -> [String] {
        defer { rest = Data() }
        return rest.isEmpty ? [] : [text(rest, Data())]
    }

    private func text(_ beginning: Data, _ end: Data) -> String {
        beginning.isEmpty ? String(decoding: end, as: UTF8.self) : String(decoding: beginning + end, as: UTF8.self)
    }
}
