import CoreGraphics
import QuinceFoundation

/// The direction that the lines of a frame follow each other in.
public enum CTFrameProgression: UInt32, Sendable {
    case topToBottom = 0
    @available(*, unavailable, message: "not yet in Quince: text that runs down")
    case rightToLeft = 1
    @available(*, unavailable, message: "not yet in Quince: text that runs down")
    case leftToRight = 2
}

/// The rule that says which points a path encloses.
public enum CTFramePathFillRule: UInt32, Sendable {
    case evenOdd = 0
    case windingNumber = 1
}

/// A number, *CTFrameProgression*.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// A number, *CTFramePathFillRule*; even-odd without it.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
@available(*, unavailable, message: "not yet in Quince: borders of a frame's path")
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// An array of dictionaries, each with a path that lines leave free.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// In a dictionary of *kCTFrameClippingPathsAttributeName*: the path.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Lines that fill a path. It never changes.
///
/// Source: Apple's documentation of `CTFrame`.
public final class CTFrame: Hashable, @unchecked Sendable {
    let path: CGPath
    let attributes: CFDictionary?
    /// The requested range, and the part of it that the lines show.
    let range, visibleRange: Range<Int>
    let lines: [CTLine]
    /// The starts of the lines on their baselines, from the lower left corner of the path's bounding box, y up.
    let origins: [CGPoint]

    init(_ source: LineSource, _ path: CGPath, _ attributes: CFDictionary?) {
        (self.path, self.attributes) = (path, attributes)
        let box = path.boundingBoxOfPath
        let height = box.isNull ? 0 : box.height
        let layout = FrameRoom(path, attributes).layout(source, width: box.isNull ? 0 : box.width)
        let fitting = layout.fitting(height)
        lines = fitting.map { CTLine($0.pieces, source, baseLevel: $0.baseLevel, range: $0.range) }
        origins = fitting.map { CGPoint(x: $0.pieces.first?.x ?? $0.x, y: height - $0.baseline) }
        range = source.offset..<source.offset + source.string.length
        visibleRange = source.offset..<source.offset + (fitting.map(\.range.upperBound).max() ?? 0)
    }

    public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TextLayout {
    /// The first lines that a height has room for, without the empty one behind an end of a line.
    func fitting(_ height: CGFloat) -> ArraySlice<TextLine> {
        let shown = lines.prefix { $0.baseline + $0.descent <= height + 0.001 }
        guard let last = shown.last, last.range.isEmpty, last.range.lowerBound > 0 else { return shown }
        return shown.dropLast()
    }
}

/// The room that a path has for lines.
struct FrameRoom {
    private let path: CGPath
    private let box: CGRect
    private let isEvenOdd: Bool
    private let clippings: [CGPath]

    init(_ path: CGPath, _ attributes: CFDictionary?) {
        self.path = path
        box = path.boundingBoxOfPath
        let rule = (attributes?[kCTFramePathFillRuleAttributeName] as? NSNumber)?.uint32Value
        isEvenOdd = rule != CTFramePathFillRule.windingNumber.rawValue
        let given = attributes?[kCTFrameClippingPathsAttributeName] as? [Any] ?? []
        clippings = given.compactMap { ($0 as? [String: Any])?[kCTFramePathClippingPathAttributeName] as? CGPath ?? $0 as? CGPath }
    }

    /// Lines as wide as the path where it is a rectangle, and inside it elsewhere.
    func layout(_ source: LineSource, width: CGFloat) -> TextLayout {
        let runs = StringAttributes.runs(of: source.string), size = CGSize(width: width, height: .infinity)
        var shapes = clippings.map { TextExclusions.Shape(outlines: outlines($0), isEvenOdd: isEvenOdd) }
        if !path.isRect(nil), !box.isNull { shapes += surroundings }
        let exclusions = shapes.isEmpty ? nil : TextExclusions(shapes, margin: 0)
        return TextLayout(runs: runs, size: size, options: TextLayout.Options(), exclusions: exclusions, measuresPlainText: false)
    }

    /// The areas of the bounding box outside the path.
    private var surroundings: [TextExclusions.Shape] {
        let corners = [
            CGPoint.zero, CGPoint(x: box.width, y: 0), CGPoint(x: box.width, y: box.height), CGPoint(x: 0, y: box.height),
        ]
        if isEvenOdd { return [TextExclusions.Shape(outlines: [corners] + outlines(path), isEvenOdd: true)] }
        let normal = path.normalized(using: .winding)
        return [TextExclusions.Shape(outlines: [corners] + outlines(normal), isEvenOdd: true)]
    }

    /// The outlines of a path from the upper left corner of the box, y down.
    private func outlines(_ path: CGPath) -> [[CGPoint]] {
        var outlines: [[CGPoint]] = [[]]
        path.flattened(threshold: 0.25).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: outlines.append([element.pointee.points[0]])
            case .closeSubpath: outlines.append(outlines.last?.first.map { [$0] } ?? [])
            default: outlines[outlines.count - 1].append(element.pointee.points[0])
            }
        }
        return outlines.filter { $0.count > 2 }.map { $0.map { CGPoint(x: $0.x - box.minX, y: box.maxY - $0.y) } }
    }
}
