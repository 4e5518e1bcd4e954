/// The grounds behind the found parts of a text view's text.
@MainActor final class FoundTextHighlights {
    private struct Part {
        let isHighlighted: Bool
        var views: [UIView] = []
    }

    private var parts: [NSRange: Part] = [:]

    func set(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
        for view in parts[range]?.views ?? [] { view.removeFromSuperview() }
        parts[range] = style == .normal ? nil : Part(isHighlighted: style == .highlighted)
    }

    func clear() {
        for view in parts.values.flatMap(\.views) { view.removeFromSuperview() }
        parts = [:]
    }

    /// The ranges in a style, in their order.
    func ranges(highlighted: Bool) -> [NSRange] {
        parts.filter { $0.value.isHighlighted == highlighted }.keys.sorted { $0.location < $1.location }
    }

    /// Puts the grounds behind the text as it is laid out now.
    func place(in canvas: UIView, rects: (NSRange) -> [CGRect]) {
        for range in parts.keys.sorted(by: { $0.location < $1.location }) {
            guard var part = parts[range] else { continue }
            let rects = rects(range)
            for view in part.views.dropFirst(rects.count) { view.removeFromSuperview() }
            part.views = rects.enumerated().map { position, rect in
                let view = position < part.views.count ? part.views[position] : makeGround(part.isHighlighted)
                view.frame = rect.insetBy(dx: -1, dy: 0)
                if view.superview !== canvas { canvas.insertSubview(view, at: 0) }
                return view
            }
            parts[range] = part
        }
    }

    private func makeGround(_ isHighlighted: Bool) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = isHighlighted ? .systemYellow : .systemYellow.withAlphaComponent(0.3)
        view.layer.cornerRadius = 3
        return view
    }
}
