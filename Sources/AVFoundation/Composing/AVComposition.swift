internal import MediaInformation

/// An asset that is composed of parts of others. Source: Apple's documentation of `AVComposition`.
open class AVComposition: AVAsset, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var state = State()

    struct State {
        var tracks: [AVCompositionTrack] = []
        /// nil for the first video track's.
        var naturalSize: CGSize?
    }

    init() { super.init(source: .composed()) }

    var current: State { lock.withLock { state } }
    func change<Result>(_ body: (inout State) throws -> Result) rethrows -> Result { try lock.withLock { try body(&state) } }

    override func allTracks() -> [AVAssetTrack] { current.tracks }

    /// The end of the longest track.
    open override var duration: CMTime { current.tracks.map(\.timeRange.end).reduce(.zero, CMTimeMaximum) }
    /// The size of the picture in pixels: that of the first video track unless another was set.
    open var naturalSize: CGSize {
        current.naturalSize ?? current.tracks.first { $0.mediaType == .video && $0.timeRange.isUsable }?.naturalSize ?? .zero
    }
    open override var isPlayable: Bool { current.tracks.contains { $0.isPlayable && $0.timeRange.isUsable } }
    /// The options that its files are opened with.
    open var urlAssetInitializationOptions: [String: Any] { [:] }

    // MARK: Copies

    /// An immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = AVComposition()
        made.copyTracks(of: self) { AVCompositionTrack($0.trackID, $0.mediaType, $0.current, of: made) }
        return made
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let made = AVMutableComposition()
        made.copyTracks(of: self) { AVMutableCompositionTrack($0.trackID, $0.mediaType, $0.current, of: made) }
        return made
    }

    private func copyTracks(of other: AVComposition, _ copy: (AVCompositionTrack) -> AVCompositionTrack) {
        let old = other.current
        change { $0 = State(tracks: old.tracks.map(copy), naturalSize: old.naturalSize) }
    }
}

extension AVAsynchronousKeyValueLoading where Self: AVComposition {
    public var tracks: [AVCompositionTrack] { current.tracks }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVCompositionTrack] {
        current.tracks.filter { $0.mediaType == mediaType }
    }
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVCompositionTrack] {
        current.tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVCompositionTrack? {
        current.tracks.first { $0.trackID == trackID }
    }

    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVCompositionTrack? { track(withTrackID: trackID) }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVCompositionTrack] {
        tracks(withMediaType: mediaType)
    }
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVCompositionTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }
}

extension AVPartialAsyncProperty where Root: AVComposition {
    public static var tracks: AVAsyncProperty<Root, [AVCompositionTrack]> { AVAsyncProperty("tracks") { $0.tracks } }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty("naturalSize") { $0.naturalSize } }
}
