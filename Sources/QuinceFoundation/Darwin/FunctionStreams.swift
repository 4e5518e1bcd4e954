internal import CFunctionStreams
import Foundation

/// Opens a stream whose bytes come from functions and go to functions.
///
/// - Parameters:
///   - cookie: Handed to each of the functions.
///   - readfn: Stores at most as many bytes as it is told, and returns how many; 0 at the end, -1 for an error. nil = nothing can be read.
///   - writefn: Returns how many bytes it took; -1 for an error. nil = nothing can be written.
///   - seekfn: Returns the new position; -1 for an error. nil = the stream cannot be positioned.
///   - closefn: Called when the stream is closed; may be nil.
/// - Returns: nil where neither can be read nor written, with `errno` = `EINVAL`.
public func funopen(
    _ cookie: UnsafeRawPointer!, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)!,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!
) -> UnsafeMutablePointer<FILE>! {
    open_function_stream(StreamFunctions(cookie: cookie, read: readfn, write: writefn, seek: seekfn, close: closefn))
}

/// Opens a stream that can be read, of one function.
public func fropen(
    _ cookie: UnsafeRawPointer!, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!
) -> UnsafeMutablePointer<FILE>! { funopen(cookie, readfn, nil, nil, nil) }

/// Opens a stream that can be written, of one function.
public func fwopen(
    _ cookie: UnsafeRawPointer!, _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!
) -> UnsafeMutablePointer<FILE>! { funopen(cookie, nil, writefn, nil, nil) }
