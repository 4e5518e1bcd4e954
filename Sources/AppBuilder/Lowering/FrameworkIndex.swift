import FileReplacement
import Foundation
import FrameworkManifest

/// The declarations of Quince's frameworks, read from their compiled modules: the initializers of classes, the methods that selectors can name.
struct FrameworkIndex: Sendable {
    struct Initializer: Sendable, Hashable {
        /// Argument labels, `_` for none.
        var labels: [String]
        var isConvenience: Bool
        var isFailable = false
    }

    struct Class: Sendable {
        var superclass: String?
        var initializers: [Initializer] = []
        var inheritsConvenience = true
        /// `name` of properties, `name(label:)` of methods.
        var members: [String] = []
        /// The members that an extension can replace, as they are spelled in `members`.
        var replaceable: Set<String> = []
        /// The methods and properties that selectors can name, by `name(label:)` and `name`.
        var methods: [String: Method] = [:]
    }

    /// An instance method or property of a class.
    struct Method: Sendable, Hashable {
        /// Name of the class that declares it.
        var owner: String
        /// `name(label:)` of methods, `name` of properties.
        var name: String
        /// Parameter types with their modules, as expressions can name them; the type of a property.
        var types: [String]
        var returnsValue: Bool
        /// The module that declares it.
        var module = ""
        /// Whether a property can be set.
        var isSettable = false

        var isProperty: Bool { !name.hasSuffix(")") }

        /// The method as if an app declared it.
        var facts: MemberFacts {
            let base = name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
            var facts = MemberFacts(kind: .function, name: base, labels: FrameworkIndex.labels(name), types: types, line: 1)
            facts.returnType = returnsValue ? "Any" : nil
            facts.objcName = SelectorResolver.selector(printedName: name)
            return facts
        }
    }

    /// A protocol; its requirements with a default are what Objective-C calls optional.
    struct Interface: Sendable {
        /// `name` of properties, `name(label:)` of methods.
        var requirements: [String] = []
        /// Protocols it inherits from.
        var parents: [String] = []
        var defaults: [Default] = []
        /// Whether Apple's is an Objective-C protocol.
        var isObjC = false
    }

    /// The default implementation of a method requirement.
    struct Default: Sendable, Hashable {
        /// `name(label:)`
        var name: String
        /// Parameter types, and the result's, as `bareType` writes them.
        var types: [String]
        var result: String
        /// The symbol of its code.
        var symbol: String
    }

    var classes: [String: Class] = [:]
    var protocols: [String: Interface] = [:]
    /// Hash of what libraries besides the frameworks brought in.
    var libraries = ""

    /// Foundation's classes that apps derive from.
    static let foundation: FrameworkIndex = {
        var index = FrameworkIndex()
        index.classes["NSObject"] = Class(
            initializers: [Initializer(labels: [], isConvenience: false)], members: ["copy()", "mutableCopy()"])
        for name in [
            "Operation", "Thread", "Formatter", "DateFormatter", "NumberFormatter", "URLSessionDelegate", "NotificationCenter",
            "FileManager",
        ] {
            index.classes[name] = Class(superclass: "NSObject", initializers: [Initializer(labels: [], isConvenience: false)])
        }
        index.protocols["NSObjectProtocol"] = Interface()
        return index
    }()

    mutating func merge(_ other: FrameworkIndex) {
        classes.merge(other.classes) { mine, theirs in
            // A module that extends another's class brings only what it adds.
            var result = mine
            result.superclass = mine.superclass ?? theirs.superclass
            result.members += theirs.members
            result.replaceable.formUnion(theirs.replaceable)
            result.methods.merge(theirs.methods) { mine, _ in mine }
            result.initializers += theirs.initializers.filter { !mine.initializers.contains($0) }
            result.inheritsConvenience = mine.inheritsConvenience && theirs.inheritsConvenience
            return result
        }
        protocols.merge(other.protocols) { mine, theirs in
            Interface(
                requirements: mine.requirements + theirs.requirements, parents: mine.parents + theirs.parents,
                defaults: mine.defaults + theirs.defaults,
                isObjC: mine.isObjC || theirs.isObjC)
        }
    }

    /// A member of the class `name` or of the nearest class above that has it: its printed name, and what calls it where it is a method.
    func declaration(of member: (String) -> Bool, from name: String) -> (printedName: String, method: Method?)? {
        var current: String? = name
        while let name = current, let type = classes[name] {
            if let found = type.members.first(where: member) { return (found, type.methods[found]) }
            current = type.superclass
        }
        return nil
    }

    /// The methods of this name of all classes in the module of `method`, without overrides. A selector is a name alone: objects of any of these
    /// classes have a method for it.
    func namesakes(of method: Method) -> Set<Method> {
        guard !method.module.isEmpty else { return [method] }
        let found = classes.values.compactMap { type -> Method? in
            guard let own = type.methods[method.name], own.module == method.module else { return nil }
            let isOverride = type.superclass.map { declaration(of: { $0 == method.name }, from: $0) != nil } ?? false
            return isOverride ? nil : own
        }
        return Set(found).union([method])
    }

    /// The properties that a key of key-value coding names, of all classes of a module, without overrides: `hidden` is `isHidden`, too.
    func properties(_ key: String, in module: String) -> Set<Method> {
        guard let first = key.first else { return [] }
        let names = [key, "is" + first.uppercased() + key.dropFirst()]
        let found = classes.values.flatMap { type in
            names.compactMap { type.methods[$0] }.filter { $0.isProperty && $0.module == module }
        }
        return found.reduce(into: []) { $0.formUnion(namesakes(of: $1)) }
    }

    func isKind(_ name: String, of ancestor: String) -> Bool {
        var current: String? = name
        while let name = current {
            if name == ancestor { return true }
            current = classes[name]?.superclass
        }
        return false
    }

    /// The protocols among `names` and all they inherit from.
    func interfaces(_ names: [String]) -> [Interface] {
        var seen: Set<String> = []
        var pending = names
        var result: [Interface] = []
        while let name = pending.popLast() {
            guard let found = protocols[name], seen.insert(name).inserted else { continue }
            result.append(found)
            pending += found.parents
        }
        return result
    }

    /// Returns the default implementation of the requirement that `member` would implement, and the Objective-C protocol that declares it; nil if
    /// there is none.
    func defaultImplementation(of member: MemberFacts, in interface: String) -> (interface: String, original: Default)? {
        var seen: Set<String> = []
        var pending = [interface]
        while let name = pending.popLast() {
            guard let found = protocols[name], seen.insert(name).inserted else { continue }
            pending += found.parents
            guard found.isObjC else { continue }
            let types = member.types.map(Self.bareType)
            let result = Self.bareType(member.returnType ?? "()")
            let match = found.defaults.first { original in
                original.name == member.fullName && original.types.count == types.count && Self.isSame(original.result, result)
                    && zip(original.types, types).allSatisfy(Self.isSame)
            }
            if let match { return (name, match) }
        }
        return nil
    }

    // MARK: Reading modules

    /// Changes whenever what is read of a module does.
    private static let version = 10
    /// Modules whose protocols are Objective-C's on iOS.
    static let objectiveC = Set(FrameworkManifest.all.filter(\.hasObjectiveCProtocols).map(\.module))

    /// Modules of Quince that are read, those that exist.
    static let modules = FrameworkManifest.all.filter(\.isIndexed).map(\.module)

    /// Reads the modules of `frameworks`, or what an earlier build kept of them in `cache`.
    static func load(_ frameworks: FrameworkSet, toolchain: Toolchain, cache: URL) throws -> FrameworkIndex {
        let modules = modules.filter {
            FileManager.default.fileExists(atPath: frameworks.modules.appendingPathComponent("\($0).swiftmodule").path)
        }
        let stamps = modules.map { FileStamp(frameworks.modules.appendingPathComponent("\($0).swiftmodule")).sizeAndDate }
        let file = cache.appendingPathComponent("frameworks-\(version)-\(StableHash.of(stamps.joined(separator: "\n"))).plist")
        if let index = Loaded.shared[file] { return index }
        if let index = CacheFile.read(FrameworkIndex.self, from: file) {
            Loaded.shared[file] = index
            return index
        }
        var index = foundation
        for part in modules.parallelMap({ try read($0, frameworks, toolchain) }) { index.merge(try part.get()) }
        try? PrivateFiles.makeFolder(cache)
        try? CacheFile.write(index, to: file)
        Loaded.shared[file] = index
        return index
    }

    /// The indexes that this process has read, by cache file: a tool that watches an app builds many times. May be used from any thread.
    private final class Loaded: @unchecked Sendable {
        static let shared = Loaded()
        private let lock = NSLock()
        private var indexes: [URL: FrameworkIndex] = [:]

        subscript(file: URL) -> FrameworkIndex? {
            get { lock.withLock { indexes[file] } }
            set { lock.withLock { indexes[file] = newValue } }
        }
    }

    private static func read(_ module: String, _ frameworks: FrameworkSet, _ toolchain: Toolchain) throws -> FrameworkIndex {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: output) }
        let arguments = ["-dump-sdk", "-module", module, "-o", output.path] + frameworks.searchArguments
        let result = try toolchain.run("swift-api-digester", arguments)
        guard result.status == 0, let data = try? Data(contentsOf: output),
            let top = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let root = top["ABIRoot"] as? [String: Any],
            // A module that cannot be loaded is an empty one to the tool.
            let children = root["children"] as? [[String: Any]], !children.isEmpty
        else {
            throw BuildFailure("cannot read Quince's module \(module): \(result.output)", nextStep: "Build Quince's frameworks again.")
        }
        var index = FrameworkIndex()
        for node in children { index.read(node, of: module) }
        return index
    }

    /// Takes up a declaration as the digester describes it.
    mutating func read(_ node: [String: Any], of module: String) {
        // What only Quince itself can see is nothing an app has.
        let children = (node["children"] as? [[String: Any]] ?? []).filter {
            $0["isInternal"] as? Bool != true && $0["spi_group_names"] == nil
        }
        let name = node["printedName"] as? String ?? ""
        let members = children.filter { ["Func", "Var"].contains($0["declKind"] as? String ?? "") }.compactMap {
            $0["printedName"] as? String
        }
        switch node["declKind"] as? String {
        case "Class":
            var type = Class(
                superclass: (node["superclassNames"] as? [String])?.first.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
            type.members = members
            type.replaceable = Set(
                children.filter { ($0["declAttributes"] as? [String])?.contains("Dynamic") == true }.compactMap {
                    $0["printedName"] as? String
                })
            // A generic class cannot be named without its types (`NSLayoutAnchor`), so that selectors and keys reach none of its members.
            if node["genericSig"] == nil {
                for method in children.compactMap({ Self.method($0, of: name, in: module) ?? Self.property($0, of: name, in: module) }) {
                    type.methods[method.name] = method
                }
            }
            type.inheritsConvenience = node["hasMissingDesignatedInitializers"] as? Bool != true
            let constructors = children.filter { $0["declKind"] as? String == "Constructor" }
            func isDesignated(_ node: [String: Any]) -> Bool { node["init_kind"] as? String == "Designated" }
            func isImplicit(_ node: [String: Any]) -> Bool { node["implicit"] as? Bool == true }
            // A class with designated initialisers of its own does not inherit those of its superclass: what the compiler makes in their place traps.
            let ownsDesignated = constructors.contains { isDesignated($0) && !isImplicit($0) }
            for child in constructors where !(ownsDesignated && isDesignated(child) && isImplicit(child)) {
                let labels = Self.labels(child["printedName"] as? String ?? "")
                let result = (child["children"] as? [[String: Any]])?.first?["name"] as? String
                type.initializers.append(
                    Initializer(
                        labels: labels, isConvenience: child["init_kind"] as? String == "Convenience", isFailable: result == "Optional"))
            }
            classes[name] = type
        case "Protocol":
            let parents = (node["conformances"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            protocols[name] = Interface(
                requirements: members, parents: parents, defaults: children.compactMap(Self.defaultImplementation),
                isObjC: Self.objectiveC.contains(module))
        default:
            // An extension of another module's class comes as that class.
            break
        }
    }

    /// Returns the method's owner, name and types for a call from outside; nil if selectors cannot name it.
    private static func method(_ node: [String: Any], of owner: String, in module: String) -> Method? {
        guard node["declKind"] as? String == "Func", node["static"] as? Bool != true, node["genericSig"] == nil,
            node["throwing"] as? Bool != true, node["async"] as? Bool != true, let name = node["printedName"] as? String
        else { return nil }
        let types = (node["children"] as? [[String: Any]] ?? []).map { $0["printedName"] as? String ?? "" }
        let unnameable = ["...", "@", "some "]
        guard let result = types.first, !types.contains(where: { $0.hasPrefix("inout") || unnameable.contains(where: $0.contains) }) else {
            return nil
        }
        return Method(
            owner: owner, name: name, types: Array(types.dropFirst()), returnsValue: result != "()" && result != "Swift.Void",
            module: module)
    }

    /// Returns the property's owner, name and type; nil if selectors cannot name it.
    private static func property(_ node: [String: Any], of owner: String, in module: String) -> Method? {
        guard node["declKind"] as? String == "Var", node["static"] as? Bool != true, node["genericSig"] == nil,
            let name = node["printedName"] as? String,
            let type = (node["children"] as? [[String: Any]])?.first?["printedName"] as? String, !type.contains("@")
        else { return nil }
        let accessors = (node["accessors"] as? [[String: Any]] ?? []).filter {
            $0["isInternal"] as? Bool != true && $0["spi_group_names"] == nil && $0["throwing"] as? Bool != true
                && $0["async"] as? Bool != true
        }
        let kinds = accessors.compactMap { $0["accessorKind"] as? String }
        guard kinds.contains("get") else { return nil }
        return Method(owner: owner, name: name, types: [type], returnsValue: true, module: module, isSettable: kinds.contains("set"))
    }

    private static func defaultImplementation(_ node: [String: Any]) -> Default? {
        guard node["declKind"] as? String == "Func", node["isFromExtension"] as? Bool == true, node["static"] as? Bool != true,
            let name = node["printedName"] as? String, let symbol = node["mangledName"] as? String,
            let signature = node["genericSig"] as? String,
            !signature.contains("=="), !signature.contains(",")
        else { return nil }
        let types = (node["children"] as? [[String: Any]] ?? []).map { bareType($0["printedName"] as? String ?? "") }
        return Default(name: name, types: Array(types.dropFirst()), result: types.first ?? "()", symbol: symbol)
    }

    /// A type as written or printed, without modules, attributes and spaces: `UIKit.UITouch` and `UITouch` are the same.
    static func bareType(_ text: String) -> String {
        var result = text.split(separator: " ").filter { !$0.hasPrefix("@") }.joined()
        for module in ["UIKit.", "FoundationEssentials.", "Foundation.", "CoreGraphics.", "QuartzCore.", "QuinceFoundation.", "Swift."] {
            result = result.replacingOccurrences(of: module, with: "")
        }
        return result.replacingOccurrences(of: "!", with: "?").replacingOccurrences(of: "->Void", with: "->()")
    }

    /// Whether two bare types can be one; nested names may be written short.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || first.hasSuffix("." + second) || second.hasSuffix("." + first)
    }

    /// `init(frame:_:)` → `["frame", "_"]`
    static func labels(_ printedName: String) -> [String] {
        guard let open = printedName.firstIndex(of: "(") else { return [] }
        return printedName[printedName.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    }
}
