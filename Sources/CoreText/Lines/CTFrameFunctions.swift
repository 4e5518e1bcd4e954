import CoreGraphics
import QuinceFoundation

// Functions of frames. Source: Apple's documentation of `CTFrame`.

/// The part of the string that the frame was asked for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// The part of the string that the frame's lines show.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visibleRange) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
/// The lines (*CTLine*) in the order of the string.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the starts of lines on their baselines, from the lower left corner of the path's bounding box, y up.
///
/// - Parameter range: Which lines; a length of 0 reaches to the last.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(0, range.location), frame.origins.count)
    let end = range.length == 0 ? frame.origins.count : min(max(start, start &+ range.length), frame.origins.count)
    for (place, index) in (start..<end).enumerated() { origins[place] = frame.origins[index] }
}

/// Draws the lines in their places, in the context's user space. The text position stays as it is.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBoxOfPath.origin, before = context.textPosition
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        line.draw(in: context)
    }
    context.textPosition = before
}
