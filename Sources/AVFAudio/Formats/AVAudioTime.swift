import QuinceFoundation

/// A moment by the host's clock, by a stream's frames, or both.
///
/// Source: Apple's documentation of `AVAudioTime`.
open class AVAudioTime: NSObject, @unchecked Sendable {
    private let stamp: AudioTimeStamp
    /// The frames per second by which `sampleTime` counts.
    public let sampleRate: Double

    /// A moment by both clocks, as far as `ts` states them.
    public init(audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double) {
        (stamp, self.sampleRate) = (ts.pointee, sampleRate)
        super.init()
    }

    /// A moment by the host's clock, in its ticks.
    public convenience init(hostTime: UInt64) {
        var stamp = AudioTimeStamp()
        (stamp.mHostTime, stamp.mFlags) = (hostTime, .hostTimeValid)
        self.init(audioTimeStamp: &stamp, sampleRate: 0)
    }

    /// A moment by a stream's frames.
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        var stamp = AudioTimeStamp()
        (stamp.mSampleTime, stamp.mFlags) = (Double(sampleTime), .sampleTimeValid)
        self.init(audioTimeStamp: &stamp, sampleRate: sampleRate)
    }

    /// A moment by both clocks.
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        var stamp = AudioTimeStamp()
        (stamp.mHostTime, stamp.mSampleTime, stamp.mFlags) = (hostTime, Double(sampleTime), .sampleHostTimeValid)
        self.init(audioTimeStamp: &stamp, sampleRate: sampleRate)
    }

    open var isHostTimeValid: Bool { stamp.mFlags.contains(.hostTimeValid) }
    /// Ticks of the host's clock, as of `mach_absolute_time`.
    open var hostTime: UInt64 { stamp.mHostTime }
    open var isSampleTimeValid: Bool { stamp.mFlags.contains(.sampleTimeValid) }
    open var sampleTime: AVAudioFramePosition { AVAudioFramePosition(exactly: stamp.mSampleTime.rounded()) ?? 0 }
    open var audioTimeStamp: AudioTimeStamp { stamp }

    // A tick is a nanosecond, as `mach_timebase_info` says.

    /// The ticks of the host's clock in a number of seconds.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? 0 }
    /// The number of seconds of ticks of the host's clock.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }

    /// The moment with what is missing of it computed from one that has both clocks; nil where that is not possible.
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
        guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0 else { return nil }
        let rate = anchorTime.sampleRate
        if isHostTimeValid, isSampleTimeValid { return self }
        if isHostTimeValid {
            let seconds = (Double(hostTime) - Double(anchorTime.hostTime)) / 1e9
            let samples = anchorTime.sampleTime + (Int64(exactly: (seconds * rate).rounded()) ?? 0)
            return AVAudioTime(hostTime: hostTime, sampleTime: samples, atRate: rate)
        }
        guard isSampleTimeValid else { return nil }
        let seconds = Double(sampleTime - anchorTime.sampleTime) / rate
        return AVAudioTime(
            hostTime: UInt64(exactly: (Double(anchorTime.hostTime) + seconds * 1e9).rounded()) ?? 0, sampleTime: sampleTime, atRate: rate)
    }
}
