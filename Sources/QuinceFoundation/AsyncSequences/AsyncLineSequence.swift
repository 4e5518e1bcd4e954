/// The lines of asynchronous bytes in UTF-8, without what ends them. Empty lines are left out.
///
/// Lines end with LF, CR, CR LF, vertical tab, form feed, next line, line separator or paragraph separator.
///
/// Source: Apple's documentation of `AsyncLineSequence`.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var source: Base.AsyncIterator
        private var line: [UInt8] = []
        /// Whether the last byte was a CR, whose LF belongs to it.
        private var followsReturn = false
        private var isOver = false

        init(_ source: Base.AsyncIterator) { self.source = source }

        /// The next line; nil at the end.
        ///
        /// - Throws: What reading the bytes throws.
        public mutating func next() async rethrows -> String? {
            while !isOver {
                guard let byte = try await source.next() else {
                    isOver = true
                    return take()
                }
                if take(byte), let text = take() { return text }
            }
            return nil
        }

        /// Adds a byte to the line; returns whether the line ends with it.
        private mutating func take(_ byte: UInt8) -> Bool {
            defer { followsReturn = byte == 0x0D }
            switch byte {
            case 0x0A where followsReturn: return false
            case 0x0A...0x0D: return true
            default: line.append(byte)
            }
            for separator in Self.longSeparators where line.suffix(separator.count).elementsEqual(separator) {
                line.removeLast(separator.count)
                return true
            }
            return false
        }

        /// Next line, line separator and paragraph separator in UTF-8.
        private static var longSeparators: [[UInt8]] { [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]] }

        private mutating func take() -> String? {
            defer { line.removeAll(keepingCapacity: true) }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
@available(*, unavailable) extension AsyncLineSequence.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes as UTF-8; empty ones are left out.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
    /// The Unicode scalars of the bytes as UTF-8; bytes that are none are U+FFFD.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
    /// The characters of the bytes as UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
