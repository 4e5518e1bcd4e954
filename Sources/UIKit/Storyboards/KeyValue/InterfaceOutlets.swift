@_spi(Quince) import QuinceFoundation

/// The outlets of views and controllers of the frameworks above UIKit.
@MainActor package enum InterfaceOutlets {
    /// Registers how each outlet is set: by its name, with the object that has it and the one it is connected to.
    package static func register(
        _ type: AnyClass, _ outlets: (_ add: (String, @escaping @MainActor (AnyObject, Any?) -> Void) -> Void) -> Void
    ) {
        ObjectRuntime.register(type) { entry in outlets { SystemKeys.set(entry, $0, $1) } }
    }
}
