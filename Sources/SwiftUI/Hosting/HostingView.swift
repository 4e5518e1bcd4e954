/// The view that shows a SwiftUI view among UIKit's.
@MainActor class HostingView<Content: View>: DisplayContainer, KeyboardAvoiding {
    let content: Attribute<Content>
    private var keeper: GraphKeeper?
    private let editMode = StateLocation(EditMode.inactive)
    private let undo = UndoManager()
    /// Changes what the content inherits, after what the device and UIKit say.
    var adjustsEnvironment: (inout EnvironmentValues) -> Void = { _ in } {
        didSet { environmentChanged() }
    }

    init(_ rootView: Content, parent: GraphScope? = nil) {
        content = Attribute(rootView)
        super.init(frame: .zero)
        lendsSafeArea = false
        makeHost(parent)
    }

    /// A hosting view of a value in another part of the graph.
    init(following content: Attribute<Content>, parent: GraphScope, _ adjust: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        adjustsEnvironment = adjust
        super.init(frame: .zero)
        lendsSafeArea = false
        makeHost(parent)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// The content is made for the environment it has: without it, what it needs of an app would be missing, and it would be evaluated twice.
    private func makeHost(_ parent: GraphScope?) {
        let values = currentEnvironment
        keeper = GraphKeeper(ViewGraph(content, environment: values, container: self, parent: parent))
        host.updateSurroundings(values)
    }

    /// The graph of the content; there is none while it is being made.
    var host: ViewGraph! { keeper?.graph }

    var rootView: Content {
        get { content.untrackedValue }
        set { content.replace(newValue) }
    }

    // MARK: Environment

    /// Has the content take what has changed around it.
    func environmentChanged() {
        guard let host else { return }
        let values = currentEnvironment
        guard !values.isSame(as: host.environment.untrackedValue) else { return host.needsLayout() }
        host.environment.replace(values)
        host.updateSurroundings(values)
        host.root.invalidateLayout()
    }

    private var currentEnvironment: EnvironmentValues {
        var values = EnvironmentValues()
        values.applyTraits(traitCollection)
        values.editMode = Binding(location: editMode)
        values.undoManager = undo
        adjustsEnvironment(&values)
        return values
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        environmentChanged()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { host.preferences.applyScheme() }
        environmentChanged()
        if !isControlled { host.lifetimes.setVisible(window != nil) }
    }

    /// Whether a controller says when the content appears.
    var isControlled = false

    // MARK: Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        host.updateSafeArea(safeAreaInsets)
    }

    func keyboardMoved(_ overlap: CGFloat) { if isControlled { host.updateKeyboard(overlap) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil || isMeasured else { return }
        host.update(size: bounds.size)
        collectItems()
        contentDidUpdate()
    }

    /// Whether the content is laid out outside of windows, too.
    var isMeasured = false

    /// Called when the content has been laid out.
    func contentDidUpdate() { didUpdate() }
    var didUpdate: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(ProposedViewSize(size)) }

    override var intrinsicContentSize: CGSize { host.sizeThatFits(.unspecified) }
}
