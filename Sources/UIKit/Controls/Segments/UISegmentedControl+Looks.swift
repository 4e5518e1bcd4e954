/// Pictures behind and between segments, and places of what they show.
///
/// Source: Apple's “UISegmentedControl”, “Customizing appearance” and “Managing segment content”.
extension UISegmentedControl {
    /// Which of the segments something is for, by their places.
    public enum Segment: Int, Sendable {
        case any = 0
        case left
        case center
        case right
        /// The only one.
        case alone
    }

    /// Pictures and places as they were set for metrics.
    struct Looks {
        struct BackgroundKey: Hashable {
            let state: UIControl.State
            let metrics: UIBarMetrics
        }

        struct DividerKey: Hashable {
            let left: UIControl.State
            let right: UIControl.State
            let metrics: UIBarMetrics
        }

        struct PositionKey: Hashable {
            let segment: Segment
            let metrics: UIBarMetrics
        }

        var backgrounds: [BackgroundKey: UIImage] = [:]
        var dividers: [DividerKey: UIImage] = [:]
        var positions: [PositionKey: UIOffset] = [:]

        func background(_ state: UIControl.State) -> UIImage? {
            backgrounds[BackgroundKey(state: state, metrics: .default)] ?? backgrounds[BackgroundKey(state: .normal, metrics: .default)]
        }

        func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
            dividers[DividerKey(left: left, right: right, metrics: .default)]
                ?? dividers[DividerKey(left: .normal, right: .normal, metrics: .default)]
        }

        func position(_ segment: Segment) -> UIOffset {
            positions[PositionKey(segment: segment, metrics: .default)] ?? positions[PositionKey(segment: .any, metrics: .default)] ?? .zero
        }
    }

    // MARK: Pictures

    /// Shows a picture behind each segment in a state, instead of the system's ground and plate.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        changeLooks(.backgroundImage) { $0.backgrounds[Looks.BackgroundKey(state: state, metrics: barMetrics)] = backgroundImage }
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[Looks.BackgroundKey(state: state, metrics: barMetrics)]
    }

    /// Shows a picture between segments in two states, instead of the system's line.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        let key = Looks.DividerKey(left: leftState, right: rightState, metrics: barMetrics)
        changeLooks(.dividerImage) { $0.dividers[key] = dividerImage }
    }
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { looks.dividers[Looks.DividerKey(left: leftState, right: rightState, metrics: barMetrics)] }

    // MARK: Places

    /// Moves what segments of a kind show, in points.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        let key = Looks.PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)
        changeLooks(.contentPosition) { $0.positions[key] = adjustment }
    }
    public func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        looks.positions[Looks.PositionKey(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
    }

    /// Moves what one segment shows, in points.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].offset = offset
        looksChanged()
    }
    public func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }

    /// How far what a segment shows is moved from its middle.
    func contentOffset(at index: Int) -> CGSize {
        let last = segments.count - 1
        let moved = looks.position(last == 0 ? .alone : index == 0 ? .left : index == last ? .right : .center)
        return CGSize(width: segments[index].offset.width + moved.horizontal, height: segments[index].offset.height + moved.vertical)
    }

    private func changeLooks(_ member: AppearanceMembers, _ change: (inout Looks) -> Void) {
        noteOwn(member)
        change(&looks)
        looksChanged()
    }
}
