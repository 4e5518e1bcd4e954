/// The times of one sample. Source: Apple's documentation of `CMSampleTimingInfo`.
public struct CMSampleTimingInfo: Sendable, Hashable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
}

/// A picture and its times. Buffers of sound are not yet in Quince.
///
/// Source: Apple's documentation of `CMSampleBuffer`.
public final class CMSampleBuffer: Hashable, @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let formatDescription: CMFormatDescription?
    public let timing: CMSampleTimingInfo

    /// Makes a buffer of one picture.
    public init(imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo) throws {
        (self.imageBuffer, self.formatDescription, timing) = (imageBuffer, formatDescription, sampleTiming)
    }

    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public var duration: CMTime { timing.duration }
    public var numSamples: Int { imageBuffer == nil ? 0 : 1 }
    public var isValid: Bool { true }

    public static func == (lhs: CMSampleBuffer, rhs: CMSampleBuffer) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    @available(*, unavailable, message: "not yet in Quince: buffers of encoded and sound samples")
    public var dataBuffer: Never? { nil }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.formatDescription }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

@available(*, unavailable, message: "not yet in Quince: blocks of encoded samples")
public enum CMBlockBuffer {}
