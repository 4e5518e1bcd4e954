import Foundation

// `type.init()` where only the value of `type` says which class is meant. Objective-C finds that class's initializer by its selector; Swift asks for
// a `required` one, which the frameworks' cannot be, because every subclass would have to repeat it. Lowering writes
// `__quinceMade(__quinceDynamic(type).init())`: for objects of the frameworks' classes that goes to the registered factory, for everything else
// both functions hand on what they are given.

/// Makes objects of the class that a metatype holds at run time, by `init()`.
@_spi(Quince) public protocol DynamicInstance<Object> {
    associatedtype Object: NSObject
    var object: Object { get }
    init()
}

/// The same for classes that are made with a frame.
@_spi(Quince) public protocol DynamicFrameInstance<Object>: DynamicInstance {
    init(frame: CGRect)
}

/// The same for table view cells.
@_spi(Quince) public protocol DynamicCellInstance<Object>: DynamicFrameInstance where Object: MadeByStyle {
    init(style: Object.CellStyle, reuseIdentifier: String?)
}

/// The same for the headers and footers of table views.
@_spi(Quince) public protocol DynamicReuseInstance<Object>: DynamicFrameInstance {
    init(reuseIdentifier: String?)
}

/// The same for view controllers.
@_spi(Quince) public protocol DynamicNibInstance<Object>: DynamicInstance {
    init(nibName: String?, bundle: Bundle?)
}

/// The same for managed objects.
@_spi(Quince) public protocol DynamicManagedInstance<Object>: DynamicInstance where Object: MadeInContext {
    init(context moc: Object._ManagedContext)
    init(entity: Object._ManagedEntity, insertInto context: Object._ManagedContext?)
}

/// Managed objects.
@_spi(Quince) public protocol MadeInContext: NSObject {
    associatedtype _ManagedEntity
    associatedtype _ManagedContext
    /// The entity whose class a class is.
    static func _managedEntity(of type: AnyClass, in context: _ManagedContext) -> _ManagedEntity
}
/// Views.
@_spi(Quince) public protocol MadeByFrame: NSObject {}
/// Table view cells.
@_spi(Quince) public protocol MadeByStyle: MadeByFrame { associatedtype CellStyle }
/// Headers and footers of table views.
@_spi(Quince) public protocol MadeByReuseIdentifier: MadeByFrame {}
/// View controllers.
@_spi(Quince) public protocol MadeByNibName: NSObject {}

/// An object of `Dynamic`, which the source knows as `Object`.
struct Instance<Object: NSObject, Dynamic: AnyObject>: DynamicInstance {
    let object: Object

    init() { object = Self.make(.plain, []) }

    static func make(_ initializer: ObjectClass.Initializer, _ arguments: [Any?]) -> Object {
        let made =
            ObjectRuntime.make(Dynamic.self, by: initializer, arguments)
            ?? ObjectRuntime.frameworkFactory?(Dynamic.self, initializer, arguments)
        return known(made, initializer.swiftName)
    }

    /// An object that an initializer has made; ends the app where it is none of the class.
    static func known(_ made: AnyObject?, _ initializer: String) -> Object {
        if let object = made as? Object { return object }
        fatalError("Use of unimplemented initializer '\(initializer)' for class '\(String(reflecting: Dynamic.self))'")
    }
}

extension Instance: DynamicFrameInstance where Object: MadeByFrame {
    init(frame: CGRect) { object = Self.make(.frame, [frame]) }
}

extension Instance: DynamicCellInstance where Object: MadeByStyle {
    init(style: Object.CellStyle, reuseIdentifier: String?) { object = Self.make(.styleReuseIdentifier, [style, reuseIdentifier]) }
}

extension Instance: DynamicReuseInstance where Object: MadeByReuseIdentifier {
    init(reuseIdentifier: String?) { object = Self.make(.reuseIdentifier, [reuseIdentifier]) }
}

extension Instance: DynamicNibInstance where Object: MadeByNibName {
    init(nibName: String?, bundle: Bundle?) { object = Self.make(.nibNameBundle, [nibName, bundle]) }
}

extension Instance: DynamicManagedInstance where Object: MadeInContext {
    init(context moc: Object._ManagedContext) { self.init(entity: Object._managedEntity(of: Dynamic.self, in: moc), insertInto: moc) }
    init(entity: Object._ManagedEntity, insertInto context: Object._ManagedContext?) {
        object = Self.make(.entityInsertInto, [entity, context])
    }
}

extension ObjectClass.Initializer {
    /// `init(frame:)`
    fileprivate var swiftName: String {
        switch self {
        case .plain: "init()"
        case .coder: "init(coder:)"
        case .frame: "init(frame:)"
        case .styleReuseIdentifier: "init(style:reuseIdentifier:)"
        case .nibNameBundle: "init(nibName:bundle:)"
        case .reuseIdentifier: "init(reuseIdentifier:)"
        case .layer: "init(layer:)"
        case .identifierSourceDestination: "init(identifier:source:destination:)"
        case .entityInsertInto: "init(entity:insertInto:)"
        }
    }
}

// MARK: What lowered code calls

/// The class as the optimizer knows nothing of it. It takes the declared class for the one the metatype holds, and would open that.
@inline(never) @_optimize(none) package func unforeseen(_ type: AnyClass) -> AnyClass { type }

// Spelt with `_openExistential`: the compiler's implicit opening does not take metatypes where the result names the outer generic parameter.

@_spi(Quince) public func __quinceDynamic<Other>(_ other: Other) -> Other { other }
@_spi(Quince) public func __quinceDynamic<Object: NSObject>(_ type: Object.Type) -> any DynamicInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: MadeByFrame>(_ type: Object.Type) -> any DynamicFrameInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicFrameInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: MadeByStyle>(_ type: Object.Type) -> any DynamicCellInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicCellInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: MadeByReuseIdentifier>(_ type: Object.Type) -> any DynamicReuseInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicReuseInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: MadeByNibName>(_ type: Object.Type) -> any DynamicNibInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicNibInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
@_spi(Quince) public func __quinceDynamic<Object: MadeInContext>(_ type: Object.Type) -> any DynamicManagedInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicManagedInstance<Object>.Type { Instance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}

@_spi(Quince) public func __quinceMade<Other>(_ other: Other) -> Other { other }
@_spi(Quince) public func __quinceMade<Object: NSObject>(_ made: any DynamicInstance<Object>) -> Object { made.object }
