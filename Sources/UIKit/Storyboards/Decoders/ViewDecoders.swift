import BundleFormat

extension InterfaceDecoders {
    static let viewDecoders: [String: ElementDecoder] = [
        "view": view(UIView.self),
        "containerView": view(UIView.self),
        "stackView": view(UIStackView.self, applyStack),
        "imageView": view(UIImageView.self, applyImageView),
    ]

    private static func applyStack(_ stack: UIStackView, _ element: InterfaceElement, _ context: NibContext) {
        stack.axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
            "bottom": .bottom,
            "lastBaseline": .lastBaseline,
        ]
        if let distribution = element.option("distribution", distributions) { stack.distribution = distribution }
        if let alignment = element.option("alignment", alignments) { stack.alignment = alignment }
        if let spacing = element.float("spacing") { stack.spacing = spacing }
        if element.attributes["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let value = element.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
        if let value = element.bool("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = value }
    }

    private static func applyImageView(_ imageView: UIImageView, _ element: InterfaceElement, _ context: NibContext) {
        imageView.preferredSymbolConfiguration = context.symbolConfiguration(element)
        if let image = context.image(element, key: "image") { imageView.image = image }
        if let image = context.image(element, key: "highlightedImage") { imageView.highlightedImage = image }
        if let value = element.bool("highlighted") { imageView.isHighlighted = value }
    }
}
