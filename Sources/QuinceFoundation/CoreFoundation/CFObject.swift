import Foundation

/// Whether two objects are equal, each of its kind: strings by their characters, numbers by their values.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if cf1 === cf2 { return true }
    guard let left = cf1 as? NSObject else { return false }
    return left.isEqual(cf2)
}

/// The hash of an object; equal objects have equal ones.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    guard let cf else { return 0 }
    return CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? ObjectIdentifier(cf).hashValue)
}

/// An object in words.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { String(describing: $0) } }
