import Foundation

/// What the Objective-C runtime knows of a class and Swift on Linux does not: methods by selector, outlets and inspectable keys by name,
/// factories for the initialisers it has. Lowered sources and UIKit itself register their classes here; storyboards, target-action,
/// notifications and timers look them up. A look-up goes from the object's class through its superclasses.
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
    }

    public let type: AnyClass
    public private(set) var methods: [String: Method] = [:]
    public private(set) var setters: [String: Setter] = [:]
    public private(set) var getters: [String: Getter] = [:]
    public private(set) var factories: [Initializer: Factory] = [:]

    init(type: AnyClass) { self.type = type }

    /// Registers a method under its selector (`tapped:`).
    public func method(_ selector: String, _ body: @escaping Method) { methods[selector] = body }
    /// Registers what sets an outlet, an outlet collection or an inspectable or `@objc` property, by its key.
    public func setter(_ key: String, _ body: @escaping Setter) { setters[key] = body }
    /// Registers what reads an `@objc` property, by its key.
    public func getter(_ key: String, _ body: @escaping Getter) { getters[key] = body }
    public func factory(_ initializer: Initializer, _ body: @escaping Factory) { factories[initializer] = body }
}
