import CoreText

/// The laid-out paragraphs of a text, one below the other; points from the top left of the text container.
struct TextParagraphStack {
    private(set) var paragraphs: [TextParagraph] = []
    /// The attributes of lines after the last letter.
    var emptyAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links, in addition to their own.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    private var isPlaced = false
    private var width: CGFloat = .infinity
    private var padding: CGFloat = 0
    private var options = TextLayout.Options()
    private var exclusions: TextExclusions?
    private(set) var size = CGSize.zero

    /// Forgets everything.
    mutating func reset() { (paragraphs, isPlaced) = ([], false) }

    // MARK: Editing

    /// Takes up a change: `range` in the new text, which became `delta` units longer.
    mutating func edit(_ text: NSString, range: NSRange, delta: Int) {
        isPlaced = false
        guard options.maximumLines == 0, !paragraphs.isEmpty, text.length > 0 else { return reset() }
        let oldEnd = range.location + range.length - delta
        // A separator may have come or gone at either edge, so the neighbours are split anew, too.
        guard let first = paragraphs.lastIndex(where: { $0.start <= max(range.location - 1, 0) }),
            let last = paragraphs.firstIndex(where: { $0.end > oldEnd }) ?? paragraphs.indices.last, first <= last
        else { return reset() }
        let start = paragraphs[first].start, end = paragraphs[last].end + delta
        guard end >= start, end <= text.length else { return reset() }
        let isAtEnd = last == paragraphs.count - 1
        var new = TextParagraph.split(text, NSRange(location: start, length: (isAtEnd ? text.length : end) - start))
        if isAtEnd { Self.finish(&new) }
        paragraphs.replaceSubrange(first...last, with: new)
        var next = 0
        for index in paragraphs.indices {
            paragraphs[index].start = next
            next += paragraphs[index].length
        }
    }

    /// A text that is empty or ends with a separator has an empty line at its end.
    private static func finish(_ paragraphs: inout [TextParagraph]) {
        guard paragraphs.last.map({ $0.length > $0.contentLength }) ?? true else { return }
        paragraphs.append(TextParagraph(length: 0, contentLength: 0))
    }

    // MARK: Layout

    /// Lays out what is not yet, for a container.
    mutating func place(_ text: NSAttributedString, in container: NSTextContainer, usesFontLeading: Bool) {
        var wanted = TextLayout.Options()
        wanted.maximumLines = container.maximumNumberOfLines
        if wanted.maximumLines > 0 { wanted.lineBreakMode = TextLineBreakMode(rawValue: container.lineBreakMode.rawValue) }
        wanted.usesFontLeading = usesFontLeading
        if UITraitCollection.current.layoutDirection == .rightToLeft { wanted.interfaceDirection = .rightToLeft }
        if wanted != options || width != container.textWidth || padding != container.lineFragmentPadding
            || exclusions != container.exclusions
        {
            (options, width, padding, isPlaced) = (wanted, container.textWidth, container.lineFragmentPadding, false)
            exclusions = container.exclusions
            for index in paragraphs.indices { paragraphs[index].layout = nil }
            if options.maximumLines > 0 { paragraphs = [] }
        }
        guard !isPlaced else { return }
        if paragraphs.isEmpty { split(text) }
        stack(text)
        isPlaced = true
    }

    private mutating func split(_ text: NSAttributedString) {
        if options.maximumLines > 0, text.length > 0 {
            paragraphs = [TextParagraph(length: text.length, contentLength: text.length)]
            return
        }
        paragraphs = TextParagraph.split(text.string as NSString, NSRange(location: 0, length: text.length))
        Self.finish(&paragraphs)
    }

    private mutating func stack(_ text: NSAttributedString) {
        var start = 0, top: CGFloat = 0, widest: CGFloat = 0
        let string = text.string as NSString
        for index in paragraphs.indices {
            paragraphs[index].start = start
            if paragraphs[index].layout == nil || exclusions != nil { layOut(index, text, string, below: top) }
            if index > 0 { top += paragraphs[index].spaceBefore }
            paragraphs[index].top = top
            start += paragraphs[index].length
            top += paragraphs[index].height + (index < paragraphs.count - 1 ? paragraphs[index].spaceAfter : 0)
            widest = max(widest, paragraphs[index].layout?.usedSize.width ?? 0)
        }
        size = CGSize(width: widest + 2 * padding, height: top)
    }

    /// - Parameter top: The end of the previous paragraph, in points.
    private mutating func layOut(_ index: Int, _ text: NSAttributedString, _ string: NSString, below top: CGFloat) {
        let paragraph = paragraphs[index]
        if paragraph.layout != nil, paragraph.laidOutTop == top + (index > 0 ? paragraph.spaceBefore : 0) { return }
        let content = NSRange(location: paragraph.start, length: paragraph.contentLength)
        var runs: [TextRun] = []
        if content.length > 0 {
            text.enumerateAttributes(in: content, options: []) { values, range, _ in
                let shown = values[.link] == nil ? values : values.merging(linkAttributes) { $1 }
                runs.append(TextRun(string.substring(with: range), TextSetting.attributes(shown)))
            }
        } else {
            let values = paragraph.length > 0 ? text.attributes(at: paragraph.start, effectiveRange: nil) : emptyAttributes
            runs = [TextRun("", TextSetting.attributes(values))]
        }
        let style = runs[0].attributes.paragraph
        let place = top + (index > 0 ? style.paragraphSpacingBefore : 0)
        paragraphs[index].laidOutTop = place
        paragraphs[index].layout = TextLayout(
            runs: runs, size: CGSize(width: width, height: .infinity), options: options, exclusions: exclusions?.moved(by: -place))
        (paragraphs[index].spaceBefore, paragraphs[index].spaceAfter) = (
            style.paragraphSpacingBefore, style.lineSpacing + style.paragraphSpacing
        )
    }

    /// Lays the empty line at the end out again, whose attributes changed.
    mutating func refreshEnd() {
        guard let last = paragraphs.last, last.length == 0 else { return }
        paragraphs[paragraphs.count - 1].layout = nil
        isPlaced = false
    }

    // MARK: Questions

    /// The paragraph that an index belongs to; one at the very end to the last.
    func index(of offset: Int) -> Int {
        var low = 0, high = paragraphs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    /// The paragraph at a height; the nearest where there is none.
    func index(at y: CGFloat) -> Int {
        var low = 0, high = paragraphs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].top <= y { low = middle } else { high = middle - 1 }
        }
        return max(low, 0)
    }

    func origin(of paragraph: TextParagraph) -> CGPoint { CGPoint(x: padding, y: paragraph.top) }

    /// The caret before an offset; no width.
    func caretRect(at offset: Int, _ affinity: UITextStorageDirection = .forward) -> CGRect {
        guard let (paragraph, layout) = laidOut(offset) else { return .zero }
        if affinity == .backward, let line = lineWrapping(at: offset) {
            let frame = layout.lines[line].frame.offsetBy(dx: padding, dy: paragraph.top)
            let isFromRight = layout.lines[line].baseLevel % 2 == 1
            return CGRect(x: isFromRight ? frame.minX : frame.maxX, y: frame.minY, width: 0, height: frame.height)
        }
        let rect = layout.caretRect(at: min(max(offset - paragraph.start, 0), paragraph.contentLength))
        return rect.offsetBy(dx: padding, dy: paragraph.top)
    }

    /// The line of its paragraph that an offset ends although the paragraph goes on.
    private func lineWrapping(at offset: Int) -> Int? {
        guard let (paragraph, layout) = laidOut(offset), offset > paragraph.start else { return nil }
        return layout.lines.indices.dropLast().first { layout.lines[$0 + 1].range.lowerBound == offset - paragraph.start }
    }

    /// The offset whose caret is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard !paragraphs.isEmpty else { return 0 }
        let paragraph = paragraphs[index(at: point.y)]
        guard let layout = paragraph.layout, !layout.lines.isEmpty else { return paragraph.start }
        let local = CGPoint(x: point.x - padding, y: point.y - paragraph.top)
        let found = min(layout.characterIndex(for: local), paragraph.contentLength)
        // The place behind the space at the end of a wrapped line belongs to the next line: stay before the space.
        if let line = layout.line(at: local), found == line.range.upperBound,
            found < paragraph.contentLength, found > line.range.lowerBound
        {
            return paragraph.start + found - 1
        }
        return paragraph.start + found
    }

    /// The units of the line that an offset is on, without the separator, and the line's rectangle.
    func line(at offset: Int, _ affinity: UITextStorageDirection = .forward) -> (range: NSRange, frame: CGRect) {
        if affinity == .backward, lineWrapping(at: offset) != nil { return line(at: offset - 1) }
        guard let (paragraph, layout) = laidOut(offset) else { return (NSRange(location: 0, length: 0), .zero) }
        guard let index = layout.lineIndex(for: min(max(offset - paragraph.start, 0), paragraph.contentLength)) else {
            let height = layout.caretRect(at: 0).height
            return (NSRange(location: paragraph.start, length: 0), CGRect(x: padding, y: paragraph.top, width: 0, height: height))
        }
        let line = layout.lines[index]
        let end = min(line.range.upperBound, paragraph.contentLength)
        let range = NSRange(location: paragraph.start + line.range.lowerBound, length: max(end - line.range.lowerBound, 0))
        return (range, line.frame.offsetBy(dx: padding, dy: paragraph.top))
    }

    /// The units of the line that an offset is on, with the separator where the line ends its paragraph.
    func fragmentRange(at offset: Int) -> NSRange {
        let range = line(at: offset).range
        guard let (paragraph, _) = laidOut(offset), NSMaxRange(range) == paragraph.start + paragraph.contentLength else { return range }
        return NSRange(location: range.location, length: paragraph.end - range.location)
    }

    /// The part of the container that the line may fill which an offset is on, where shapes part lines.
    func room(at offset: Int) -> ClosedRange<CGFloat>? {
        guard let (paragraph, layout) = laidOut(offset) else { return nil }
        let index = layout.lineIndex(for: min(max(offset - paragraph.start, 0), paragraph.contentLength))
        return index.flatMap { layout.lines[$0].room }.map { $0.lowerBound...$0.upperBound + 2 * padding }
    }

    private func laidOut(_ offset: Int) -> (TextParagraph, TextLayout)? {
        guard !paragraphs.isEmpty else { return nil }
        let paragraph = paragraphs[index(of: offset)]
        return paragraph.layout.map { (paragraph, $0) }
    }

    /// Rectangles around the letters of a range.
    func rects(for range: NSRange) -> [CGRect] {
        guard range.length > 0, !paragraphs.isEmpty else { return [] }
        var found: [CGRect] = []
        for paragraph in paragraphs[index(of: range.location)...] {
            guard paragraph.start < range.location + range.length else { break }
            let lower = max(range.location - paragraph.start, 0)
            let upper = min(range.location + range.length - paragraph.start, paragraph.contentLength)
            guard let layout = paragraph.layout, lower < upper else { continue }
            found += layout.selectionRects(for: lower..<upper).map { $0.offsetBy(dx: padding, dy: paragraph.top) }
        }
        return found
    }

    /// Returns the rectangles that highlight a selected range: lines before its end extend to the edge at `width`.
    func selectionRects(for range: NSRange, width: CGFloat) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let first = caretRect(at: range.location), last = caretRect(at: range.location + range.length)
        guard first.minY != last.minY, exclusions == nil else { return rects(for: range) }
        var found = [CGRect(x: first.minX, y: first.minY, width: max(width - padding - first.minX, 0), height: first.height)]
        if last.minY - first.maxY > 0.5 {
            found.append(CGRect(x: padding, y: first.maxY, width: max(width - 2 * padding, 0), height: last.minY - first.maxY))
        }
        if last.minX > padding { found.append(CGRect(x: padding, y: last.minY, width: last.minX - padding, height: last.height)) }
        return found
    }
}
