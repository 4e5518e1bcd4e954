import SwiftUI

/// A place above the map from which it is seen.
///
/// Source: Apple's documentation of `MapCamera`.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the camera to the map's centre.
    public var distance: Double
    /// Degrees clockwise from north.
    public var heading: Double
    /// Degrees; the flat map is always seen from above.
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }

    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
            pitch: Double(camera.pitch))
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude && a.centerCoordinate.longitude == b.centerCoordinate.longitude
            && a.distance == b.distance && a.heading == b.heading && a.pitch == b.pitch
    }

    var uiCamera: MKMapCamera {
        MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: CGFloat(pitch), heading: heading)
    }
}

/// How a map is placed: by a region, a camera, the user's place or its content.
///
/// Source: Apple's documentation of `MapCameraPosition`.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    indirect enum Kind {
        case automatic, region(MKCoordinateRegion), rect(MKMapRect), camera(MapCamera), item(MKMapItem, Bool)
        case userLocation(Bool, MapCameraPosition), moved
    }

    let kind: Kind

    /// As much as shows all of the content.
    public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(kind: .region(region)) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item, allowsAutomaticPitch))
    }
    /// Follows the user, or shows the fallback until the user's place is known.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(kind: .userLocation(followsHeading, fallback))
    }

    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }
    public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = kind { allows } else { false } }
    public var fallbackPosition: MapCameraPosition? { if case .userLocation(_, let position) = kind { position } else { nil } }
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    public var followsUserHeading: Bool { if case .userLocation(let follows, _) = kind { follows } else { false } }
    /// Whether fingers have moved the map since it was placed.
    public var positionedByUser: Bool { if case .moved = kind { true } else { false } }

    public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
        switch (a.kind, b.kind) {
        case (.automatic, .automatic), (.moved, .moved): true
        case (.region(let first), .region(let second)): isSame(first, second)
        case (.rect(let first), .rect(let second)): MKMapRectEqualToRect(first, second)
        case (.camera(let first), .camera(let second)): first == second
        case (.item(let first, let one), .item(let second, let other)): first === second && one == other
        case (.userLocation(let first, let one), .userLocation(let second, let other)): first == second && one == other
        default: false
        }
    }

    static func isSame(_ a: MKCoordinateRegion, _ b: MKCoordinateRegion) -> Bool {
        a.center.latitude == b.center.latitude && a.center.longitude == b.center.longitude
            && a.span.latitudeDelta == b.span.latitudeDelta && a.span.longitudeDelta == b.span.longitudeDelta
    }
}

/// Where a map's camera may be.
///
/// Source: Apple's documentation of `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
    let rect: MKMapRect?
    let minimum: Double?
    let maximum: Double?

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, minimum, maximum) = (nil, minimumDistance, maximumDistance)
    }

    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, minimum, maximum) = (centerCoordinateBounds.mapRect, minimumDistance, maximumDistance)
    }

    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (rect, minimum, maximum) = (centerCoordinateBounds, minimumDistance, maximumDistance)
    }
}

/// What fingers may do to a map.
///
/// Source: Apple's documentation of `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// How a map follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }
