import CoreLocation
import Foundation
import SwiftUI

/// All places, in the order of their names.
struct PlaceCatalogue {
    let places: [Place]
    private let placesByID: [Place.ID: Place]

    init(_ places: [Place]) {
        self.places = places.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        placesByID = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
    }

    func place(_ id: Place.ID) -> Place? { placesByID[id] }

    /// The places that a search finds, of one kind or of all.
    func places(matching search: String = "", kind: PlaceKind? = nil) -> [Place] {
        places.filter { (kind == nil || $0.kind == kind) && $0.matches(search) }
    }

    /// The places closest to one, nearest first, without itself.
    func neighbours(of place: Place, count: Int) -> [Place] {
        places
            .filter { $0.id != place.id }
            .map { (place: $0, distance: $0.distance(to: place)) }
            .sorted { $0.distance < $1.distance }
            .prefix(count)
            .map(\.place)
    }
}

extension PlaceCatalogue {
    /// The places of the app's bundle.
    static let bundled: PlaceCatalogue = {
        guard let url = Bundle.main.url(forResource: "Places", withExtension: "json") else { fatalError("Places.json is missing") }
        do {
            return PlaceCatalogue(try JSONDecoder().decode([Place].self, from: Data(contentsOf: url)))
        } catch { fatalError("Places.json cannot be read: \(error)") }
    }()
}

extension EnvironmentValues {
    @Entry var catalogue = PlaceCatalogue.bundled
}
