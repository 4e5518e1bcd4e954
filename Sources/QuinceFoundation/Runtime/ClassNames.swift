import Foundation
internal import FrameworkManifest

/// The name of a class as Objective-C has it: `Module.Name`, the name of `@objc(…)`, or the bare name of a framework's class.
///
/// A class inside another type, a private or a generic one, has its mangled name, `_TtCC6Module5Outer5Inner`.
public func NSStringFromClass(_ aClass: AnyClass) -> String { ClassNames.name(of: aClass) }

/// The class of a name that `NSStringFromClass(_:)` gives; nil where there is none.
public func NSClassFromString(_ aClassName: String) -> AnyClass? { ObjectRuntime.type(named: aClassName) }

/// Names of classes, from Swift's and back.
enum ClassNames {
    /// Modules whose classes are Objective-C's on iOS, without their module's name. The supplement goes before what it replaces.
    static let frameworks =
        ["QuinceFoundation", "Foundation", "FoundationBase", "FoundationNetworking", "FoundationXML"]
        + FrameworkManifest.all.filter { $0.hasObjectiveCClasses && $0.access == .direct }.map(\.module)

    static func name(of type: AnyClass) -> String {
        if let name = ObjectRuntime.objcName(of: type) { return name }
        guard let path = ManglingPath(mangledName: _mangledTypeName(type) ?? "") else { return _typeName(type, qualified: true) }
        if path.parts.count == 1, frameworks.contains(path.module) { return path.parts[0].name }
        return path.parts.count == 1 ? "\(path.module).\(path.parts[0].name)" : path.objectiveC
    }

    /// Whether a class is one of the system's, whose methods Objective-C would call.
    static func isOfFramework(_ type: AnyClass) -> Bool {
        _typeName(type, qualified: true).split(separator: ".").first.map { frameworks.contains(String($0)) } ?? false
    }

    static func type(named name: String) -> AnyClass? {
        if name.hasPrefix("_Tt") { return ManglingPath(objectiveC: name).flatMap { type(mangled: $0.mangledName) } }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        switch parts.count {
        case 1:
            guard !name.isEmpty else { return nil }
            return frameworks.lazy.compactMap { type(mangled: ManglingPath(module: $0, parts: [.init(kind: "C", name: name)]).mangledName) }
                .first
        case 2 where !parts.contains(""):
            return type(mangled: ManglingPath(module: parts[0], parts: [.init(kind: "C", name: parts[1])]).mangledName)
        default: return nil
        }
    }

    private static func type(mangled name: String) -> AnyClass? { _typeByName(name) as? AnyClass }
}

/// The place of a type: its module, and the types around it from the outermost to itself.
struct ManglingPath: Equatable {
    struct Part: Equatable {
        /// `C` of a class, `V` of a structure, `O` of an enumeration.
        var kind: Character
        var name: String
    }

    var module: String
    var parts: [Part]

    init(module: String, parts: [Part]) { (self.module, self.parts) = (module, parts) }

    /// Reads Swift's name of today, `6Module5OuterC5InnerC`; nil for generic, private and local types, which say more.
    init?(mangledName: String) {
        var rest = Substring(mangledName)
        guard let module = Self.identifier(from: &rest) else { return nil }
        var parts: [Part] = []
        while let name = Self.identifier(from: &rest) {
            guard let kind = rest.popFirst(), "CVO".contains(kind) else { return nil }
            parts.append(Part(kind: kind, name: name))
        }
        guard rest.isEmpty, !parts.isEmpty else { return nil }
        (self.module, self.parts) = (module, parts)
    }

    /// Reads Objective-C's name, `_TtCC6Module5Outer5Inner`.
    init?(objectiveC name: String) {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3)
        let kinds = rest.prefix { "CVO".contains($0) }
        rest = rest.dropFirst(kinds.count)
        guard let module = Self.identifier(from: &rest) else { return nil }
        var names: [String] = []
        while let name = Self.identifier(from: &rest) { names.append(name) }
        guard rest.isEmpty, names.count == kinds.count, !names.isEmpty else { return nil }
        self.module = module
        parts = zip(kinds.reversed(), names).map { Part(kind: $0, name: $1) }
    }

    var objectiveC: String {
        "_Tt" + String(parts.map(\.kind).reversed()) + Self.counted(module) + parts.map { Self.counted($0.name) }.joined()
    }

    var mangledName: String { Self.counted(module) + parts.map { Self.counted($0.name) + String($0.kind) }.joined() }

    private static func counted(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// A length and as many characters; nil where there are none, or where it refers to what stood before.
    private static func identifier(from text: inout Substring) -> String? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int(digits), count > 0, !digits.hasPrefix("0") else { return nil }
        let rest = text.dropFirst(digits.count)
        guard rest.count >= count else { return nil }
        text = rest.dropFirst(count)
        return String(rest.prefix(count))
    }
}
