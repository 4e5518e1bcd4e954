internal import PeerProtocol
import UIKit

/// A file on its way to a peer; it is read as the other side takes it.
final class OutgoingResource: Lane, @unchecked Sendable {
    let progress: Progress
    private let number: UInt32
    private let name: String
    private let size: UInt64
    private var file: FileHandle?
    private let handler: (((any Error)?) -> Void)?
    private var sent: UInt64 = 0
    private var hasBegun = false
    private var isCancelled = false
    private(set) var isOver = false
    /// Told where the file cannot be read to its end.
    var onFailure: ((any Error) -> Void)?

    init(_ number: UInt32, _ url: URL, _ name: String, _ handler: (((any Error)?) -> Void)?) throws {
        guard let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd(), (try? file.seek(toOffset: 0)) != nil else {
            throw MCError(.unavailable, reason: "The file \(url.path) cannot be read.")
        }
        (self.number, self.name, self.size, self.file, self.handler) = (number, name, size, file, handler)
        progress = Progress(totalUnitCount: Int64(size))
        progress.isCancellable = true
    }

    func next() -> PeerFragment? {
        guard !isOver else { return nil }
        // The progress's handler, which cancels, may come later.
        if progress.isCancelled { cancel() }
        guard !isOver else { return nil }
        guard !isCancelled else { return end() }
        guard hasBegun else {
            hasBegun = true
            return .resourceStart(number, name: name, size: size)
        }
        guard sent < size else {
            isOver = true
            return .resourceEnd(number)
        }
        let count = Int(min(size - sent, UInt64(PeerFragment.capacity)))
        guard let part = try? file?.read(upToCount: count), !part.isEmpty else {
            onFailure?(MCError(.unavailable, reason: "The file has become shorter while it was sent."))
            return end()
        }
        sent += UInt64(part.count)
        progress.completedUnitCount = Int64(sent)
        return .resourceBytes(number, [UInt8](part))
    }

    private func end() -> PeerFragment {
        isOver = true
        return .resourceCancelled(number)
    }

    /// Nothing more of it is sent; where something was, the other side is told.
    func cancel() { if hasBegun { isCancelled = true } else { isOver = true } }

    /// Tells the app how it ended.
    func tell(_ error: (any Error)?) { handler?(error) }
}
