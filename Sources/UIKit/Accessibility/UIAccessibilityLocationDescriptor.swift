/// A place where people can begin or end a drag with an assistive technology.
///
/// Source: Apple's “UIAccessibilityLocationDescriptor”.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    open private(set) weak var view: UIView?
    /// In the view's coordinates.
    public let point: CGPoint
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }

    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
        super.init()
    }
}
