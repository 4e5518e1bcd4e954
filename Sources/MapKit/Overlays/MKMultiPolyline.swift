/// Lines that are drawn alike.
///
/// Source: Apple's documentation of `MKMultiPolyline`.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    public let polylines: [MKPolyline]
    public let boundingMapRect: MKMapRect

    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D {
        boundingMapRect.isNull
            ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Areas that are drawn alike.
///
/// Source: Apple's documentation of `MKMultiPolygon`.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    public let polygons: [MKPolygon]
    public let boundingMapRect: MKMapRect

    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        boundingMapRect = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D {
        boundingMapRect.isNull
            ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
