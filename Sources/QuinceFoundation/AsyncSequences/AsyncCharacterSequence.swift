/// The characters of asynchronous bytes in UTF-8.
///
/// Source: Apple's documentation of `AsyncCharacterSequence`.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(source: base.unicodeScalars.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var source: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var text = ""

        init(source: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.source = source }

        /// The next character; nil at the end. It is known only once the scalar after it is read.
        ///
        /// - Throws: What reading the bytes throws.
        public mutating func next() async rethrows -> Character? {
            while let scalar = try await source.next() {
                text.unicodeScalars.append(scalar)
                if text.dropFirst().isEmpty { continue }
                return text.removeFirst()
            }
            return text.isEmpty ? nil : text.removeFirst()
        }
    }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
@available(*, unavailable) extension AsyncCharacterSequence.AsyncIterator: Sendable {}
