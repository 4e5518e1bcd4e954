internal import PeerProtocol
import UIKit

/// A file on its way to a peer; it is read as the other side takes it.
///
/// One that comes from the web has no file before it is loaded, and its progress does not know its length.
final class OutgoingResource: Lane, @unchecked Sendable {
    let progress: Progress
    private let number: UInt32
    private let name: String
    private var url: URL?
    private var size: UInt64 = 0
    private var isTemporary = false
    /// Open from its beginning to its end: of many files few are on their way.
    private var file: FileHandle?
    private let handler: (((any Error)?) -> Void)?
    private var sent: UInt64 = 0
    private var hasBegun = false
    private var isCancelled = false
    private(set) var isOver = false
    /// Told where the file cannot be read to its end.
    var onFailure: ((any Error) -> Void)?

    init(_ number: UInt32, _ name: String, _ handler: (((any Error)?) -> Void)?) {
        (self.number, self.name, self.handler) = (number, name, handler)
        progress = Progress(totalUnitCount: -1)
        progress.isCancellable = true
    }

    deinit { if isTemporary, let url { try? FileManager.default.removeItem(at: url) } }

    /// Gives it the file to send.
    ///
    /// - Parameter isTemporary: Whether the file is removed when the resource is over.
    func setFile(_ url: URL, isTemporary: Bool = false) throws {
        guard let size = Self.open(url)?.size else { throw Self.unreadable(url) }
        (self.url, self.size, self.isTemporary) = (url, size, isTemporary)
        progress.totalUnitCount = Int64(size)
    }

    private static func open(_ url: URL) -> (file: FileHandle, size: UInt64)? {
        guard let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd(), (try? file.seek(toOffset: 0)) != nil else {
            return nil
        }
        return (file, size)
    }

    private static func unreadable(_ url: URL?) -> MCError { MCError(.unavailable, reason: "The file \(url?.path ?? "") cannot be read.") }

    func next() -> PeerFragment? {
        guard !isOver else { return nil }
        // The progress's handler, which cancels, may come later.
        if progress.isCancelled { cancel() }
        guard !isOver else { return nil }
        guard !isCancelled else { return end() }
        guard hasBegun else { return begin() }
        guard sent < size else {
            (isOver, file) = (true, nil)
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

    private func begin() -> PeerFragment? {
        guard let url, let opened = Self.open(url) else {
            isOver = true
            onFailure?(Self.unreadable(url))
            return nil
        }
        (file, size, hasBegun) = (opened.file, opened.size, true)
        progress.totalUnitCount = Int64(size)
        return .resourceStart(number, name: name, size: size)
    }

    private func end() -> PeerFragment {
        (isOver, file) = (true, nil)
        return .resourceCancelled(number)
    }

    /// Nothing more of it is sent; where something was, the other side is told.
    func cancel() { if hasBegun { isCancelled = true } else { isOver = true } }

    /// Tells the app how it ended.
    func finish(_ error: (any Error)?) { handler?(error) }
}
