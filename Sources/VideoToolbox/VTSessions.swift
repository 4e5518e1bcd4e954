import CoreMedia

/// A session of Video Toolbox; none can be made. Source: Apple's documentation of `VTSession`.
public class VTSession: @unchecked Sendable {
    init() {}
}

/// Encodes pictures; the device has no encoder. Source: Apple's documentation of `VTCompressionSession`.
public final class VTCompressionSession: VTSession, @unchecked Sendable {}
/// Decodes pictures; the device has no decoder. Source: Apple's documentation of `VTDecompressionSession`.
public final class VTDecompressionSession: VTSession, @unchecked Sendable {}

/// Whether a format is decoded by hardware: no, as in Apple's Simulator.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Makes an encoder: the device has none.
@discardableResult public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType, encoderSpecification: CFDictionary?,
    imageBufferAttributes sourceImageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?, outputCallback: Any?,
    refcon outputCallbackRefCon: UnsafeMutableRawPointer?, compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
    compressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoEncoderErr
}

/// Makes a decoder: the device has none.
@discardableResult public func VTDecompressionSessionCreate(
    allocator: CFAllocator?, formatDescription videoFormatDescription: CMVideoFormatDescription, decoderSpecification: CFDictionary?,
    imageBufferAttributes destinationImageBufferAttributes: CFDictionary?, outputCallback: Any?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
    decompressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoDecoderErr
}

public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
@discardableResult public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: Any?) -> OSStatus
{
    kVTInvalidSessionErr
}
