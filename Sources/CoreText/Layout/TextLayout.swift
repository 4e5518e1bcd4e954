import CoreGraphics
internal import CTextEngine

/// Text set in lines. Measuring and drawing use the same layout; it never changes, and it may be kept and shared.
///
/// Lines are built when they are first asked for where the size can be told without them.
package final class TextLayout: @unchecked Sendable {
    package struct Options: Hashable, Sendable {
        /// 0 for any number.
        package var maximumLines = 0
        /// Overrides the paragraphs' own; nil keeps theirs.
        package var lineBreakMode: TextLineBreakMode?
        package var alignment: TextAlignment?
        package var direction = TextDirection.natural
        /// The direction natural alignment follows where the text has no strong character; and the user interface's.
        package var interfaceDirection = TextDirection.leftToRight
        /// Whether the font's leading counts, as TextKit's `usesFontLeading` says.
        package var usesFontLeading = true

        package init() {}
    }

    package let runs: [TextRun]
    /// The size that the lines were fitted into; either side may be infinite.
    package let containerSize: CGSize
    package let options: Options
    /// The size that the lines occupy, not rounded.
    package let usedSize: CGSize
    let plain: PlainTextMeasurement?
    /// Nil until lines are asked for.
    private var builtContent: Content?

    /// The text in its lines.
    private struct Content {
        let text: StyledText
        let lines: [TextLine]
    }

    package convenience init(runs: [TextRun], size: CGSize, options: Options = Options()) {
        self.init(runs: runs, size: size, options: options, measuresPlainText: true)
    }

    /// - Parameter exclusions: The shapes that lines flow around, from the layout's top left corner; only in a container of finite width.
    ///   (Not among the options, which are copied for every label that is measured.)
    package convenience init(runs: [TextRun], size: CGSize, options: Options = Options(), exclusions: TextExclusions?) {
        self.init(runs: runs, size: size, options: options, exclusions: exclusions, measuresPlainText: exclusions == nil)
    }

    /// - Parameter measuresPlainText: false builds the lines at once even where the size is known without them.
    init(runs: [TextRun], size: CGSize, options: Options, exclusions: TextExclusions? = nil, measuresPlainText: Bool) {
        self.runs = runs
        self.options = options
        containerSize = size
        plain = measuresPlainText ? PlainTextMeasurement(runs, size: size, options: options) : nil
        if let plain {
            usedSize = plain.size
        } else {
            (builtContent, usedSize) = Self.build(runs, size, options, exclusions)
        }
    }

    private static func build(
        _ runs: [TextRun], _ size: CGSize, _ options: Options, _ exclusions: TextExclusions? = nil
    ) -> (Content, CGSize) {
        let text = StyledText(runs)
        var builder = LineBuilder(text: text, size: size, options: options, exclusions: size.width.isFinite ? exclusions : nil)
        builder.build()
        return (Content(text: text, lines: builder.lines), CGSize(width: builder.usedWidth, height: builder.height))
    }

    private var content: Content {
        TextEngine.locked {
            if let builtContent { return builtContent }
            let (content, _) = Self.build(runs, containerSize, options)
            builtContent = content
            return content
        }
    }

    var text: StyledText { content.text }
    package var lines: [TextLine] { content.lines }

    /// A layout of text of one look.
    package convenience init(_ string: String, _ attributes: TextAttributes, size: CGSize, options: Options = Options()) {
        self.init(runs: [TextRun(string, attributes)], size: size, options: options)
    }

    private struct Key: Hashable {
        let runs: [TextRun]
        let width, height: CGFloat
        let options: Options

        /// Equal texts of different looks are rare, and looks have many properties.
        func hash(into hasher: inout Hasher) {
            for run in runs { hasher.combine(run.text) }
            hasher.combine(width)
        }
    }

    /// Half of what an app may draw in one turn.
    nonisolated(unsafe) private static var known = RecentValues<Key, TextLayout>(limit: 1000)

    /// A layout from the cache, or a new one that goes into it.
    package static func cached(runs: [TextRun], size: CGSize, options: Options = Options()) -> TextLayout {
        TextEngine.locked {
            let key = Key(runs: runs, width: size.width, height: size.height, options: options)
            if let layout = known.value(for: key) { return layout }
            let layout = TextLayout(runs: runs, size: size, options: options)
            known.keep(layout, for: key)
            return layout
        }
    }

    /// The number of cached layouts, and the size of the cached shaped words in bytes.
    static var kept: (layouts: Int, bytes: Int) { TextEngine.locked { (known.count, qt_cache_bytes()) } }

    /// Says that what was laid out has been drawn: of many layouts and shaped words, those are kept that were asked for lately.
    package static func turnEnded() {
        TextEngine.locked {
            known.turnEnded(limit: 128)
            qt_turn_ended()
        }
    }

    /// The width of a text on one line, in points, not rounded.
    package static func width(of text: String, font: TextFont) -> CGFloat {
        var options = Options()
        options.maximumLines = 1
        options.lineBreakMode = .byClipping
        return TextLayout(text, TextAttributes(font: font), size: CGSize(width: CGFloat.infinity, height: .infinity), options: options)
            .usedSize.width
    }

    /// The number of UTF-16 units.
    package var length: Int { text.units.count }
    package var isTruncated: Bool { plain == nil && lines.contains { $0.isTruncated } }
    package var firstBaseline: CGFloat { plain?.firstBaseline ?? lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { plain?.lastBaseline ?? lines.last?.baseline ?? 0 }

    /// The used size rounded up to whole pixels, as labels report it.
    package func usedSize(scale: CGFloat) -> CGSize {
        CGSize(width: PixelGrid.roundUp(usedSize.width, scale: scale), height: PixelGrid.roundUp(usedSize.height, scale: scale))
    }
}

/// Rounding to device pixels.
package enum PixelGrid {
    /// Up to a whole pixel; what exceeds one by less than a thousandth is a rounding error.
    package static func roundUp(_ value: CGFloat, scale: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    package static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
