import BundleFormat
@_spi(Quince) import QuinceFoundation

/// How one kind of element becomes an object.
@MainActor struct ElementDecoder {
    private let makeType: () -> AnyClass
    /// Makes an instance of `type` or a subclass; nil where its initialiser fails.
    let make: (AnyClass, InterfaceCoder) -> AnyObject?
    /// Sets the properties that the element lists, and makes what is inside.
    let apply: (AnyObject, InterfaceElement, NibContext) -> Void

    /// - Parameter type: The class where the document names none; found when a document first has such an element.
    init(
        type: @autoclosure @escaping () -> AnyClass, make: @escaping (AnyClass, InterfaceCoder) -> AnyObject?,
        apply: @escaping (AnyObject, InterfaceElement, NibContext) -> Void
    ) {
        (makeType, self.make, self.apply) = (type, make, apply)
    }

    /// The class where the document names none.
    var type: AnyClass { makeType() }
}

/// The kinds of elements, by name. Each family has a file beside this one and an entry in `families`.
@MainActor enum InterfaceDecoders {
    static func decoder(for element: String) -> ElementDecoder? { table[element] }
    /// Every kind of element that becomes an object.
    static var names: [String] { table.keys.sorted() }

    private static let table: [String: ElementDecoder] = families.reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let families = [
        viewDecoders, textDecoders, textInputDecoders, controlDecoders, indicatorDecoders, barDecoders, effectDecoders, controllerDecoders,
        navigationDecoders, gestureDecoders, objectDecoders, listDecoders, collectionDecoders, frameworkDecoders,
    ]

    /// A view class; `apply` runs after the properties every view has.
    static func view<Kind: UIView>(_ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement, NibContext) -> Void = { _, _, _ in })
        -> ElementDecoder
    {
        ElementDecoder(type: type, make: { type, coder in (type as? UIView.Type)?.init(coder: coder) }) { object, element, context in
            guard let view = object as? Kind else { return }
            ViewProperties.apply(view, element, context)
            apply(view, element, context)
            ViewProperties.applySubviews(view, element, context)
        }
    }

    static func control<Kind: UIControl>(
        _ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement, NibContext) -> Void = { _, _, _ in }
    ) -> ElementDecoder {
        view(type) { control, element, context in
            ViewProperties.applyControl(control, element)
            apply(control, element, context)
        }
    }

    static func controller<Kind: UIViewController>(
        _ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement, NibContext) -> Void = { _, _, _ in }
    ) -> ElementDecoder {
        ElementDecoder(type: type, make: { type, coder in (type as? UIViewController.Type)?.init(coder: coder) }) {
            object, element, context in
            guard let controller = object as? Kind else { return }
            ControllerProperties.apply(controller, element, context)
            apply(controller, element, context)
        }
    }
}
