import BundleFormat
@_spi(Quince) import QuinceFoundation

/// One instance of a storyboard scene: makes the controller at once and its view when that is asked for.
@MainActor final class SceneContext: NibContext {
    let storyboard: UIStoryboard
    let scene: InterfaceScene
    private var templates: [SegueTemplate] = []
    /// The objects made along with the controller, which live as long as it does. Like those of the controller, their outlets are connected
    /// when the view is loaded.
    private var sceneObjects: [(object: AnyObject, element: InterfaceElement)] = []

    init(storyboard: UIStoryboard, scene: InterfaceScene) {
        (self.storyboard, self.scene) = (storyboard, scene)
        super.init(document: storyboard.document, bundle: storyboard.bundle)
    }

    /// Makes the controller with its navigation item and the like, and follows its relationships.
    func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = scene.controller else { return nil }
        Self.depth += 1
        defer { Self.leave() }
        readLayoutGuides(element)
        let instance = instantiate(element, decoder(for: element), creator: creator.map { create in { create($0) } })
        guard let controller = instance as? UIViewController else { return nil }
        for other in scene.others where other.name != "placeholder" && other.name != "exit" { make(other) }
        for connection in segues(of: element) { keep(SegueTemplate(connection, controller, in: self)) }
        let new = takeUnfinished()
        sceneObjects = new.filter { $0.object !== controller }
        settle(new)
        // The outlets of a controller whose scene has a view may lead into it: they wait for that.
        if viewElement == nil { for (object, element) in [(controller, element)] + sceneObjects { connectOutlets(of: object, element) } }
        connectRelationships(element, controller)
        for (object, element) in new { connectActions(of: object, element) }
        for (object, element) in new { RuntimeAttributes.apply(element, to: object, self) }
        Self.waiting += new.map { entry -> () -> Void in { self.awake(entry.object) } }
        objects.loosen()
        return controller
    }

    /// Controllers wake only when they stand in their containers: each may ask for its own then. The outermost scene wakes all.
    private static var depth = 0
    private static var waiting: [() -> Void] = []

    private static func leave() {
        depth -= 1
        guard depth == 0 else { return }
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }

    override func willDecode(_ object: AnyObject, _ element: InterfaceElement) {
        guard element.id == scene.controller?.id, let controller = object as? UIViewController else { return }
        self.controller = controller
        controller.storyboardSlot = storyboard
        controller.interfaceSlot = self
    }

    private func segues(of element: InterfaceElement) -> [InterfaceElement] {
        element.first("connections")?.children.filter { $0.name == "segue" } ?? []
    }

    private func readLayoutGuides(_ element: InterfaceElement) {
        for guide in element.first("layoutGuides")?.children ?? [] {
            if let id = guide.id, let type = guide.attributes["type"] { controllerGuides[id] = type }
        }
    }

    private func connectRelationships(_ element: InterfaceElement, _ controller: UIViewController) {
        var related: [String: [UIViewController]] = [:]
        for segue in segues(of: element) where segue.attributes["kind"] == "relationship" {
            guard let name = segue.attributes["relationship"], let destination = segue.attributes["destination"] else { continue }
            let creator = SegueAction.creator(relationship: segue, of: controller)
            guard let child = storyboard.controller(objectID: destination, sender: nil, creator: creator) else { continue }
            related[name, default: []].append(child)
        }
        (controller as? any RelationshipContainer)?.connect(relationships: related)
    }

    func keep(_ template: SegueTemplate) { templates.append(template) }
    func template(identifier: String) -> SegueTemplate? { templates.first { $0.identifier == identifier } }

    // MARK: View

    /// The controller's view; nil for containers, which make their own.
    private var viewElement: InterfaceElement? { scene.controller.flatMap { $0.child(key: "view") ?? $0.child(key: "tableView") } }

    /// Makes the controller's view and connects everything; false for scenes without a view.
    func loadView() -> Bool {
        guard let controller, let element = scene.controller, let viewElement else { return false }
        guard let view = make(viewElement) as? UIView else { return false }
        controller.view = view
        finish(others: [(controller, element)] + sceneObjects)
        objects.loosen()
        return true
    }
}

/// Loads the view of a controller whose class does not make one.
@MainActor enum NibLoading {
    /// Loads the view from the controller's scene, or from its nib: the named one, else the one named like its class.
    static func loadView(of controller: UIViewController) -> Bool {
        if let scene = controller.interfaceSlot as? SceneContext, scene.loadView() { return true }
        let bundle = controller.nibBundle ?? .main
        if let name = controller.nibName {
            load(name, bundle, controller)
            return true
        }
        guard controller.storyboardSlot == nil, let name = candidates(for: controller).first(where: { UINib.exists($0, in: bundle) }) else {
            return false
        }
        load(name, bundle, controller)
        return true
    }

    private static func load(_ name: String, _ bundle: Bundle, _ controller: UIViewController) {
        UINib(nibName: name, bundle: bundle).instantiate(withOwner: controller)
        guard controller.isViewLoaded else {
            uncaughtException(
                .internalInconsistency,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
        }
    }

    /// `PlayerViewController` looks for the nibs `PlayerView` and `PlayerViewController`; only classes of the app do.
    private static func candidates(for controller: UIViewController) -> [String] {
        let parts = String(reflecting: type(of: controller)).split(separator: ".")
        guard parts.count == 2, parts[0] != "UIKit" else { return [] }
        let name = String(parts[1])
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
