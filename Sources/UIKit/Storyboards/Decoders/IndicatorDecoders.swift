import BundleFormat

extension InterfaceDecoders {
    static let indicatorDecoders: [String: ElementDecoder] = [
        "progressView": view(UIProgressView.self, applyProgressView),
        "activityIndicatorView": view(UIActivityIndicatorView.self, applyActivityIndicator),
    ]

    private static func applyProgressView(_ view: UIProgressView, _ element: InterfaceElement, _ context: NibContext) {
        if element.attributes["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let value = element.number("progress") { view.progress = Float(value) }
        if let color = context.color(element, key: "progressTintColor") { view.progressTintColor = color }
        if let color = context.color(element, key: "trackTintColor") { view.trackTintColor = color }
    }

    private static func applyActivityIndicator(_ view: UIActivityIndicatorView, _ element: InterfaceElement, _ context: NibContext) {
        let styles: [String: UIActivityIndicatorView.Style] = [
            "large": .large, "whiteLarge": .large, "medium": .medium, "gray": .medium, "white": .medium,
        ]
        if let style = element.option("style", styles) { view.style = style }
        if let color = context.color(element, key: "color") { view.color = color }
        if let value = element.bool("hidesWhenStopped") { view.hidesWhenStopped = value }
        if element.bool("animating") == true { view.startAnimating() }
    }
}
