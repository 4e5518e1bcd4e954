import CoreGraphics

/// Breaks paragraphs into lines and stacks them.
struct LineBuilder {
    let text: StyledText
    let size: CGSize
    let options: TextLayout.Options
    private let exclusions: TextExclusions?
    let itemizer: ParagraphItemizer

    private(set) var lines: [TextLine] = []
    private(set) var usedWidth: CGFloat = 0
    private(set) var height: CGFloat = 0
    private var y: CGFloat = 0
    /// The space between the last line and the next one, if there is one.
    private var pendingSpace: CGFloat = 0
    /// Each line's paragraph style and whether it ends a paragraph, for alignment.
    private var placements: [(style: TextParagraphStyle, isLast: Bool, indent: CGFloat, available: CGFloat)] = []

    init(text: StyledText, size: CGSize, options: TextLayout.Options, exclusions: TextExclusions? = nil) {
        self.text = text
        self.size = size
        self.options = options
        self.exclusions = exclusions
        itemizer = ParagraphItemizer(text: text)
    }

    mutating func build() {
        guard !text.attributes.isEmpty else { return }
        let paragraphs = text.paragraphs
        for (index, range) in paragraphs.enumerated() {
            if isFull { break }
            add(range, isFirst: index == 0, isLast: index == paragraphs.count - 1)
        }
        // A separator at the very end begins an empty line of its own.
        if let last = text.units.last, StyledText.isSeparator(last), !isFull {
            add(text.units.count..<text.units.count, isFirst: false, isLast: true)
        }
        height = y
        align()
    }

    private var isFull: Bool { options.maximumLines > 0 && lines.count >= options.maximumLines }

    private func style(at index: Int) -> TextParagraphStyle {
        text.attributes[text.units.isEmpty ? 0 : text.run(at: min(index, text.units.count - 1))].paragraph
    }

    private mutating func add(_ paragraph: Range<Int>, isFirst: Bool, isLast: Bool) {
        let style = self.style(at: paragraph.lowerBound)
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let direction = style.baseWritingDirection == .natural ? options.direction : style.baseWritingDirection
        let items = itemizer.itemize(paragraph, direction: direction)
        // A line separator ends a line within a paragraph.
        let continues = paragraph.lowerBound > 0 && text.units[paragraph.lowerBound - 1] == StyledText.lineSeparator
        let goesOn = !paragraph.isEmpty && text.units[paragraph.upperBound - 1] == StyledText.lineSeparator
        if !isFirst, !continues { pendingSpace += style.paragraphSpacingBefore }
        let isWrapping = mode == .byWordWrapping || mode == .byCharWrapping || options.maximumLines != 1
        var breaker = LineBreaker(itemizer: itemizer, pieces: items.pieces[...], breaksAtCharacters: mode == .byCharWrapping)
        var isFirstLine = !continues
        var row = Row(top: 0)
        repeat {
            let indent = isFirstLine ? style.firstLineHeadIndent : style.headIndent
            let end = style.tailIndent > 0 ? style.tailIndent : size.width + style.tailIndent
            let (start, available) = place(&row, of: breaker, style, from: indent, to: end, isMirrored: items.baseLevel != 0)
            let isLastAllowed = options.maximumLines > 0 && lines.count == options.maximumLines - 1
            var pieces: [TextPiece], isTruncated = false
            if mode.truncates, isLastAllowed {
                (pieces, isTruncated) = breaker.rest(in: available, mode: mode, hasMore: !isLast, startsAt: start, style)
            } else {
                let limit = isWrapping ? available : .infinity, before = breaker
                pieces = breaker.next(in: limit, startsAt: start, style)
                let hasNext = options.maximumLines == 0 || lines.count + 1 < options.maximumLines
                if hasNext, exclusions == nil, let shorter = breaker.pushedOut(pieces, in: max(0, end - style.headIndent), style) {
                    breaker = before
                    pieces = breaker.next(in: shorter, startsAt: start, style)
                }
            }
            let isEnd = breaker.isAtEnd
            addLine(pieces, start: paragraph.lowerBound, style, items.baseLevel, top: row.top, isTruncated: isTruncated)
            placements.append((style, isEnd, start, available))
            isFirstLine = false
            if pieces.last?.kind == .lineEnd { row.rooms = [] }
            pendingSpace = style.lineSpacing + (isEnd && !goesOn ? style.paragraphSpacing : 0)
        } while !breaker.isAtEnd && !isFull
    }

    // MARK: Rooms

    /// Lines beside each other, which shapes part.
    private struct Row {
        var top: CGFloat
        /// The remaining spans of the row in reading direction, measured from the left, or from the right in mirrored text.
        var rooms: [ClosedRange<CGFloat>] = []
    }

    /// Returns the start and the maximum width of the next line: in the row's remaining spans, or in the next row with room.
    private func place(
        _ row: inout Row, of breaker: LineBreaker, _ style: TextParagraphStyle, from indent: CGFloat, to end: CGFloat, isMirrored: Bool
    ) -> (start: CGFloat, available: CGFloat) {
        var top = y + (lines.isEmpty ? 0 : pendingSpace)
        guard let exclusions else {
            row.top = top
            return (indent, max(0, end - indent))
        }
        let word = min(breaker.firstWordWidth, max(0, end - indent)), bottom = exclusions.bottom
        while true {
            while !row.rooms.isEmpty {
                let room = row.rooms.removeFirst()
                let (from, to) = (max(room.lowerBound, indent), min(room.upperBound, end))
                if to > from, to - from + 0.001 >= word { return (from, to - from) }
            }
            guard top < bottom else { break }
            row.top = top
            row.rooms = exclusions.rooms(from: top, to: top + nextHeight(breaker, style), width: size.width)
            if isMirrored { row.rooms = row.rooms.reversed().map { size.width - $0.upperBound...size.width - $0.lowerBound } }
            top += 1
        }
        row.top = top
        return (indent, max(0, end - indent))
    }

    /// The height that the look of the next letter asks of its line.
    private func nextHeight(_ breaker: LineBreaker, _ style: TextParagraphStyle) -> CGFloat {
        var metrics = LineMetrics()
        let run = breaker.pieces.first?.run ?? (text.units.isEmpty ? 0 : text.run(at: text.units.count - 1))
        metrics.include(text.attributes[run], usesFontLeading: options.usesFontLeading)
        return metrics.height(style)
    }

    private mutating func addLine(
        _ pieces: [TextPiece], start: Int, _ style: TextParagraphStyle, _ baseLevel: Int8, top: CGFloat, isTruncated: Bool
    ) {
        let runs = pieces.isEmpty ? [text.units.isEmpty ? 0 : text.run(at: min(start, text.units.count - 1))] : pieces.map(\.run)
        var metrics = LineMetrics()
        for (index, run) in runs.enumerated() where index == 0 || run != runs[index - 1] {
            metrics.include(text.attributes[run], usesFontLeading: options.usesFontLeading)
        }
        let lineHeight = metrics.height(style)
        let visual = BidiReordering.visual(pieces, baseLevel: baseLevel)
        let width = pieces.contentWidth
        let range = (pieces.map(\.range.lowerBound).min() ?? start)..<(pieces.map(\.range.upperBound).max() ?? start)
        lines.append(
            TextLine(
                range: range, x: 0, top: top, height: lineHeight, baseline: metrics.baseline(top: top, height: lineHeight),
                ascent: metrics.ascent, descent: metrics.descent, width: width, isTruncated: isTruncated, pieces: visual,
                baseLevel: baseLevel))
        y = max(y, top + lineHeight)
    }

    // MARK: Alignment

    private mutating func align() {
        let widest = zip(lines, placements).map { $0.width + $1.indent }.max() ?? 0
        let container = size.width.isFinite ? size.width : widest
        for index in lines.indices {
            let (style, isLast, indent, available) = placements[index]
            let line = lines[index]
            let isRightToLeft = line.baseLevel != 0
            let space = (size.width.isFinite ? available : container - indent) - line.width
            let alignment = resolved(options.alignment ?? style.alignment, isRightToLeft)
            if alignment == .justified, !isLast, space > 0 { justify(index, by: space) }
            let start = isRightToLeft ? container - indent - max(available.isFinite ? available : 0, line.width + max(0, space)) : indent
            switch alignment {
            case .center: lines[index].x = start + space / 2
            case .right: lines[index].x = start + space
            case .justified: lines[index].x = isRightToLeft && isLast ? start + space : start
            case .left, .natural: lines[index].x = start
            }
            place(index)
            if exclusions != nil { lines[index].room = start...(start + available) }
        }
        usedWidth = zip(lines, placements).map { $0.width + $1.indent }.max() ?? 0
    }

    private func resolved(_ alignment: TextAlignment, _ isRightToLeft: Bool) -> TextAlignment {
        alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
    }

    /// Widens the spaces inside a line.
    private mutating func justify(_ index: Int, by space: CGFloat) {
        let line = lines[index]
        let inner = line.pieces.indices.filter { line.pieces[$0].kind == .space && line.pieces[$0].range.upperBound < trailingStart(line) }
        guard !inner.isEmpty else { return }
        for piece in inner { lines[index].pieces[piece].width += space / CGFloat(inner.count) }
        lines[index].width += space
    }

    private func trailingStart(_ line: TextLine) -> Int {
        line.pieces.filter { !$0.isWhitespace }.map(\.range.upperBound).max() ?? line.range.lowerBound
    }

    /// Gives the pieces of a line their places. The space at the end hangs outside the line's width.
    private mutating func place(_ index: Int) {
        var x = lines[index].x
        if lines[index].baseLevel != 0 {
            x -= lines[index].pieces.prefix { $0.isWhitespace }.reduce(0) { $0 + $1.width }
        }
        for piece in lines[index].pieces.indices {
            lines[index].pieces[piece].x = x
            x += lines[index].pieces[piece].width
        }
    }
}

extension TextLineBreakMode {
    var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}

/// The order of pieces on a line (rule L2 of UAX 9).
enum BidiReordering {
    static func visual(_ pieces: [TextPiece], baseLevel: Int8) -> [TextPiece] {
        guard pieces.contains(where: { $0.level != 0 }) || baseLevel != 0 else { return pieces }
        var ordered = pieces
        for index in ordered.indices.suffix(pieces.trailingSpaceCount) { ordered[index].level = baseLevel }
        let highest = ordered.map(\.level).max() ?? 0
        guard highest > 0 else { return ordered }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < ordered.count {
                guard ordered[start].level >= level else { start += 1; continue }
                var end = start
                while end < ordered.count, ordered[end].level >= level { end += 1 }
                ordered[start..<end].reverse()
                start = end
            }
        }
        return ordered
    }
}
