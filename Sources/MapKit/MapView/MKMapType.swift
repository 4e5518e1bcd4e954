/// Looks of maps.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The reuse identifier of views that the map makes of annotations for which its delegate makes none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The same for clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
    /// Where the map's centre may be.
    ///
    /// Source: Apple's documentation of `MKMapView.CameraBoundary`.
    open class CameraBoundary: NSObject, NSCopying {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull, mapRect.width >= 0, mapRect.height >= 0 else { return nil }
            self.mapRect = mapRect
        }

        public convenience init?(coordinateRegion: MKCoordinateRegion) {
            guard coordinateRegion.isValid else { return nil }
            self.init(mapRect: coordinateRegion.mapRect)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How near and far the map's camera may be, in metres.
    ///
    /// Source: Apple's documentation of `MKMapView.CameraZoomRange`.
    open class CameraZoomRange: NSObject, NSCopying {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }

        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// No limit of a camera's distance.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
