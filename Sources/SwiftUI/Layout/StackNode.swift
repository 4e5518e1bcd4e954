/// Lays out views in a row or a column.
@MainActor final class StackNode: ArrangedNode<StackArranger> {
    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, _ list: ViewList, _ inputs: _ViewInputs) {
        super.init(StackArranger(axis: axis, alignment: alignment, spacing: spacing), list, inputs)
    }

    func set(alignment: AlignmentKey, spacing: CGFloat?) {
        if arranger.set(alignment: alignment, spacing: spacing) { invalidateLayout() }
    }
}

/// How the guides of several views become that of what contains them.
enum GuideMerge {
    static func merge(_ key: AlignmentKey, _ values: some Sequence<CGFloat>) -> CGFloat? {
        var (sum, count): (CGFloat, CGFloat) = (0, 0)
        var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
        for value in values {
            sum += value
            count += 1
            (least, most) = (min(least, value), max(most, value))
        }
        guard count > 0 else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return least }
        if key == VerticalAlignment.lastTextBaseline.key { return most }
        return sum / count
    }
}
