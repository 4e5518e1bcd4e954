internal import MediaInformation

/// A part of a composed track: a range of a file's track in a range of the timeline, or nothing in it.
struct TrackEdit: Sendable {
    /// A track of a file.
    struct Source: Sendable {
        var file: AssetSource
        var track: MediaTrack
        /// The times of the file that are shown.
        var range: CMTimeRange
    }

    /// nil where the part is empty.
    var source: Source?
    /// The times of the timeline that the part fills.
    var target: CMTimeRange

    /// The part of it within a range of the timeline; nil where there is none.
    func clipped(to range: CMTimeRange) -> TrackEdit? {
        let common = CMTimeRangeGetIntersection(target, otherRange: range)
        guard common.isValid, common.duration > .zero else { return nil }
        guard common != target else { return self }
        var part = self
        part.target = common
        if let whole = source?.range {
            let start = CMTimeMapTimeFromRangeToRange(common.start, fromRange: target, toRange: whole)
            let end = CMTimeMapTimeFromRangeToRange(common.end, fromRange: target, toRange: whole)
            part.source?.range = CMTimeRange(start: start, end: end)
        }
        return part
    }

    /// The same part at another place of the timeline.
    func moved(by distance: CMTime) -> TrackEdit {
        var part = self
        part.target.start = target.start + distance
        return part
    }
}
