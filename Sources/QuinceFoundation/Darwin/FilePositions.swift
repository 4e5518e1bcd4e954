import Foundation

/// A position in a stream, in bytes. On Darwin it is a number.
public typealias fpos_t = Int64

/// Stores a stream's position.
///
/// - Returns: 0, or -1 with `errno`.
@discardableResult
public func fgetpos(_ stream: UnsafeMutablePointer<FILE>!, _ pos: UnsafeMutablePointer<fpos_t>!) -> Int32 {
    let offset = ftello(stream)
    guard offset >= 0 else { return -1 }
    pos.pointee = fpos_t(offset)
    return 0
}

/// Moves a stream to a position.
///
/// - Returns: 0, or -1 with `errno`.
@discardableResult
public func fsetpos(_ stream: UnsafeMutablePointer<FILE>!, _ pos: UnsafePointer<fpos_t>!) -> Int32 {
    fseeko(stream, off_t(pos.pointee), SEEK_SET)
}
