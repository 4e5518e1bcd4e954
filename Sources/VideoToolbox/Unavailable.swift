// Declared, so that the compiler names what an app would miss.

import CoreMedia

@available(*, unavailable, message: "not yet in Quince: encoders of video; VTCompressionSessionCreate fails")
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?, infoFlagsOut: Any?
) -> OSStatus { kVTInvalidSessionErr }

@available(*, unavailable, message: "not yet in Quince: encoders of video; VTCompressionSessionCreate fails")
public func VTCompressionSessionCompleteFrames(_ session: VTCompressionSession, untilPresentationTimeStamp: CMTime) -> OSStatus {
    kVTInvalidSessionErr
}

@available(*, unavailable, message: "not yet in Quince: decoders of video; VTDecompressionSessionCreate fails")
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: Any?,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?, infoFlagsOut: Any?
) -> OSStatus { kVTInvalidSessionErr }

@available(*, unavailable, message: "not yet in Quince: transfers between pixel buffers")
public final class VTPixelTransferSession {}

@available(*, unavailable, message: "not yet in Quince: rotations of pixel buffers")
public final class VTPixelRotationSession {}

@available(*, unavailable, message: "not yet in Quince: filters of video")
public final class VTFrameProcessor {}
