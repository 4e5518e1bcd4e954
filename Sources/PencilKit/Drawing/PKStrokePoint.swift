/// A control point of a stroke's path.
///
/// Source: Apple's documentation of `PKStrokePoint`.
public struct PKStrokePoint: Sendable, Equatable {
    public let location: CGPoint
    /// Seconds since the path began.
    public let timeOffset: TimeInterval
    /// Points across and along the tool's direction.
    public let size: CGSize
    /// 0...1
    public let opacity: CGFloat
    public let force: CGFloat
    /// Radians.
    public let azimuth: CGFloat
    /// Radians; π/2 for a perpendicular tool.
    public let altitude: CGFloat
    /// A further factor of the size, for inks that have one.
    public let secondaryScale: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth, altitude: altitude,
            secondaryScale: 1)
    }

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
        secondaryScale: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity, self.force) = (location, timeOffset, size, opacity, force)
        (self.azimuth, self.altitude, self.secondaryScale) = (azimuth, altitude, secondaryScale)
    }
}
