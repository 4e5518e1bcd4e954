@_spi(Quince) import QuinceFoundation

/// Makes objects of classes known only by name.
@MainActor enum ObjectFactory {
    /// An instance made by the class's `init()`, as its registration provides it.
    static func make(_ type: AnyClass) -> AnyObject? { ObjectRuntime.make(type, by: .plain) }
}
