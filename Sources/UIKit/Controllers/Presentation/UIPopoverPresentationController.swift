/// Presents a controller in a bubble whose arrow points at what it belongs to; as a sheet where the width is compact.
///
/// Source: Apple's “UIPopoverPresentationController”.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private weak var ownSourceView: UIView?
    private weak var ownItem: UIBarButtonItem?
    private var bubble: PopoverBubble?

    // MARK: Source

    /// The view that contains the anchor of the arrow, `sourceRect`.
    open var sourceView: UIView? {
        get { ownSourceView }
        set {
            ownSourceView = newValue
            sourceChanged()
        }
    }
    /// The part of `sourceView` that counts; all of it for the null rectangle.
    open var sourceRect = CGRect.null { didSet { sourceChanged() } }
    /// The bar item that the arrow points at; before `sourceView`.
    open var barButtonItem: UIBarButtonItem? {
        get { ownItem }
        set {
            ownItem = newValue
            sourceChanged()
        }
    }
    /// The view or bar item that the arrow points at.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { ownItem ?? ownSourceView }
        set {
            ownItem = newValue as? UIBarButtonItem
            ownSourceView = newValue as? UIView
            sourceChanged()
        }
    }
    /// Whether the bubble may lie over what it points at where there is no other room.
    open var canOverlapSourceViewRect = false { didSet { sourceChanged() } }

    private func sourceChanged() { if container != nil { layout() } }

    // MARK: Looks

    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceChanged() } }
    /// The direction of the arrow; `unknown` before the presentation.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var backgroundColor: UIColor? { didSet { updateColor() } }
    /// The least room between the bubble and the screen's edges.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { sourceChanged() } }
    /// Views that take touches while the popover shows.
    open var passthroughViews: [UIView]?
    @available(*, unavailable, message: "not yet in Quince: custom backgrounds of popovers")
    open var popoverBackgroundViewClass: AnyClass? {
        get { nil }
        set {}
    }

    private func updateColor() {
        bubble?.backgroundColor = backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
    }

    // MARK: Compact widths

    /// The sheet that shows instead where the width is compact.
    open var adaptiveSheetPresentationController: UISheetPresentationController { ownSheet }
    private lazy var ownSheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    /// Returns the presentation controller to use in place of the popover for some traits: that of a sheet, or of an action sheet; nil
    /// where the popover stays.
    func adaptedManager(for traits: UITraitCollection, presenting: UIViewController) -> UIPresentationController? {
        let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        guard isCompact, style != .none, style != .popover else { return nil }
        if let alert { return AlertPresentationController(presentedViewController: alert, presenting: presenting) }
        let sheet = adaptiveSheetPresentationController
        sheet.presentingViewController = presenting
        if sheet.delegate == nil { sheet.delegate = delegate }
        return sheet
    }

    // MARK: Presentation

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var shouldPresentInFullscreen: Bool { false }
    override var isElevated: Bool { true }
    override var coversFullScreen: Bool { presentedViewController.modalPresentationCapturesStatusBarAppearance }
    override var movingView: UIView? { bubble }
    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { delegate as? any UIPopoverPresentationControllerDelegate }

    override func install(in container: UITransitionView) {
        popoverDelegate?.prepareForPopoverPresentation(self)
        guard anchor != nil else { uncaughtException(.generic, missingAnchorText) }
        // What is presented as its screen appears comes before the first layout, which places the anchor.
        presentingViewController.viewIfLoaded?.window?.layoutIfNeeded()
        alert?.viewInPopover()
        let region = PopoverDismissRegion(frame: container.bounds)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        region.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
        region.onTap = { [weak self] in self?.tappedOutside() }
        container.addSubview(region)
        // Views that touches pass through to lie behind the container.
        container.takesTouches = false
        let bubble = PopoverBubble(presentedViewController.view)
        container.addSubview(bubble)
        self.bubble = bubble
        updateColor()
        layout()
        bubble.frame = frameOfPresentedViewInContainerView
    }

    private var missingAnchorText: String {
        guard let alert else {
            return
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
        }
        let presenter = presentingViewController
        return
            "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from \(className(of: presenter)) (\(presenter)). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    /// The action sheet that shows in the popover.
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func systemAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        PopoverAnimator(isPresentation: isPresentation, manager: self)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { bubble = nil }
    }

    private func tappedOutside() {
        guard transition == nil else { return }
        let mayGo = delegate?.presentationControllerShouldDismiss(self) != false
        guard !presentedViewController.isModalInPresentation, mayGo,
            popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        if let alert { return alert.cancel() }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.startDismissal(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
            popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
        }
    }

    // MARK: Geometry

    private var anchor: (view: UIView, rect: CGRect)? {
        if let view = ownItem?.barView as? UIView { return (view, view.bounds) }
        return ownSourceView.map { ($0, sourceRect.isNull ? $0.bounds : sourceRect) }
    }

    private var placement: PopoverPlacement? {
        guard let container, let (view, rect) = anchor else { return nil }
        let source =
            view.window == nil
            ? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) : view.convert(rect, to: container)
        let safe = (container.window?.safeAreaInsets ?? .zero), margins = popoverLayoutMargins
        let keyboard = KeyboardController.shared.overlap(with: container)
        let area = container.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, margins.top), left: safe.left + margins.left, bottom: max(safe.bottom, margins.bottom, keyboard),
                right: safe.right + margins.right))
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = PopoverMetrics.defaultSize.width }
        if size.height <= 0 { size.height = PopoverMetrics.defaultSize.height }
        let permitted = permittedArrowDirections == .unknown ? .any : permittedArrowDirections
        return PopoverPlacement(size: size, source: source, area: area, permitted: permitted, mayOverlap: canOverlapSourceViewRect)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    override var placesPresentedView: Bool { true }

    override func layout() {
        if let placement, let bubble {
            arrowDirection = placement.direction
            bubble.show(placement)
        }
        super.layout()
    }
}

/// A view or a bar item that a popover can point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The direction of a popover's arrow, as seen from the bubble.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Decides on and learns of a popover's course. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    {
        true
    }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}
