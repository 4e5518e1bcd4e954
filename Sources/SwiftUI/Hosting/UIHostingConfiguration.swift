/// Content of a cell that SwiftUI shows.
///
/// Source: Apple's documentation of `UIHostingConfiguration`.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content
    private let background: Background
    private var insets = [Edge: CGFloat]()
    private var minimum = (width: CGFloat?.none, height: CGFloat?.none)

    private init(_ content: Content, _ background: Background) { (self.content, self.background) = (content, background) }

    /// Sets distances between the content and the edges of its cell, in points.
    nonisolated public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(length, edges: edges))
    }
    /// Sets distances between the content and the edges of its cell.
    nonisolated public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        MainActor.assumeIsolated {
            var copy = self
            if edges.contains(.top) { copy.insets[.top] = insets.top }
            if edges.contains(.leading) { copy.insets[.leading] = insets.leading }
            if edges.contains(.bottom) { copy.insets[.bottom] = insets.bottom }
            if edges.contains(.trailing) { copy.insets[.trailing] = insets.trailing }
            return copy
        }
    }
    /// Sets the least size of the cell; nil for the system's.
    nonisolated public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        MainActor.assumeIsolated {
            var copy = self
            copy.minimum = (width, height)
            return copy
        }
    }
    /// Sets the view behind the content, which fills the cell.
    nonisolated public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        with(content())
    }
    /// Sets what the cell is filled with.
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
        Content, _UIHostingConfigurationBackgroundView<S>
    > { with(_UIHostingConfigurationBackgroundView(style: style)) }

    nonisolated private func with<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
        nonisolated(unsafe) let background = background
        return MainActor.assumeIsolated {
            var result = UIHostingConfiguration<Content, B>(content, background)
            (result.insets, result.minimum) = (insets, minimum)
            return result
        }
    }

    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// The content with its margins, minimum size and background, as the content view displays it.
    fileprivate var view: AnyView {
        // Without a word about it content stands at the system's distances.
        let own = EdgeInsets(
            top: insets[.top] ?? 11, leading: insets[.leading] ?? 20, bottom: insets[.bottom] ?? 11, trailing: insets[.trailing] ?? 20)
        return AnyView(
            content.padding(own).frame(minWidth: minimum.width, minHeight: minimum.height ?? 44)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background { background })
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// A configuration that shows a view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        nonisolated(unsafe) let content = content()
        self = MainActor.assumeIsolated { Self(content, EmptyView()) }
    }
}

/// The background of a cell. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    nonisolated init(style: S) { self.style = style }
    public var body: some View { Rectangle().fill(style) }
}

/// Tells a content view what to show.
@MainActor private protocol HostedConfiguration {
    var view: AnyView { get }
}
extension UIHostingConfiguration: HostedConfiguration {}

/// Shows a view of SwiftUI's in a cell.
private final class HostedContentView: UIView, UIContentView {
    private let hosting: HostingView<AnyView>

    init<Content, Background>(_ configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        hosting = HostingView(configuration.view)
        super.init(frame: .zero)
        hosting.host.usesSafeArea = false
        addSubview(hosting)
        hosting.didUpdate = { [weak self] in self?.contentDidUpdate() }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var configuration: any UIContentConfiguration {
        didSet {
            guard let new = configuration as? any HostedConfiguration else { return }
            hosting.rootView = new.view
            invalidateIntrinsicContentSize()
        }
    }
    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is any HostedConfiguration }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosting.frame = bounds
    }

    private var shownHeight: CGFloat?

    /// The content may have become higher or lower by itself.
    private func contentDidUpdate() {
        guard bounds.width > 0 else { return }
        let height = sizeThatFits(bounds.size).height
        defer { shownHeight = height }
        guard let shownHeight, abs(shownHeight - height) > 0.01 else { return }
        invalidateIntrinsicContentSize()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let taken = hosting.host.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
        return CGSize(width: size.width, height: taken.height)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? sizeThatFits(bounds.size).height : 44)
    }
}
