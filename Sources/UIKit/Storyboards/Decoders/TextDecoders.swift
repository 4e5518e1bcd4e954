import BundleFormat

extension InterfaceDecoders {
    static let textDecoders: [String: ElementDecoder] = [
        "label": view(UILabel.self, applyLabel)
    ]

    private static func applyLabel(_ label: UILabel, _ element: InterfaceElement, _ context: NibContext) {
        // What a document says of a label's text does not keep appearance proxies from styling it, as on iOS.
        label.withDefaults {
            if let font = context.font(element) { $0.font = font }
            if let color = context.color(element, key: "textColor") { $0.textColor = color }
        }
        if let color = context.color(element, key: "highlightedColor") { label.highlightedTextColor = color }
        if let color = context.color(element, key: "shadowColor") { label.shadowColor = color }
        if let size = element.size(key: "shadowOffset") { label.shadowOffset = size }
        if let value = element.option("textAlignment", InterfaceOptions.textAlignments) { label.textAlignment = value }
        if let value = element.option("lineBreakMode", InterfaceOptions.lineBreakModes) { label.lineBreakMode = value }
        if let value = element.integer("numberOfLines") { label.numberOfLines = value }
        if let value = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
        if let value = element.float("minimumScaleFactor") { label.minimumScaleFactor = value }
        if let value = element.float("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
        if let value = element.bool("enabled") { label.isEnabled = value }
        if let value = element.bool("highlighted") { label.isHighlighted = value }
        if let value = element.bool("adjustsFontForContentSizeCategory")
            ?? element.child(key: "fontDescription")?.bool("adjustsFontForContentSizeCategory")
        {
            label.adjustsFontForContentSizeCategory = value
        }
        let baselines: [String: UIBaselineAdjustment] = ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
        if let value = element.option("baselineAdjustment", baselines) { label.baselineAdjustment = value }
        if let text = context.attributedText(element, key: "attributedText") {
            label.attributedText = text
        } else if let text = context.text(element, "text") {
            label.text = text
        }
    }
}
