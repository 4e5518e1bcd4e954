import BundleFormat
@_spi(Quince) import QuinceFoundation

/// The menus of buttons.
@MainActor enum MenuDecoder {
    /// The object an action goes to; nil for the chain of responders.
    private final class Target {
        weak var object: AnyObject?
    }

    static func menu(_ element: InterfaceElement, _ button: UIButton, _ context: NibContext) -> UIMenu {
        let identifier = element.attributes["identifier"].map { UIMenu.Identifier($0) }
        var options: UIMenu.Options = []
        if element.bool("displayInline") == true { options.insert(.displayInline) }
        if element.bool("destructive") == true { options.insert(.destructive) }
        if element.bool("singleSelection") == true { options.insert(.singleSelection) }
        return UIMenu(
            title: context.text(element, "title") ?? "", image: context.image(element, key: "image"), identifier: identifier,
            options: options,
            children: elements(of: element, button, context))
    }

    private static func elements(of element: InterfaceElement, _ button: UIButton, _ context: NibContext) -> [UIMenuElement] {
        element.children.flatMap { child -> [UIMenuElement] in
            switch child.name {
            case "menuElements", "items": elements(of: child, button, context)
            case "menu": [menu(child, button, context)]
            case "command",
                "action" where child.attributes["title"] != nil:
                [action(child, button, context)]
            default: []
            }
        }
    }

    private static func action(_ element: InterfaceElement, _ button: UIButton, _ context: NibContext) -> UIAction {
        var attributes: UIMenuElement.Attributes = []
        if element.bool("disabled") == true || element.bool("enabled") == false { attributes.insert(.disabled) }
        if element.bool("destructive") == true { attributes.insert(.destructive) }
        if element.bool("hidden") == true { attributes.insert(.hidden) }
        let connection = element.first("connections")?.children.first { $0.name == "action" }
        let selector = (connection?.attributes["selector"] ?? element.attributes["selector"]).map { Selector($0) }
        let destination = connection?.attributes["destination"]
        let target = Target()
        // The object may come later in the document.
        if let destination { DeferredWork.schedule { target.object = context.objects[destination] } }
        let states: [String: UIMenuElement.State] = ["on": .on, "off": .off, "mixed": .mixed]
        return UIAction(
            title: context.text(element, "title") ?? "", subtitle: context.text(element, "subtitle"),
            image: context.image(element, key: "image"), attributes: attributes, state: element.option("state", states) ?? .off
        ) { [weak button] _ in
            if let selector { UIApplication.shared.sendAction(selector, to: target.object, from: button, for: nil) }
        }
    }
}
