import BundleFormat

extension InterfaceDecoders {
    static let gestureDecoders: [String: ElementDecoder] = [
        "gestureRecognizer": gesture(UIGestureRecognizer.self) { _, _ in },
        "tapGestureRecognizer": gesture(UITapGestureRecognizer.self) { recognizer, element in
            if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        },
        "swipeGestureRecognizer": gesture(UISwipeGestureRecognizer.self) { recognizer, element in
            let directions: [String: UISwipeGestureRecognizer.Direction] = ["left": .left, "right": .right, "up": .up, "down": .down]
            if let value = element.option("direction", directions) { recognizer.direction = value }
            if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        },
        "panGestureRecognizer": gesture(UIPanGestureRecognizer.self, applyPan),
        "screenEdgePanGestureRecognizer": gesture(UIScreenEdgePanGestureRecognizer.self) { recognizer, element in
            applyPan(recognizer, element)
            if let edges = element.child(key: "edges") { recognizer.edges = edges.rectEdge }
        },
        "pinchGestureRecognizer": gesture(UIPinchGestureRecognizer.self) { recognizer, element in
            if let value = element.float("scale") { recognizer.scale = value }
        },
        "rotationGestureRecognizer": gesture(UIRotationGestureRecognizer.self) { recognizer, element in
            if let value = element.float("rotation") { recognizer.rotation = value }
        },
        // Xcode's own spelling; the other is of hand-written documents.
        "pongPressGestureRecognizer": gesture(UILongPressGestureRecognizer.self, applyLongPress),
        "longPressGestureRecognizer": gesture(UILongPressGestureRecognizer.self, applyLongPress),
    ]

    private static func applyLongPress(_ recognizer: UILongPressGestureRecognizer, _ element: InterfaceElement) {
        if let value = element.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = value }
        if let value = element.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = value }
        if let value = element.number("minimumPressDuration") { recognizer.minimumPressDuration = value }
        if let value = element.float("allowableMovement") { recognizer.allowableMovement = value }
    }

    private static func applyPan(_ recognizer: UIPanGestureRecognizer, _ element: InterfaceElement) {
        if let value = element.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = value }
        if let value = element.integer("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = value }
    }

    private static func gesture<Kind: UIGestureRecognizer>(_ type: Kind.Type, _ apply: @escaping (Kind, InterfaceElement) -> Void)
        -> ElementDecoder
    {
        ElementDecoder(
            type: type, make: { type, coder in GestureMaker.make(type, coder: coder) },
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
