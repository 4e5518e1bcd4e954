import Foundation

extension FileHandle {
    /// The bytes of a file, read as they are asked for.
    ///
    /// Source: Apple's documentation of `FileHandle.AsyncBytes`.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let handle: FileHandle

        public func makeAsyncIterator() -> Iterator { Iterator(handle: handle) }

        public struct Iterator: AsyncIteratorProtocol {
            let handle: FileHandle
            private var chunk: Data.Iterator?

            init(handle: FileHandle) { self.handle = handle }

            /// The next byte; nil at the end of the file.
            ///
            /// - Throws: An error of the file's, or `CancellationError` of a cancelled task.
            public mutating func next() async throws -> UInt8? {
                if let byte = chunk?.next() { return byte }
                try Task.checkCancellation()
                chunk = try await Self.read(handle)?.makeIterator()
                return chunk?.next()
            }

            /// Reads the available bytes, blocking a thread of its own until there are some; nil at the end of the file.
            private static func read(_ handle: FileHandle) async throws -> Data? {
                try await withCheckedThrowingContinuation { continuation in
                    DispatchQueue.global().async {
                        var bytes = [UInt8](repeating: 0, count: 16_384)
                        let count = Foundation.read(handle.fileDescriptor, &bytes, bytes.count)
                        if count >= 0 {
                            continuation.resume(returning: count == 0 ? nil : Data(bytes[..<count]))
                        } else {
                            continuation.resume(throwing: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
                        }
                    }
                }
            }
        }
    }

    /// The file's bytes from the handle's place on.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

@available(*, unavailable) extension FileHandle.AsyncBytes.Iterator: Sendable {}
