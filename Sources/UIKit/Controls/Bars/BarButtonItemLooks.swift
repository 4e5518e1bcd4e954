/// How bars show an item, as far as it was said for metrics and not by appearances of bars.
struct BarButtonItemLooks {
    struct ImageKey: Hashable {
        let state: UIControl.State
        /// Nil stands for every style.
        let style: UIBarButtonItem.Style?
        let metrics: UIBarMetrics
    }

    /// The background, and where title and background stand: of the item as a button, or as the way back.
    struct Part {
        var backgrounds: [ImageKey: UIImage] = [:]
        var titlePositions: [UIBarMetrics: UIOffset] = [:]
        var backgroundPositions: [UIBarMetrics: CGFloat] = [:]

        /// Returns the effective value for a bar: values for compact bars fall back on those for all bars.
        func titlePosition(isCompact: Bool) -> UIOffset { Self.value(titlePositions, isCompact) ?? .zero }
        func backgroundPosition(isCompact: Bool) -> CGFloat { Self.value(backgroundPositions, isCompact) ?? 0 }

        func background(_ state: UIControl.State, _ style: UIBarButtonItem.Style, isCompact: Bool) -> UIImage? {
            guard !backgrounds.isEmpty else { return nil }
            let states: [UIControl.State] = state == .normal ? [.normal] : [state, .normal]
            let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
            for state in states {
                for style in [style, nil] {
                    for metrics in metrics {
                        if let image = backgrounds[ImageKey(state: state, style: style, metrics: metrics)] { return image }
                    }
                }
            }
            return nil
        }

        private static func value<Value>(_ table: [UIBarMetrics: Value], _ isCompact: Bool) -> Value? {
            (isCompact ? table[.compact] : nil) ?? table[.default]
        }
    }

    var button = Part()
    var back = Part()
}
