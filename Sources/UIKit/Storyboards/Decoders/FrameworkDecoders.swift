import BundleFormat
@_spi(Quince) import QuinceFoundation

/// Views and controllers of the frameworks above UIKit.
extension InterfaceDecoders {
    static let frameworkDecoders: [String: ElementDecoder] = [
        "hostingController": controller(UIViewController.self),
        "mapView": view("MKMapView", in: "MapKit"),
        "wkWebView": view("WKWebView", in: "WebKit"),
        "skView": view("SKView", in: "SpriteKit"),
        "avPlayerViewController": ElementDecoder(
            type: frameworkClass("AVPlayerViewController", in: "AVKit"),
            make: { type, coder in (type as? UIViewController.Type)?.init(coder: coder) },
            apply: { object, element, context in
                guard let controller = object as? UIViewController else { return }
                ControllerProperties.apply(controller, element, context)
                decode(object, element)
            }),
    ]

    private static func view(_ name: String, in framework: String) -> ElementDecoder {
        ElementDecoder(
            type: frameworkClass(name, in: framework), make: { type, coder in (type as? UIView.Type)?.init(coder: coder) },
            apply: { object, element, context in
                guard let view = object as? UIView else { return }
                ViewProperties.apply(view, element, context)
                decode(object, element)
                ViewProperties.applySubviews(view, element, context)
            })
    }

    private static func decode(_ object: AnyObject, _ element: InterfaceElement) {
        (object as? any InterfaceDecodable)?.decode(InterfaceAttributes(element))
    }

    /// The class of a framework, which is loaded here where nothing of the app's code has need of it.
    private static func frameworkClass(_ name: String, in framework: String) -> AnyClass {
        if let type = ObjectRuntime.type(named: "\(framework).\(name)") { return type }
        if dlopen("lib\(framework).so", RTLD_NOW | RTLD_GLOBAL) != nil, let type = ObjectRuntime.type(named: "\(framework).\(name)") {
            return type
        }
        uncaughtException(
            .invalidArgument, "Could not instantiate class named \(name) because no class named \(name) was found: import \(framework)")
    }
}
