import BundleFormat

extension InterfaceDecoders {
    static let effectDecoders: [String: ElementDecoder] = [
        "visualEffectView": view(UIVisualEffectView.self, applyEffectView)
    ]

    private static func applyEffectView(_ effectView: UIVisualEffectView, _ element: InterfaceElement, _ context: NibContext) {
        if let blur = element.first("blurEffect") { effectView.effect = UIBlurEffect(style: blurStyle(blur)) }
        if let vibrancy = element.first("vibrancyEffect") {
            let blur = UIBlurEffect(style: vibrancy.first("blurEffect").map(blurStyle) ?? .regular)
            effectView.effect = UIVibrancyEffect(blurEffect: blur, style: vibrancy.option("style", vibrancyStyles) ?? .label)
        }
        // The content view stands in the document, with properties, subviews and constraints of its own.
        guard let content = element.child(key: "contentView") else { return }
        context.register(effectView.contentView, content)
        ViewProperties.apply(effectView.contentView, content, context)
        ViewProperties.applySubviews(effectView.contentView, content, context)
    }

    private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]

    private static func blurStyle(_ element: InterfaceElement) -> UIBlurEffect.Style {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        return element.option("style", styles) ?? .regular
    }
}
