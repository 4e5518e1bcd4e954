/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view the guide belongs to.
    open weak var owningView: UIView? {
        didSet {
            guard oldValue !== owningView else { return }
            oldValue?.dropGuide(self)
            owningView?.addGuide(self)
        }
    }
    open var identifier = ""
    /// The source of a system guide's frame; nil for guides of the app.
    let source: GuideSource?

    @preconcurrency @MainActor public override init() {
        source = nil
        super.init()
    }

    init(source: GuideSource, identifier: String) {
        self.source = source
        super.init()
        self.identifier = identifier
    }

    public required init?(coder: NSCoder) {
        source = nil
        super.init()
    }

    /// The guide's rectangle in its owning view's coordinates.
    open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

    open var hasAmbiguousLayout: Bool {
        guard let view = owningView else { return false }
        return [NSLayoutConstraint.Attribute.left, .right, .top, .bottom].contains { view.isAmbiguous(self, $0) }
    }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraints(affecting: self, axis == .horizontal ? [.left, .width] : [.top, .height]) ?? []
    }

    open dynamic override var description: String { MainActor.assumeIsolated { guideDescription } }

    private var guideDescription: String {
        let owner = owningView.map { "<\(className(of: $0)): \(addressText(of: $0))>" } ?? "(null)"
        return "<\(className(of: self)): \(addressText(of: self)) - \"\(identifier)\", layoutFrame = \(layoutFrame), owningView = \(owner)>"
    }
}

/// The source of a system guide's frame.
enum GuideSource {
    case safeArea
    case layoutMargins
    /// The layout margins, no wider than lines that are comfortable to read.
    case readableContent
    /// The area that the keyboard covers, or the bottom safe area without a keyboard.
    case keyboard
    /// The content of a scroll view.
    case scrollContent
    /// The visible part of a scroll view's content.
    case scrollFrame
}
