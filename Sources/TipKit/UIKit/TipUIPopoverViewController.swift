import SwiftUI
import UIKit

/// A tip in a popover. The app presents and dismisses it as the tip's `statusUpdates` tell.
///
/// Source: Apple's documentation of `TipUIPopoverViewController`.
@MainActor @preconcurrency public final class TipUIPopoverViewController: UIViewController {
    private var shown: (tip: any Tip, action: TipHandler)?
    private var look = TipLook() { didSet { update() } }
    private var hosting: UIHostingController<PopoverTipHost>?
    private let adaptation = TipPopoverDelegate()

    /// Creates a controller with a tip in a popover.
    ///
    /// - Parameters:
    ///   - sourceItem: The view or bar item that the popover points at.
    ///   - actionHandler: Called with the action whose button is tapped, after the action's own handler.
    public convenience init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    ) {
        self.init(nibName: nil, bundle: nil)
        shown = (tip, TipHandler(actionHandler))
        popoverPresentationController?.sourceItem = sourceItem
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        beginAsPopover()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginAsPopover()
    }

    private func beginAsPopover() {
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = adaptation
    }

    /// The view or bar item that the popover points at.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { popoverPresentationController?.sourceItem }
        set { popoverPresentationController?.sourceItem = newValue }
    }

    /// Decides on and learns of the popover's course. One that says nothing of other styles leaves the tip a popover in compact widths, too.
    public var presentationDelegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptation.app }
        set { adaptation.app = newValue }
    }

    /// The popover's background; nil for the system's.
    public var backgroundColor: UIColor? {
        get { view.backgroundColor }
        set { view.backgroundColor = newValue }
    }
    /// The size of the tip's image, in points.
    public var imageSize: CGSize {
        get { look.imageSize }
        set { look.imageSize = newValue }
    }
    /// The foreground style of the tip's image; nil for the tint colour.
    public var imageStyle: (any ShapeStyle)? {
        get { look.imageStyle }
        set { look.imageStyle = newValue }
    }
    /// The looks of the tip.
    public var viewStyle: any TipViewStyle {
        get { look.viewStyle }
        set { look.viewStyle = newValue }
    }

    // MARK: Content

    public override func viewDidLoad() {
        super.viewDidLoad()
        guard let content else { return }
        let hosting = UIHostingController(rootView: content)
        hosting.view.backgroundColor = .clear
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
        self.hosting = hosting
        updateSize()
    }

    private var content: PopoverTipHost? { shown.map { PopoverTipHost(tip: $0.tip, look: look, action: $0.action) } }

    private func update() {
        guard let hosting, let content else { return }
        hosting.rootView = content
        updateSize()
    }

    private func updateSize() {
        guard let hosting else { return }
        preferredContentSize = hosting.sizeThatFits(in: CGSize(width: TipWidth.maximum, height: .greatestFiniteMagnitude))
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        hosting?.view.frame = view.bounds
    }
}

/// The content of a popover of UIKit's.
private struct PopoverTipHost: View {
    let tip: any Tip
    let look: TipLook
    let action: TipHandler
    @State private var display = TipDisplay()

    var body: some View {
        let _ = display.current(tip, presence: nil)
        TipWidth { TipContent(tip: tip, action: action) }
            .tipLook(look)
            .onAppear { display.begin() }
            .onDisappear { display.end() }
    }
}

/// Leaves popovers with tips popovers where there is little room, and hands everything else to the app's delegate.
private final class TipPopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    weak var app: (any UIPopoverPresentationControllerDelegate)?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let style = app?.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) ?? .automatic
        return style == .automatic ? .none : style
    }

    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { app?.presentationController(controller, viewControllerForAdaptivePresentationStyle: style) }

    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        app?.presentationController(
            presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
    }

    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { app?.presentationController(presentationController, prepare: adaptivePresentationController) }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        app?.presentationControllerShouldDismiss(presentationController) ?? true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        app?.presentationControllerWillDismiss(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        app?.presentationControllerDidDismiss(presentationController)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        app?.presentationControllerDidAttemptToDismiss(presentationController)
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        app?.prepareForPopoverPresentation(popoverPresentationController)
    }

    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
        app?.popoverPresentationControllerShouldDismissPopover(popoverPresentationController) ?? true
    }

    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
        app?.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
    }
}
