import QuinceFoundation

// The functions of the C interface. Source: Apple's documentation of IOSurface.

public typealias IOSurfaceRef = IOSurface

public let kIOSurfaceWidth: CFString = "IOSurfaceWidth"
public let kIOSurfaceHeight: CFString = "IOSurfaceHeight"
public let kIOSurfaceBytesPerElement: CFString = "IOSurfaceBytesPerElement"
public let kIOSurfaceBytesPerRow: CFString = "IOSurfaceBytesPerRow"
public let kIOSurfacePixelFormat: CFString = "IOSurfacePixelFormat"

/// Makes a surface; nil for sizes that are not positive or too large.
public func IOSurfaceCreate(_ properties: CFDictionary) -> IOSurfaceRef? {
    let numbers = properties.compactMap { key, value in
        ((value as? Int) ?? (value as? NSNumber)?.intValue).map { (IOSurfacePropertyKey(rawValue: key), $0 as any Sendable) }
    }
    return IOSurface(properties: Dictionary(numbers) { $1 })
}

@discardableResult public func IOSurfaceLock(
    _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 { buffer.lock(options: options, seed: seed) }
@discardableResult public func IOSurfaceUnlock(
    _ buffer: IOSurfaceRef, _ options: IOSurfaceLockOptions, _ seed: UnsafeMutablePointer<UInt32>?
) -> Int32 { buffer.unlock(options: options, seed: seed) }
public func IOSurfaceGetWidth(_ buffer: IOSurfaceRef) -> Int { buffer.width }
public func IOSurfaceGetHeight(_ buffer: IOSurfaceRef) -> Int { buffer.height }
public func IOSurfaceGetBytesPerRow(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerRow }
public func IOSurfaceGetBytesPerElement(_ buffer: IOSurfaceRef) -> Int { buffer.bytesPerElement }
public func IOSurfaceGetAllocSize(_ buffer: IOSurfaceRef) -> Int { buffer.allocationSize }
public func IOSurfaceGetPixelFormat(_ buffer: IOSurfaceRef) -> OSType { buffer.pixelFormat }
public func IOSurfaceGetBaseAddress(_ buffer: IOSurfaceRef) -> UnsafeMutableRawPointer { buffer.baseAddress }
public func IOSurfaceGetSeed(_ buffer: IOSurfaceRef) -> UInt32 { buffer.seed }

@available(*, unavailable, message: "not yet in Quince: surfaces that processes share")
public func IOSurfaceLookup(_ csid: UInt32) -> IOSurfaceRef? { nil }
