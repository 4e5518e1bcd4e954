import CoreGraphics
import QuinceFoundation

/// Fills paths with the lines of a string.
///
/// Source: Apple's documentation of `CTFramesetter`.
public final class CTFramesetter: Hashable, @unchecked Sendable {
    fileprivate let typesetter: CTTypesetter

    fileprivate init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetter(attrString))
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Fills a path with lines, from the top.
///
/// - Parameters:
///   - stringRange: The part of the string; a length of 0 reaches to the end.
///   - path: A rectangle, or any other shape, which lines stay inside of.
///   - frameAttributes: By the names `kCTFrame…AttributeName`.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(LineSource.stretch(framesetter.typesetter.wholeString, stringRange), path, frameAttributes)
}

/// The size that lines need, in points.
///
/// - Parameters:
///   - stringRange: The part of the string; a length of 0 reaches to the end.
///   - constraints: The greatest size; `CGFloat.greatestFiniteMagnitude` for any.
///   - fitRange: Receives the part that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let source = LineSource.stretch(framesetter.typesetter.wholeString, stringRange)
    func limit(_ length: CGFloat) -> CGFloat { length.isFinite && length < 1e7 ? max(0, length) : .infinity }
    let layout = TextLayout(
        runs: StringAttributes.runs(of: source.string), size: CGSize(width: limit(constraints.width), height: .infinity),
        options: TextLayout.Options(), measuresPlainText: false)
    let lines = layout.fitting(limit(constraints.height))
    fitRange?.pointee = CFRange(location: source.offset, length: lines.map(\.range.upperBound).max() ?? 0)
    guard lines.count == layout.lines.count else {
        let width = lines.map { $0.x + $0.width }.max() ?? 0
        return CGSize(width: min(width, limit(constraints.width)), height: lines.last.map { $0.top + $0.height } ?? 0)
    }
    return layout.usedSize
}
