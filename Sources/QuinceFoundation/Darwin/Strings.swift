import Glibc

/// Copies a string into a buffer, cut where it is too long; the buffer's text always ends.
///
/// - Returns: The source's length in bytes.
@discardableResult
public func strlcpy(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int) -> Int {
    let length = strlen(source)
    guard size > 0 else { return length }
    let copied = min(length, size - 1)
    memcpy(destination, source, copied)
    destination[copied] = 0
    return length
}

/// Appends a string to that in a buffer, cut where it is too long.
///
/// - Returns: The length in bytes that the text would have in a large enough buffer.
@discardableResult
public func strlcat(_ destination: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int) -> Int {
    let length = strnlen(destination, size)
    return length + strlcpy(destination + length, source, size - length)
}

/// Fills memory with a pattern of four bytes, again and again; the last time cut.
public func memset_pattern4(_ memory: UnsafeMutableRawPointer!, _ pattern: UnsafeRawPointer!, _ length: Int) {
    fill(memory, pattern, 4, length)
}

/// Fills memory with a pattern of eight bytes, again and again; the last time cut.
public func memset_pattern8(_ memory: UnsafeMutableRawPointer!, _ pattern: UnsafeRawPointer!, _ length: Int) {
    fill(memory, pattern, 8, length)
}

/// Fills memory with a pattern of sixteen bytes, again and again; the last time cut.
public func memset_pattern16(_ memory: UnsafeMutableRawPointer!, _ pattern: UnsafeRawPointer!, _ length: Int) {
    fill(memory, pattern, 16, length)
}

private func fill(_ memory: UnsafeMutableRawPointer, _ pattern: UnsafeRawPointer, _ size: Int, _ length: Int) {
    for start in stride(from: 0, to: length, by: size) { memcpy(memory + start, pattern, min(size, length - start)) }
}

/// Overwrites memory with zeros, whatever the optimizer knows of its further use.
@discardableResult
public func memset_s(_ memory: UnsafeMutableRawPointer!, _ size: Int, _ value: Int32, _ count: Int) -> Int32 {
    guard memory != nil, count <= size else { return EINVAL }
    explicit_bzero(memory, count)
    if value != 0 { memset(memory, value, count) }
    return 0
}
