import BundleFormat
@_spi(Quince) import QuinceFoundation

/// A compiled storyboard or nib with what is looked up in it.
final class InterfaceDocument {
    enum Kind: String {
        case storyboard = "storyboardc"
        case nib = "nib"
    }

    let name: String
    let source: String
    let root: InterfaceElement
    /// Translations of the device's language, by `objectID.property`.
    let strings: [String: String]
    let scenes: [InterfaceScene]
    private let sceneOfController: [String: InterfaceScene]
    /// `color` elements by the names of `namedColor` and `systemColor` resources, for names the system does not know.
    private(set) var resourceColors: [String: InterfaceElement] = [:]

    init(name: String, interface: CompiledInterface, strings: [String: String] = [:]) {
        (self.name, source, root, self.strings) = (name, interface.source, interface.document, strings)
        scenes = root.first("scenes")?.children.filter { $0.name == "scene" }.map(InterfaceScene.init) ?? []
        sceneOfController = Dictionary(
            scenes.compactMap { scene in scene.controller?.id.map { ($0, scene) } }, uniquingKeysWith: { first, _ in first })
        for resource in root.first("resources")?.children ?? [] where resource.name == "namedColor" || resource.name == "systemColor" {
            if let name = resource.attributes["name"], let color = resource.first("color") { resourceColors[name] = color }
        }
    }

    func scene(ofController objectID: String) -> InterfaceScene? { sceneOfController[objectID] }

    func objectID(storyboardIdentifier: String) -> String? {
        for scene in scenes {
            if let controller = scene.controller, controller.attributes["storyboardIdentifier"] == storyboardIdentifier {
                return controller.id
            }
        }
        return nil
    }

    /// Returns the place of an element in the document, for messages: `Main.storyboard:42`.
    func place(of element: InterfaceElement) -> String { "\(source):\(element.line)" }

    /// The storyboard identifiers of the document's controllers, for messages.
    var storyboardIdentifiers: [String] { scenes.compactMap { $0.controller?.attributes["storyboardIdentifier"] } }

    // MARK: Files

    nonisolated(unsafe) private static var cache: [String: InterfaceDocument] = [:]

    /// The document of a bundle, in the first preferred language that has it, with that language's translations applied on top of the base.
    @MainActor static func find(_ name: String, kind: Kind, in bundle: Bundle) -> InterfaceDocument? {
        let folders = bundle.localizationFolders + [bundle.bundleURL]
        let key = folders.map(\.path).joined(separator: "|") + "|\(name).\(kind.rawValue)"
        if let cached = cache[key] { return cached }
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in folders {
            for name in [name + suffix, name] {
                let file = folder.appendingPathComponent("\(name).\(kind.rawValue)")
                guard let data = try? Data(contentsOf: file) else { continue }
                guard let interface = try? PropertyListDecoder().decode(CompiledInterface.self, from: data) else {
                    uncaughtException(.internalInconsistency, "\(file.path) is not a compiled interface; build the app again")
                }
                let document = InterfaceDocument(name: name, interface: interface, strings: strings(name, bundle.localizationFolders))
                cache[key] = document
                return document
            }
        }
        return nil
    }

    private static func strings(_ name: String, _ folders: [URL]) -> [String: String] {
        for folder in folders {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).strings")) else { continue }
            if let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] { return table }
        }
        return [:]
    }

    static func text(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}

/// A scene: one controller with the objects beside it.
struct InterfaceScene {
    let element: InterfaceElement
    let controller: InterfaceElement?
    /// Placeholders, the exit, and objects that are made along with the controller.
    let others: [InterfaceElement]

    init(_ element: InterfaceElement) {
        self.element = element
        let objects = element.first("objects")?.children ?? []
        controller = objects.first { $0.attributes["sceneMemberID"] == "viewController" }
        others = objects.filter { $0.attributes["sceneMemberID"] != "viewController" }
    }

    /// The identifiers of the segues that lead out of the scene, for messages.
    var segueIdentifiers: [String] { element.descendants(named: "segue").compactMap { $0.attributes["identifier"] } }
}
