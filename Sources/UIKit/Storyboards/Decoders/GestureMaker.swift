@_spi(Quince) import QuinceFoundation

/// Makes gesture recognizers of a class known only at run time. They have no `required` initializer, so UIKit's own classes are named here, and an
/// app's classes are made by the factory of `init()` that lowering registers for those that have or inherit it.
@MainActor enum GestureMaker {
    private static let makers: [ObjectIdentifier: @MainActor () -> UIGestureRecognizer] = [
        ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer() },
        ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
        ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
        ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
        ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
        ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
        ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
        ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
        ObjectIdentifier(UIHoverGestureRecognizer.self): { UIHoverGestureRecognizer() },
    ]

    /// Returns a new recognizer of a class; nil for other classes, and for those without `init(coder:)` and `init()`.
    static func make(_ type: AnyClass, coder: NSCoder = NSCoder()) -> UIGestureRecognizer? {
        if let make = makers[ObjectIdentifier(type)] { return make() }
        let made = ObjectRuntime.make(type, by: .coder, [coder]) ?? ObjectRuntime.make(type, by: .plain)
        return made as? UIGestureRecognizer
    }
}
