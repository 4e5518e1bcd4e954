/// A sequential destination of bytes.
///
/// Source: Apple's “CGDataConsumer”.
public final class CGDataConsumer {
    private enum Destination {
        case data(NSMutableData)
        case file(URL, FileHandle)
        case functions(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }
    private let destination: Destination

    /// Appends the bytes to data.
    public init?(data: CFMutableData) { destination = .data(data) }

    /// Writes the bytes to a file, whose former contents are lost; nil where it cannot be written.
    public init?(url: CFURL) {
        let file = url as URL
        guard file.isFileURL, FileManager.default.createFile(atPath: file.path, contents: nil),
            let handle = try? FileHandle(forWritingTo: file)
        else { return nil }
        destination = .file(file, handle)
    }

    /// Hands the bytes to a function; another is called when the consumer goes.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        destination = .functions(info, cbks.pointee)
    }

    deinit {
        finish()
        if case .functions(let info, let callbacks) = destination { callbacks.releaseConsumer?(info) }
    }

    /// Takes bytes. Returns whether it could.
    func put(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
        switch destination {
        case .data(let data): data.append(start, length: bytes.count)
        case .file(_, let handle): return (try? handle.write(contentsOf: Data(bytes))) != nil
        case .functions(let info, let callbacks): return callbacks.putBytes?(info, start, bytes.count) == bytes.count
        }
        return true
    }

    /// Called after the last bytes.
    func finish() { if case .file(_, let handle) = destination { try? handle.close() } }
}

/// Takes bytes, and returns how many it has taken.
public typealias CGDataConsumerPutBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Called when a consumer goes.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The functions of a consumer.
public struct CGDataConsumerCallbacks {
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init() {}
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
    }
}
