import UIKit

/// Something that a canvas is drawn on with.
///
/// Source: Apple's documentation of `PKTool`.
public protocol PKTool {}

/// A tool that draws.
///
/// Widths and the opacity of inks are Quince's own: Apple does not document its figures. Inks are even, without the grain of Apple's pencil and
/// crayon.
///
/// Source: Apple's documentation of `PKInkingTool`.
public struct PKInkingTool: PKTool, @unchecked Sendable {
    /// Source: Apple's documentation of `PKInkingTool.InkType`.
    public enum InkType: String, Sendable, CaseIterable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
        case reed = "com.apple.ink.reed"

        /// Points.
        public var defaultWidth: CGFloat {
            switch self {
            case .pen: 3
            case .pencil: 2.5
            case .marker: 15
            case .monoline: 2
            case .fountainPen, .reed: 5
            case .watercolor: 30
            case .crayon: 30
            }
        }

        /// Points; widths outside are clamped.
        public var validWidthRange: ClosedRange<CGFloat> {
            switch self {
            case .pen: 0.9...25.7
            case .pencil: 2.4...16
            case .marker: 3.75...40
            case .monoline: 0.5...10
            case .fountainPen, .reed: 1.5...20
            case .watercolor, .crayon: 10...75
            }
        }

        public var requiredContentVersion: PKContentVersion {
            switch self {
            case .pen, .pencil, .marker: .version1
            case .monoline, .fountainPen, .watercolor, .crayon: .version2
            case .reed: .version4
            }
        }

        var opacity: CGFloat {
            switch self {
            case .pen, .monoline, .fountainPen, .reed: 1
            case .pencil: 0.8
            case .crayon: 0.9
            case .marker: 0.5
            case .watercolor: 0.35
            }
        }

        /// The part of the width that the nib has along its direction: less than 1 for broad nibs.
        var aspect: CGFloat {
            switch self {
            case .fountainPen: 0.35
            case .reed: 0.25
            default: 1
            }
        }

        /// The direction of broad nibs in radians.
        var azimuth: CGFloat { aspect < 1 ? -.pi / 4 : 0 }
    }

    public var inkType: InkType
    public var color: UIColor
    /// Points.
    public var width: CGFloat
    /// The direction of the nib in radians.
    public var azimuth: CGFloat = 0

    /// - Parameter width: Points, clamped to the ink's range; nil for the ink's default.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (inkType, self.color) = (type, color)
        self.width = Self.clamped(width ?? type.defaultWidth, type)
    }

    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

    public init(_ type: InkType, color: UIColor = .black, width: CGFloat, azimuth: CGFloat) {
        self.init(type, color: color, width: width)
        self.azimuth = azimuth
    }

    public var ink: PKInk { PKInk(inkType, color: color) }

    private static func clamped(_ width: CGFloat, _ type: InkType) -> CGFloat {
        min(max(width, type.validWidthRange.lowerBound), type.validWidthRange.upperBound)
    }

    /// The colour that has the part of another in the other appearance: grey is inverted, strong colours stay.
    public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor {
        guard (from == .dark) != (to == .dark) else { return color }
        let (red, green, blue, alpha) = color.components
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        // Shifts the lightness to its opposite, the less the stronger the colour is.
        let shift = (1 - most - least) * (1 - (most - least))
        func shifted(_ part: CGFloat) -> CGFloat { min(max(part + shift, 0), 1) }
        return UIColor(red: shifted(red), green: shifted(green), blue: shifted(blue), alpha: alpha)
    }
}

extension PKInkingTool: Equatable {
    public static func == (left: PKInkingTool, right: PKInkingTool) -> Bool {
        left.ink == right.ink && left.width == right.width && left.azimuth == right.azimuth
    }
}
