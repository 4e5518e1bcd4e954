import CoreLocation

/// A well-known place on Earth.
struct Place: Codable, Identifiable, Hashable {
    /// Something worth knowing, such as a height or a year.
    struct Fact: Codable, Hashable {
        let name: String
        let value: String
    }

    let id: String
    let name: String
    let country: String
    let kind: PlaceKind
    let latitude: Double
    let longitude: Double
    let summary: String
    let facts: [Fact]

    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

    /// The distance to another place over the surface of the Earth, in metres.
    func distance(to other: Place) -> CLLocationDistance { location.distance(from: other.location) }

    /// Whether every word of a search begins a word of the name, the country or the kind, whatever its case and accents.
    func matches(_ search: String) -> Bool {
        let words = Self.words(name) + Self.words(country) + Self.words(kind.title)
        return Self.words(search).allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }

    private static func words(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
