internal import CDeflate
import Foundation

extension NSData {
    /// How data are compressed.
    public enum CompressionAlgorithm: Int, Sendable {
        @available(*, unavailable, message: "not yet in Quince: NSData.CompressionAlgorithm.lzfse; use .zlib")
        case lzfse = 0
        @available(*, unavailable, message: "not yet in Quince: NSData.CompressionAlgorithm.lz4; use .zlib")
        case lz4 = 1
        @available(*, unavailable, message: "not yet in Quince: NSData.CompressionAlgorithm.lzma; use .zlib")
        case lzma = 2
        /// DEFLATE data without a header (RFC 1951), compressed at zlib's level 5.
        case zlib = 3
    }

    /// The data compressed.
    ///
    /// Source of the behaviour: Apple's “NSData.compressed(using:)”.
    ///
    /// - Throws: `CocoaError.compressionFailed`.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
        made(from: try Self.result(of: deflate_bytes, self, CocoaError.compressionFailed))
    }

    /// The data that were compressed to these.
    ///
    /// - Throws: `CocoaError.decompressionFailed` where these are not what the algorithm makes.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
        made(from: try Self.result(of: inflate_bytes, self, CocoaError.decompressionFailed))
    }

    private func made(from data: Data) -> Self {
        // The class of data that come from Swift is Foundation's own, which nothing else can make.
        unsafeBitCast((self is NSMutableData ? NSMutableData(data: data) : NSData(data: data)) as AnyObject, to: Self.self)
    }

    fileprivate static func result(
        of convert: (UnsafeRawPointer?, Int, UnsafeMutablePointer<DeflateResult>?) -> Bool, _ data: NSData, _ failure: CocoaError.Code
    ) throws -> Data {
        var result = DeflateResult()
        guard withExtendedLifetime(data, { convert(data.bytes, data.length, &result) }) else { throw CocoaError(failure) }
        return result.bytes.map { Data(bytesNoCopy: $0, count: result.length, deallocator: .free) } ?? Data()
    }
}

extension NSMutableData {
    /// Puts compressed data in the place of these.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try Self.result(of: deflate_bytes, self, CocoaError.compressionFailed))
    }

    /// Puts the data that were compressed to these in their place.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try Self.result(of: inflate_bytes, self, CocoaError.decompressionFailed))
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
