import BundleFormat

extension InterfaceDecoders {
    static let controllerDecoders: [String: ElementDecoder] = [
        "viewController": controller(UIViewController.self)
    ]
}

/// Applies the attributes that every controller can have in a document.
@MainActor enum ControllerProperties {
    static func apply(_ controller: UIViewController, _ element: InterfaceElement, _ context: NibContext) {
        if let title = context.text(element, "title") { controller.title = title }
        if let style = element.option("modalPresentationStyle", InterfaceOptions.modalPresentationStyles) {
            controller.modalPresentationStyle = style
        }
        if let style = element.option("modalTransitionStyle", InterfaceOptions.modalTransitionStyles) {
            controller.modalTransitionStyle = style
        }
        if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
        if let value = element.bool("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = element.bool("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = value }
        if let value = element.bool("automaticallyAdjustsScrollViewInsets") { controller.automaticallyAdjustsScrollViewInsets = value }
        if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
        if let value = element.attributes["restorationIdentifier"] { controller.restorationIdentifier = value }
        if let size = element.size(key: "preferredContentSize") ?? element.size(key: "contentSizeForViewInPopover") {
            controller.preferredContentSize = size
        }
        if let edges = element.child(key: "extendedEdge") { controller.edgesForExtendedLayout = edges.rectEdge }
        applyItems(controller, element, context)
    }
}
