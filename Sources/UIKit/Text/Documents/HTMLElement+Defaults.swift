/// The styles of elements without a style sheet. Source: the W3C's default style sheet for HTML.
extension HTMLElement {
    /// Whether it is a paragraph, with space of its own.
    var isParagraph: Bool { ["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "pre", "blockquote"].contains(name) }
    /// Whether its text ends with the end of a line, also at the end of the document.
    var endsWithLine: Bool { ["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "pre"].contains(name) }

    func applyDefaults(to style: inout HTMLStyle) {
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "strike", "del": style.isStruck = true
        case "big": style.size *= 1.2
        case "small": style.size /= 1.2
        case "sup": (style.baseline, style.size) = (style.baseline + style.size / 3, style.size / 1.2)
        case "sub": (style.baseline, style.size) = (style.baseline - style.size / 3, style.size / 1.2)
        case "code", "tt", "kbd", "samp": (style.family, style.size) = ("Courier", style.size * 10 / 12)
        case "mark": style.background = CSSValue.color("yellow")
        case "center": style.alignment = .center
        case "head", "script", "template": style.isHidden = true
        default: applyBlock(to: &style)
        }
    }

    private func applyBlock(to style: inout HTMLStyle) {
        func heading(_ size: CGFloat, _ margin: CGFloat) {
            (style.isBold, style.size) = (true, style.size * size)
            style.spacing = style.size * margin
        }
        switch name {
        case "p": style.spacing = style.size
        case "pre":
            (style.family, style.size, style.keepsWhitespace) = ("Courier", style.size * 10 / 12, true)
            style.spacing = style.size
        case "blockquote":
            style.indent += 40
            style.spacing = style.size
        case "dd": style.indent += 40
        case "h1": heading(2, 0.67)
        case "h2": heading(1.5, 0.83)
        case "h3": heading(1.17, 1)
        case "h4": heading(1, 1.33)
        case "h5": heading(0.83, 1.67)
        case "h6": heading(0.67, 2.33)
        default: break
        }
    }

    /// Applies what the element's own attributes say.
    func applyAttributes(to style: inout HTMLStyle) {
        if name == "a", let address = attributes["href"], let url = URL(string: address.trimmingCharacters(in: .whitespacesAndNewlines)) {
            style.link = url
        }
        if name == "font" {
            if let color = attributes["color"] { style.apply("color", color) }
            if let face = attributes["face"] { style.apply("font-family", face) }
            let sizes: [String: CGFloat] = ["1": 0.63, "2": 0.82, "3": 1, "4": 1.13, "5": 1.5, "6": 2, "7": 3]
            if let size = attributes["size"].flatMap({ sizes[$0] }) { style.size = size * HTMLStyle.defaultSize }
        }
        if let align = attributes["align"] { style.apply("text-align", align) }
        if let direction = attributes["dir"], style.alignment == .natural, direction.lowercased() == "rtl" { style.alignment = .right }
        for declaration in CSSSheet.declarations(attributes["style"] ?? "") { style.apply(declaration.name, declaration.value) }
    }
}
