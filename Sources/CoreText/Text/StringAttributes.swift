import CoreGraphics
@_spi(Quince) import QuinceFoundation

/// Reads the attributes of strings: this framework's, and those of UIKit's that lines draw as well.
enum StringAttributes {
    typealias Values = [NSAttributedString.Key: Any]

    static func runs(of text: NSAttributedString) -> [TextRun] {
        var runs: [TextRun] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            let attributes = attributes(values)
            // Room that is kept free stands for each of its characters.
            let shown = attributes.attachment == nil ? string.substring(with: range) : String(repeating: "\u{FFFC}", count: range.length)
            runs.append(TextRun(shown, attributes))
        }
        return runs
    }

    static func font(_ values: Values) -> CTFont { value(kCTFontAttributeName, values) as? CTFont ?? FontDefaults.font() }

    static func delegate(_ values: Values) -> CTRunDelegate? { value(kCTRunDelegateAttributeName, values) as? CTRunDelegate }

    /// Whether text is drawn in the fill colour that its context has.
    static func usesFillColor(_ values: Values) -> Bool {
        number(value(kCTForegroundColorFromContextAttributeName, values)).map { $0 != 0 } ?? false
    }

    private static func attributes(_ values: Values) -> TextAttributes {
        let font = font(values).setting
        var result = TextAttributes(font: font, color: color(kCTForegroundColorAttributeName, "NSColor", values) ?? .opaqueBlack)
        result.kern = number(value(kCTKernAttributeName, values)) ?? number(value(kCTTrackingAttributeName, values)) ?? 0
        result.baselineOffset = number(value(kCTBaselineOffsetAttributeName, values)) ?? 0
        result.backgroundColor = color(kCTBackgroundColorAttributeName, nil, values)
        if let style = style(value(kCTUnderlineStyleAttributeName, values)), style != 0 {
            result.underline = TextDecoration(style: style, color: color(kCTUnderlineColorAttributeName, "NSUnderlineColor", values))
        }
        if let width = number(value(kCTStrokeWidthAttributeName, values)), width != 0 {
            result.stroke = TextStroke(width: width, color: color(kCTStrokeColorAttributeName, "NSStrokeColor", values))
        }
        if let style = value(kCTParagraphStyleAttributeName, values) as? any ParagraphStyling {
            result.paragraph = style.textParagraphStyle
        }
        if let ligature = value(kCTLigatureAttributeName, values) { result.usesLigatures = number(ligature) != 0 }
        result.attachment = delegate(values)?.room
        return result
    }

    private static func value(_ name: CFString, _ values: Values) -> Any? { values[NSAttributedString.Key(rawValue: name)] }

    /// The colour of this framework's attribute or of UIKit's.
    private static func color(_ name: CFString, _ other: CFString?, _ values: Values) -> CGColor? {
        guard let value = value(name, values) ?? other.flatMap({ self.value($0, values) }) else { return nil }
        return (value as? any TextColoring)?.textColor ?? value as? CGColor
    }

    private static func number(_ value: Any?) -> CGFloat? {
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return numericValue(value).map { CGFloat($0) }
    }

    private static func style(_ value: Any?) -> Int? {
        if let style = value as? CTUnderlineStyle { return Int(style.rawValue) }
        if let style = value as? any OptionSet, let raw = style.rawValue as? Int { return raw }
        return number(value).map { Int(saturating: $0) }
    }
}
