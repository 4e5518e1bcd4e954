import CoreGraphics

/// The system font's measures on iOS, in ems, which replace those of the font that stands in.
enum SystemFontMetrics {
    static let ascender: CGFloat = 0.9521484375
    static let descender: CGFloat = -0.2412109375
    static let capHeight: CGFloat = 0.704590
    static let xHeight: CGFloat = 0.526367

    /// From this size on the display cut is used.
    static let displaySize: CGFloat = 20

    /// Tracking in thousandths of an em for sizes from 6 points on, as the Human Interface Guidelines list it for the system font.
    private static let tracking: [CGFloat] = [
        41, 33, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10,
        10, 10, 10, 9,
        9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0,
    ]

    /// Returns the tracking added to each advance, in ems.
    ///
    /// Inter's display cut is about 0.0625 em per letter tighter than its text cut, at once, where Apple's optical sizes change gradually between 17
    /// and 28 points; part of the difference is restored.
    static func tracking(size: CGFloat) -> CGFloat {
        let position = min(max(size - 6, 0), CGFloat(tracking.count - 1))
        let lower = Int(saturating: position), upper = min(lower + 1, tracking.count - 1)
        let listed = tracking[lower] + (tracking[upper] - tracking[lower]) * (position - CGFloat(lower))
        let cut = size < displaySize ? 0 : 0.0625 * (1 - min(1, (size - 17) / 11))
        return listed / 1000 + cut
    }

    /// By how much Apple's letters are wider than Inter's: measured on texts whose widths on iOS are known.
    static func widthFactor(weight: Int) -> CGFloat {
        switch weight {
        case ...400: 1.009
        case 500: 1.014
        default: 1.02
        }
    }
}
