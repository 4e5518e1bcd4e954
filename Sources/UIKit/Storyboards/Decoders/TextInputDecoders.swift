import BundleFormat

extension InterfaceDecoders {
    static let textInputDecoders: [String: ElementDecoder] = [
        "textField": control(UITextField.self, applyTextField),
        "textView": view(UITextView.self, applyTextView),
        "searchBar": view(UISearchBar.self, applySearchBar),
    ]

    private static func applyTextView(_ view: UITextView, _ element: InterfaceElement, _ context: NibContext) {
        applyScrollView(view, element, context)
        if let font = context.font(element) { view.font = font }
        if let color = context.color(element, key: "textColor") { view.textColor = color }
        if let value = element.option("textAlignment", InterfaceOptions.textAlignments) { view.textAlignment = value }
        if let value = element.bool("editable") { view.isEditable = value }
        if let value = element.bool("selectable") { view.isSelectable = value }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsDecoder.apply(traits, to: view) }
        if let types = element.child(key: "dataDetectorType") {
            if types.bool("link") == true { view.dataDetectorTypes.insert(.link) }
            if types.bool("phoneNumber") == true { view.dataDetectorTypes.insert(.phoneNumber) }
        }
        if let text = context.attributedText(element, key: "attributedText") {
            view.attributedText = text
        } else if let text = context.text(element, "text") ?? element.first("string")?.text {
            view.text = text
        }
    }

    private static func applySearchBar(_ bar: UISearchBar, _ element: InterfaceElement, _ context: NibContext) {
        let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
        if let style = element.option("searchBarStyle", styles) { bar.searchBarStyle = style }
        if let style = element.option(
            "barStyle", ["default": UIBarStyle.default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black])
        {
            bar.barStyle = style
        }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if let color = context.color(element, key: "barTintColor") { bar.barTintColor = color }
        if let image = context.image(element, key: "backgroundImage") { bar.backgroundImage = image }
        if let text = context.text(element, "placeholder") { bar.placeholder = text }
        if let text = context.text(element, "prompt") { bar.prompt = text }
        if let text = context.text(element, "text") { bar.text = text }
        if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
        if let value = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
        if let value = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
        if let titles = element.first("scopeButtonTitles") {
            bar.scopeButtonTitles = titles.children.enumerated().map { index, title in
                element.id.flatMap { context.document.strings["\($0).scopeButtonTitles[\(index)]"] } ?? title.text
            }
        }
        if let value = element.bool("showsScopeBar") { bar.showsScopeBar = value }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsDecoder.apply(traits, to: bar) }
    }

    private static func applyTextField(_ field: UITextField, _ element: InterfaceElement, _ context: NibContext) {
        if let font = context.font(element) { field.font = font }
        if let color = context.color(element, key: "textColor") { field.textColor = color }
        if let value = element.option("textAlignment", InterfaceOptions.textAlignments) { field.textAlignment = value }
        let borders: [String: UITextField.BorderStyle] = ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        if let style = element.option("borderStyle", borders) { field.borderStyle = style }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = element.option("clearButtonMode", modes) { field.clearButtonMode = mode }
        if let value = element.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
        if let value = element.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
        if let value = element.float("minimumFontSize") { field.minimumFontSize = value }
        if let text = context.text(element, "placeholder") { field.placeholder = text }
        if let text = context.text(element, "text") { field.text = text }
        if let traits = element.child(key: "textInputTraits") { TextInputTraitsDecoder.apply(traits, to: field) }
    }
}
