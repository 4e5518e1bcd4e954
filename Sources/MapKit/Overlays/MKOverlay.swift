/// An annotation that covers a part of the map. All but its place and bounds is optional.
///
/// Source: Apple's documentation of `MKOverlay`.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around the whole overlay.
    var boundingMapRect: MKMapRect { get }
    /// Whether the overlay may have something to draw in a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the overlay hides all of the map below it.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

/// Where overlays lie among what the map draws.
public enum MKOverlayLevel: Int, Sendable {
    /// Below names.
    case aboveRoads
    case aboveLabels
}
