/// The settings that the content of a sheet or popover makes for its own presentation.
@MainActor final class PresentationSettings {
    struct Values {
        var detents: [UISheetPresentationController.Detent]?
        var selection: Binding<PresentationDetent>?
        var choices: Set<PresentationDetent> = []
        var showsIndicator = false
        var cornerRadius: CGFloat?
        var isModal = false
        var undimmed: PresentationBackgroundInteraction?
        var scrollsFirst = false
        /// The adaptations of a popover in compact widths and compact heights.
        var compact = (horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic)
    }

    private(set) var values = Values()
    /// The view behind the content; nil for the system's background.
    let ground = Attribute<AnyView?>(nil)
    private(set) weak var controller: UIViewController?
    private var follower: PresentationFollower?

    /// Gives a controller what the content has said and will say.
    func attach(_ controller: UIViewController) {
        self.controller = controller
        let follower = PresentationFollower(self)
        self.follower = follower
        controller.presentationController?.delegate = follower
        apply()
    }

    func change(_ change: (inout Values) -> Void) {
        change(&values)
        apply()
    }

    private func apply() {
        guard let controller else { return }
        controller.isModalInPresentation = values.isModal
        let popover = controller.modalPresentationStyle == .popover ? controller.popoverPresentationController : nil
        guard let sheet = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController else { return }
        if let detents = values.detents { sheet.detents = detents }
        if let selection = values.selection { sheet.selectedDetentIdentifier = selection.wrappedValue.identifier }
        sheet.prefersGrabberVisible = values.showsIndicator
        sheet.preferredCornerRadius = values.cornerRadius
        sheet.prefersScrollingExpandsWhenScrolledToEdge = !values.scrollsFirst
        sheet.largestUndimmedDetentIdentifier = values.undimmed.flatMap { largestUndimmed($0, sheet) }
    }

    private func largestUndimmed(_ interaction: PresentationBackgroundInteraction, _ sheet: UISheetPresentationController)
        -> UISheetPresentationController.Detent.Identifier?
    {
        switch interaction.kind {
        case .automatic, .disabled: nil
        case .enabled: sheet.detents.last?.identifier
        case .upThrough(let detent): detent.identifier
        }
    }

    /// Tells the app of the height at which the sheet rests.
    fileprivate func rests(at identifier: UISheetPresentationController.Detent.Identifier?) {
        guard let selection = values.selection, let detent = values.choices.first(where: { $0.identifier == identifier }) else { return }
        if selection.wrappedValue != detent { selection.wrappedValue = detent }
    }
}

/// UIKit's delegate of a presentation.
@MainActor
private final class PresentationFollower: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    private weak var settings: PresentationSettings?

    init(_ settings: PresentationSettings) {
        self.settings = settings
        super.init()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
        settings?.rests(at: sheetPresentationController.selectedDetentIdentifier)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        guard let compact = settings?.values.compact else { return .automatic }
        if traitCollection.verticalSizeClass == .compact, compact.vertical != .automatic { return compact.vertical.style }
        return compact.horizontal.style
    }
}

private struct PresentationKey: EnvironmentKey { static let defaultValue: PresentationSettings? = nil }

extension EnvironmentValues {
    /// The presentation whose content a view is in.
    var presentation: PresentationSettings? {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}

/// Says something about the presentation around a view.
@MainActor struct PresentationModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: @MainActor (PresentationSettings) -> Void
    nonisolated init(change: @escaping @MainActor (PresentationSettings) -> Void) { self.change = change }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        guard let settings = inputs.environment.untrackedValue.presentation else { return node }
        node.observe(inputs) {
            let change = modifier.value.change
            AnyAttribute.untracked { change(settings) }
        }
        return node
    }
}

/// The content of a presentation over its ground.
struct PresentedContent<Content: View>: View {
    nonisolated(unsafe) let content: Content
    let settings: PresentationSettings

    var body: some View {
        content.frame(maxWidth: .infinity, maxHeight: .infinity).background { PresentationGround(settings: settings) }
    }
}

/// The background of a presentation. It is a view of its own, so that a new background does not re-evaluate the content.
private struct PresentationGround: View {
    let settings: PresentationSettings

    var body: some View { settings.ground.value?.ignoresSafeArea() }
}
