import CoreText

extension Text {
    /// The lines of a text.
    ///
    /// Source: Apple's documentation of `Text.Layout` (iOS 18).
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Whether something of the text is left out.
        public let isTruncated: Bool

        init(_ layout: TextLayout, _ custom: [CustomTextRange], isTruncated: Bool) {
            let looks = Looks(layout.runs, custom)
            lines = layout.lines.map { Line($0, layout, looks) }
            self.isTruncated = isTruncated
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(position: Int) -> Line { lines[position] }
        public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.lines == rhs.lines && lhs.isTruncated == rhs.isTruncated }

        /// The typographic metrics of a line, a run or a slice: its origin, width, ascent and descent.
        @frozen public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            /// Above and below the baseline, both positive.
            public var ascent: CGFloat
            public var descent: CGFloat
            /// The room between lines.
            public var leading: CGFloat

            public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
            init(_ rect: CGRect, _ line: TextLine) {
                (origin, width) = (CGPoint(x: rect.minX, y: line.baseline), rect.width)
                (ascent, descent, leading) = (line.ascent, line.descent, 0)
            }
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        /// How parts of texts are drawn.
        @frozen public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters stand where they are, not at whole pixels: baselines move smoothly.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// The place of a letter in the text.
        @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let value: Int
            public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
            public func distance(to other: Self) -> Int { other.value - value }
            public func advanced(by n: Int) -> Self { CharacterIndex(value: value + n) }
        }

        /// A line.
        public struct Line: RandomAccessCollection, Equatable {
            private let runs: [Run]
            /// The start of the line's baseline, in points.
            public var origin: CGPoint
            public let typographicBounds: TypographicBounds
            let part: Part

            fileprivate init(_ line: TextLine, _ layout: TextLayout, _ looks: Looks) {
                runs = looks.split(line.range).map { Run($0.range, $0.attributes, line, layout) }.filter { !$0.isEmpty }
                    .sorted { $0.typographicBounds.origin.x < $1.typographicBounds.origin.x }
                typographicBounds = TypographicBounds(line.frame, line)
                origin = typographicBounds.origin
                part = Part(layout: layout, clip: nil, line: line.frame)
            }

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(position: Int) -> Run { runs[position] }
            public static func == (lhs: Line, rhs: Line) -> Bool { lhs.runs == rhs.runs && lhs.origin == rhs.origin }
        }

        /// A part of a line of one look.
        public struct Run: RandomAccessCollection, Equatable {
            private let slices: [RunSlice]
            private let attributes: CustomTextAttributes?
            public let typographicBounds: TypographicBounds
            public let layoutDirection: LayoutDirection
            let part: Part

            fileprivate init(_ range: Range<Int>, _ attributes: CustomTextAttributes?, _ line: TextLine, _ layout: TextLayout) {
                self.attributes = attributes
                let box = Self.box(of: range, in: line, layout)
                typographicBounds = TypographicBounds(box, line)
                part = Part(layout: layout, clip: box, line: line.frame)
                slices = Self.letters(of: range, in: layout).compactMap { letter in
                    let box = Self.box(of: letter, in: line, layout)
                    return box.width > 0 ? RunSlice(box, letter, attributes, line, layout) : nil
                }
                let isReversed =
                    slices.count > 1 && slices[0].typographicBounds.origin.x > slices[slices.count - 1].typographicBounds.origin.x
                layoutDirection = isReversed ? .rightToLeft : .leftToRight
            }

            /// The area of a range of the text within a line.
            private static func box(of range: Range<Int>, in line: TextLine, _ layout: TextLayout) -> CGRect {
                let rects = layout.selectionRects(for: range).filter { $0.midY >= line.top && $0.midY <= line.top + line.height }
                return rects.reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
            }

            /// The ranges of the letters within a range.
            private static func letters(of range: Range<Int>, in layout: TextLayout) -> [Range<Int>] {
                var (result, start) = ([Range<Int>](), 0)
                for run in layout.runs {
                    let end = start + run.text.utf16.count
                    if end > range.lowerBound, start < range.upperBound {
                        var place = start
                        for letter in run.text {
                            let next = place + letter.utf16.count
                            if place >= range.lowerBound, next <= range.upperBound, !letter.isNewline { result.append(place..<next) }
                            place = next
                        }
                    }
                    start = end
                }
                return result
            }

            public var startIndex: Int { 0 }
            public var endIndex: Int { slices.count }
            public subscript(position: Int) -> RunSlice { slices[position] }
            /// The mark of a type; nil where the run has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?.value(key) }
            public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
            public static func == (lhs: Run, rhs: Run) -> Bool { lhs.slices == rhs.slices && lhs.attributes == rhs.attributes }
        }

        /// A letter of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            private let attributes: CustomTextAttributes?
            private let range: Range<Int>
            public let typographicBounds: TypographicBounds
            let part: Part

            fileprivate init(
                _ box: CGRect, _ range: Range<Int>, _ attributes: CustomTextAttributes?, _ line: TextLine, _ layout: TextLayout
            ) {
                (self.attributes, self.range) = (attributes, range)
                typographicBounds = TypographicBounds(box, line)
                part = Part(layout: layout, clip: box, line: line.frame)
            }

            public var startIndex: Int { 0 }
            public var endIndex: Int { 1 }
            public subscript(position: Int) -> RunSlice { self }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?.value(key) }
            public var characterIndices: [CharacterIndex] { [CharacterIndex(value: range.lowerBound)] }
            public static func == (lhs: RunSlice, rhs: RunSlice) -> Bool {
                lhs.range == rhs.range && lhs.typographicBounds == rhs.typographicBounds && lhs.attributes == rhs.attributes
            }
        }

        /// The part of a layout that is drawn: the glyphs in a rectangle of a line.
        struct Part {
            let layout: TextLayout
            /// The part of the line; nil for all of it.
            let clip: CGRect?
            let line: CGRect

            func draw(in context: CGContext) {
                context.saveGState()
                let area = clip ?? line
                // Letters reach above and below their line, and at a line's ends beyond it.
                let before = area.minX <= line.minX + 0.5 ? area.height : 0, after = area.maxX >= line.maxX - 0.5 ? area.height : 0
                context.clip(
                    to: CGRect(
                        x: area.minX - before, y: line.minY, width: area.width + before + after, height: line.height))
                layout.draw(in: context, at: .zero)
                context.restoreGState()
            }
        }
    }
}

extension GraphicsContext {
    /// Draws a line of a text where it stands.
    ///
    /// Source: Apple's documentation of `GraphicsContext.draw(_:options:)` (iOS 18).
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { draw(line.part) }
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run.part) }
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { draw(slice.part) }
}

/// The looks and marks of a text's parts.
private struct Looks {
    private let parts: [(range: Range<Int>, attributes: CustomTextAttributes?)]

    init(_ runs: [TextRun], _ custom: [CustomTextRange]) {
        var parts: [(range: Range<Int>, attributes: CustomTextAttributes?)] = []
        var start = 0
        for run in runs {
            let end = start + run.text.utf16.count
            var cuts = Set([start, end])
            for mark in custom {
                for cut in [mark.range.lowerBound, mark.range.upperBound] where cut > start && cut < end { cuts.insert(cut) }
            }
            let places = cuts.sorted()
            for (from, to) in zip(places, places.dropFirst()) {
                parts.append((from..<to, custom.first { $0.range.contains(from) }?.attributes))
            }
            start = end
        }
        self.parts = parts
    }

    /// The parts within a range.
    func split(_ range: Range<Int>) -> [(range: Range<Int>, attributes: CustomTextAttributes?)] {
        parts.compactMap { part in
            let common = part.range.clamped(to: range)
            return common.isEmpty ? nil : (common, part.attributes)
        }
    }
}

extension CGRect {
    fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
