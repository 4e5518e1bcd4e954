import Glibc

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public var kCVReturnSuccess: CVReturn { 0 }
public var kCVReturnError: CVReturn { -6660 }
public var kCVReturnInvalidArgument: CVReturn { -6661 }
public var kCVReturnAllocationFailed: CVReturn { -6662 }
public var kCVReturnUnsupported: CVReturn { -6663 }
public var kCVReturnInvalidPixelFormat: CVReturn { -6680 }
public var kCVReturnInvalidSize: CVReturn { -6681 }

public var kCVPixelFormatType_32BGRA: OSType { 0x4247_5241 }
public var kCVPixelFormatType_32ARGB: OSType { 0x0000_0020 }
public var kCVPixelFormatType_32RGBA: OSType { 0x5247_4241 }
public var kCVPixelFormatType_32ABGR: OSType { 0x4142_4752 }
public var kCVPixelFormatType_24RGB: OSType { 0x0000_0018 }
public var kCVPixelFormatType_OneComponent8: OSType { 0x4C30_3038 }
public var kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType { 0x3432_3076 }
public var kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType { 0x3432_3066 }

public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"

/// The ways a buffer's memory is used while it is locked. Source: Apple's documentation of `CVPixelBufferLockFlags`.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Memory that holds a picture, in one plane or two. Source: Apple's documentation of `CVPixelBuffer`.
public final class CVBuffer: Hashable, @unchecked Sendable {
    struct Plane {
        var offset: Int
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    let width: Int
    let height: Int
    let format: OSType
    let planes: [Plane]
    let memory: UnsafeMutableRawPointer
    let size: Int
    private let release: () -> Void

    init(
        width: Int, height: Int, format: OSType, planes: [Plane], memory: UnsafeMutableRawPointer, size: Int, release: @escaping () -> Void
    ) {
        (self.width, self.height, self.format, self.planes) = (width, height, format, planes)
        (self.memory, self.size, self.release) = (memory, size, release)
    }

    deinit { release() }

    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// The planes of a picture of a format; nil for a format that Quince does not have.
private func planes(_ width: Int, _ height: Int, _ format: OSType) -> [CVBuffer.Plane]? {
    func row(_ bytes: Int) -> Int { (bytes + 15) / 16 * 16 }
    let bytes: [OSType: Int] = [
        kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32RGBA: 4, kCVPixelFormatType_32ABGR: 4,
        kCVPixelFormatType_24RGB: 3, kCVPixelFormatType_OneComponent8: 1,
    ]
    if let bytes = bytes[format] { return [CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: row(width * bytes))] }
    guard format == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange || format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange else {
        return nil
    }
    let light = CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: row(width))
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    return [
        light, CVBuffer.Plane(offset: light.bytesPerRow * height, width: halfWidth, height: halfHeight, bytesPerRow: row(halfWidth * 2)),
    ]
}

private let largestSide = 32767

/// Makes a buffer of a size and format, all zero.
@discardableResult public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard (1...largestSide).contains(width), (1...largestSide).contains(height) else { return kCVReturnInvalidSize }
    guard let planes = planes(width, height, pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    let size = planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
    guard let memory = calloc(1, size) else { return kCVReturnAllocationFailed }
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, planes: planes, memory: memory, size: size, release: { free(memory) })
    return kCVReturnSuccess
}

public typealias CVPixelBufferReleaseBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Makes a buffer of memory of the caller's, which the callback frees.
@discardableResult public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard (1...largestSide).contains(width), (1...largestSide).contains(height), bytesPerRow > 0 else { return kCVReturnInvalidSize }
    guard let planes = planes(width, height, pixelFormatType), planes.count == 1 else { return kCVReturnInvalidPixelFormat }
    let plane = CVBuffer.Plane(offset: 0, width: width, height: height, bytesPerRow: bytesPerRow)
    pixelBufferOut.pointee = CVBuffer(
        width: width, height: height, format: pixelFormatType, planes: [plane], memory: baseAddress, size: bytesPerRow * height,
        release: { releaseCallback?(releaseRefCon, baseAddress) })
    return kCVReturnSuccess
}

// The memory stays where it is; locks only say that it is used.

@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}
@discardableResult public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags)
    -> CVReturn
{
    kCVReturnSuccess
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.size }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    CVPixelBufferIsPlanar(pixelBuffer) ? pixelBuffer.planes.count : 0
}

private func plane(_ buffer: CVBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}

public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex).map { pixelBuffer.memory + $0.offset }
}

/// The size that a picture is shown in.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize { CVImageBufferGetDisplaySize(imageBuffer) }

@available(*, unavailable, message: "not yet in Quince: pools of pixel buffers")
public enum CVPixelBufferPool {}
@available(*, unavailable, message: "not yet in Quince: Core Video's display links; use CADisplayLink")
public enum CVDisplayLink {}
@available(*, unavailable, message: "not yet in Quince: textures of Metal")
public enum CVMetalTextureCache {}
@available(*, unavailable, message: "not yet in Quince: textures of Metal")
public enum CVMetalTexture {}
