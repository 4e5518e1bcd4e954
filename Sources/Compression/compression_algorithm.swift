internal import CCompression

/// A form of compressed data.
///
/// Source: Apple's “compression_algorithm”.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    var form: pack_algorithm? {
        switch self {
        case COMPRESSION_LZ4: pack_lz4
        case COMPRESSION_LZ4_RAW: pack_lz4_raw
        case COMPRESSION_ZLIB: pack_zlib
        case COMPRESSION_LZMA: pack_lzma
        case COMPRESSION_LZFSE: pack_lzfse
        case COMPRESSION_BROTLI: pack_brotli
        default: nil
        }
    }
}

/// LZ4 blocks with Apple's headers.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// One LZ4 block without a header.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// DEFLATE data without a header (RFC 1951), compressed at zlib's level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// An xz file, compressed at level 6.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE blocks. Those that are written hold LZVN data, which are larger than those of Apple's encoder; all are read.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli data (RFC 7932), compressed at level 2.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
@available(*, unavailable, message: "not yet in Quince: the LZBITMAP format")
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
