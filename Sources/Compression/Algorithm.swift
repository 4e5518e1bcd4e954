/// A form of compressed data.
///
/// Source: Apple's “Compression.Algorithm”.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    /// LZFSE blocks; see `COMPRESSION_LZFSE`.
    case lzfse
    /// DEFLATE data without a header (RFC 1951).
    case zlib
    /// LZ4 blocks with Apple's headers.
    case lz4
    /// An xz file.
    case lzma
    /// Brotli data (RFC 7932).
    case brotli
    @available(*, unavailable, message: "not yet in Quince: the LZBITMAP format")
    case lzbitmap

    public static var allCases: [Algorithm] { [.lzfse, .zlib, .lz4, .lzma, .brotli] }

    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .brotli: COMPRESSION_BROTLI
        default: compression_algorithm(0)
        }
    }
}

/// The operation of a filter on its data.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
    case compress
    case decompress

    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    public var rawValue: compression_stream_operation {
        // Comparing two operations compares their raw values.
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

/// The reason why a filter failed.
public enum FilterError: Error, Hashable {
    /// The filter could not be made, or has ended.
    case invalidState
    /// The data are damaged, or end early.
    case invalidData

    public static let errorDomain = "Compression.FilterError"
}
