/// A composition that is being made. Source: Apple's documentation of `AVMutableComposition`.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private let options: [String: Any]

    /// Makes a composition without tracks.
    public override init() {
        options = [:]
        super.init()
    }

    /// - Parameter urlAssetInitializationOptions: The options that the composition's files are opened with.
    public init(urlAssetInitializationOptions: [String: Any]?) {
        options = urlAssetInitializationOptions ?? [:]
        super.init()
    }

    open override var urlAssetInitializationOptions: [String: Any] { options }

    open override var naturalSize: CGSize {
        get { super.naturalSize }
        set { change { $0.naturalSize = newValue } }
    }

    // MARK: Tracks

    /// Adds an empty track.
    ///
    /// - Parameter preferredTrackID: Another one is chosen where it is taken or invalid.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        change { state in
            let taken = state.tracks.map(\.trackID)
            let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !taken.contains(preferredTrackID)
            let number = isFree ? preferredTrackID : (1...).first { !taken.contains($0) } ?? preferredTrackID
            let track = AVMutableCompositionTrack(number, mediaType, of: self)
            state.tracks.append(track)
            return track
        }
    }

    open func removeTrack(_ track: AVCompositionTrack) { change { $0.tracks.removeAll { $0 === track } } }

    /// The first track that takes parts of another track.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.mediaType == track.mediaType }
    }

    var mutableTracks: [AVMutableCompositionTrack] { current.tracks.compactMap { $0 as? AVMutableCompositionTrack } }

    // MARK: Times

    /// Inserts a range of all tracks of an asset, each into a track that takes it; new ones are added where there is none.
    ///
    /// Segments behind the insertion point move on in all tracks.
    /// - Parameter startTime: The place; invalid for the end.
    /// - Throws: `AVError.Code.unknown`, where a time is no number; `.invalidSourceMedia`, where the asset has nothing in the range; or why
    ///   its file cannot be read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        _ = try asset.source.read().get()
        let whole = CMTimeRange(start: .zero, duration: asset.duration)
        let range = timeRange.duration.isNumeric ? timeRange : CMTimeRange(start: timeRange.start, end: whole.end)
        guard range.isValid, range.start.isNumeric, !startTime.isValid || startTime.isNumeric && startTime >= .zero else {
            throw AVError.Code.unknown.failure("The time range or the start time is invalid.")
        }
        guard CMTimeRangeGetIntersection(range, otherRange: whole).duration > .zero else {
            throw AVError.Code.invalidSourceMedia.failure("The asset has nothing in the time range.")
        }
        let place = startTime.isValid ? startTime : duration
        var used: [AVMutableCompositionTrack] = []
        for source in asset.tracks {
            guard let (parts, length) = try? AVMutableCompositionTrack.parts(of: source, in: range), let track = target(source, used)
            else { continue }
            track.change { $0.edits.insert(parts, at: place, duration: length) }
            used.append(track)
        }
        for track in mutableTracks where !used.contains(where: { $0 === track }) {
            track.insertEmptyTimeRange(CMTimeRange(start: place, duration: range.duration))
        }
    }

    /// Inserts a range of all tracks of an asset, which is read beside the caller.
    ///
    /// - Parameter completionHandler: Called on any thread, with the error that `insertTimeRange(_:of:at:)` throws.
    open func insertTimeRange(
        _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        asset.source.load { _ in
            do {
                try self.insertTimeRange(timeRange, of: asset, at: startTime)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }

    /// The track for one of an asset's: the first of its type that has none of the asset's yet, or a new one.
    private func target(_ source: AVAssetTrack, _ used: [AVMutableCompositionTrack]) -> AVMutableCompositionTrack? {
        let found = mutableTracks.first { track in
            track.mediaType == source.mediaType && !used.contains { $0 === track }
        }
        if let found { return found }
        let track = addMutableTrack(withMediaType: source.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
        track?.change { state in
            (state.transform, state.volume) = (source.preferredTransform, source.preferredVolume)
            (state.languageCode, state.languageTag) = (source.languageCode, source.extendedLanguageTag)
        }
        return track
    }

    /// Inserts a range in which there is nothing into all tracks; behind the end of a track it has no effect on it.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { mutableTracks.forEach { $0.insertEmptyTimeRange(timeRange) } }

    /// Removes a range of all tracks.
    open func removeTimeRange(_ timeRange: CMTimeRange) { mutableTracks.forEach { $0.removeTimeRange(timeRange) } }

    /// Changes the duration of a range of all tracks, and so the speed at which it is played.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        mutableTracks.forEach { $0.scaleTimeRange(timeRange, toDuration: duration) }
    }
}

extension AVAsynchronousKeyValueLoading where Self: AVMutableComposition {
    public var tracks: [AVMutableCompositionTrack] { mutableTracks }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        mutableTracks.filter { $0.mediaType == mediaType }
    }
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVMutableCompositionTrack] {
        mutableTracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.trackID == trackID }
    }

    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVMutableCompositionTrack? {
        track(withTrackID: trackID)
    }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMutableCompositionTrack] {
        tracks(withMediaType: mediaType)
    }
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVMutableCompositionTrack] { tracks(withMediaCharacteristic: mediaCharacteristic) }
}

extension AVPartialAsyncProperty where Root: AVMutableComposition {
    public static var tracks: AVAsyncProperty<Root, [AVMutableCompositionTrack]> { AVAsyncProperty("tracks") { $0.tracks } }
}
