/// A transition of colours that a function computes, along a line or between two circles.
public final class CGShading {
    enum Geometry {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let geometry: Geometry
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    /// Places at which the function is asked for a colour: as many as the finest of gradients shows.
    private static let samples = 1024

    private init?(_ geometry: Geometry, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        var colors: [CGColor] = []
        for index in 0..<Self.samples {
            var components = function.values(at: CGFloat(index) / CGFloat(Self.samples - 1))
            // A function of colours without alpha gives opaque ones.
            if components.count == space.numberOfComponents { components.append(1) }
            guard components.count == space.numberOfComponents + 1, let color = CGColor(colorSpace: space, components: components) else {
                return nil
            }
            colors.append(color)
        }
        guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
        (self.geometry, self.gradient) = (geometry, gradient)
        options = CGGradientDrawingOptions(rawValue: (extendStart ? 1 : 0) | (extendEnd ? 2 : 0))
    }

    /// Colours along a line: the function's of 0 at the start, of 1 at the end. nil where it has not as many results as the space has components.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }

    /// Colours between two circles.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
        extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }
}

extension CGContext {
    /// Paints a shading over the whole clip.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}
