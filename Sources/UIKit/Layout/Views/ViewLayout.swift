/// The Auto Layout state of one view.
@MainActor final class ViewLayout {
    /// The constraints the view holds: those whose items have it as closest common ancestor, and those added explicitly.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [GuideSource: UILayoutGuide] = [:]
    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    /// `updateConstraints()` runs before the view's first layout and whenever asked for.
    var needsUpdateConstraints = true
    var descendantNeedsUpdateConstraints = true
    /// The engine of the hierarchy whose root this view is.
    var engine: LayoutEngine?
    /// The view's item in the engine that saw it last.
    var item: LayoutItem?
}

/// A value per axis.
struct AxisPair<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
extension AxisPair: Equatable where Value: Equatable {}
