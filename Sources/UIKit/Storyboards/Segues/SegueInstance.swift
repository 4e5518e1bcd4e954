@_spi(Quince) import QuinceFoundation

/// Makes segues of the class that a metatype holds at run time.
@_spi(Quince) public protocol DynamicSegueInstance<Object>: DynamicInstance where Object: UIStoryboardSegue {
    init(identifier: String?, source: UIViewController, destination: UIViewController)
}

/// A segue of `Dynamic`, which the source knows as `Object`.
private struct SegueInstance<Object: UIStoryboardSegue, Dynamic: AnyObject>: DynamicSegueInstance {
    let object: Object

    init() { fatalError("Segues are made with an identifier, a source and a destination") }

    init(identifier: String?, source: UIViewController, destination: UIViewController) {
        let arguments: [Any?] = [identifier, source, destination]
        let made =
            ObjectRuntime.make(Dynamic.self, by: .identifierSourceDestination, arguments)
            ?? ObjectRuntime.frameworkFactory?(Dynamic.self, .identifierSourceDestination, arguments)
        guard let object = made as? Object else {
            let name = String(reflecting: Dynamic.self)
            fatalError("Use of unimplemented initializer 'init(identifier:source:destination:)' for class '\(name)'")
        }
        self.object = object
    }
}

@_spi(Quince) public func __quinceDynamic<Object: UIStoryboardSegue>(_ type: Object.Type) -> any DynamicSegueInstance<Object>.Type {
    func open<Dynamic: AnyObject>(_: Dynamic.Type) -> any DynamicSegueInstance<Object>.Type { SegueInstance<Object, Dynamic>.self }
    return _openExistential(unforeseen(type), do: open)
}
