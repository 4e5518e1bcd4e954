import BundleFormat

extension InterfaceDecoders {
    static let gestureDecoders: [String: ElementDecoder] = [
        "tapGestureRecognizer": gesture(UITapGestureRecognizer.self) { recognizer, element in
            if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        }
    ]

    private static func gesture<Kind: UIGestureRecognizer>(_ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement) -> Void)
        -> ElementDecoder
    {
        ElementDecoder(
            type: type, make: { type, coder in (type as? UIGestureRecognizer.Type)?.init(coder: coder) },
            apply: { object, element, context in
                guard let recognizer = object as? Kind else { return }
                if let value = element.bool("enabled") { recognizer.isEnabled = value }
                if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
                if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
                if let value = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
                apply(recognizer, element)
            })
    }
}
