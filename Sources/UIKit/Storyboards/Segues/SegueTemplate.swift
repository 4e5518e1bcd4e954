import BundleFormat
@_spi(Quince) import QuinceFoundation

/// A segue as the storyboard describes it; makes and performs the real ones.
@MainActor final class SegueTemplate: NSObject {
    /// The action of the controls and bar items that trigger the segue.
    static let action = Selector("perform:")

    let element: InterfaceElement
    private weak var source: UIViewController?
    private weak var context: NibContext?

    /// - Parameter context: The objects of the scene, among which the anchor of a popover is looked up when the segue is performed.
    init(_ element: InterfaceElement, _ source: UIViewController, in context: NibContext) {
        self.element = element
        (self.source, self.context) = (source, context)
        super.init()
        Self.register
    }

    /// Lets target-action find `perform:`.
    private static let register: Void = ObjectRuntime.register(SegueTemplate.self) { entry in
        entry.method(action.name) { object, arguments in
            MainActor.assumeIsolated { (object as? SegueTemplate)?.trigger(sender: arguments.first ?? nil) }
            return nil
        }
    }

    var identifier: String? { element.attributes["identifier"] }
    private var kind: String { element.attributes["kind"] ?? "show" }
    /// The view or bar item that a popover points at.
    private var anchor: AnyObject? {
        let id = element.attributes["popoverAnchorView"] ?? element.attributes["popoverAnchorBarButtonItem"]
        return id.flatMap { context?.objects[$0] }
    }
    private var isAnimated: Bool { element.bool("animates") ?? true }

    /// Performs the segue unless the source declines.
    func trigger(sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    func perform(sender: Any?) {
        guard let source else { return }
        if kind == "unwind" { return unwind(from: source, sender: sender) }
        guard let destination = makeDestination(source, sender: sender) else { return }
        let segue = makeSegue(source, destination)
        configure(destination)
        segue.setHandler { [isAnimated, kind, anchor] in
            Self.show(destination, from: source, kind: kind, isAnimated: isAnimated, sender: sender ?? anchor)
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Makes the child controller of a container view and fills the view with the child's.
    func embed(in container: UIView) {
        guard let source, let destination = makeDestination(source, sender: container) else { return }
        let segue = makeSegue(source, destination)
        segue.setHandler {
            source.addChild(destination)
            destination.view.frame = container.bounds
            destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(destination.view)
            destination.didMove(toParent: source)
        }
        source.prepare(for: segue, sender: container)
        segue.perform()
    }

    // MARK: Parts

    private func makeDestination(_ source: UIViewController, sender: Any?) -> UIViewController? {
        guard let storyboard = source.storyboard, let objectID = element.attributes["destination"] else { return nil }
        return SegueAction.during(segueOf: source, sender: sender) {
            storyboard.controller(objectID: objectID, sender: sender, creator: SegueAction.creator(element, of: [source], sender: sender))
        }
    }

    private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
        let scene = source.interfaceSlot as? SceneContext
        guard let type = scene?.customClass(of: element), type != UIStoryboardSegue.self else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        let made = ObjectRuntime.make(type, by: .identifierSourceDestination, [identifier, source, destination])
        guard let segue = made as? UIStoryboardSegue else {
            uncaughtException(
                .internalInconsistency,
                "Segue '\(identifier ?? "")' (\(scene?.document.source ?? ""):\(element.line)) names the class \(String(reflecting: type)), "
                    + "which is no UIStoryboardSegue with init(identifier:source:destination:)")
        }
        return segue
    }

    private func configure(_ destination: UIViewController) {
        if let style = element.option("modalPresentationStyle", InterfaceOptions.modalPresentationStyles) {
            destination.modalPresentationStyle = style
        }
        if let style = element.option("modalTransitionStyle", InterfaceOptions.modalTransitionStyles) {
            destination.modalTransitionStyle = style
        }
        if kind == "popoverPresentation" || kind == "popover" {
            destination.modalPresentationStyle = .popover
            destination.popoverPresentationController?.sourceItem = anchor as? any UIPopoverPresentationControllerSourceItem
            if let directions = arrowDirections { destination.popoverPresentationController?.permittedArrowDirections = directions }
        }
    }

    /// The sides that the arrow of a popover may be on; nil where the segue names none.
    private var arrowDirections: UIPopoverArrowDirection? {
        guard let element = element.child(key: "popoverArrowDirection") else { return nil }
        let directions: [(String, UIPopoverArrowDirection)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
        return directions.reduce(into: []) { found, each in if element.bool(each.0) == true { found.insert(each.1) } }
    }

    private static func show(_ destination: UIViewController, from source: UIViewController, kind: String, isAnimated: Bool, sender: Any?) {
        func perform() {
            switch kind {
            case "presentation", "modal", "popoverPresentation", "popover": source.present(destination, animated: isAnimated)
            case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
            default: source.show(destination, sender: sender)
            }
        }
        if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
    }

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let name = element.attributes["unwindAction"] else { return }
        let request = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector(name), sender: sender)
        guard let destination = UnwindResolution.destination(request) else { return }
        let segue = makeSegue(source, destination)
        segue.setHandler { [isAnimated] in UnwindResolution.perform(segue, animated: isAnimated) }
        source.prepare(for: segue, sender: sender)
        UIKit.perform(Selector(name), on: destination, with: [segue])
        segue.perform()
    }
}
