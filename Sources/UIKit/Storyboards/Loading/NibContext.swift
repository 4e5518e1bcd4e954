import BundleFormat
import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Makes the objects of a nib, or of a scene's view, and wires them up.
///
/// The order is that of iOS: objects with their properties, then constraints, connections, user-defined attributes, `awakeFromNib()`.
@MainActor class NibContext {
    let document: InterfaceDocument
    let bundle: Bundle
    /// Everything made so far, by object ID, and what stands for placeholders.
    var objects = ObjectTable()
    /// Made objects with their elements, in the order they were made, until they are finished.
    var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// Objects and constraints that the current size classes leave out.
    var excluded: Set<String> = []
    /// The controller whose scene this is.
    weak var controller: UIViewController?
    /// Guides of the old top and bottom layout guides, by ID: the controller's safe area stands in for them.
    var controllerGuides: [String: String] = [:]

    init(document: InterfaceDocument, bundle: Bundle) { (self.document, self.bundle) = (document, bundle) }

    // MARK: Nibs

    func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any] {
        var top: [AnyObject] = []
        for element in document.root.first("objects")?.children ?? [] {
            if element.name == "placeholder" {
                let identifier = element.attributes["placeholderIdentifier"]
                if identifier == "IBFilesOwner", let owner, let id = element.id { objects[id] = owner }
                if identifier == "IBProxyObject", let name = element.attributes["customIdentifier"] ?? element.attributes["userLabel"],
                    let id = element.id
                {
                    objects[id] = external[name].map { $0 as AnyObject }
                }
                continue
            }
            if let object = make(element) { top.append(object) }
        }
        if let owner = owner as? UIViewController { controller = owner }
        finish(placeholders: document.root.first("objects")?.children.filter { $0.name == "placeholder" } ?? [])
        objects.loosen()
        return top
    }

    // MARK: Making

    /// Makes the object of an element with its properties and everything inside.
    @discardableResult func make(_ element: InterfaceElement) -> AnyObject? {
        instantiate(element, decoder(for: element))
    }

    /// How an element becomes an object; one that Quince cannot make ends the app, since a gap on the screen would say nothing.
    func decoder(for element: InterfaceElement) -> ElementDecoder {
        if let decoder = InterfaceDecoders.decoder(for: element.name) { return decoder }
        uncaughtException(
            .internalInconsistency,
            "<\(element.name)> (\(document.source):\(element.line)) is not in Quince yet: remove it from the scene, or create it in code")
    }

    /// Called before the properties of an object are set.
    func willDecode(_ object: AnyObject, _ element: InterfaceElement) {}

    func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        made.append((object, element))
    }

    /// Makes an instance of the element's class, by `creator` where there is one, and sets its properties.
    func instantiate(_ element: InterfaceElement, _ decoder: ElementDecoder, creator: ((NSCoder) -> AnyObject?)? = nil) -> AnyObject {
        let type: AnyClass = customClass(of: element) ?? decoder.type
        let makers: [(NSCoder) -> AnyObject?] = [creator, { [decoder] in decoder.make(type, $0 as! InterfaceCoder) }].compactMap { $0 }
        for make in makers {
            let coder = InterfaceCoder(element, decoder, self)
            let (known, count) = (objects, made.count)
            if let object = make(coder) {
                coder.decode(object)
                return object
            }
            // An initialiser that failed may have decoded already.
            objects = known
            made.removeSubrange(count...)
        }
        uncaughtException(
            .internalInconsistency,
            "\(String(reflecting: type)) of element \(element.id ?? element.name) (\(document.source):\(element.line)) could not be made: init(coder:) returned nil"
        )
    }

    /// The class Interface Builder names; unknown ones are reported and the standard class is taken, as on iOS.
    func customClass(of element: InterfaceElement) -> AnyClass? {
        guard let name = element.attributes["customClass"] else { return nil }
        let module = element.attributes["customModule"]
        let names = [module.map { "\($0).\(name)" }, name, "UIKit.\(name)", bundle.moduleName.map { "\($0).\(name)" }].compactMap { $0 }
        for name in names { if let type = ObjectRuntime.type(named: name) { return type } }
        let mangled = module.map { "_TtC\($0.count)\($0)\(name.count)\(name)" } ?? name
        let text = "[Storyboard] Unknown class \(mangled) in Interface Builder file. (\(document.place(of: element)))\n"
        FileHandle.standardError.write(Data(text.utf8))
        return nil
    }

    // MARK: Finishing

    /// Returns the objects made since the last call, and clears the list: finishing them begins now.
    func takeUnfinished() -> [(object: AnyObject, element: InterfaceElement)] {
        defer { made = [] }
        return made
    }

    /// Constraints, connections, user-defined attributes and `awakeFromNib()` for what was made since the last time.
    ///
    /// - Parameter others: objects made before, whose outlets can be connected only now.
    func finish(placeholders: [InterfaceElement] = [], others: [(object: AnyObject, element: InterfaceElement)] = []) {
        let new = takeUnfinished()
        settle(new)
        for element in placeholders { if let id = element.id, let object = objects[id] { connectOutlets(of: object, element) } }
        for (object, element) in others + new { connectOutlets(of: object, element) }
        for (object, element) in new { connectActions(of: object, element) }
        for (object, element) in new { RuntimeAttributes.apply(element, to: object, self) }
        for (object, _) in new { awake(object) }
        for (object, element) in new { performEmbedSegues(of: object, element) }
    }

    /// Installs the constraints among new objects and removes those that the traits exclude.
    func settle(_ new: [(object: AnyObject, element: InterfaceElement)]) {
        readVariations(new.map(\.element))
        for (_, element) in new { installConstraints(of: element) }
        removeExcluded(new)
    }

    func awake(_ object: AnyObject) {
        switch object {
        case let view as UIView: view.awakeFromNib()
        case let controller as UIViewController: controller.awakeFromNib()
        default: _ = ObjectRuntime.method("awakeFromNib", of: object)?(object, [])
        }
    }

    // MARK: Text

    /// A text property in the device's language: the translation keyed `objectID.property`, else the attribute.
    func text(_ element: InterfaceElement, _ attribute: String, key: String? = nil) -> String? {
        if let id = element.id, let translated = document.strings["\(id).\(key ?? attribute)"] { return translated }
        if let value = element.attributes[attribute] { return value }
        return element.children.first { $0.attributes["key"] == attribute && ($0.name == "string" || $0.name == "mutableString") }?.text
    }
}

extension Bundle {
    /// The Swift module of the bundle's code.
    package var moduleName: String? {
        ModuleName.of(
            executable: object(forInfoDictionaryKey: "CFBundleExecutable") as? String,
            named: object(forInfoDictionaryKey: "QuinceModuleName") as? String)
    }
}
