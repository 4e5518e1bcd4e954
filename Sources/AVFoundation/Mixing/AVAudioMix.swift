/// How the sounds of an asset's tracks are mixed. Source: Apple's documentation of `AVAudioMix`.
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var parameters: [AVAudioMixInputParameters]

    init(_ parameters: [AVAudioMixInputParameters]) {
        self.parameters = parameters
        super.init()
    }

    /// One for each track that does not sound as it is.
    open var inputParameters: [AVAudioMixInputParameters] { parameters }

    open func copy(with zone: NSZone? = nil) -> Any { AVAudioMix(parameters) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { AVMutableAudioMix(parameters) }

    /// The volume of a track over time; nil where the mix does not name it.
    func volume(of trackID: CMPersistentTrackID) -> Ramps? { parameters.last { $0.trackID == trackID }?.state.volume }
}

/// A mix that is being made. Source: Apple's documentation of `AVMutableAudioMix`.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    override init(_ parameters: [AVAudioMixInputParameters]) { super.init(parameters) }
    public convenience init() { self.init([]) }

    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}
