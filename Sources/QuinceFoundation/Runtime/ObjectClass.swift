import Foundation

/// The runtime information of a class that Objective-C provides and Swift on Linux does not: methods by selector, outlets and inspectable keys by
/// name, factories for its initializers. Lowered sources and UIKit itself register their classes here; storyboards, target-action, notifications and
/// timers look them up. A lookup starts at the object's class and continues through its superclasses.
@_spi(Quince) public final class ObjectClass {
    public typealias Method = (_ object: AnyObject, _ arguments: [Any?]) -> Any?
    public typealias Setter = (_ object: AnyObject, _ value: Any?) -> Void
    public typealias Getter = (_ object: AnyObject) -> Any?
    /// Makes an instance by one initialiser; the arguments are that initialiser's, in order.
    public typealias Factory = (_ arguments: [Any?]) -> AnyObject?

    /// The initialisers a class can be instantiated by from outside.
    public enum Initializer: String, Hashable, Sendable {
        /// `init()`
        case plain = "init"
        /// `init(coder:)`
        case coder = "initWithCoder:"
        /// `init(frame:)`
        case frame = "initWithFrame:"
        /// `init(style:reuseIdentifier:)`
        case styleReuseIdentifier = "initWithStyle:reuseIdentifier:"
        /// `init(nibName:bundle:)`
        case nibNameBundle = "initWithNibName:bundle:"
        /// `init(reuseIdentifier:)`
        case reuseIdentifier = "initWithReuseIdentifier:"
        /// `init(layer:)`
        case layer = "initWithLayer:"
        /// `init(identifier:source:destination:)`
        case identifierSourceDestination = "initWithIdentifier:source:destination:"
        /// `init(entity:insertInto:)`
        case entityInsertInto = "initWithEntity:insertIntoManagedObjectContext:"
    }

    public let type: AnyClass
    public private(set) var methods: [String: Method] = [:]
    /// Methods of the class itself; their object is the class.
    public private(set) var classMethods: [String: Method] = [:]
    public private(set) var setters: [String: Setter] = [:]
    public private(set) var getters: [String: Getter] = [:]
    public private(set) var factories: [Initializer: Factory] = [:]
    /// Full names of the methods the class has that frameworks' protocols leave optional (`tableView(_:commit:forRowAt:)`).
    public private(set) var optionalMethods: Set<String> = []

    /// The closures that lowered code registers. They are isolated to the main actor, as most app classes are; the runtime calls them where
    /// Objective-C would.
    public typealias IsolatedMethod = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?
    public typealias IsolatedSetter = @MainActor (_ object: AnyObject, _ value: Any?) -> Void
    public typealias IsolatedGetter = @MainActor (_ object: AnyObject) -> Any?
    public typealias IsolatedFactory = @MainActor (_ arguments: [Any?]) -> AnyObject?

    init(type: AnyClass) { self.type = type }

    /// Notes that the class implements an optional method of a framework's protocol.
    public func implements(_ name: String) { optionalMethods.insert(name) }

    /// Registers a method under its selector (`tapped:`).
    public func method(_ selector: String, _ body: @escaping IsolatedMethod) { methods[selector] = unsafeBitCast(body, to: Method.self) }
    /// Registers a `static` or `class` method under its selector.
    public func classMethod(_ selector: String, _ body: @escaping IsolatedMethod) {
        classMethods[selector] = unsafeBitCast(body, to: Method.self)
    }
    /// Gives a method another body.
    func replaceMethod(_ selector: String, _ body: @escaping Method, isOfClass: Bool) {
        if isOfClass { classMethods[selector] = body } else { methods[selector] = body }
    }
    /// Registers what sets an outlet, an outlet collection or an inspectable or `@objc` property, by its key.
    public func setter(_ key: String, _ body: @escaping IsolatedSetter) { setters[key] = unsafeBitCast(body, to: Setter.self) }
    /// Registers what reads an `@objc` property, by its key.
    public func getter(_ key: String, _ body: @escaping IsolatedGetter) { getters[key] = unsafeBitCast(body, to: Getter.self) }
    public func factory(_ initializer: Initializer, _ body: @escaping IsolatedFactory) {
        factories[initializer] = unsafeBitCast(body, to: Factory.self)
    }
}

/// A class that no code outside can name (generic, or local to a function) and that therefore registers itself when it is first looked up.
@_spi(Quince) public protocol DynamicDispatch: AnyObject {
    /// Registers the class's members in `entry`, if `entry` is of exactly this class.
    static func __quinceRegister(_ entry: ObjectClass)
}
