import CoreText

extension Text {
    /// The text as runs of one look each, the parts of them that lead somewhere, and its characters alone.
    func resolved(in environment: EnvironmentValues) -> (runs: [TextRun], links: [TextLink], plain: String) {
        let (runs, links) = pieces(in: environment)
        // Looking the text up a second time is the dearest part of it.
        if environment.textCase != nil || hasImages || hasSmallCaps(environment.textStyling.font ?? environment.font) {
            return (runs, links, plainText(in: environment))
        }
        return (runs, links, runs.count == 1 ? runs[0].text : runs.map(\.text).joined())
    }

    private var hasImages: Bool {
        switch storage {
        case .image: true
        case .joined(let first, let second): first.hasImages || second.hasImages
        default: false
        }
    }

    private func hasSmallCaps(_ outer: Font?) -> Bool {
        let font = styling.font ?? outer
        if case .joined(let first, let second) = storage { return first.hasSmallCaps(font) || second.hasSmallCaps(font) }
        return font?.capitals != nil
    }

    /// The text as runs of one look each.
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        pieces(in: environment).runs
    }

    /// The same, and the parts of them that lead somewhere.
    func pieces(in environment: EnvironmentValues) -> (runs: [TextRun], links: [TextLink]) {
        var result: (runs: [TextRun], links: [TextLink]) = ([], [])
        collect(environment.textStyling, environment, &result)
        return result
    }

    /// The characters alone.
    func plainText(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let text): text
        case .localized(let key, let table, let bundle):
            InlineMarkdown.pieces(of: key.resolve(in: environment, table: table, bundle: bundle)).map(\.text).joined()
        case .attributed(let text): String(text.characters)
        case .joined(let first, let second): first.plainText(in: environment) + second.plainText(in: environment)
        case .image: ""
        case .formatted(let text): text.format(environment.locale)
        case .dated(let text): text.text(in: environment)
        }
    }

    func collect(_ outer: TextStyling, _ environment: EnvironmentValues, _ pieces: inout (runs: [TextRun], links: [TextLink])) {
        let styling = styling.over(outer)
        switch storage {
        case .joined(let first, let second):
            first.collect(styling, environment, &pieces)
            second.collect(styling, environment, &pieces)
        case .attributed(let text): AttributedRuns.collect(text, styling, environment, &pieces)
        case .formatted(let text) where text.attributed != nil:
            if let text = text.attributed?(environment.locale) { AttributedRuns.collect(text, styling, environment, &pieces) }
        case .image(let image): pieces.runs.append(image.run(styling.attributes(in: environment), environment))
        case .localized(let key, let table, let bundle):
            let text = key.resolveMarked(in: environment, table: table, bundle: bundle)
            // Keys may be written in Markdown.
            for piece in InlineMarkdown.pieces(of: text) {
                let start = pieces.runs.utf16Count
                let style = piece.applied(to: styling)
                for part in TextMark.parts(of: piece.text) {
                    switch part {
                    case .words(let words): append(words, style, environment, &pieces.runs)
                    case .text(let index):
                        if case .text(let inner) = key.arguments[index].value { inner.collect(style, environment, &pieces) }
                    }
                }
                guard let url = piece.link.flatMap({ URL(string: $0) }) else { continue }
                pieces.links.append(TextLink(range: start..<pieces.runs.utf16Count, url: url))
            }
        default: append(plainText(in: environment), styling, environment, &pieces.runs)
        }
    }

    private func append(_ text: String, _ styling: TextStyling, _ environment: EnvironmentValues, _ runs: inout [TextRun]) {
        guard !text.isEmpty else { return }
        runs += styling.runs(of: text, in: environment)
    }
}

extension EnvironmentValues {
    func cased(_ text: String) -> String {
        switch textCase {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case nil: text
        }
    }
}

extension TextStyling {
    /// The font as said, before its environment is asked.
    private func wantedFont(in environment: EnvironmentValues) -> Font {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isItalic == true { font = font.italic() }
        if let design { font = font.design(design) }
        if hasMonospacedDigits == true { font = font.monospacedDigit() }
        return font
    }

    /// A text as it is shown.
    func runs(of text: String, in environment: EnvironmentValues) -> [TextRun] {
        let attributes = attributes(in: environment), cased = environment.cased(text)
        guard let smallCaps = (font ?? environment.font ?? .body).capitals else { return [TextRun(cased, attributes)] }
        return smallCaps.runs(of: cased, attributes)
    }

    func resolvedFont(in environment: EnvironmentValues) -> UIFont { scaled(wantedFont(in: environment).resolve(in: environment)) }

    private func scaled(_ font: UIFont) -> UIFont {
        guard let factor = scale?.factor, factor != 1 else { return font }
        return font.withSize(font.pointSize * factor)
    }

    func attributes(in environment: EnvironmentValues) -> TextAttributes {
        if let last = Self.last, last.environment.isOf(environment), last.styling == self { return last.attributes }
        let found = foundAttributes(in: environment)
        // An app's own fonts may yet be registered.
        if wantedFont(in: environment).isSystem { Self.last = (self, EnvironmentValues.Mark(environment), found) }
        return found
    }

    /// The most recently resolved attributes, as adjacent texts mostly share them.
    nonisolated(unsafe) private static var last: (styling: TextStyling, environment: EnvironmentValues.Mark, attributes: TextAttributes)?

    private func foundAttributes(in environment: EnvironmentValues) -> TextAttributes {
        let paint = foreground?.paint(in: environment) ?? environment.foregroundPaint
        let wanted = wantedFont(in: environment)
        let font = scaled(wanted.resolve(in: environment))
        var result = TextAttributes(font: font.textFont, color: paint.color)
        if let change = wanted.lineHeightChange {
            result.paragraph.minimumLineHeight = font.lineHeight + change
            result.paragraph.maximumLineHeight = font.lineHeight + change
        }
        if let height = environment.lineHeight?.height(of: font) {
            (result.paragraph.minimumLineHeight, result.paragraph.maximumLineHeight) = (height, height)
        }
        result.kern = tracking ?? kern ?? 0
        result.usesLigatures = result.kern == 0
        result.baselineOffset = baselineOffset ?? 0
        result.backgroundColor = background?.cgColor(in: environment)
        result.paragraph.lineSpacing = environment.lineSpacing
        result.paragraph.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        result.underline = decoration(underline, environment)
        result.strikethrough = decoration(strikethrough, environment)
        return result
    }

    private func decoration(_ line: Line?, _ environment: EnvironmentValues) -> TextDecoration? {
        guard let line, line.isActive else { return nil }
        return TextDecoration(style: 1 | line.pattern.raw, color: line.color?.cgColor(in: environment))
    }
}

/// Attributed strings as runs.
enum AttributedRuns {
    static func collect(
        _ text: AttributedString, _ styling: TextStyling, _ environment: EnvironmentValues,
        _ pieces: inout (runs: [TextRun], links: [TextLink])
    ) {
        for part in text.runs {
            var style = styling
            if part.link != nil { style.foreground = AnyShapeStyle(Color.accentColor) }
            style = style.with(part.attributes)
            let characters = String(text[part.range].characters)
            let start = pieces.runs.utf16Count
            pieces.runs += style.runs(of: characters, in: environment)
            if let url = part.link { pieces.links.append(TextLink(range: start..<pieces.runs.utf16Count, url: url)) }
        }
    }
}

extension [TextRun] {
    /// How long the runs are together, in UTF-16 units.
    var utf16Count: Int { reduce(0) { $0 + $1.text.utf16.count } }
}
