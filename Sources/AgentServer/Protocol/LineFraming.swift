import Foundation

/// Divides the bytes of a stream into messages, one a line.
struct LineFraming {
    /// A piece of the stream.
    enum Frame: Equatable {
        case message(Data)
        /// A line longer than the limit, which was dropped.
        case tooLong
    }

    private var rest = Data()
    private var isDropping = false
    private let limit: Int

    /// - Parameter limit: The longest message, in bytes.
    init(limit: Int = 4 << 20) { self.limit = limit }

    /// Returns the messages that are complete with these bytes; empty lines are none.
    mutating func append(_ bytes: Data) -> [Frame] {
        var frames: [Frame] = []
        for piece in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if piece.offset > 0 { end(&frames) }
            add(piece.element)
        }
        return frames
    }

    /// Returns the last message of a stream that ends without a line end.
    mutating func finish() -> [Frame] {
        var frames: [Frame] = []
        end(&frames)
        return frames
    }

    private mutating func add(_ bytes: Data) {
        guard !isDropping else { return }
        rest.append(contentsOf: bytes)
        if rest.count > limit { (rest, isDropping) = (Data(), true) }
    }

    private mutating func end(_ frames: inout [Frame]) {
        defer { (rest, isDropping) = (Data(), false) }
        if isDropping { return frames.append(.tooLong) }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        if rest.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) { frames.append(.message(rest)) }
    }
}
