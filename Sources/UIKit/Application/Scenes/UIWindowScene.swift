/// A scene with windows: the part of a display that shows one instance of the app's interface.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The coordinates of the interface as it stands: parent of the windows' layers.
    let rootLayer = CALayer()
    /// Windows that are shown, or were and will be, from back to front.
    private var attached: [Weak<UIWindow>] = []
    /// Windows that nobody else keeps: those UIKit made for a scene without a place for them.
    var ownedWindows: [UIWindow] = []
    var currentOrientation = UIInterfaceOrientation.portrait
    weak var currentKeyWindow: UIWindow?
    var traitObservers: [TraitObserver] = []
    /// The traits that the scene and its observers have been told of.
    var knownTraits: UITraitCollection?
    var rotationCoordinator: TransitionCoordinator?
    /// The orientation that the interface is about to rotate to, while controllers are notified; nil otherwise.
    var comingOrientation: UIInterfaceOrientation?

    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        rootLayer.ownerName = "UIWindowScene"
        // A scene's layer has no view as its delegate: changes of it take effect at once unless an animation is added.
        rootLayer.actions = ["bounds": NSNull(), "position": NSNull(), "transform": NSNull(), "sublayers": NSNull(), "opacity": NSNull()]
        currentOrientation = UIApplication.shared.stage.visible.first?.currentOrientation ?? OrientationPolicy.initial
        UIScreen.main.interfaceOrientation = currentOrientation
        placeRootLayer()
        knownTraits = traitCollection
        UIApplication.shared.stage.putOnDisplay(self)
    }

    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { currentOrientation }
    /// The coordinates of the scene: points, origin at the top left as the interface stands.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(rootLayer) }
    open var traitCollection: UITraitCollection { traits(in: currentOrientation) }
    /// Traits that the scene replaces for itself and its windows.
    open var traitOverrides = UITraitOverrides() { didSet { updateTraits() } }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var windows: [UIWindow] { allWindows.filter { !($0 is SystemWindow) } }
    open var keyWindow: UIWindow? { currentKeyWindow }
    open var statusBarManager: UIStatusBarManager? { SystemBars.shared.bars(of: self)?.manager }
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Whether the scene has the display for itself.
    open var isFullScreen: Bool { !UIApplication.shared.stage.isSplit(self) }

    /// How the scene stands.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: currentOrientation) }

    /// Asks the system to stand the interface in other orientations.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        guard let target = OrientationPolicy.orientation(for: self, within: wanted) else {
            errorHandler?(GeometryError(requested: wanted))
            return
        }
        rotate(to: target, animated: true)
    }

    /// How a scene stands.
    ///
    /// Source: UIKit, `UIWindowScene.Geometry`.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// The preferences that `requestGeometryUpdate` takes.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
            public override init() {}
        }
    }

    // MARK: Windows

    var allWindows: [UIWindow] { attached.compactMap(\.value) }

    func attach(_ window: UIWindow) {
        attached.removeAll { $0.value == nil || $0.value === window }
        let index = attached.firstIndex { $0.value!.windowLevel > window.windowLevel } ?? attached.count
        attached.insert(Weak(window), at: index)
        if let above = attached.dropFirst(index + 1).first?.value {
            rootLayer.insertSublayer(window.layer, below: above.layer)
        } else {
            rootLayer.addSublayer(window.layer)
        }
    }

    func detach(_ window: UIWindow) {
        attached.removeAll { $0.value == nil || $0.value === window }
        window.layer.removeFromSuperlayer()
        if currentKeyWindow === window { currentKeyWindow = nil }
    }
}

/// Why an interface could not be turned.
struct GeometryError: LocalizedError {
    let requested: UIInterfaceOrientationMask

    var errorDescription: String? { "None of the requested orientations are supported by the view controller." }
}

/// Limits on the size of a scene; scenes on phones and iPads of Quince have none.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
