/// The extension of a gradient's first and last colour beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 1) }
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 2) }
}

/// Colours at locations between 0 and 1, interpolated in sRGB without premultiplication.
public final class CGGradient: Hashable, @unchecked Sendable {
    struct Stop: Hashable {
        var location: CGFloat
        var color: CGColor
    }

    /// Sorted by location.
    let stops: [Stop]

    /// Colours as components, each followed by its alpha; evenly spaced where `locations` is nil.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    /// Colours (`CGColor`); evenly spaced where `locations` is nil.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Nil where there is no colour or the numbers of colours and locations differ.
    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, locations.map({ $0.count == colors.count && $0.allSatisfy(\.isFinite) }) ?? true else { return nil }
        let even = colors.indices.map { colors.count == 1 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
        let sorted = zip(locations ?? even, colors).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
        stops = sorted.map { Stop(location: min(max($0.element.0, 0), 1), color: $0.element.1) }
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}
