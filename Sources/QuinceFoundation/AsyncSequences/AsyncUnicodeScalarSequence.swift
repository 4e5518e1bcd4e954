/// The Unicode scalars of asynchronous bytes in UTF-8. What is no UTF-8 is read as U+FFFD.
///
/// Source: Apple's documentation of `AsyncUnicodeScalarSequence`.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate(set) var source: Base.AsyncIterator
        /// A byte that was read and belongs to the next scalar.
        private var leftover: UInt8?

        init(source: Base.AsyncIterator) { self.source = source }

        /// The next scalar; nil at the end.
        ///
        /// - Throws: What reading the bytes throws.
        public mutating func next() async rethrows -> UnicodeScalar? {
            var first = leftover
            leftover = nil
            if first == nil { first = try await source.next() }
            guard let first else { return nil }
            var bytes = [first]
            while bytes.count < Self.length(first) {
                guard let byte = try await source.next() else { break }
                guard byte & 0xC0 == 0x80 else {
                    leftover = byte
                    break
                }
                bytes.append(byte)
            }
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
        }

        /// The number of bytes of the scalar that a byte begins.
        private static func length(_ first: UInt8) -> Int {
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        }
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
@available(*, unavailable) extension AsyncUnicodeScalarSequence.AsyncIterator: Sendable {}
