import BundleFormat

/// Buttons: titles and images per state, and configurations.
@MainActor enum ButtonDecoder {
    static let decoder = ElementDecoder(
        type: UIButton.self,
        make: { type, coder in (type as? UIView.Type)?.init(coder: coder) },
        apply: { object, element, context in
            guard let button = object as? UIButton else { return }
            if let kind = element.option("buttonType", types) { button.become(kind) }
            ViewProperties.apply(button, element, context)
            ViewProperties.applyControl(button, element)
            apply(button, element, context)
            ViewProperties.applySubviews(button, element, context)
        })

    private static let types: [String: UIButton.ButtonType] = [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close, "custom": .custom,
    ]

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    private static func apply(_ button: UIButton, _ element: InterfaceElement, _ context: NibContext) {
        if let font = context.font(element) { button.titleLabel?.font = font }
        if let mode = element.option("lineBreakMode", InterfaceOptions.lineBreakModes) { button.titleLabel?.lineBreakMode = mode }
        if let insets = element.insets(key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = element.insets(key: "titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = element.insets(key: "imageEdgeInsets") { button.imageEdgeInsets = insets }
        for state in element.children where state.name == "state" {
            guard let key = state.key, let value = states[key] else { continue }
            apply(state, value, to: button, element, context)
        }
        if let menu = element.child(key: "menu"), menu.name == "menu" { button.menu = MenuDecoder.menu(menu, button, context) }
        if let value = element.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = value }
        if let value = element.bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = value }
        if let configuration = element.child(key: "configuration"), configuration.name == "buttonConfiguration" {
            button.configuration = self.configuration(configuration, element, button, context)
        }
    }

    private static func apply(
        _ state: InterfaceElement, _ value: UIControl.State, to button: UIButton, _ element: InterfaceElement, _ context: NibContext
    ) {
        let translated = element.id.flatMap { context.document.strings["\($0).\(state.key!)Title"] }
        if let title = translated ?? context.text(state, "title") { button.setTitle(title, for: value) }
        if let title = context.attributedText(state, key: "attributedTitle") { button.setAttributedTitle(title, for: value) }
        if let color = context.color(state, key: "titleColor") { button.setTitleColor(color, for: value) }
        if let color = context.color(state, key: "titleShadowColor") { button.setTitleShadowColor(color, for: value) }
        if let image = context.image(state, key: "image") { button.setImage(image, for: value) }
        if let image = context.image(state, key: "backgroundImage") { button.setBackgroundImage(image, for: value) }
        if let configuration = context.symbolConfiguration(state, key: "preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: value)
        }
    }

    private static func configuration(
        _ element: InterfaceElement, _ owner: InterfaceElement, _ button: UIButton, _ context: NibContext
    ) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch element.attributes["style"] {
            case "filled": .filled()
            case "tinted": .tinted()
            case "gray": .gray()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            case "borderless": .borderless()
            default: .plain()
            }
        let translated = owner.id.flatMap { context.document.strings["\($0).configuration.title"] }
        configuration.title = translated ?? context.text(element, "title") ?? button.title(for: .normal)
        configuration.subtitle =
            owner.id.flatMap { context.document.strings["\($0).configuration.subtitle"] } ?? context.text(element, "subtitle")
        configuration.image = context.image(element, key: "image") ?? button.image(for: .normal)
        if let symbol = context.symbolConfiguration(element, key: "preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbol
        }
        if let font = context.font(element, key: "titleFontDescription") {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                return attributes
            }
        }
        if let color = context.color(element, key: "baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = context.color(element, key: "baseBackgroundColor") { configuration.baseBackgroundColor = color }
        let alignments: [String: UIButton.Configuration.TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let alignment = element.option("titleAlignment", alignments) { configuration.titleAlignment = alignment }
        if let padding = element.float("imagePadding") { configuration.imagePadding = padding }
        if let padding = element.float("titlePadding") { configuration.titlePadding = padding }
        if let value = element.bool("showsActivityIndicator") { configuration.showsActivityIndicator = value }
        let placements: [String: NSDirectionalRectEdge] = ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
        if let placement = element.option("imagePlacement", placements) { configuration.imagePlacement = placement }
        let styles: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]
        if let style = element.option("cornerStyle", styles) { configuration.cornerStyle = style }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
        if let size = element.option("buttonSize", sizes) { configuration.buttonSize = size }
        if let insets = element.directionalInsets(key: "contentInsets") { configuration.contentInsets = insets }
        return configuration
    }
}
