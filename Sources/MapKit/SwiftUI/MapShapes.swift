import SwiftUI

/// A disc on the map.
///
/// Source: Apple's documentation of `MapCircle`.
@MainActor @preconcurrency public struct MapCircle: PrimitiveMapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    public init(_ circle: MKCircle) { (center, radius) = (circle.coordinate, circle.radius) }
    public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) { items.append(.circle(center, radius), style) }
}

/// An area of the map.
///
/// Source: Apple's documentation of `MapPolygon`.
@MainActor @preconcurrency public struct MapPolygon: PrimitiveMapContent {
    private let points: [MKMapPoint]

    public init(coordinates: [CLLocationCoordinate2D]) { points = coordinates.map { MKMapPoint($0) } }
    public init(points: [MKMapPoint]) { self.points = points }
    public init(_ polygon: MKPolygon) { points = polygon.mapPoints }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) { items.append(.polygon(points), style) }
}

/// A line on the map.
///
/// Source: Apple's documentation of `MapPolyline`.
@MainActor @preconcurrency public struct MapPolyline: PrimitiveMapContent {
    /// The way between two points.
    public enum ContourStyle: Sendable { case straight, geodesic }

    private let points: [MKMapPoint]
    private let contourStyle: ContourStyle

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
    }

    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { (self.points, self.contourStyle) = (points, contourStyle) }
    public init(_ polyline: MKPolyline) { self.init(points: polyline.mapPoints) }
    public init(_ route: MKRoute) { self.init(route.polyline) }

    public func _collect(_ style: _MapStyle, into items: inout _MapItems) {
        items.append(.polyline(points, isGeodesic: contourStyle == .geodesic), style)
    }
}
