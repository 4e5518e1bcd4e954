/// The parts of a composed track, one behind the other from zero on; the last is never empty.
///
/// A value: changes are computed here, without locks and files. Source: Apple's documentation of `AVMutableCompositionTrack`.
struct TrackEdits: Sendable {
    private(set) var parts: [TrackEdit] = []

    init(_ parts: [TrackEdit] = []) { self.parts = parts }

    var end: CMTime { parts.last?.target.end ?? .zero }

    /// The parts within a range of the timeline.
    func parts(in range: CMTimeRange) -> [TrackEdit] { parts.compactMap { $0.clipped(to: range) } }

    /// Inserts parts; what lies behind moves on by the duration. A gap before them is filled with an empty part.
    ///
    /// - Parameters:
    ///   - added: Parts whose times count from the place of insertion.
    ///   - time: The place.
    ///   - duration: The time that is made room for, at least as long as the parts.
    mutating func insert(_ added: [TrackEdit], at time: CMTime, duration: CMTime) {
        let before = parts(in: CMTimeRange(start: .zero, end: time))
        let after = time < end ? parts(in: CMTimeRange(start: time, end: end)).map { $0.moved(by: duration) } : []
        parts = Self.joined(before + added.map { $0.moved(by: time) } + after)
    }

    /// Makes room for nothing; at the end of the track there is nothing to be moved.
    mutating func insertEmpty(_ range: CMTimeRange) {
        guard range.start < end else { return }
        insert([], at: range.start, duration: range.duration)
    }

    /// Removes a range; what lies behind moves into its place.
    mutating func remove(_ range: CMTimeRange) {
        let before = range.start > .zero ? parts(in: CMTimeRange(start: .zero, end: range.start)) : []
        let after = range.end < end ? parts(in: CMTimeRange(start: range.end, end: end)) : []
        parts = Self.joined(before + after.map { $0.moved(by: .zero - range.duration) })
    }

    /// Changes the duration of a range, and so the speed of its parts; what lies behind moves.
    mutating func scale(_ range: CMTimeRange, to duration: CMTime) {
        let scaled = CMTimeRange(start: range.start, duration: duration)
        let before = range.start > .zero ? parts(in: CMTimeRange(start: .zero, end: range.start)) : []
        let after = range.end < end ? parts(in: CMTimeRange(start: range.end, end: end)) : []
        let middle = parts(in: range).map { part -> TrackEdit in
            var part = part
            part.target = CMTimeRange(
                start: CMTimeMapTimeFromRangeToRange(part.target.start, fromRange: range, toRange: scaled),
                end: CMTimeMapTimeFromRangeToRange(part.target.end, fromRange: range, toRange: scaled))
            return part
        }
        parts = Self.joined(before + middle + after.map { $0.moved(by: duration - range.duration) })
    }

    /// The parts in the order of time with empty ones in between, and none at the end.
    private static func joined(_ parts: [TrackEdit]) -> [TrackEdit] {
        var (result, position) = ([TrackEdit](), CMTime.zero)
        for part in parts where part.source != nil {
            if part.target.start > position {
                result.append(TrackEdit(source: nil, target: CMTimeRange(start: position, end: part.target.start)))
            }
            result.append(part)
            position = part.target.end
        }
        return result
    }
}
