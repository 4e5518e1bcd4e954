import BundleFormat

extension InterfaceDecoders {
    static let controlDecoders: [String: ElementDecoder] = [
        "button": ButtonDecoder.decoder,
        "control": control(UIControl.self),
        "slider": control(UISlider.self, applySlider),
        "switch": control(UISwitch.self, applySwitch),
    ]

    private static func applySlider(_ slider: UISlider, _ element: InterfaceElement, _ context: NibContext) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0)
        if let value = element.bool("continuous") { slider.isContinuous = value }
        if let image = context.image(element, key: "minimumValueImage") { slider.minimumValueImage = image }
        if let image = context.image(element, key: "maximumValueImage") { slider.maximumValueImage = image }
        if let color = context.color(element, key: "minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = context.color(element, key: "maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = context.color(element, key: "thumbTintColor") { slider.thumbTintColor = color }
    }

    private static func applySwitch(_ control: UISwitch, _ element: InterfaceElement, _ context: NibContext) {
        control.isOn = element.bool("on") ?? false
        if let color = context.color(element, key: "onTintColor") { control.onTintColor = color }
        if let color = context.color(element, key: "thumbTintColor") { control.thumbTintColor = color }
    }
}
