/// Bytes for an image to be made from.
public final class CGDataProvider: @unchecked Sendable {
    let bytes: Data

    /// Provides a copy of the data.
    public init?(data: CFData) { bytes = Data(referencing: data) }

    /// Provides the contents of a file.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        bytes = data
    }

    public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        bytes = data
    }

    /// Provides memory of the caller's, read at once; `releaseData` is called when it has been read.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }

    init(bytes: Data) { self.bytes = bytes }

    /// The bytes.
    public var data: CFData? { bytes as NSData }
}

/// The bytes of Core Foundation data; valid while it lives.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? { data.map { $0.bytes.assumingMemoryBound(to: UInt8.self) } }

/// The number of bytes of Core Foundation data.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }
