import UIKit

/// A tool that erases.
///
/// Source: Apple's documentation of `PKEraserTool`.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// Source: Apple's documentation of `PKEraserTool.EraserType`.
    public enum EraserType: Int, Sendable {
        /// Erases whole strokes.
        case vector
        /// Erases the parts of strokes that it touches.
        case bitmap
        /// Erases the parts of strokes that it touches; its width does not change with its speed.
        case fixedWidthBitmap

        /// Points.
        public var defaultWidth: CGFloat { self == .vector ? 8 : 20 }
        /// Points; widths outside are clamped.
        public var validWidthRange: ClosedRange<CGFloat> { self == .vector ? 8...8 : 5...120 }
    }

    public var eraserType: EraserType
    /// Points.
    public var width: CGFloat

    public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }

    /// - Parameter width: Points, clamped to the eraser's range.
    public init(_ eraserType: EraserType, width: CGFloat) {
        let range = eraserType.validWidthRange
        (self.eraserType, self.width) = (eraserType, min(max(width, range.lowerBound), range.upperBound))
    }
}

/// A tool that selects strokes.
///
/// Source: Apple's documentation of `PKLassoTool`.
@available(*, unavailable, message: "not yet in Quince: selecting strokes")
public struct PKLassoTool: PKTool {
    public init() {}
}
