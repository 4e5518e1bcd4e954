import MapKit
import Observation
import SwiftUI

/// What the map shows: which kinds of places, from where, and which place is selected.
@Observable
final class MapModel {
    /// The looks of the ground.
    enum Look: String, CaseIterable, Identifiable {
        case standard, hybrid, imagery

        var id: Self { self }
        var title: String { rawValue.capitalized }

        var style: MapStyle {
            switch self {
            case .standard: .standard(elevation: .realistic)
            case .hybrid: .hybrid(elevation: .realistic)
            case .imagery: .imagery(elevation: .realistic)
            }
        }
    }

    var camera = MapCameraPosition.automatic
    var selection: Place.ID?
    var look = Look.standard

    /// The kind of the places shown; nil for all.
    var kind: PlaceKind? {
        didSet { if kind != oldValue { camera = .automatic } }
    }

    /// Selects a place and moves the camera close to it, showing all kinds if its own is hidden.
    func show(_ place: Place) {
        if kind != nil, kind != place.kind { kind = nil }
        selection = place.id
        camera = .region(Self.neighbourhood(of: place))
    }

    /// A region around a place, from which it is clear where on Earth it is.
    static func neighbourhood(of place: Place, metres: CLLocationDistance = 300_000) -> MKCoordinateRegion {
        MKCoordinateRegion(center: place.coordinate, latitudinalMeters: metres, longitudinalMeters: metres)
    }
}
