@_spi(Quince) import QuinceFoundation
import CoreText

/// Text set into lines, ready to be drawn.
struct LaidOutText {
    /// Nil for no text.
    let layout: TextLayout?

    static let empty = LaidOutText(layout: nil)

    /// The size of the laid-out lines in points, before rounding.
    var size: CGSize { layout?.usedSize ?? .zero }
    var firstBaseline: CGFloat { layout?.firstBaseline ?? 0 }
    var lastBaseline: CGFloat { layout?.lastBaseline ?? 0 }
    var isTruncated: Bool { layout?.isTruncated ?? false }

    /// Draws the lines with their container's upper left corner at that of `rect`.
    func draw(in rect: CGRect, _ context: CGContext) { layout?.draw(in: context, at: rect.origin) }
}

/// Sets attributed strings by CoreText: the one way UIKit measures and draws text.
enum TextSetting {
    /// - Parameters:
    ///   - width: nil for one unwrapped line per paragraph.
    ///   - maximumLines: 0 for any number.
    ///   - truncation: The truncation of text beyond the last line; nil for that of the paragraphs.
    ///   - wraps: false keeps even long paragraphs on one line.
    static func layout(
        _ text: NSAttributedString, width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0, truncation: NSLineBreakMode? = nil,
        wraps: Bool = true
    ) -> LaidOutText {
        guard text.length > 0 else { return .empty }
        return layout(
            runs(of: text), width: width, height: height, maximumLines: maximumLines, truncation: truncation, wraps: wraps)
    }

    /// The same for runs of text; none give an empty layout.
    ///
    /// - Parameter isKept: Whether the layout is for drawing, and is kept for texts like this one; finding one that is only measured takes longer than making it.
    static func layout(
        _ runs: [TextRun], width: CGFloat?, height: CGFloat? = nil, maximumLines: Int = 0, truncation: NSLineBreakMode? = nil,
        wraps: Bool = true, isKept: Bool = true
    ) -> LaidOutText {
        if runs.isEmpty { return .empty }
        var options = TextLayout.Options()
        options.maximumLines = width == nil && maximumLines == 0 ? 0 : maximumLines
        if !wraps { options.maximumLines = 1 }
        options.lineBreakMode = truncation.flatMap { TextLineBreakMode(rawValue: $0.rawValue) }
        if UITraitCollection.current.layoutDirection == .rightToLeft { options.interfaceDirection = .rightToLeft }
        let size = CGSize(width: width ?? .infinity, height: height ?? .infinity)
        if !isKept { return LaidOutText(layout: TextLayout(runs: runs, size: size, options: options)) }
        return LaidOutText(layout: TextLayout.cached(runs: runs, size: size, options: options))
    }

    // MARK: Attributes

    static func runs(of text: NSAttributedString) -> [TextRun] {
        var runs: [TextRun] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            runs.append(TextRun(string.substring(with: range), attributes(values)))
        }
        return runs
    }

    static func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
        let font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var result = TextAttributes(font: font.textFont, color: color(values[.foregroundColor]) ?? CGColor(gray: 0, alpha: 1))
        if values[.foregroundColor] == nil, values[.link] != nil { result.color = UIColor.link.cgColor }
        result.kern = number(values[.kern]) ?? number(values[.tracking]) ?? 0
        result.baselineOffset = number(values[.baselineOffset]) ?? 0
        result.underline = decoration(values[.underlineStyle], values[.underlineColor])
        result.strikethrough = decoration(values[.strikethroughStyle], values[.strikethroughColor])
        result.backgroundColor = color(values[.backgroundColor])
        if let shadow = values[.shadow] as? NSShadow, let tone = color(shadow.shadowColor) {
            result.shadow = TextShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: tone)
        } else if let effect = values[.textEffect], textEffect(effect) == .letterpressStyle {
            // Pressed into the ground, whose lower edge is light.
            result.shadow = TextShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: CGColor(gray: 1, alpha: 0.5))
        }
        if let style = values[.paragraphStyle] as? any ParagraphStyling { result.paragraph = style.textParagraphStyle }
        if let width = number(values[.strokeWidth]), width != 0 {
            result.stroke = TextStroke(width: width, color: color(values[.strokeColor]))
        }
        if let ligature = values[.ligature] { result.usesLigatures = number(ligature) != 0 }
        if let attachment = values[.attachment] as? NSTextAttachment { result.attachment = picture(attachment, font, result.color) }
        return result
    }

    /// Attachments are shared, so that equal texts share their layout.
    private static func picture(_ attachment: NSTextAttachment, _ font: UIFont, _ tint: CGColor) -> TextAttachment {
        TextAttachment(bounds: attachment.place(beside: font)) { context, rect in
            guard let image = attachment.image(forBounds: rect, textContainer: nil, characterIndex: 0) else { return }
            let shown = image.isTemplate ? image.withTintColor(UIColor(cgColor: tint), renderingMode: .alwaysOriginal) : image
            UIGraphicsPushContext(context)
            shown.draw(in: rect)
            UIGraphicsPopContext()
        }
    }

    private static func textEffect(_ value: Any) -> NSAttributedString.TextEffectStyle? {
        value as? NSAttributedString.TextEffectStyle ?? (value as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:))
    }

    private static func color(_ value: Any?) -> CGColor? {
        if let color = value as? UIColor { return color.cgColor }
        return value as? CGColor
    }

    private static func decoration(_ style: Any?, _ tone: Any?) -> TextDecoration? {
        let raw = (style as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) } ?? 0
        return raw == 0 ? nil : TextDecoration(style: raw, color: color(tone))
    }

    private static func number(_ value: Any?) -> CGFloat? { numericValue(value).map { CGFloat($0) } }

    static func paragraph(_ values: ParagraphValues) -> TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment = alignment(values.alignment)
        style.lineBreakMode = TextLineBreakMode(rawValue: values.lineBreakMode.rawValue) ?? .byWordWrapping
        style.lineBreakStrategy = TextLineBreakStrategy(rawValue: values.lineBreakStrategy.rawValue)
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (
            values.lineSpacing, values.paragraphSpacing, values.paragraphSpacingBefore
        )
        (style.minimumLineHeight, style.maximumLineHeight) = (values.minimumLineHeight, values.maximumLineHeight)
        style.lineHeightMultiple = values.lineHeightMultiple
        (style.headIndent, style.tailIndent, style.firstLineHeadIndent) = (values.headIndent, values.tailIndent, values.firstLineHeadIndent)
        style.baseWritingDirection = TextDirection(rawValue: values.baseWritingDirection.rawValue) ?? .natural
        style.tabStops = values.tabStops.map { .init(alignment: alignment($0.alignment), location: $0.location) }
        style.defaultTabInterval = values.defaultTabInterval
        return style
    }

    static func alignment(_ alignment: NSTextAlignment) -> TextAlignment {
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
