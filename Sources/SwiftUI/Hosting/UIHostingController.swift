/// A view controller that shows a SwiftUI view.
///
/// Source: Apple's documentation of `UIHostingController`.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController, PreferringController {
    private let hosting: HostingView<Content>

    /// Makes a controller that shows `rootView`.
    public init(rootView: Content) {
        hosting = HostingView(rootView)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a controller that was archived in a storyboard, showing `rootView`.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        hosting = HostingView(rootView)
        super.init(coder: aDecoder)
        setUp()
    }

    /// Only subclasses that give a root view can be in storyboards.
    @MainActor public required dynamic init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    init(hosting: HostingView<Content>) {
        self.hosting = hosting
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    private func setUp() {
        hosting.isControlled = true
        hosting.host.preferences.controller = self
        hosting.didUpdate = { [weak self] in if let self { sizing.update(self, hosting) } }
    }

    // MARK: Size and safe area

    private let sizing = HostingSizing()

    /// The sizes that the controller keeps equal to that of its content. The default is empty.
    ///
    /// Source: Apple's documentation of `UIHostingController.sizingOptions`.
    public var sizingOptions: UIHostingControllerSizingOptions {
        get { sizing.options }
        set {
            sizing.options = newValue
            sizing.forget()
            sizing.update(self, hosting)
        }
    }

    /// The regions of the safe area that the content avoids. The default is all of them.
    ///
    /// Source: Apple's documentation of `UIHostingController.safeAreaRegions`.
    public var safeAreaRegions: SafeAreaRegions {
        get { hosting.host.regions }
        set { hosting.host.regions = newValue }
    }

    /// Whether the content avoids no region of the safe area.
    ///
    /// Source: SwiftUI's module interface; `safeAreaRegions` is the documented way since iOS 16.4.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    /// The view shown.
    public var rootView: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    open override func loadView() {
        hosting.backgroundColor = .systemBackground
        view = hosting
    }

    /// The size the view takes of `size`.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? hosting.host.root.edgeScrollView
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Bars are set up before they are seen.
        hosting.host.update(size: nil)
        hosting.host.preferences.applyScheme()
        hosting.host.preferences.dressBars(animated: animated)
        hosting.host.lifetimes.setVisible(true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hosting.host.lifetimes.setVisible(false)
    }

    // MARK: What the content wants of the screen

    open override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open override var prefersStatusBarHidden: Bool { preferences.bars.hidesStatusBar || super.prefersStatusBarHidden }
    open override var childForStatusBarHidden: UIViewController? { preferences.bars.hidesStatusBar ? nil : containerInside }
    open override var childForStatusBarStyle: UIViewController? { containerInside }
    open override var prefersHomeIndicatorAutoHidden: Bool { preferences.bars.hidesOverlays }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { preferences.bars.hidesOverlays ? nil : containerInside }
    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { preferences.bars.deferredEdges.rectEdges }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        preferences.bars.deferredEdges.isEmpty ? containerInside : nil
    }
    open override var inputAccessoryView: UIView? { preferences.keyboardBar ?? super.inputAccessoryView }

    var preferences: PreferenceHub { hosting.host.preferences }

    /// The graph of what is shown.
    var viewGraph: ViewGraph { hosting.host }
}
