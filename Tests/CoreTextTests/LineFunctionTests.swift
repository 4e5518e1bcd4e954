import CoreGraphics
import Testing

@testable import CoreText

/// Core Text's lines, typesetters and frames.
@Suite struct LineFunctionTests {
    private let font = CTFontCreateUIFontForLanguage(.system, 20, nil)!
    private let setting = TextFont.system(size: 20)

    private func string(_ text: String, _ more: [CFString: Any] = [:]) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key(rawValue: kCTFontAttributeName): font]
        for (name, value) in more { attributes[NSAttributedString.Key(rawValue: name)] = value }
        return NSAttributedString(string: text, attributes: attributes)
    }

    private func line(_ text: String, _ more: [CFString: Any] = [:]) -> CTLine { CTLineCreateWithAttributedString(string(text, more)) }

    @Test func boundsAreThoseOfTheLayout() {
        let line = line("Hello, world  ")
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = -1
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let space = CTLineGetTrailingWhitespaceWidth(line)
        #expect(abs(width - space - Double(setting.width(of: "Hello, world  "))) < 0.01)
        #expect(space > 5)
        #expect(ascent == setting.ascender)
        #expect(descent == -setting.descender)
        #expect(leading == 0)
        let stretch = CTLineGetStringRange(line)
        #expect(stretch == CFRangeMake(0, 14))
        #expect(CTLineGetGlyphCount(line) == 14)
        #expect(CTLineGetBoundsWithOptions(line, []).minY == -descent)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width - space + 10) - 5) < 1e-9)
    }

    @Test func aLineOfNothingIsAsHighAsItsFont() {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 0)
        #expect(CTLineGetGlyphRuns(line).isEmpty)
        #expect(CTLineGetStringIndexForPosition(line, .zero) == 0)
    }

    @Test func runsHaveTheirAttributes() throws {
        let text = NSMutableAttributedString(attributedString: string("red and 😀"))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        text.addAttribute(.init(rawValue: kCTForegroundColorAttributeName), value: red, range: NSRange(location: 0, length: 3))
        let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)) as? [CTRun] ?? []
        #expect(runs.count == 3)
        let first = try #require(runs.first), last = try #require(runs.last)
        #expect(CTRunGetAttributes(first)[kCTForegroundColorAttributeName] as? CGColor == red)
        #expect(CTRunGetStringRange(first) == CFRangeMake(0, 3))
        let fallback = try #require(CTRunGetAttributes(last)[kCTFontAttributeName] as? CTFont)
        #expect(CTFontGetSymbolicTraits(fallback).contains(.traitColorGlyphs))
        var positions = [CGPoint](repeating: .zero, count: CTRunGetGlyphCount(first))
        CTRunGetPositions(first, CFRangeMake(0, 0), &positions)
        #expect(positions.first == .zero)
        #expect(positions.map(\.x) == positions.map(\.x).sorted())
        var indices = [CFIndex](repeating: 0, count: 3)
        CTRunGetStringIndices(first, CFRangeMake(0, 3), &indices)
        #expect(indices == [0, 1, 2])
    }

    @Test func placesAndIndicesMatch() {
        let line = line("abcdef")
        for index in 0...6 {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.5, y: 3)) == index)
        }
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 6, nil)) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.01)
        var edges: [Bool] = []
        CTLineEnumerateCaretOffsets(line) { _, index, isLeading, stop in
            edges.append(isLeading)
            if index == 1, !isLeading { stop.pointee = true }
        }
        #expect(edges == [true, false, true, false])
    }

    @Test func longLinesAreTruncated() throws {
        let whole = line("The quick brown fox"), token = line("…")
        let end = try #require(CTLineCreateTruncatedLine(whole, 100, .end, token))
        #expect(CTLineGetTypographicBounds(end, nil, nil, nil) <= 100.001)
        #expect(CTLineGetTypographicBounds(end, nil, nil, nil) > 75)
        let start = try #require(CTLineCreateTruncatedLine(whole, 100, .start, token))
        let glyphs = (CTLineGetGlyphRuns(start) as? [CTRun])?.first?.glyphs
        #expect(glyphs == token.runs[0].glyphs)
        #expect(CTLineCreateTruncatedLine(whole, 1000, .end, token) === whole)
        #expect(CTLineCreateTruncatedLine(whole, 1, .middle, token) == nil)
        let middle = try #require(CTLineCreateTruncatedLine(whole, 100, .middle, token))
        #expect(CTLineGetTypographicBounds(middle, nil, nil, nil) <= 100.001)
    }

    @Test func justifiedLinesAreAsWideAsAsked() throws {
        let whole = line("one two three")
        let wide = try #require(CTLineCreateJustifiedLine(whole, 1, 300))
        #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 300) < 0.01)
        #expect(CTLineCreateJustifiedLine(whole, 1, 10) == nil)
    }

    @Test func framesBreakLinesAsLayouts() {
        let text = "The quick brown fox jumps over the lazy dog, and then it sleeps.\nA second paragraph.\n"
        let size = CGSize(width: 150, height: 400)
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(string(text)), CFRangeMake(0, 0),
            CGPath(rect: CGRect(origin: CGPoint(x: 5, y: 7), size: size), transform: nil), nil)
        let layout = TextLayout(text, TextAttributes(font: setting), size: size)
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        let shown = layout.lines.filter { !$0.range.isEmpty }
        #expect(lines.map(\.range) == shown.map(\.range))
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins.map(\.y) == shown.map { 400 - $0.baseline })
        #expect(CTFrameGetVisibleStringRange(frame).length == text.utf16.count)
        // A typesetter ends its first line in the same place.
        let typesetter = CTTypesetterCreateWithAttributedString(string(text))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 150) == shown[0].range.count)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 150) >= shown[0].range.count)
        let second = CTTypesetterCreateLine(typesetter, CFRange(shown[1].range))
        #expect(CTLineGetStringRange(second) == CFRange(shown[1].range))
    }

    @Test func lowFramesShowWhatFits() {
        let setter = CTFramesetterCreateWithAttributedString(string("one two three four five six seven eight nine"))
        var fit = CFRange()
        let all = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(fit.length == 44)
        #expect(all.width <= 100)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: setting.lineHeight * 2 + 1), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetLines(frame).count == 2)
        #expect(CTFrameGetVisibleStringRange(frame).length < 44)
        let whole = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: CGRect(origin: .zero, size: all), transform: nil), nil)
        #expect(CTFrameGetVisibleStringRange(whole).length == 44)
    }

    @Test func linesStayInsideAPath() {
        let setter = CTFramesetterCreateWithAttributedString(string(String(repeating: "word ", count: 60)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), circle, nil)
        #expect(frame.lines.count > 4)
        for (line, origin) in zip(frame.lines, frame.origins) where line.width > 0 {
            #expect(circle.contains(CGPoint(x: origin.x + 1, y: origin.y)))
            #expect(circle.contains(CGPoint(x: origin.x + line.width - line.trailingWhitespaceWidth - 1, y: origin.y)))
        }
    }

    @Test func paragraphStylesAreRead() {
        var alignment = CTTextAlignment.right, spacing: CGFloat = 9
        let style = withUnsafePointer(to: &alignment) { first in
            withUnsafePointer(to: &spacing) { second in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: first),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: second),
                    ], 2)
            }
        }
        var read = CTTextAlignment.left
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, MemoryLayout<CTTextAlignment>.size, &read))
        #expect(read == .right)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
        let setter = CTFramesetterCreateWithAttributedString(string("a\nb", [kCTParagraphStyleAttributeName: style]))
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(abs(frame.origins[0].x + frame.lines[0].width - 200) < 0.01)
        #expect(abs(frame.origins[0].y - frame.origins[1].y - setting.lineHeight - 9) < 0.01)
    }

    @Test func runDelegatesKeepRoomFree() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 50 }, getDescent: { _ in 10 }, getWidth: { _ in 33 })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let text = NSMutableAttributedString(attributedString: string("ab"))
        text.append(string(" ", [kCTRunDelegateAttributeName: delegate]))
        let line = CTLineCreateWithAttributedString(text)
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
        #expect(abs(width - Double(setting.width(of: "ab")) - 33) < 0.01)
        #expect(ascent == 50)
    }

    @Test func linesAreDrawnOnTheTextPosition() throws {
        let page = try #require(BitmapPage(width: 120, height: 60))
        page.context.textPosition = CGPoint(x: 30, y: 20)
        CTLineDraw(line("HHH"), page.context)
        #expect(abs(page.ink.minY - 20) <= 1)
        #expect(abs(page.ink.minX - 31) <= 3)
        #expect(abs(page.ink.height - setting.capHeight) <= 2)
        let bounds = CTLineGetImageBounds(line("HHH"), page.context)
        #expect(bounds.insetBy(dx: -1.5, dy: -1.5).contains(page.ink))
    }

    @Test func theTextMatrixTurnsLines() throws {
        let page = try #require(BitmapPage(width: 60, height: 60))
        page.context.textMatrix = CGAffineTransform(rotationAngle: .pi / 2)
        page.context.textPosition = CGPoint(x: 40, y: 5)
        CTLineDraw(line("HHH"), page.context)
        #expect(page.ink.height > page.ink.width)
        #expect(abs(page.ink.maxX - 40) <= 1.5)
    }

    @Test func textIsDrawnInTheContextsColour() throws {
        let page = try #require(BitmapPage(width: 60, height: 40))
        page.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        page.context.textPosition = CGPoint(x: 4, y: 8)
        CTLineDraw(line("H", [kCTForegroundColorFromContextAttributeName: true]), page.context)
        let data = try #require(page.context.data).assumingMemoryBound(to: UInt8.self)
        let reds = (0..<40 * 60).filter { data[$0 * 4] > 200 && data[$0 * 4 + 1] == 0 }
        #expect(reds.count > 20)
    }
}
