import Glibc

// Darwin's calls for extended attributes, which have a position and options that Linux does not. Linux keeps a program's attributes under
// names of their own, which are not the app's to see.

public var XATTR_NOFOLLOW: Int32 { 1 }
public var XATTR_CREATE: Int32 { 2 }
public var XATTR_REPLACE: Int32 { 4 }
public var XATTR_SHOWCOMPRESSION: Int32 { 0x20 }
public var ENOATTR: Int32 { ENODATA }

private let prefix = "user."

@_silgen_name("setxattr")
private func linuxSet(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32)
    -> Int32
@_silgen_name("lsetxattr")
private func linuxSetOfLink(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("getxattr")
private func linuxGet(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int) -> Int
@_silgen_name("lgetxattr")
private func linuxGetOfLink(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int)
    -> Int
@_silgen_name("removexattr")
private func linuxRemove(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>) -> Int32
@_silgen_name("lremovexattr")
private func linuxRemoveOfLink(_ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>) -> Int32
@_silgen_name("listxattr")
private func linuxList(_ path: UnsafePointer<CChar>, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int
@_silgen_name("llistxattr")
private func linuxListOfLink(_ path: UnsafePointer<CChar>, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

/// Calls with the name that Linux has for an attribute.
private func named<Result>(_ name: UnsafePointer<CChar>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (prefix + String(cString: name)).withCString(body)
}

/// Sets an attribute of a file.
///
/// - Parameters:
///   - position: 0; other positions are those of resource forks.
///   - options: `XATTR_NOFOLLOW`, `XATTR_CREATE`, `XATTR_REPLACE`.
/// - Returns: 0, or -1 with `errno` set: `EEXIST`, `ENOATTR`, `ENOTSUP` where the volume keeps none, and others.
@discardableResult
public func setxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int32 {
    guard position == 0 else {
        errno = EINVAL
        return -1
    }
    // XATTR_CREATE is 1 on Linux and XATTR_REPLACE 2.
    let flags: Int32 = (options & XATTR_CREATE != 0 ? 1 : 0) | (options & XATTR_REPLACE != 0 ? 2 : 0)
    return named(name) { name in
        options & XATTR_NOFOLLOW != 0 ? linuxSetOfLink(path, name, value, size, flags) : linuxSet(path, name, value, size, flags)
    }
}

/// Reads an attribute of a file.
///
/// - Parameter value: Where it goes; nil to ask for its size alone.
/// - Returns: The attribute's size in bytes, or -1 with `errno` set: `ENOATTR`, `ERANGE` where the buffer is too small, and others.
@discardableResult
public func getxattr(
    _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int, _ position: UInt32,
    _ options: Int32
) -> Int {
    guard position == 0 else {
        errno = EINVAL
        return -1
    }
    return named(name) { name in
        options & XATTR_NOFOLLOW != 0
            ? linuxGetOfLink(path, name, value, value == nil ? 0 : size) : linuxGet(path, name, value, value == nil ? 0 : size)
    }
}

/// Removes an attribute of a file.
///
/// - Returns: 0, or -1 with `errno` set, `ENOATTR` where it has none of the name.
@discardableResult
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
    named(name) { options & XATTR_NOFOLLOW != 0 ? linuxRemoveOfLink(path, $0) : linuxRemove(path, $0) }
}

/// Lists the names of a file's attributes, each with a zero after it.
///
/// - Parameter names: Where they go; nil to ask for their size alone.
/// - Returns: The size of all in bytes, or -1 with `errno` set: `ERANGE` where the buffer is too small, and others.
@discardableResult
public func listxattr(_ path: UnsafePointer<CChar>!, _ names: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32) -> Int {
    let list = options & XATTR_NOFOLLOW != 0 ? linuxListOfLink : linuxList
    let most = list(path, nil, 0)
    guard most > 0 else { return most }
    var buffer = [CChar](repeating: 0, count: most)
    let read = list(path, &buffer, most)
    guard read >= 0 else { return read }
    let own = buffer.prefix(read).split(separator: 0).filter { $0.starts(with: prefix.utf8.map { CChar(bitPattern: $0) }) }
    let result = own.flatMap { $0.dropFirst(prefix.utf8.count) + [0] }
    guard let names else { return result.count }
    guard result.count <= size else {
        errno = ERANGE
        return -1
    }
    names.update(from: result, count: result.count)
    return result.count
}
