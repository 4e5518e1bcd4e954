extension CGPoint {
    /// Whether two points are at the same place.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether two rectangles cover the same area; one with a negative size equals the one with the positive size at its other corner.
    public func equalTo(_ rect2: CGRect) -> Bool {
        isNull || rect2.isNull ? isNull == rect2.isNull : standardized == rect2.standardized
    }
}
