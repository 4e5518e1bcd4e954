/// Shows a part of a hosted view in a container of its own: a row of a list, a tab, what a navigation stack pushes.
///
/// The part keeps the environment it has where it was written, and has a graph of its own, so that its changes concern nothing else.
@MainActor final class ElementHost: DisplayContainer, KeyboardAvoiding {
    private var keeper: GraphKeeper?
    /// The graph of the content; there is none while it is being made.
    var host: ViewGraph! { keeper?.graph }
    private let inputs: _ViewInputs
    /// Called when the content may have taken another size.
    var onLayout: () -> Void = {}
    /// The element on display; nil where the host shows something other than a list's element.
    weak var element: ViewElement?
    /// Whether a controller says when the content appears.
    var isControlled = false
    /// Whether the content has all of the view, whatever the screen has at its edges.
    var ignoresSafeArea = false

    /// - Parameters:
    ///   - inputs: The inputs of the content.
    ///   - make: Makes the content for the new host.
    init(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> LayoutNode) {
        self.inputs = inputs
        super.init(frame: .zero)
        lendsSafeArea = false
        let graph = ViewGraph(container: self, environment: inputs.environment, scope: GraphScope(parent: inputs.scope)) { host, scope in
            make(inputs.hosted(by: host).scoped(scope))
        }
        keeper = GraphKeeper(graph)
        updateSurroundings()
        graph.scope.atEnd { [weak graph] in MainActor.assumeIsolated { graph?.lifetimes.setVisible(false) } }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Ends what concerns the host alone, after its content has ended. It may still be shown on its way out, but nothing is said of it any more.
    func end() {
        accessibilityElementsHidden = true
        host.destroy()
    }

    private func updateSurroundings() { host.updateSurroundings(inputs.environment.untrackedValue) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSurroundings()
        if !isControlled { host.lifetimes.setVisible(window != nil) }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if !ignoresSafeArea { host.updateSafeArea(safeAreaInsets) }
    }

    func keyboardMoved(_ overlap: CGFloat) { if isControlled { host.updateKeyboard(overlap) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateSurroundings()
        host.update(size: bounds.size)
        collectItems()
        onLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(ProposedViewSize(size)) }
    override var intrinsicContentSize: CGSize { host.sizeThatFits(.unspecified) }
}

/// A controller that shows a part of a hosted view.
@MainActor class ElementController: UIViewController, PreferringController {
    let hosting: ElementHost

    init(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> LayoutNode) {
        let mode = StateLocation(EditMode.inactive)
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.editMode = Binding(location: mode) }.environment
        hosting = ElementHost(inner, make)
        super.init(nibName: nil, bundle: nil)
        hosting.isControlled = true
        hosting.host.preferences.controller = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        hosting.backgroundColor = isClear ? .clear : .systemBackground
        view = hosting
    }

    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? hosting.host.root.edgeScrollView
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosting.host.update(size: nil)
        hosting.host.preferences.applyScheme()
        hosting.host.preferences.dressBars(animated: animated)
        hosting.host.lifetimes.setVisible(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hosting.host.lifetimes.setVisible(false)
        if isMovingFromParent || isBeingDismissed { didLeave() }
    }

    // MARK: What the content wants of the screen

    var preferences: PreferenceHub { hosting.host.preferences }
    override var prefersStatusBarHidden: Bool { preferences.bars.hidesStatusBar || super.prefersStatusBarHidden }
    override var childForStatusBarHidden: UIViewController? { preferences.bars.hidesStatusBar ? nil : containerInside }
    override var childForStatusBarStyle: UIViewController? { containerInside }
    override var prefersHomeIndicatorAutoHidden: Bool { preferences.bars.hidesOverlays }
    override var childForHomeIndicatorAutoHidden: UIViewController? { preferences.bars.hidesOverlays ? nil : containerInside }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { preferences.bars.deferredEdges.rectEdges }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        preferences.bars.deferredEdges.isEmpty ? containerInside : nil
    }
    override var inputAccessoryView: UIView? { preferences.keyboardBar ?? super.inputAccessoryView }

    /// Whether the content's own ground shows instead of the system's.
    var isClear = false { didSet { hosting.backgroundColor = isClear ? .clear : .systemBackground } }

    /// Called when the controller has gone for good.
    var didLeave: () -> Void = {}
}
