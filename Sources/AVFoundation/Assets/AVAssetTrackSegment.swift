/// A part of a track: a range of the samples' times, and the range of the track's timeline in which they are shown.
///
/// Source: Apple's documentation of `AVAssetTrackSegment`.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The source's range and the track's. The source's is invalid in an empty segment.
    public let timeMapping: CMTimeMapping

    init(_ timeMapping: CMTimeMapping) {
        self.timeMapping = timeMapping
        super.init()
    }

    /// Whether nothing is shown in the segment.
    open var isEmpty: Bool { !timeMapping.source.start.isNumeric }
}
