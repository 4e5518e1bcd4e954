import CoreText

/// Shows the paragraphs that are in sight, each in views of its own: what changes in one leaves the others' pictures as they are.
final class TextCanvasView: UIView {
    private var fragments: [TextFragmentView] = []
    /// Whether the text view is asking for layout already.
    var isLayingOut = false

    func show(_ stack: TextParagraphStack, visible: CGRect) {
        var kept: [TextFragmentView.Key: TextFragmentView] = [:]
        for view in fragments { kept[view.key] = view }
        fragments = []
        // Half a screen more, so that scrolling has something to show.
        let near = visible.insetBy(dx: 0, dy: -visible.height / 2)
        if !stack.paragraphs.isEmpty {
            for paragraph in stack.paragraphs[stack.index(at: near.minY)...] {
                if paragraph.top > near.maxY { break }
                if let layout = paragraph.layout { show(layout, stack.origin(of: paragraph), near, &kept) }
            }
        }
        for view in kept.values { view.removeFromSuperview() }
    }

    private func show(_ layout: TextLayout, _ origin: CGPoint, _ near: CGRect, _ kept: inout [TextFragmentView.Key: TextFragmentView]) {
        for first in stride(from: 0, to: layout.lines.count, by: TextFragmentView.lineCount) {
            let last = min(first + TextFragmentView.lineCount, layout.lines.count) - 1
            let (top, bottom) = (layout.lines[first].top, layout.lines[last].top + layout.lines[last].height)
            guard origin.y + bottom >= near.minY, origin.y + top <= near.maxY else { continue }
            let key = TextFragmentView.Key(layout: ObjectIdentifier(layout), firstLine: first)
            let view = kept.removeValue(forKey: key) ?? makeFragment(key, layout)
            view.place(
                CGRect(x: 0, y: origin.y + top, width: bounds.width, height: bottom - top), text: CGPoint(x: origin.x, y: -top))
            fragments.append(view)
        }
    }

    private func makeFragment(_ key: TextFragmentView.Key, _ layout: TextLayout) -> TextFragmentView {
        let view = TextFragmentView(key, layout)
        addSubview(view)
        return view
    }
}

/// Some lines of a paragraph.
final class TextFragmentView: UIView {
    struct Key: Hashable {
        let layout: ObjectIdentifier
        let firstLine: Int
    }

    static let lineCount = 24
    /// Room for what reaches out of its line, in points.
    private static let overhang: CGFloat = 4

    let key: Key
    private let content: TextLayout
    private var origin = CGPoint.zero

    init(_ key: Key, _ layout: TextLayout) {
        self.key = key
        content = layout
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    func place(_ lines: CGRect, text origin: CGPoint) {
        self.origin = CGPoint(x: origin.x, y: origin.y + Self.overhang)
        let place = lines.insetBy(dx: 0, dy: -Self.overhang)
        if frame != place { frame = place }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        content.draw(in: context, at: origin)
    }
}
