import BundleFormat

/// The scenes designed in one storyboard document.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let document: InterfaceDocument
    let bundle: Bundle

    /// Finds a storyboard. Ends the app with `NSInvalidArgumentException` where the bundle has none of this name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        bundle = storyboardBundleOrNil ?? .main
        guard let document = InterfaceDocument.find(name, kind: .storyboard, in: bundle) else {
            uncaughtException(
                .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(InterfaceDocument.text(of: bundle))")
        }
        self.document = document
        super.init()
    }

    init(document: InterfaceDocument, bundle: Bundle) {
        (self.document, self.bundle) = (document, bundle)
        super.init()
    }

    /// A new instance of the designated entry point; nil where the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.root.attributes["initialViewController"].flatMap { controller(objectID: $0, sender: nil, creator: nil) }
    }

    /// A new instance of the entry point made by `creator`, which hands its coder to the controller's initialiser; nil from it means `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(creator: @escaping (NSCoder) -> ViewController?)
        -> ViewController?
    {
        document.root.attributes["initialViewController"].flatMap { controller(objectID: $0, sender: nil, creator: creator) }
            as? ViewController
    }

    /// A new instance of the controller with this storyboard identifier; an unknown one ends the app.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier: identifier, creator: nil)
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = controller(identifier: identifier, creator: creator.map { make in { make($0) } })
        guard let typed = controller as? ViewController else {
            uncaughtException(
                .invalidArgument,
                "The view controller with identifier '\(identifier)' is a \(type(of: controller)), not a \(ViewController.self)")
        }
        return typed
    }

    private func controller(identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let objectID = document.objectID(storyboardIdentifier: identifier),
            let made = controller(objectID: objectID, sender: nil, creator: creator)
        else {
            let known = document.storyboardIdentifiers.map { "'\($0)'" }.joined(separator: ", ")
            uncaughtException(
                .invalidArgument,
                "Storyboard (<UIStoryboard: \(addressText(of: self))>) doesn't contain a view controller with identifier '\(identifier)'. "
                    + (known.isEmpty
                        ? "No controller in \(document.source) has a Storyboard ID."
                        : "\(document.source) has the identifiers \(known)."))
        }
        return made
    }

    /// Makes the controller of a scene, following references to other storyboards.
    func controller(objectID: String, sender: Any?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let scene = document.scene(ofController: objectID), let element = scene.controller else { return nil }
        if element.name == "viewControllerPlaceholder" { return referenced(by: element) }
        return SceneContext(storyboard: self, scene: scene).makeController(creator: creator)
    }

    private func referenced(by element: InterfaceElement) -> UIViewController? {
        let bundle = element.attributes["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        let storyboard = element.attributes["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        guard let identifier = element.attributes["referencedIdentifier"] else { return storyboard.instantiateInitialViewController() }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }
}
