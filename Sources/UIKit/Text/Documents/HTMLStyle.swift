/// How text of a document looks: the values that its elements and style sheets give.
struct HTMLStyle {
    /// Points of text without a size of its own, as WebKit's importer has it.
    static let defaultSize: CGFloat = 12

    var family = "Times New Roman"
    var size = HTMLStyle.defaultSize
    var isBold = false
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
    var kern: CGFloat = 0
    /// Points above the baseline of the text around.
    var baseline: CGFloat = 0
    var link: URL?
    var alignment = NSTextAlignment.natural
    /// A multiple of the font's line height; 0 = the font's own.
    var lineHeight: CGFloat = 0
    /// Points of a line where style sheets name them; 0 = as `lineHeight`.
    var fixedLineHeight: CGFloat = 0
    var spacingBefore: CGFloat = 0
    var spacing: CGFloat = 0
    var indent: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    var lists: [NSTextList] = []
    var keepsWhitespace = false
    var isHidden = false

    /// The style of what lies in an element of this style: what concerns the element's own block is not passed on.
    var inherited: HTMLStyle {
        var style = self
        (style.spacing, style.spacingBefore, style.background) = (0, 0, background)
        return style
    }

    // MARK: Declarations

    mutating func apply(_ name: String, _ value: String) {
        let lower = value.lowercased()
        switch name {
        case "color": color = CSSValue.color(value) ?? color
        case "background-color", "background": background = CSSValue.color(value) ?? background
        case "font-size": size = CSSValue.fontSize(value, inherited: size) ?? size
        case "font-family": family = Self.family(value) ?? family
        case "font-weight": isBold = lower == "bold" || lower == "bolder" || (Int(lower) ?? 400) >= 600
        case "font-style": isItalic = lower == "italic" || lower == "oblique"
        case "font": applyFont(value)
        case "text-decoration", "text-decoration-line":
            (isUnderlined, isStruck) = (lower.contains("underline"), lower.contains("line-through"))
        case "letter-spacing": kern = CSSValue.length(value, em: size) ?? 0
        case "vertical-align": baseline = lower == "super" ? size / 3 : lower == "sub" ? -size / 3 : 0
        case "display": isHidden = lower == "none"
        case "white-space": keepsWhitespace = lower.hasPrefix("pre")
        default: applyToParagraph(name, value)
        }
    }

    private mutating func applyToParagraph(_ name: String, _ value: String) {
        switch name {
        case "text-align":
            alignment =
                switch value.lowercased() {
                case "left", "start": .left
                case "right", "end": .right
                case "center": .center
                case "justify": .justified
                default: alignment
                }
        case "line-height":
            if let multiple = Double(value) {
                (lineHeight, fixedLineHeight) = (CGFloat(max(multiple, 0)), 0)
            } else {
                fixedLineHeight = max(CSSValue.length(value, em: size) ?? 0, 0)
            }
        case "margin-top": spacingBefore = max(CSSValue.length(value, em: size) ?? 0, 0)
        case "margin-bottom": spacing = max(CSSValue.length(value, em: size) ?? 0, 0)
        case "margin-left", "padding-left": indent += max(CSSValue.length(value, em: size) ?? 0, 0)
        case "text-indent": firstLineIndent = CSSValue.length(value, em: size) ?? 0
        case "margin": applyMargin(value)
        default: break
        }
    }

    private mutating func applyMargin(_ value: String) {
        let lengths = value.split(whereSeparator: \.isWhitespace).map { CSSValue.length(String($0), em: size) ?? 0 }
        guard let top = lengths.first else { return }
        spacingBefore = max(top, 0)
        spacing = max(lengths.count > 2 ? lengths[2] : top, 0)
    }

    /// The shorthand: style and weight, size, and families at its end.
    private mutating func applyFont(_ value: String) {
        let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
        guard
            let index = words.firstIndex(where: {
                CSSValue.fontSize(String($0.prefix { $0 != "/" }), inherited: size) != nil && $0 != "normal"
            })
        else { return }
        (isBold, isItalic) = (words[..<index].contains("bold"), words[..<index].contains("italic"))
        size = CSSValue.fontSize(String(words[index].prefix { $0 != "/" }), inherited: size) ?? size
        family = Self.family(words[(index + 1)...].joined(separator: " ")) ?? family
    }

    /// The first family of a list.
    private static func family(_ value: String) -> String? {
        let name = value.split(separator: ",").first?.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\t\n"))
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: Attributes

    func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = defaults
        result[.font] = font
        if let color = color ?? (link == nil ? nil : UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)) {
            result[.foregroundColor] = color
        } else if result[.foregroundColor] == nil {
            result[.foregroundColor] = UIColor.black
        }
        if let background, background != .clear { result[.backgroundColor] = background }
        if isUnderlined || link != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if kern != 0 { result[.kern] = kern }
        if baseline != 0 { result[.baselineOffset] = baseline }
        if let link { result[.link] = link }
        result[.paragraphStyle] = paragraph
        return result
    }

    private var font: UIFont {
        let base: UIFont =
            switch family.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", ".sfui", ".sfuitext", ".sf ui text", ".applesystemuifont",
                "sf pro text",
                "sf pro display", ".sfui-regular", ".sfuitext-regular", ".sfns-regular":
                .systemFont(ofSize: size)
            case "sans-serif": UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
            case "monospace", "ui-monospace": UIFont(name: "Courier", size: size) ?? .monospacedSystemFont(ofSize: size, weight: .regular)
            case "serif": UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
            default: UIFont(name: family, size: size) ?? UIFont(name: "Times New Roman", size: size) ?? .systemFont(ofSize: size)
            }
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        return base.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? base
    }

    private var paragraph: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (spacing, spacingBefore)
        (style.headIndent, style.firstLineHeadIndent) = (indent, indent + firstLineIndent)
        if fixedLineHeight > 0 { (style.minimumLineHeight, style.maximumLineHeight) = (fixedLineHeight, fixedLineHeight) }
        style.lineHeightMultiple = fixedLineHeight > 0 ? 0 : lineHeight
        style.defaultTabInterval = 36
        style.textLists = lists
        if !lists.isEmpty {
            let depth = CGFloat(lists.count) * 36
            (style.headIndent, style.firstLineHeadIndent) = (depth, 0)
            style.tabStops = [NSTextTab(textAlignment: .left, location: depth - 25), NSTextTab(textAlignment: .natural, location: depth)]
        }
        return style
    }
}
