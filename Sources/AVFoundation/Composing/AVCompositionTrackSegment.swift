internal import MediaInformation

/// A segment of a composed track: a range of a file's track, or nothing.
///
/// Source: Apple's documentation of `AVCompositionTrackSegment`.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// The file; nil in an empty segment.
    public let sourceURL: URL?
    /// The track in the file; invalid in an empty segment.
    public let sourceTrackID: CMPersistentTrackID
    private let source: (file: AssetSource, track: MediaTrack)?

    /// Makes a segment of a file's track.
    public init(
        url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
    ) {
        (sourceURL, sourceTrackID) = (URL, trackID)
        let file = AssetSource(URL)
        source = (try? file.read().get().tracks.first { $0.identifier == trackID }).flatMap { $0 }.map { (file, $0) }
        super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
    }

    /// Makes an empty segment.
    public init(timeRange: CMTimeRange) {
        (sourceURL, sourceTrackID, source) = (nil, kCMPersistentTrackID_Invalid, nil)
        super.init(CMTimeMapping(source: .invalid, target: timeRange))
    }

    init(_ edit: TrackEdit) {
        sourceURL = edit.source?.file.url
        sourceTrackID = edit.source?.track.identifier ?? kCMPersistentTrackID_Invalid
        source = edit.source.map { ($0.file, $0.track) }
        super.init(CMTimeMapping(source: edit.source?.range ?? .invalid, target: edit.target))
    }

    /// The part of a timeline that the segment is; nil where its file has no such track.
    var edit: TrackEdit? {
        if isEmpty { return TrackEdit(source: nil, target: timeMapping.target) }
        return source.map {
            TrackEdit(source: .init(file: $0.file, track: $0.track, range: timeMapping.source), target: timeMapping.target)
        }
    }
}
