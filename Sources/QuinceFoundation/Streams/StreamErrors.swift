import Foundation

/// Answers for `CFoundationSymbols` whether a stream has an error to be asked for.
@_cdecl("quinceStreamHasFailed") func streamHasFailed(_ stream: UnsafeMutableRawPointer) -> Bool {
    Unmanaged<Stream>.fromOpaque(stream).takeUnretainedValue().streamStatus == .error
}
