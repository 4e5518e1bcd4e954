import CoreGraphics
import QuinceFoundation

// Functions of runs; ranges count glyphs, and a length of 0 reaches to the end. Source: Apple's documentation of `CTRun`.

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the run's text; the font is the one whose glyphs are drawn.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes = CFDictionary(run.values.map { ($0.key.rawValue, $0.value) }) { $1 }
    attributes[kCTFontAttributeName] = run.font
    return attributes
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.isRightToLeft ? .rightToLeft : []
    let isRising = zip(run.indices, run.indices.dropFirst()).allSatisfy { run.isRightToLeft ? $0 >= $1 : $0 <= $1 }
    if !isRising { status.insert(.nonMonotonic) }
    if !run.font.matrix.isIdentity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// The glyphs; 0xFFFF stands for characters without one.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Copies glyphs; 0xFFFF stands for characters without one.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) { copy(run.glyphs, run, range, buffer) }
/// Copies the places of glyphs, in points from the line's start.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    copy(run.positions, run, range, buffer)
}
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    copy(run.advances, run, range, buffer)
}
/// Copies for each glyph the string index of the first character that it stands for.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    copy(run.indices, run, range, buffer)
}

/// Copies advances and the places of glyphs relative to them; either pointer may be nil.
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?, _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    let indices = runRef.glyphIndices(range)
    var x = runRef.pieces.first.map { $0.x + runRef.shift } ?? 0
    x += runRef.advances[..<indices.lowerBound].reduce(0) { $0 + $1.width }
    for (place, index) in indices.enumerated() {
        advancesBuffer?[place] = runRef.advances[index]
        originsBuffer?[place] = CGPoint(x: runRef.positions[index].x - x, y: runRef.positions[index].y)
        x += runRef.advances[index].width
    }
}

private func copy<Value>(_ values: [Value], _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Value>) {
    for (place, index) in run.glyphIndices(range).enumerated() { buffer[place] = values[index] }
}

/// The part of the string that the run stands for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// Measures glyphs in points; each of the pointers may be nil.
///
/// - Returns: The width.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(run.advances[run.glyphIndices(range)].reduce(0) { $0 + $1.width })
}

/// The rectangle that glyphs paint, at the context's text position; from the line's start where there is no context.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    placed(run.inkBounds(of: run.glyphIndices(range)), context)
}

/// The transform of the run's letters: the font's.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.matrix }

/// Draws glyphs in their places of the line that begins at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let indices = run.glyphIndices(range)
    if indices == run.glyphs.indices { run.draw(in: context) } else { run.draw(indices, in: context) }
}
