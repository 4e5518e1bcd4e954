extension Color.Resolved: Codable {
    /// Encodes red, green and blue in sRGB, and the opacity, as an array of four numbers.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        for part in [red, green, blue, opacity] { try parts.encode(part) }
    }

    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        self.init(
            red: try parts.decode(Float.self), green: try parts.decode(Float.self), blue: try parts.decode(Float.self),
            opacity: try parts.decode(Float.self))
    }
}

extension Color.Resolved: Animatable {
    /// The linear parts and the opacity.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            (linearRed, linearGreen) = (newValue.first, newValue.second.first)
            (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}
