import CoreGraphics
import QuinceFoundation

// Functions of lines. Source: Apple's documentation of `CTLine`.

/// Sets all of a string on one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(LineSource(attrString)) }

/// Leaves text of a line out, so that it is no wider than a width.
///
/// - Parameters:
///   - width: In points.
///   - truncationToken: What stands for the text left out; nil for nothing.
/// - Returns: The line itself where it is no wider; nil where the token is.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    line.truncated(to: CGFloat(width), truncationType, token: truncationToken)
}

/// Widens the spaces of a line.
///
/// - Parameters:
///   - justificationFactor: 1 or more makes the line as wide as `justificationWidth`, 0 or less leaves it as it is.
///   - justificationWidth: In points.
/// - Returns: Nil where the line is as wide already.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    line.justified(to: CGFloat(justificationWidth), factor: justificationFactor)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The runs (*CTRun*) in visual order.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.range) }

/// Measures a line in points, with the space at its end; each of the pointers may be nil.
///
/// - Returns: The width.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.ascent
    descent?.pointee = line.descent
    leading?.pointee = line.leading
    return Double(line.width)
}

/// The rectangle of a line from its start on the baseline, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) {
        let ink = line.inkBounds
        return ink.isNull ? .zero : ink
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(x: 0, y: -line.descent - leading, width: line.width, height: line.ascent + line.descent + leading)
}

/// The rectangle that a line's letters paint, at the context's text position; from the line's start where there is no context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect { placed(line.inkBounds, context) }

/// The width of the space at a line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.trailingWhitespaceWidth) }

/// How far to the right a line must begin to stand flush.
///
/// - Parameters:
///   - flushFactor: 0 or less at the left, 0.5 in the middle, 1 or more at the right.
///   - flushWidth: In points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let rest = CGFloat(flushWidth) - (line.width - line.trailingWhitespaceWidth)
    return Double(max(0, rest) * min(max(flushFactor, 0), 1))
}

/// The string index of the caret's place nearest to a point.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.caretStops.min { abs($0.x - position.x) < abs($1.x - position.x) }?.index ?? kCFNotFound
}

/// The place of the caret before a string index, in points from the line's start.
///
/// - Parameter secondaryOffset: Receives the place between text of two directions that the other has; the same here.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let stops = line.caretStops
    let offset = (stops.last { $0.index <= charIndex } ?? stops.first)?.x ?? 0
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls `block` with the place of the caret before each character and after it, in the order of the string.
///
/// - Parameter block: Is given a place in points, a string index, whether the place is before its character, and a flag that ends the calls.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine,
    _ block: @escaping (_ offset: Double, _ charIndex: CFIndex, _ leadingEdge: Bool, _ stop: UnsafeMutablePointer<Bool>) -> Void
) {
    let stops = line.caretStops
    var isDone = false
    for (stop, next) in zip(stops, stops.dropFirst()) {
        block(Double(stop.x), stop.index, true, &isDone)
        if isDone { return }
        block(Double(next.x), next.index - 1, false, &isDone)
        if isDone { return }
    }
}

/// Draws a line with its start at the context's text position, transformed by its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

func placed(_ ink: CGRect, _ context: CGContext?) -> CGRect {
    guard !ink.isNull else { return .zero }
    return context.map { ink.applying($0.textMatrix) } ?? ink
}

extension CFRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
