internal import MediaInformation
@_spi(Quince) import QuinceFoundation

/// A track of a composition that may be changed. Source: Apple's documentation of `AVMutableCompositionTrack`.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    open override var isEnabled: Bool {
        get { current.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }
    open override var naturalTimeScale: CMTimeScale {
        get { super.naturalTimeScale }
        set { change { $0.timeScale = newValue } }
    }
    open override var languageCode: String? {
        get { current.languageCode }
        set { change { $0.languageCode = newValue } }
    }
    open override var extendedLanguageTag: String? {
        get { current.languageTag }
        set { change { $0.languageTag = newValue } }
    }
    open override var preferredTransform: CGAffineTransform {
        get { current.transform }
        set { change { $0.transform = newValue } }
    }
    open override var preferredVolume: Float {
        get { current.volume }
        set { change { $0.volume = newValue } }
    }

    // MARK: Changes

    /// Inserts a range of a track of any asset. What lies behind the place moves on.
    ///
    /// - Parameters:
    ///   - timeRange: Clipped to the track's own range.
    ///   - startTime: The place; invalid for the end. Behind the end, the gap becomes an empty segment.
    /// - Throws: `AVError.Code.unknown`, where a time is no number, or the track is of another media type; `.invalidSourceMedia`, where
    ///   the track has nothing in the range.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        guard track.mediaType == mediaType else {
            throw AVError.Code.unknown.failure("A track of \(mediaType.rawValue) takes no media of \(track.mediaType.rawValue).")
        }
        let (added, duration) = try Self.parts(of: track, in: timeRange)
        let place = try place(startTime)
        change { $0.edits.insert(added, at: place, duration: duration) }
    }

    /// Inserts ranges of several tracks one behind the other.
    ///
    /// - Parameter timeRanges: Values that hold `CMTimeRange`s, one for each track.
    /// - Throws: As `insertTimeRange(_:of:at:)`; nothing is inserted then.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        guard timeRanges.count == tracks.count else { throw AVError.Code.unknown.failure("There are more ranges than tracks, or fewer.") }
        let place = try place(startTime)
        var edits = current.edits
        var position = place
        for (value, track) in zip(timeRanges, tracks) {
            guard track.mediaType == mediaType else { throw AVError.Code.unknown.failure("A track is of another media type.") }
            let (added, duration) = try Self.parts(of: track, in: value.timeRangeValue)
            edits.insert(added, at: position, duration: duration)
            position = position + duration
        }
        change { $0.edits = edits }
    }

    /// Inserts a range in which there is nothing. At the end of the track it has no effect.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isUsable else { return }
        change { $0.edits.insertEmpty(timeRange) }
    }

    /// Removes a range; what lies behind moves into its place.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.isUsable else { return }
        change { $0.edits.remove(timeRange) }
    }

    /// Changes the duration of a range, and so the speed at which it is played.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        guard timeRange.isUsable, duration.isNumeric, duration > .zero else { return }
        change { $0.edits.scale(timeRange, to: duration) }
    }

    /// Checks segments before they are set.
    ///
    /// - Throws: `AVError.Code.compositionTrackSegmentsNotContiguous`, `.invalidCompositionTrackSegmentDuration`,
    ///   `.invalidCompositionTrackSegmentSourceStartTime`, `.invalidCompositionTrackSegmentSourceDuration`.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        var position = CMTime.zero
        for segment in trackSegments {
            let (source, target) = (segment.timeMapping.source, segment.timeMapping.target)
            guard target.start == position else { throw AVError.Code.compositionTrackSegmentsNotContiguous.failure() }
            guard target.isUsable else { throw AVError.Code.invalidCompositionTrackSegmentDuration.failure() }
            if !segment.isEmpty {
                guard source.start >= .zero else { throw AVError.Code.invalidCompositionTrackSegmentSourceStartTime.failure() }
                guard source.isUsable else { throw AVError.Code.invalidCompositionTrackSegmentSourceDuration.failure() }
            }
            position = target.end
        }
    }

    func setSegments(_ segments: [AVCompositionTrackSegment]) {
        do {
            try validateSegments(segments)
        } catch {
            raise(.invalidArgumentException, "The segments of a composition track follow one another from zero on: \(error)")
        }
        let edits = TrackEdits(segments.map { $0.edit ?? TrackEdit(source: nil, target: $0.timeMapping.target) })
        change { $0.edits = edits }
    }

    // MARK: Sources

    /// Where something is inserted; invalid stands for the end.
    private func place(_ startTime: CMTime) throws -> CMTime {
        guard startTime.isValid else { return current.edits.end }
        guard startTime.isNumeric, startTime >= .zero else { throw AVError.Code.unknown.failure("The start time is no time of the track.") }
        return startTime
    }

    /// The parts of a range of a track, counted from its start, and its duration.
    static func parts(of track: AVAssetTrack, in timeRange: CMTimeRange) throws -> (parts: [TrackEdit], duration: CMTime) {
        guard timeRange.isValid, timeRange.start.isNumeric, timeRange.duration >= .zero else {
            throw AVError.Code.unknown.failure("The time range is invalid.")
        }
        let own = track.timeRange
        // Sound often ends a little before the picture: the range of the asset is meant for both.
        let range = timeRange.duration.isNumeric ? timeRange : CMTimeRange(start: timeRange.start, end: own.end)
        let parts = track.edits.parts(in: range).map { $0.moved(by: .zero - range.start) }
        guard !parts.isEmpty || range.duration == .zero else {
            throw AVError.Code.invalidSourceMedia.failure("The track has nothing in the time range.")
        }
        return (parts, range.duration)
    }
}

extension AVAsynchronousKeyValueLoading where Self: AVMutableCompositionTrack {
    /// The segments, one behind the other from zero on. Setting segments that do not pass `validateSegments(_:)` raises an exception.
    public var segments: [AVCompositionTrackSegment]! {
        get { compositionSegments }
        set { setSegments(newValue ?? []) }
    }
}

extension AVAssetTrack {
    /// The parts of the track on its asset's timeline.
    var edits: TrackEdits {
        if let composed = self as? AVCompositionTrack { return composed.current.edits }
        guard timeRange.isUsable else { return TrackEdits() }
        return TrackEdits([TrackEdit(source: .init(file: source, track: track, range: timeRange), target: timeRange)])
    }
}

extension CMTimeRange {
    /// Whether both times are numbers, and the range is not empty.
    var isUsable: Bool { start.isNumeric && duration.isNumeric && duration > .zero }
}
