import Glibc

// Darwin's functions take pointers that may be nil, as they are imported; Glibc says of some that they must not be. A nil ends the
// process on both. Where both forms fit, Glibc's is called.

/// Gives back a library that `dlopen` has opened.
@_disfavoredOverload @discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 { Glibc.dlclose(handle!) }
/// The length of a text in bytes.
@_disfavoredOverload
public func strlen(_ text: UnsafePointer<CChar>?) -> Int { Int(Glibc.strlen(text!)) }
/// Compares two texts by their bytes.
@_disfavoredOverload
public func strcmp(_ one: UnsafePointer<CChar>?, _ other: UnsafePointer<CChar>?) -> Int32 { Glibc.strcmp(one!, other!) }
/// Copies bytes between places that do not overlap.
@_disfavoredOverload @discardableResult
public func memcpy(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    Glibc.memcpy(destination!, source!, count)
}
/// Copies bytes.
@_disfavoredOverload @discardableResult
public func memmove(_ destination: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
    Glibc.memmove(destination!, source!, count)
}
/// Fills bytes.
@_disfavoredOverload @discardableResult
public func memset(_ place: UnsafeMutableRawPointer?, _ value: Int32, _ count: Int) -> UnsafeMutableRawPointer? {
    Glibc.memset(place!, value, count)
}
/// Compares bytes.
@_disfavoredOverload
public func memcmp(_ one: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ count: Int) -> Int32 { Glibc.memcmp(one!, other!, count) }
/// Ends reading a folder.
@_disfavoredOverload @discardableResult
public func closedir(_ folder: OpaquePointer?) -> Int32 { Glibc.closedir(folder!) }
/// The next entry of a folder; nil after the last.
@_disfavoredOverload
public func readdir(_ folder: OpaquePointer?) -> UnsafeMutablePointer<dirent>? { Glibc.readdir(folder!) }
