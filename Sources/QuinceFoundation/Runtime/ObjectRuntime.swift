import Foundation

/// The registry of all classes known by name or selector in this process.
///
/// Registration happens before `main`'s own code; look-ups come from any thread.
@_spi(Quince) public enum ObjectRuntime {
    nonisolated(unsafe) private static var classes: [ObjectIdentifier: ObjectClass] = [:]
    nonisolated(unsafe) private static var types: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var objcNames: [ObjectIdentifier: String] = [:]
    private static let lock = NSRecursiveLock()

    /// Registers `type` (or adds to its registration) under its run-time name `Module.Name` and, if given, its `@objc(name)`.
    public static func register(_ type: AnyClass, objcName: String? = nil, _ body: (ObjectClass) -> Void) {
        lock.withLock {
            let entry = classes[ObjectIdentifier(type)] ?? ObjectClass(type: type)
            classes[ObjectIdentifier(type)] = entry
            // What `String(reflecting:)` says, without its search of what each metatype conforms to.
            types[_typeName(type)] = type
            if let objcName {
                types[objcName] = type
                objcNames[ObjectIdentifier(type)] = objcName
            }
            body(entry)
        }
    }

    /// The class of a name: `Module.Name`, a registered Objective-C name, or an Apple framework class's bare name (`UIButton`).
    public static func type(named name: String) -> AnyClass? {
        lock.withLock { types[name] } ?? ClassNames.type(named: name)
    }

    /// The name that `@objc(…)` gives a class; nil where nothing does.
    static func objcName(of type: AnyClass) -> String? { lock.withLock { objcNames[ObjectIdentifier(type)] } }

    /// Returns the implementation of `selector` in the object's class or its nearest superclass; nil if there is none. The object may be a class.
    public static func method(_ selector: String, of object: AnyObject) -> ObjectClass.Method? {
        find(in: Swift.type(of: object)) { $0.methods[selector] }
            ?? (object as? AnyClass).flatMap { type in find(in: type) { $0.classMethods[selector] } }
    }

    public static func setter(_ key: String, of object: AnyObject) -> ObjectClass.Setter? {
        find(in: Swift.type(of: object)) { $0.setters[key] }
    }

    public static func getter(_ key: String, of object: AnyObject) -> ObjectClass.Getter? {
        find(in: Swift.type(of: object)) { $0.getters[key] }
    }

    /// The keys of the `@objc` properties that can be set, of `object`'s class and its superclasses; outlets are none.
    public static func properties(of object: AnyObject) -> [String] {
        lock.withLock {
            sequence(first: Swift.type(of: object) as AnyClass) { superclass(of: $0) }.compactMap { entry(for: $0) }.flatMap { entry in
                entry.setters.keys.filter { entry.getters[$0] != nil && entry.methods[$0] != nil }.sorted()
            }
        }
    }

    /// Whether `object`'s class or a superclass is known to implement an optional method of a framework's protocol, by its full name. A class with a
    /// `responds(to:)` of its own says so itself.
    public static func implements(_ name: String, _ object: AnyObject) -> Bool {
        let isKnown = find(in: Swift.type(of: object)) { $0.optionalMethods.contains(name) ? true : nil } ?? false
        guard hasMethod(ExtensionOverride.responds, of: Swift.type(of: object)), let object = object as? NSObject else { return isKnown }
        return object.responds(to: selector(ofMethod: name))
    }

    /// The selector of `tableView(_:commit:forRowAt:)`, by the compiler's rules; what follows the name tells of types.
    private static func selector(ofMethod name: String) -> Selector {
        Selector(name.prefix { $0 != " " }.filter { $0 != "(" && $0 != ")" && $0 != "_" })
    }

    /// Makes an instance of exactly `type` by an initialiser it declares or inherits; nil where it has none or the initialiser fails.
    ///
    /// Factories are registered per class and never inherited by look-up: a superclass's factory would make the superclass.
    public static func make(_ type: AnyClass, by initializer: ObjectClass.Initializer, _ arguments: [Any?] = []) -> AnyObject? {
        factory(of: type, by: initializer)?(arguments)
    }

    /// Returns the factory of instances of exactly `type` by an initializer that it declares or inherits; nil where it has none.
    public static func factory(of type: AnyClass, by initializer: ObjectClass.Initializer) -> ObjectClass.Factory? {
        lock.withLock { entry(for: type)?.factories[initializer] }
    }

    /// Makes instances of the frameworks' own classes, which do not register factories; set by UIKit.
    public typealias FrameworkFactory =
        @Sendable (
            _ type: AnyClass, _ initializer: ObjectClass.Initializer, _ arguments: [Any?]
        ) -> AnyObject?
    nonisolated(unsafe) public static var frameworkFactory: FrameworkFactory?

    /// Whether `type` registered a factory for `initializer`.
    public static func canMake(_ type: AnyClass, by initializer: ObjectClass.Initializer) -> Bool {
        factory(of: type, by: initializer) != nil
    }

    static func find<Found>(in type: AnyClass, _ pick: (ObjectClass) -> Found?) -> Found? {
        lock.withLock {
            var current: AnyClass? = type
            while let type = current {
                if let entry = entry(for: type), let found = pick(entry) { return found }
                current = superclass(of: type)
            }
            return nil
        }
    }

    /// Whether objects of a class answer a selector.
    static func hasMethod(_ selector: String, of type: AnyClass) -> Bool { find(in: type) { $0.methods[selector] } != nil }

    /// Adds a method to exactly `type`; where it has one of the selector, only if that is to be replaced.
    ///
    /// - Returns: The method it had.
    static func add(_ body: @escaping ObjectClass.Method, as selector: String, to type: AnyClass, replaces: Bool) -> ObjectClass.Method? {
        lock.withLock {
            let found = entry(for: type) ?? ObjectClass(type: type)
            classes[ObjectIdentifier(type)] = found
            let old = found.methods[selector]
            if old == nil || replaces { found.replaceMethod(selector, body, isOfClass: false) }
            return old
        }
    }

    /// Gives a registered method another body.
    static func set(_ body: @escaping ObjectClass.Method, for method: Method) {
        lock.withLock { method.entry.replaceMethod(method.selector, body, isOfClass: method.isOfClass) }
    }

    nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = [:]

    /// A text as C has it, which is kept for good.
    static func permanentText(_ text: String) -> UnsafePointer<CChar> {
        lock.withLock {
            if let known = texts[text] { return known }
            let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count + 1)
            _ = bytes.initialize(from: text.utf8CString)
            let made = UnsafePointer(bytes.baseAddress!)
            texts[text] = made
            return made
        }
    }

    /// The registration of a class; one that registers itself does so now.
    private static func entry(for type: AnyClass) -> ObjectClass? {
        if let entry = classes[ObjectIdentifier(type)] { return entry }
        guard let dynamic = type as? DynamicDispatch.Type else { return nil }
        let entry = ObjectClass(type: type)
        classes[ObjectIdentifier(type)] = entry
        dynamic.__quinceRegister(entry)
        return entry
    }

    private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
