internal import MediaInformation

/// A track of a composition. Source: Apple's documentation of `AVCompositionTrack`.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    /// The properties that a mutable track may change.
    struct State {
        var edits = TrackEdits()
        var isEnabled = true
        /// 0 for the sources' own.
        var timeScale: CMTimeScale = 0
        var languageCode: String?
        var languageTag: String?
        var transform = CGAffineTransform.identity
        var volume: Float = 1
    }

    private let type: AVMediaType
    private let number: CMPersistentTrackID

    init(_ trackID: CMPersistentTrackID, _ mediaType: AVMediaType, _ state: State = State(), of composition: AVComposition) {
        (number, type, self.state) = (trackID, mediaType, state)
        super.init(MediaTrack(identifier: trackID, kind: .other), of: composition)
    }

    /// The state at this moment.
    var current: State { lock.withLock { state } }
    func change(_ body: (inout State) -> Void) { lock.withLock { body(&state) } }

    /// As the first of its sources is, with the composition's times.
    override var track: MediaTrack {
        let edits = current.edits
        let kinds: [AVMediaType: MediaTrack.Kind] = [.audio: .audio, .video: .video, .text: .text, .subtitle: .text]
        var track = edits.parts.lazy.compactMap(\.source?.track).first ?? MediaTrack(identifier: number, kind: kinds[type] ?? .other)
        track.identifier = number
        track.duration = MediaTime(value: edits.end.value, timescale: edits.end.timescale)
        return track
    }

    open override var trackID: CMPersistentTrackID { number }
    open override var mediaType: AVMediaType { type }
    open override var isEnabled: Bool { current.isEnabled }
    open override var isSelfContained: Bool { false }
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: current.edits.end) }
    open override var naturalTimeScale: CMTimeScale { current.timeScale > 0 ? current.timeScale : super.naturalTimeScale }
    open override var languageCode: String? { current.languageCode }
    open override var extendedLanguageTag: String? { current.languageTag }
    open override var preferredTransform: CGAffineTransform { current.transform }
    open override var preferredVolume: Float { current.volume }

    override func allSegments() -> [AVAssetTrackSegment] { compositionSegments }

    var compositionSegments: [AVCompositionTrackSegment] { current.edits.parts.map { AVCompositionTrackSegment($0) } }
}

extension AVAsynchronousKeyValueLoading where Self: AVCompositionTrack {
    /// The segments, one behind the other from zero on.
    public var segments: [AVCompositionTrackSegment] { compositionSegments }
}
