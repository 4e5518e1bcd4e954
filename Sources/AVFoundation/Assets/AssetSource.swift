internal import MediaInformation

/// The length, tracks and tags of an asset's file, read at the first access.
final class AssetSource: @unchecked Sendable {
    let url: URL
    private let lock = NSLock()
    /// Held while the file is read; `lock` guards the result alone, so that `known` never waits.
    private let reading = NSLock()
    private var result: Result<MediaInformation, any Error>?

    init(_ url: URL) { self.url = url }

    /// A source without a file, for an asset that is composed of parts of others: nothing remains to be read.
    static func composed() -> AssetSource {
        let source = AssetSource(URL(fileURLWithPath: "/dev/null"))
        source.result = .success(MediaInformation(container: .other, duration: .zero))
        return source
    }

    /// The file's path or the address, as FFmpeg takes it.
    var address: String { url.isFileURL ? url.path : url.absoluteString }

    /// The answer, where the file has been read.
    var known: Result<MediaInformation, any Error>? { lock.withLock { result } }

    /// Reads the file, which blocks the caller, or returns what was read before.
    func read() -> Result<MediaInformation, any Error> {
        if let known { return known }
        return reading.withLock {
            if let known { return known }
            let made = Result<MediaInformation, any Error> {
                do {
                    return try MediaInformation(contentsOf: url)
                } catch {
                    throw AssetSource.error(error, url)
                }
            }
            lock.withLock { result = made }
            return made
        }
    }

    /// Reads the file beside the caller.
    ///
    /// - Parameter handler: Called on any thread.
    func load(_ handler: @escaping @Sendable (Result<MediaInformation, any Error>) -> Void) {
        if let known { return handler(known) }
        DispatchQueue.global(qos: .userInitiated).async { handler(self.read()) }
    }

    func load() async throws -> MediaInformation {
        try await withCheckedThrowingContinuation { continuation in load { continuation.resume(with: $0) } }
    }

    /// iOS's error for a file that cannot be read.
    static func error(_ error: any Error, _ url: URL) -> NSError {
        switch error as? MediaError {
        case .unreadable:
            NSError(
                domain: NSURLErrorDomain, code: NSURLErrorFileDoesNotExist,
                userInfo: [NSLocalizedDescriptionKey: "The requested URL was not found on this server.", NSURLErrorFailingURLErrorKey: url])
        case .missingProgram:
            AVError.Code.decoderNotFound.error(
                suggestion: "Quince reads this media with FFmpeg, which is not installed: apt install ffmpeg")
        default:
            url.isFileURL ? AVError.Code.fileFormatNotRecognized.error() : AVError.Code.unknown.error()
        }
    }
}
