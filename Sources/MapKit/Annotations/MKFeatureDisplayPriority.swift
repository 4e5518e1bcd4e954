/// How much an annotation view insists on being shown where others are: 0 to 1000.
///
/// Source: Apple's documentation of `MKFeatureDisplayPriority`.
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Always shown.
    public static let required = MKFeatureDisplayPriority(1_000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of annotation views in depth: 0 to 1000.
///
/// Source: Apple's documentation of `MKAnnotationViewZPriority`.
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let max = MKAnnotationViewZPriority(1_000)
    public static let defaultSelected = MKAnnotationViewZPriority(1_000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

/// Whether a part of a marker is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// As the map has room.
    case adaptive
    case hidden, visible
}
