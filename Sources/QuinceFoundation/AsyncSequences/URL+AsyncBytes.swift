import Foundation
@_weakLinked import FoundationNetworking

extension URL {
    /// The bytes of what a URL leads to, a file or an address that the shared session loads. Reading begins with the first byte.
    ///
    /// Source: Apple's documentation of `URL.AsyncBytes`.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

        public struct Iterator: AsyncIteratorProtocol {
            private enum Source {
                case file(FileHandle.AsyncBytes.Iterator)
                case network(URLSession.AsyncBytes.Iterator)
            }

            let url: URL
            private var source: Source?

            init(url: URL) { self.url = url }

            /// The next byte; nil at the end.
            ///
            /// - Throws: An error of the file's, or `URLError`.
            public mutating func next() async throws -> UInt8? {
                if source == nil { source = try await open() }
                switch source {
                case .file(var iterator):
                    let byte = try await iterator.next()
                    source = .file(iterator)
                    return byte
                case .network(var iterator):
                    let byte = try await iterator.next()
                    source = .network(iterator)
                    return byte
                case nil: return nil
                }
            }

            private func open() async throws -> Source {
                if url.isFileURL { return .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()) }
                return .network(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
            }
        }
    }

    /// The bytes of the file or address.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The lines of the file or address, as UTF-8; empty ones are left out.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

@available(*, unavailable) extension URL.AsyncBytes.Iterator: Sendable {}
