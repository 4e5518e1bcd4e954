import UIKit

/// A line of ink.
///
/// Source: Apple's documentation of `PKStroke`.
public struct PKStroke: @unchecked Sendable {
    public var ink: PKInk
    /// From the path's coordinates to the drawing's.
    public var transform: CGAffineTransform
    public var path: PKStrokePath
    /// The part of the stroke that is drawn, in the path's coordinates; nil for all of it.
    public var mask: UIBezierPath?
    /// Varies the structure of inks; Quince's inks are even.
    public var randomSeed: UInt32

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0)
    }

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil, randomSeed: UInt32) {
        (self.ink, self.path, self.transform, self.mask, self.randomSeed) = (ink, path, transform, mask, randomSeed)
    }

    /// The area that the stroke covers in the drawing.
    public var renderBounds: CGRect {
        var bounds = CGRect.null
        for point in path.samples {
            let radius = Swift.max(point.size.width, point.size.height) / 2
            bounds = bounds.union(CGRect(x: point.location.x, y: point.location.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
        }
        if let mask { bounds = bounds.intersection(mask.bounds) }
        return bounds.isNull ? bounds : bounds.applying(transform)
    }

    /// The parametric values of the path's parts that the mask shows.
    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        guard !path.isEmpty else { return [] }
        let end = CGFloat(path.count - 1)
        guard let mask else { return [0...end] }
        var (ranges, start, last): ([ClosedRange<CGFloat>], CGFloat?, CGFloat) = ([], nil, 0)
        for value in stride(from: 0, through: end, by: 0.125) {
            if mask.contains(path.interpolatedLocation(at: value)) {
                (start, last) = (start ?? value, value)
            } else if let first = start {
                ranges.append(first...last)
                start = nil
            }
        }
        if let start { ranges.append(start...last) }
        return ranges
    }

    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
}
