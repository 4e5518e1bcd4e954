/// Presents a controller as a card that comes from below, over the receding presenting view.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let height: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier, _ height: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.height) = (identifier, height)
            super.init()
        }

        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The sheet's height without the bottom safe area; nil where the detent does not apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { height(context) }
    }

    open var detents: [Detent] = [.large()] { didSet { if container != nil { layout() } } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if container != nil { layout() } } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { dimming?.isHidden = isUndimmed } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false { didSet { grabber?.isHidden = !prefersGrabberVisible } }
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Radius of the card's corners in points; nil for the system's 10.
    open var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }
    open var sourceView: UIView?

    private var card: UIDropShadowView?
    private var dimming: UIView?
    private var grabber: UIView?
    private var drag: SheetDrag?

    /// Lets the system animate changes of detents.
    open func animateChanges(_ changes: () -> Void) {
        SystemMotion.animateNow(duration: 0.5) {
            changes()
            layout()
        }
    }
    open func invalidateDetents() { layout() }

    // MARK: Geometry

    /// Distance of the card from the status bar, and from the presenting card behind it, in points.
    static let topGap: CGFloat = 10
    static let cornerRadius: CGFloat = 10

    private var fillsContainer: Bool {
        guard let container else { return false }
        return container.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }
    private var isFloating: Bool {
        container.map { $0.traitCollection.horizontalSizeClass == .regular && $0.traitCollection.verticalSizeClass == .regular } ?? false
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        if fillsContainer { return bounds }
        if isFloating { return floatingFrame(in: bounds) }
        let height = sheetHeight(in: container)
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private func sheetHeight(in container: UIView) -> CGFloat {
        let safeArea = container.window?.safeAreaInsets ?? .zero
        let full = container.bounds.height - safeArea.top - Self.topGap
        let context = DetentContext(maximum: full - safeArea.bottom, traits: container.traitCollection)
        let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
        guard let detent, detent.identifier != .large, let value = detent.resolvedValue(in: context) else { return full }
        return min(value + safeArea.bottom, full)
    }

    /// The card in the middle of an iPad's screen.
    private func floatingFrame(in bounds: CGRect) -> CGRect {
        var size = presentationStyle == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 2 * 44)
        let preferred = presentedViewController.preferredContentSize
        if preferred != .zero { size = preferred }
        size.width = min(size.width, bounds.width - 2 * 20)
        size.height = min(size.height, bounds.height - 2 * 20)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }

    // MARK: Views

    override var movingView: UIView? { card }
    override var isElevated: Bool { true }
    override var coversFullScreen: Bool { presentedViewController.modalPresentationCapturesStatusBarAppearance }

    override func install(in container: UITransitionView) {
        let dimming = UIView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        dimming.isHidden = isUndimmed
        container.addSubview(dimming)
        let card = UIDropShadowView(frame: frameOfPresentedViewInContainerView)
        card.addSubview(presentedViewController.view)
        presentedViewController.view.frame = card.bounds
        presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(card)
        (self.card, self.dimming) = (card, dimming)
        addGrabber(to: card)
        updateCorners()
        drag = SheetDrag(manager: self, card: card)
    }

    private func addGrabber(to card: UIView) {
        let grabber = UIView(frame: CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5))
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = !prefersGrabberVisible
        card.addSubview(grabber)
        self.grabber = grabber
    }

    private var isUndimmed: Bool {
        largestUndimmedDetentIdentifier != nil && largestUndimmedDetentIdentifier == (selectedDetentIdentifier ?? detents.first?.identifier)
    }

    private func updateCorners() {
        guard let view = presentedViewController.viewIfLoaded else { return }
        view.layer.cornerRadius = fillsContainer ? 0 : preferredCornerRadius ?? Self.cornerRadius
        view.layer.maskedCorners =
            isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.masksToBounds = true
    }

    override func layout() {
        super.layout()
        updateCorners()
        if transition == nil { recede(presentedViewController.presentation.presenting != nil ? 1 : 0) }
    }

    override func animateAlong(isPresentation: Bool) { recede(isPresentation ? 1 : 0) }

    /// Moves the presenting view back by `progress`, 0…1: smaller, with round corners, dimmed.
    func recede(_ progress: CGFloat) {
        dimming?.alpha = progress
        guard let container, let view = recedingView else { return }
        guard pushesBack, progress > 0 else {
            view.transform = .identity
            view.layer.cornerRadius = 0
            view.layer.masksToBounds = false
            return
        }
        let scale = 1 - 2 * 16 / max(container.bounds.width, 1) * progress
        let top = (container.window?.safeAreaInsets.top ?? 0) * progress
        view.transform = CGAffineTransform(translationX: 0, y: top - view.bounds.height * (1 - scale) / 2).scaledBy(x: scale, y: scale)
        view.layer.cornerRadius = Self.cornerRadius
        view.layer.masksToBounds = true
    }

    /// Whether the sheet is so high that what presents it moves back.
    private var pushesBack: Bool {
        guard let container, !fillsContainer, !isFloating else { return false }
        return frameOfPresentedViewInContainerView.minY <= (container.window?.safeAreaInsets.top ?? 0) + Self.topGap
    }

    /// Whether the status bar stands on the black behind the presenting view.
    var bringsBlackBehindStatusBar: Bool { pushesBack && recedingView != nil }

    private var recedingView: UIView? { presentingViewController.viewIfLoaded?.superview as? UIDropShadowView }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        UIView.performWithoutAnimation { recede(0) }
        presentedViewController.viewIfLoaded?.layer.cornerRadius = 0
        presentedViewController.viewIfLoaded?.layer.masksToBounds = false
    }
}

/// What a detent may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height a sheet may have, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(maximum: CGFloat, traits: UITraitCollection) { (maximumDetentValue, containerTraitCollection) = (maximum, traits) }
}

/// Learns of a sheet's changes by the user. Every method is optional.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    }
}
