import CoreGraphics

/// A laid-out line; measures in points, y down from the top of the layout.
package struct TextLine {
    /// UTF-16 units of the text, with the space and separator at the end.
    package let range: Range<Int>
    /// The left edge of the first letter.
    package internal(set) var x: CGFloat
    package let top: CGFloat
    package let height: CGFloat
    package let baseline: CGFloat
    /// Above and below the baseline, both positive; without line spacing and the like.
    package let ascent: CGFloat
    package let descent: CGFloat
    /// Without the space at the end.
    package internal(set) var width: CGFloat
    /// Whether text was left out and replaced by an ellipsis.
    package let isTruncated: Bool
    /// In visual order.
    var pieces: [TextPiece]
    package let baseLevel: Int8
    /// From where to where the line may reach where it runs beside shapes.
    package internal(set) var room: ClosedRange<CGFloat>?

    package var frame: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}
