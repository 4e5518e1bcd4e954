import BundleFormat

extension NibContext {
    // MARK: Colours

    /// The colour property `key`; nil where the document does not set it.
    func color(_ element: InterfaceElement, key: String) -> UIColor? {
        guard let color = element.child(key: key), color.name == "color" else { return nil }
        return self.color(color)
    }

    /// A `color` element: a system or catalog colour by name, else components.
    func color(_ element: InterfaceElement) -> UIColor? {
        if let name = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"] { return systemColor(name) }
        if let name = element.attributes["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil) ?? document.resourceColors[name].flatMap { color($0) }
        }
        let alpha = element.float("alpha") ?? 1
        if let white = element.float("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.float("red") else { return nil }
        let (green, blue) = (element.float("green") ?? 0, element.float("blue") ?? 0)
        if element.attributes["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func systemColor(_ name: String) -> UIColor? {
        if let color = SystemColors.byName[name] { return color }
        let standard: [String: UIColor] = [
            "blackColor": .black, "whiteColor": .white, "redColor": .red, "greenColor": .green, "blueColor": .blue, "grayColor": .gray,
            "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "yellowColor": .yellow, "orangeColor": .orange, "cyanColor": .cyan,
            "magentaColor": .magenta, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear, "darkTextColor": .darkText,
            "lightTextColor": .lightText, "groupTableViewBackgroundColor": .systemGroupedBackground,
            "tableBackgroundColor": .systemBackground,
        ]
        return standard[name] ?? document.resourceColors[name].flatMap { color($0) }
    }

    // MARK: Fonts

    /// The font property `key`: a system font with weight, a text style, or a font by name.
    func font(_ element: InterfaceElement, key: String = "fontDescription") -> UIFont? {
        guard let font = element.child(key: key), font.name == "fontDescription" else { return nil }
        if let style = font.attributes["style"], let textStyle = InterfaceOptions.textStyles[style] {
            return .preferredFont(forTextStyle: textStyle)
        }
        let size = font.float("pointSize") ?? UIFont.systemFontSize
        if let name = font.attributes["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        switch font.attributes["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "monospacedSystem":
            return .monospacedSystemFont(ofSize: size, weight: font.option("weight", InterfaceOptions.fontWeights) ?? .regular)
        default: return .systemFont(ofSize: size, weight: font.option("weight", InterfaceOptions.fontWeights) ?? .regular)
        }
    }

    // MARK: Images

    /// An image of the bundle, or a symbol for `catalog="system"`.
    func image(named name: String?, catalog: String?) -> UIImage? {
        guard let name else { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// The image property `key`: an attribute, or an `imageReference` with symbol settings.
    func image(_ element: InterfaceElement, key: String) -> UIImage? {
        if let name = element.attributes[key] { return image(named: name, catalog: element.attributes["catalog"]) }
        guard let reference = element.child(key: key), reference.name == "imageReference" else { return nil }
        let image = image(named: reference.attributes["image"], catalog: reference.attributes["catalog"])
        var configuration: UIImage.SymbolConfiguration?
        if let scale = reference.option("symbolScale", InterfaceOptions.symbolScales) {
            configuration = UIImage.SymbolConfiguration(scale: scale)
        }
        if let mode = reference.option("renderingMode", InterfaceOptions.renderingModes) { return image?.withRenderingMode(mode) }
        return configuration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    }

    /// A `preferredSymbolConfiguration` element, under whatever key it stands.
    func symbolConfiguration(_ element: InterfaceElement, key: String = "preferredSymbolConfiguration") -> UIImage.SymbolConfiguration? {
        guard
            let found = element.children.first(where: {
                $0.key == key || (key == "preferredSymbolConfiguration" && $0.name == key && $0.key == nil)
            })
        else {
            return nil
        }
        return symbolSettings(found)
    }

    private func symbolSettings(_ element: InterfaceElement) -> UIImage.SymbolConfiguration {
        let shape = symbolShape(element)
        guard let color = element.first("hierarchicalColors")?.children.first.flatMap(color) else { return shape }
        return shape.applying(UIImage.SymbolConfiguration(hierarchicalColor: color))
    }

    private func symbolShape(_ element: InterfaceElement) -> UIImage.SymbolConfiguration {
        let scale = element.option("scale", InterfaceOptions.symbolScales) ?? .unspecified
        let weight = element.option("weight", InterfaceOptions.symbolWeights) ?? .unspecified
        switch element.attributes["configurationType"] {
        case "pointSize": return UIImage.SymbolConfiguration(pointSize: element.float("pointSize") ?? 17, weight: weight, scale: scale)
        case "font":
            return font(element).map { UIImage.SymbolConfiguration(font: $0, scale: scale) } ?? UIImage.SymbolConfiguration(scale: scale)
        default: return weight == .unspecified ? UIImage.SymbolConfiguration(scale: scale) : UIImage.SymbolConfiguration(weight: weight)
        }
    }

    // MARK: Attributed text

    func attributedText(_ element: InterfaceElement, key: String) -> NSAttributedString? {
        guard let text = element.child(key: key), text.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for (index, fragment) in text.children.filter({ $0.name == "fragment" }).enumerated() {
            let translated = element.id.flatMap { document.strings["\($0).\(key).\(index)"] }
            let content =
                translated ?? fragment.attributes["content"] ?? fragment.first("string")?.text ?? fragment.first("mutableString")?.text
                ?? ""
            result.append(NSAttributedString(string: content, attributes: textAttributes(fragment)))
        }
        return result
    }

    /// A `textAttributes` element: the font and colour of a bar's titles.
    func barTextAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let font = font(element) { result[.font] = font }
        if let color = color(element, key: "textColor") { result[.foregroundColor] = color }
        return result
    }

    private func textAttributes(_ fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
        guard let list = fragment.first("attributes") else { return [:] }
        var result: [NSAttributedString.Key: Any] = [:]
        for child in list.children {
            switch child.key {
            case "NSColor": result[.foregroundColor] = color(child)
            case "NSBackgroundColor": result[.backgroundColor] = color(child)
            case "NSFont": result[.font] = attributedFont(child)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(child)
            case "NSUnderline": result[.underlineStyle] = child.integer("value")
            case "NSStrikethrough": result[.strikethroughStyle] = child.integer("value")
            case "NSKern": result[.kern] = child.float("value")
            default: break
            }
        }
        return result
    }

    private func attributedFont(_ element: InterfaceElement) -> UIFont {
        let size = element.float("size") ?? UIFont.systemFontSize
        guard let name = element.attributes["name"], let font = UIFont(name: name, size: size) else {
            return element.attributes["metaFont"] == "systemBold" ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        return font
    }

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = element.option("alignment", InterfaceOptions.textAlignments) { style.alignment = alignment }
        if let mode = element.option("lineBreakMode", InterfaceOptions.lineBreakModes) { style.lineBreakMode = mode }
        if let spacing = element.float("lineSpacing") { style.lineSpacing = spacing }
        if let spacing = element.float("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let indent = element.float("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let indent = element.float("headIndent") { style.headIndent = indent }
        return style
    }
}
