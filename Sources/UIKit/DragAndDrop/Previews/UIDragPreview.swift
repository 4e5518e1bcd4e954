/// The preview of an item while it is dragged.
///
/// Source: Apple's “UIDragPreview”.
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A card with an address.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
    /// A card with an address under a title.
    public convenience init(for url: URL, title: String?) { self.init(view: DragURLCard(url, title: title)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The ground and the shape of what is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
    @preconcurrency @MainActor public override init() { super.init() }

    /// A shape around lines of text, given as rectangles in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -3), cornerRadius: 6))
        }
        visiblePath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.backgroundColor = backgroundColor
        copy.shadowPath = shadowPath
        return copy
    }
}

/// Shows an address that is dragged.
final class DragURLCard: UIView {
    private static let (width, margin): (CGFloat, CGFloat) = (240, 12)

    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        var lines: [(String, UIFont, UIColor)] = []
        if let title, !title.isEmpty { lines.append((title, .preferredFont(forTextStyle: .headline), .label)) }
        lines.append((url.host ?? url.absoluteString, .preferredFont(forTextStyle: .footnote), .secondaryLabel))
        var y = Self.margin
        for (text, font, color) in lines {
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, font, color)
            label.numberOfLines = 2
            let size = label.sizeThatFits(CGSize(width: Self.width - 2 * Self.margin, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: Self.margin, y: y, width: Self.width - 2 * Self.margin, height: size.height)
            addSubview(label)
            y += size.height + 2
        }
        frame.size = CGSize(width: Self.width, height: y - 2 + Self.margin)
    }

    required init?(coder: NSCoder) { nil }
}
