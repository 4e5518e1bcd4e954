import Foundation

/// Makes data of bytes, which are copied.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard length > 0, let bytes else { return NSData() }
    return NSData(bytes: bytes, length: length)
}

/// Makes empty data that can be changed. Its length is not limited, whatever `capacity` says.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { theData.map { NSData(data: $0 as Data) } }

/// Makes a copy that can be changed. Its length is not limited, whatever `capacity` says.
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!) -> CFMutableData! {
    NSMutableData(data: theData as Data? ?? Data())
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The bytes, valid until the data is changed or goes.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { theData?.bytes.assumingMemoryBound(to: UInt8.self) }

/// The bytes for changing, valid until the data's length is changed or it goes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies the bytes of a range, which must lie in the data.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let buffer else { return }
    theData?.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let bytes, length > 0 else { return }
    theData?.append(bytes, length: length)
}

/// Sets the number of bytes; new ones are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = length }
