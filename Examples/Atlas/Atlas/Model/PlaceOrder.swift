import CoreLocation

/// The orders that the list of places knows.
enum PlaceOrder: String, CaseIterable, Identifiable {
    case name, kind, distance

    /// Places under a heading.
    struct Section: Identifiable, Equatable {
        let title: String
        let places: [Place]

        var id: String { title }
    }

    var id: Self { self }

    var title: String {
        switch self {
        case .name: "Name"
        case .kind: "Kind"
        case .distance: "Distance"
        }
    }

    var symbol: String {
        switch self {
        case .name: "textformat"
        case .kind: "square.grid.2x2"
        case .distance: "location"
        }
    }

    /// Sections of places that are in the order of their names. Without a location, distances leave that order as it is.
    func sections(of places: [Place], from location: CLLocation?) -> [Section] {
        switch self {
        case .name: Self.sectionsByLetter(places)
        case .kind: Self.sectionsByKind(places)
        case .distance: places.isEmpty ? [] : [Section(title: "Nearest First", places: Self.nearestFirst(places, from: location))]
        }
    }

    private static func sectionsByLetter(_ places: [Place]) -> [Section] {
        Dictionary(grouping: places) { initial(of: $0.name) }
            .sorted { $0.key < $1.key }
            .map { Section(title: $0.key, places: $0.value) }
    }

    private static func initial(of name: String) -> String {
        String(name.prefix(1)).folding(options: .diacriticInsensitive, locale: nil).uppercased()
    }

    private static func sectionsByKind(_ places: [Place]) -> [Section] {
        PlaceKind.allCases.compactMap { kind in
            let found = places.filter { $0.kind == kind }
            return found.isEmpty ? nil : Section(title: kind.title, places: found)
        }
    }

    private static func nearestFirst(_ places: [Place], from location: CLLocation?) -> [Place] {
        guard let location else { return places }
        return places.map { (place: $0, distance: $0.location.distance(from: location)) }
            .sorted { $0.distance < $1.distance }
            .map(\.place)
    }
}
