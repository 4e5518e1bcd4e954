/// The volume of one track over time. Source: Apple's documentation of `AVAudioMixInputParameters`.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct State: Sendable {
        var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
        var volume = Ramps(initial: [1])
        var pitch: AVAudioTimePitchAlgorithm?
    }

    var state: State

    init(_ state: State) {
        self.state = state
        super.init()
    }

    open var trackID: CMPersistentTrackID { state.trackID }
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? { state.pitch }

    /// The ramp of the volume at a time.
    ///
    /// - Returns: Whether there is one; without it nothing is written.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let ramp = state.volume.ramp(at: time) else { return false }
        startVolume?.pointee = Float(ramp.from[0])
        endVolume?.pointee = Float(ramp.to[0])
        timeRange?.pointee = ramp.range
        return true
    }

    @available(*, unavailable, message: "not yet in Quince: taps into a track's sound")
    open var audioTapProcessor: Never? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { AVAudioMixInputParameters(state) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableAudioMixInputParameters(state) }
}

/// The volume of one track that is being set. Source: Apple's documentation of `AVMutableAudioMixInputParameters`.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    override init(_ state: State) { super.init(state) }
    public convenience init() { self.init(State()) }
    /// - Parameter track: nil for one whose number is set later.
    public convenience init(track: AVAssetTrack?) { self.init(State(trackID: track?.trackID ?? kCMPersistentTrackID_Invalid)) }

    open override var trackID: CMPersistentTrackID {
        get { state.trackID }
        set { state.trackID = newValue }
    }
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { state.pitch }
        set { state.pitch = newValue }
    }

    /// - Parameter volume: 1 as recorded; not negative.
    open func setVolume(_ volume: Float, at time: CMTime) {
        let value = Double(max(volume, 0))
        state.volume.set([value], [value], CMTimeRange(start: time, duration: .zero))
    }

    /// Changes the volume evenly.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        state.volume.set([Double(max(startVolume, 0))], [Double(max(endVolume, 0))], timeRange)
    }
}
