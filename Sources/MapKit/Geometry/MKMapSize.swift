/// A width and a height on the flat map, in map points.
///
/// Source: Apple's documentation of `MKMapSize`.
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double

    public init() { (width, height) = (0, 0) }

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The size of the whole map.
    public static let world = MKMapSize(width: MercatorProjection.worldSize, height: MercatorProjection.worldSize)
}

/// The size of the whole map.
public var MKMapSizeWorld: MKMapSize { .world }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}
/// The size as text, `{width, height}`.
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }

/// Points of the screen for one map point.
public typealias MKZoomScale = CGFloat
