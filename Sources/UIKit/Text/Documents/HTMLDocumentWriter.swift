/// Writes attributed text as an HTML document: a paragraph an element, and a span a run of attributes.
enum HTMLDocumentWriter {
    static func document(of text: NSAttributedString) -> String {
        var body = ""
        let string = text.string as NSString
        var start = 0
        while start < string.length {
            let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
            body += self.paragraph(text, paragraph) + "\n"
            start = NSMaxRange(paragraph)
        }
        return """
            <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private static func paragraph(_ text: NSAttributedString, _ range: NSRange) -> String {
        let content = (text.string as NSString).substring(with: range)
        let visible = NSRange(location: range.location, length: (content.trimmingCharacters(in: .newlines) as NSString).length)
        guard visible.length > 0 else { return "<p><br></p>" }
        var spans = ""
        text.enumerateAttributes(in: visible, options: []) { attributes, part, _ in
            spans += span((text.string as NSString).substring(with: part), attributes)
        }
        return "<p\(style(alignment(of: text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil))))>\(spans)</p>"
    }

    private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        var result = escape(text).replacingOccurrences(of: "\u{2028}", with: "<br>")
        let declarations = declarations(attributes)
        if !declarations.isEmpty { result = "<span\(style(declarations))>\(result)</span>" }
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        return link.map { "<a href=\"\(escape($0))\">\(result)</a>" } ?? result
    }

    private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
        var result: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            result.append("font-family: '\(font.familyName)'; font-size: \(number(font.pointSize))px")
            if traits.contains(.traitBold) { result.append("font-weight: bold") }
            if traits.contains(.traitItalic) { result.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { result.append("color: \(text(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { result.append("background-color: \(text(color))") }
        let isUnderlined = (attributes[.underlineStyle] as? NSNumber)?.intValue ?? 0 != 0
        let isStruck = (attributes[.strikethroughStyle] as? NSNumber)?.intValue ?? 0 != 0
        let lines = [isUnderlined ? "underline" : nil, isStruck ? "line-through" : nil].compactMap { $0 }
        if !lines.isEmpty { result.append("text-decoration: \(lines.joined(separator: " "))") }
        return result
    }

    private static func alignment(of value: Any?) -> [String] {
        switch (value as? NSParagraphStyle)?.alignment {
        case .center: ["text-align: center"]
        case .right: ["text-align: right"]
        case .justified: ["text-align: justify"]
        default: []
        }
    }

    private static func style(_ declarations: [String]) -> String {
        declarations.isEmpty ? "" : " style=\"\(escape(declarations.joined(separator: "; ")))\""
    }

    private static func text(_ color: UIColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return alpha < 1
            ? "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(number(alpha)))"
            : String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
    }

    private static func number(_ value: CGFloat) -> String {
        let text = String(format: "%.2f", Double(value))
        return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
