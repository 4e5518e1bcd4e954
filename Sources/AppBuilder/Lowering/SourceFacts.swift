import Foundation

/// The declarations of one source file that the lowering of the others depends on.
struct SourceFacts: Equatable, Sendable {
    struct Import: Equatable, Sendable {
        var module: String
        var line: Int
        var column: Int
    }

    /// The type a file marks as the program's start.
    struct EntryPoint: Equatable, Sendable {
        var path: String
        var line: Int
        var hasOwnMain: Bool
        var isAsync: Bool
        /// Whether `@UIApplicationMain` or a conformance to `UIApplicationDelegate` says it is an app delegate.
        var isDelegate: Bool
    }

    /// A place that has previews.
    struct PreviewSource: Equatable, Sendable {
        /// The type that provides them; nil for `#Preview`.
        var provider: String?
        var line: Int
        var column: Int
    }

    var imports: [Import] = []
    var previews: [PreviewSource] = []
    var types: [TypeFacts] = []
    var aliases: [String: String] = [:]
    var entry: EntryPoint?
    /// Hash of everything but function bodies: what other files can depend on.
    var interfaceHash: String = ""

    /// Whether the file imports one of iOS's frameworks, and Foundation with it.
    var importsFramework: Bool { imports.contains { AvailableModules.frameworks.contains($0.module) } }
}

/// A type or extension as written in one file.
struct TypeFacts: Equatable, Sendable {
    enum Kind: String, Sendable { case `class`, actor, `struct`, `enum`, `protocol`, `extension` }

    var kind: Kind
    /// Names from the outermost type, joined by dots: `Outer.Inner`. Local types start with a marker that no name has.
    var path: String
    var inherits: [String] = []
    var isGeneric = false
    var isLocal = false
    var isObjC = false
    var isObjCMembers = false
    var objcName: String?
    var isPrivate = false
    /// Generic parameters and associated types, each with what it must conform to or derive from.
    var parameters: [String: [String]] = [:]
    /// Whether inlinable code of other modules sees it, though its name cannot be written there.
    var isUsableFromInline = false
    /// Whether the compiler refuses the type's name: `@available(*, unavailable)`.
    var isUnavailable = false
    /// Whether other modules see the type.
    var isPublic = false
    var line: Int
    var members: [MemberFacts] = []

    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

struct MemberFacts: Equatable, Sendable {
    enum Kind: String, Sendable { case function, property, initializer }

    var kind: Kind
    var name: String
    /// Argument labels, `_` for none.
    var labels: [String] = []
    /// Parameter types as expressions can name them: without attributes.
    var types: [String] = []
    /// Parameter types as written.
    var declaredTypes: [String] = []
    /// Default arguments as written, with `= `; empty where there is none.
    var defaults: [String] = []
    var returnType: String?
    /// Text of the declaration's modifiers that a forwarder repeats (`public`, `class`).
    var modifiers: [String] = []
    /// `throws`, `async` and the like, as written.
    var effects: String = ""
    var isStatic = false
    var isOverride = false
    /// Whether lowering makes it an override: it implements an optional requirement that a superclass's protocol has.
    var becomesOverride = false
    /// Marked as visible to Objective-C, in whatever way.
    var isObjC = false
    var objcName: String?
    var isNonObjC = false
    var isOutlet = false
    /// Whether Core Data implements it.
    var isManaged = false
    var isOptional = false
    var isSettable = false
    var isConvenience = false
    var isFailable = false
    var isUnavailable = false
    var isGeneric = false
    /// Whether other files cannot reach it.
    var isPrivate = false
    var line: Int

    var isThrowing: Bool { effects.contains("throws") }
    var isAsync: Bool { effects.contains("async") }
    /// `name(_:label:)`
    var fullName: String { kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))" }

    /// The method's name for Objective-C.
    var selector: String {
        if let objcName { return objcName }
        return SelectorName.make(base: name, labels: labels, isThrowing: isThrowing, isAsync: isAsync)
    }
}
