import BundleFormat

extension InterfaceDecoders {
    static let controlDecoders: [String: ElementDecoder] = [
        "button": ButtonDecoder.decoder,
        "control": control(UIControl.self),
        "slider": control(UISlider.self, applySlider),
        "switch": control(UISwitch.self, applySwitch),
        "segmentedControl": control(UISegmentedControl.self, applySegments),
        "stepper": control(UIStepper.self, applyStepper),
        "pageControl": control(UIPageControl.self, applyPages),
        "pickerView": view(UIPickerView.self),
        "colorWell": control(UIColorWell.self) { well, element, context in
            if let title = context.text(element, "title") { well.title = title }
            if let value = element.bool("supportsAlpha") { well.supportsAlpha = value }
            if let color = context.color(element, key: "selectedColor") { well.selectedColor = color }
        },
        "datePicker": control(UIDatePicker.self, applyDatePicker),
    ]

    private static func applyDatePicker(_ picker: UIDatePicker, _ element: InterfaceElement, _ context: NibContext) {
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        if let mode = element.option("datePickerMode", modes) { picker.datePickerMode = mode }
        if let style = element.option("style", styles) { picker.preferredDatePickerStyle = style }
        if let value = element.integer("minuteInterval") { picker.minuteInterval = value }
        if let value = element.child(key: "locale")?.string("localeIdentifier") { picker.locale = Locale(identifier: value) }
        if let name = element.child(key: "timeZone")?.string("name") { picker.timeZone = TimeZone(identifier: name) }
        func date(_ key: String) -> Date? {
            element.child(key: key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        picker.minimumDate = date("minimumDate")
        picker.maximumDate = date("maximumDate")
        if element.bool("useCurrentDate") != true, let date = date("date") { picker.date = date }
        if let value = element.number("countDownDuration") { picker.countDownDuration = value }
    }

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

    private static func applySegments(_ control: UISegmentedControl, _ element: InterfaceElement, _ context: NibContext) {
        for (index, segment) in (element.first("segments")?.children ?? []).enumerated() {
            let translated = element.id.flatMap { context.document.strings["\($0).segmentTitles[\(index)]"] }
            if let image = context.image(segment, key: "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: translated ?? context.text(segment, "title") ?? "", at: index, animated: false)
            }
            if let width = segment.float("width") { control.setWidth(width, forSegmentAt: index) }
            if let value = segment.bool("enabled") { control.setEnabled(value, forSegmentAt: index) }
        }
        if let value = element.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
        if let value = element.bool("momentary") { control.isMomentary = value }
        if let color = context.color(element, key: "selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
        if let index = element.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    }

    private static func applyStepper(_ stepper: UIStepper, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.number("minimumValue") { stepper.minimumValue = value }
        if let value = element.number("maximumValue") { stepper.maximumValue = value }
        if let value = element.number("stepValue") { stepper.stepValue = value }
        if let value = element.number("value") { stepper.value = value }
        if let value = element.bool("continuous") { stepper.isContinuous = value }
        if let value = element.bool("autorepeat") { stepper.autorepeat = value }
        if let value = element.bool("wraps") { stepper.wraps = value }
    }

    private static func applyPages(_ control: UIPageControl, _ element: InterfaceElement, _ context: NibContext) {
        if let count = element.integer("numberOfPages") { control.numberOfPages = count }
        if let page = element.integer("currentPage") { control.currentPage = page }
        if let value = element.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
        if let color = context.color(element, key: "pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
        if let color = context.color(element, key: "currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
    }

    private static func applySwitch(_ control: UISwitch, _ element: InterfaceElement, _ context: NibContext) {
        control.isOn = element.bool("on") ?? false
        if let color = context.color(element, key: "onTintColor") { control.onTintColor = color }
        if let color = context.color(element, key: "thumbTintColor") { control.thumbTintColor = color }
    }
}
