import DeviceRuntime

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

        /// About half the height; inactive in compact heights, as Apple's page of this method says.
        open class func medium() -> Detent {
            Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue * 0.5 }
        }
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The sheet's height without the bottom safe area; nil where the detent does not apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { height(context) }
    }

    open var detents: [Detent] = [.large()] { didSet { if container != nil { layout() } } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if container != nil { layout() } } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Whether dragging scrolled content up makes the sheet larger first, as long as there is a larger detent.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false { didSet { grabber?.isHidden = !prefersGrabberVisible } }
    open var prefersEdgeAttachedInCompactHeight = false { didSet { if container != nil { layout() } } }
    /// Whether an edge-attached sheet is as wide as the presented controller prefers, instead of filling the safe area.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { if container != nil { layout() } } }
    /// Radius of the card's corners in points; nil for the system's 10.
    open var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }
    /// The view that a floating sheet is centred on, as far as the screen allows.
    open var sourceView: UIView? { didSet { if container != nil { layout() } } }

    private var card: UIDropShadowView?
    private var dimming: UIView?
    /// Whether the sheet is on its way out.
    private var isLeaving = false
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

    /// How far the card's top is below that of the presenting card behind it, in points.
    static let topGap: CGFloat = 10
    static let cornerRadius: CGFloat = 10

    private var fillsContainer: Bool {
        guard let container else { return false }
        return fillsScreen || container.traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }
    private var isFloating: Bool {
        container.map { $0.traitCollection.horizontalSizeClass == .regular && $0.traitCollection.verticalSizeClass == .regular } ?? false
    }

    /// Whether the delegate chose a style for this environment that covers the screen.
    private var fillsScreen: Bool { adaptedStyle == .fullScreen || adaptedStyle == .overFullScreen }
    open override var shouldRemovePresentersView: Bool { adaptedStyle == .fullScreen }
    /// Whether the sheet stands at the bottom, where the user drags it from detent to detent.
    var isEdgeAttached: Bool { !fillsContainer && !isFloating }
    /// Whether it covers a part of its container only.
    var isCard: Bool { !fillsContainer }
    /// Whether the user may pull the card away.
    var isDraggable: Bool { isCard }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        if fillsContainer { return bounds }
        if isFloating { return floatingFrame(in: bounds) }
        let height = min(sheetHeight(in: container) + keyboardHeight(in: container), fullHeight(in: container))
        return attachedFrame(height: height) ?? bounds
    }

    /// The height by which the keyboard of a text in the sheet lifts it, in points: as much of the sheet stays visible as its detent says.
    private func keyboardHeight(in container: UIView) -> CGFloat {
        guard let editor = FirstResponder.current as? UIView, let view = presentedViewController.viewIfLoaded, editor.isDescendant(of: view)
        else { return 0 }
        return max(0, KeyboardController.shared.overlap(with: container) - (container.window?.safeAreaInsets.bottom ?? 0))
    }

    /// The frame of an edge-attached sheet of a height.
    func attachedFrame(height: CGFloat) -> CGRect? {
        guard let container else { return nil }
        let bounds = container.bounds
        guard container.traitCollection.verticalSizeClass == .compact else {
            return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        }
        let safeArea = container.window?.safeAreaInsets ?? .zero
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
        let preferred = presentedViewController.preferredContentSize.width
        let width = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0 ? min(preferred, room.width) : room.width
        return CGRect(x: (room.midX - width / 2).rounded(), y: bounds.maxY - height, width: width, height: height)
    }

    private func sheetHeight(in container: UIView) -> CGFloat {
        let heights = detentHeights
        return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.first?.height ?? fullHeight(in: container)
    }

    private func fullHeight(in container: UIView) -> CGFloat {
        container.bounds.height - recededTop(in: container) - Self.topGap
    }

    /// The top of the presenting card while it is behind: at the safe area, or 10 below a status bar that reaches down to it.
    private func recededTop(in container: UIView) -> CGFloat {
        (container.window?.safeAreaInsets.top ?? 0) + (DeviceSettings.current.description.hasHomeButton ? Self.topGap : 0)
    }

    /// The heights the sheet may rest at, the bottom safe area included, in the app's order.
    var detentHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let container else { return [] }
        let full = fullHeight(in: container), bottom = container.window?.safeAreaInsets.bottom ?? 0
        let context = DetentContext(maximum: full - bottom, traits: container.traitCollection)
        return detents.compactMap { detent in
            if detent.identifier == .large { return (.large, full) }
            return detent.resolvedValue(in: context).map { (detent.identifier, min($0 + bottom, full)) }
        }
    }

    /// The user dragged the sheet to a detent.
    func rest(at identifier: Detent.Identifier) {
        let isChanged = identifier != (selectedDetentIdentifier ?? detents.first?.identifier)
        selectedDetentIdentifier = identifier
        guard isChanged else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// The card in the middle of an iPad's screen.
    private func floatingFrame(in bounds: CGRect) -> CGRect {
        var size = presentationStyle == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 2 * 44)
        let preferred = presentedViewController.preferredContentSize
        if preferred != .zero { size = preferred }
        size.width = min(size.width, bounds.width - 2 * 20)
        size.height = min(size.height, bounds.height - 2 * 20)
        var middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if let sourceView, let container, sourceView.window != nil {
            let source = sourceView.convert(sourceView.bounds, to: container)
            middle.x = min(max(source.midX, 20 + size.width / 2), bounds.maxX - 20 - size.width / 2)
            middle.y = min(max(source.midY, 20 + size.height / 2), bounds.maxY - 20 - size.height / 2)
        }
        return CGRect(
            x: (middle.x - size.width / 2).rounded(), y: (middle.y - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    // MARK: Views

    override var movingView: UIView? { card }
    override var isElevated: Bool { !fillsScreen }
    override var coversFullScreen: Bool {
        adaptedStyle == .fullScreen || presentedViewController.modalPresentationCapturesStatusBarAppearance
    }

    override func install(in container: UITransitionView) {
        let dimming = UIView(frame: container.bounds)
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        container.addSubview(dimming)
        let card = UIDropShadowView(frame: frameOfPresentedViewInContainerView)
        card.addSubview(presentedViewController.view)
        presentedViewController.view.frame = card.bounds
        presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(card)
        card.onKeyboardMove = { [weak self] in self?.layout() }
        (self.card, self.dimming) = (card, dimming)
        addGrabber(to: card)
        updateCorners()
        drag = SheetDrag(manager: self, card: card)
        updateDimming()
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

    /// At detents up to the largest undimmed one, what lies behind stays as it is and takes touches.
    private var isUndimmed: Bool {
        let heights = detentHeights
        guard isEdgeAttached, let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height,
            let current = (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height
        else { return false }
        return current <= limit
    }

    private func updateDimming() {
        guard let container else { return }
        dimming?.isHidden = isUndimmed
        container.takesTouches = !isUndimmed
        dimPresenter()
    }

    /// Dims the tint of the presenting view while the sheet dims that view.
    private func dimPresenter() {
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = isUndimmed || isLeaving || fillsScreen ? .automatic : .dimmed
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

    override var placesPresentedView: Bool { true }

    override func layout() {
        super.layout()
        updateCorners()
        updateDimming()
        if transition == nil { recede(presentedViewController.presentation.presenting != nil ? 1 : 0) }
    }

    override func animateAlong(isPresentation: Bool) {
        isLeaving = !isPresentation
        dimPresenter()
        recede(isPresentation ? 1 : 0)
    }

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
        let top = recededTop(in: container) * progress
        view.transform = CGAffineTransform(translationX: 0, y: top - view.bounds.height * (1 - scale) / 2).scaledBy(x: scale, y: scale)
        view.layer.cornerRadius = Self.cornerRadius
        view.layer.masksToBounds = true
    }

    /// Whether the sheet is so high that what presents it moves back.
    private var pushesBack: Bool {
        guard let container, !fillsContainer, !isFloating else { return false }
        return frameOfPresentedViewInContainerView.minY <= recededTop(in: container) + Self.topGap
    }

    /// Whether the status bar stands on the black behind the presenting view.
    var bringsBlackBehindStatusBar: Bool { pushesBack && recedingView != nil }

    private var recedingView: UIView? { presentingViewController.viewIfLoaded?.superview as? UIDropShadowView }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        // Without an animation nothing has moved the presenter yet.
        guard completed else { return }
        UIView.performWithoutAnimation { recede(1) }
        // The keyboard may have come meanwhile, for a text that is edited from the start.
        if let card, card.frame != frameOfPresentedViewInContainerView { animateChanges {} }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isLeaving = completed
        dimPresenter()
        guard completed else { return }
        UIView.performWithoutAnimation { recede(0) }
        presentedViewController.viewIfLoaded?.layer.cornerRadius = 0
        presentedViewController.viewIfLoaded?.layer.masksToBounds = false
    }
}

/// The context in which the height of a detent is computed.
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
