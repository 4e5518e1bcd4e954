internal import CCompression
import Foundation

extension NSData {
    /// How data are compressed.
    public enum CompressionAlgorithm: Int, Sendable {
        /// LZFSE blocks.
        case lzfse = 0
        /// LZ4 blocks with Apple's headers.
        case lz4 = 1
        /// An xz file, compressed at level 6.
        case lzma = 2
        /// DEFLATE data without a header (RFC 1951), compressed at zlib's level 5.
        case zlib = 3

        fileprivate var form: pack_algorithm {
            switch self {
            case .lzfse: pack_lzfse
            case .lz4: pack_lz4
            case .lzma: pack_lzma
            case .zlib: pack_zlib
            }
        }
    }

    /// The data compressed.
    ///
    /// Source of the behaviour: Apple's “NSData.compressed(using:)”.
    ///
    /// - Throws: `CocoaError.compressionFailed`.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
        made(from: try result(of: algorithm, compresses: true))
    }

    /// The data that were compressed to these.
    ///
    /// - Throws: `CocoaError.decompressionFailed` where these are not what the algorithm makes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
        made(from: try result(of: algorithm, compresses: false))
    }

    private func made(from data: Data) -> Self {
        // The class of data that come from Swift is Foundation's own, which nothing else can make.
        unsafeBitCast((self is NSMutableData ? NSMutableData(data: data) : NSData(data: data)) as AnyObject, to: Self.self)
    }

    fileprivate func result(of algorithm: CompressionAlgorithm, compresses: Bool) throws -> Data {
        var result = pack_result()
        guard withExtendedLifetime(self, { pack_bytes(algorithm.form, compresses, bytes, length, &result) }) else {
            throw CocoaError(compresses ? CocoaError.compressionFailed : CocoaError.decompressionFailed)
        }
        return result.bytes.map { Data(bytesNoCopy: $0, count: result.length, deallocator: .free) } ?? Data()
    }
}

extension NSMutableData {
    /// Puts compressed data in the place of these.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try result(of: algorithm, compresses: true))
    }

    /// Puts the data that were compressed to these in their place.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try result(of: algorithm, compresses: false))
    }
}

extension CocoaError.Code {
    /// Data could not be compressed.
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    /// Data could not be decompressed.
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    /// Data could not be compressed.
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    /// Data could not be decompressed.
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
