/// A view of UIKit's that shows a SwiftUI view without a controller.
///
/// Source: SwiftUI's module interface.
@preconcurrency @MainActor open class _UIHostingView<Content: View>: UIView {
    private let hosting: HostingView<Content>

    public required init(rootView: Content) {
        hosting = HostingView(rootView)
        super.init(frame: .zero)
        addSubview(hosting)
    }

    public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// The view shown.
    public var rootView: Content {
        get { hosting.rootView }
        set {
            hosting.rootView = newValue
            invalidateIntrinsicContentSize()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
}
