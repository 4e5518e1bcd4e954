/// The cities, countries and waters that the map knows.
struct WorldPlaces: Sendable {
    enum Kind: Sendable { case city, country, water }

    struct Place: Sendable {
        let name: String
        let coordinate: CLLocationCoordinate2D
        let point: MKMapPoint
        /// 1 is the most important.
        let rank: Int
        /// The country's code of two letters; empty in waters.
        let countryCode: String
        let kind: Kind

        /// The zoom level from which the map has room for the name.
        var minimumZoom: Double {
            switch kind {
            case .country: [0, 1.2, 2.6, 3.7, 4.6, 5.2][min(rank, 5)]
            case .water: [0, 1.2, 3, 3.8, 4.5, 5][min(rank, 5)]
            case .city: [0, 3.4, 4.6, 5.4, 6.2, 8.5][min(rank, 5)]
            }
        }

        /// The zoom level from which the name is left out: countries and oceans where only parts of them are in sight.
        var maximumZoom: Double {
            switch kind {
            case .country: [0, 6, 6.8, 7.4, 8, 8.5][min(rank, 5)]
            case .water: [0, 5.5, 6.5, 7.5, 8, 8.5][min(rank, 5)]
            case .city: 22
            }
        }

        /// Kilometres from the centre to where the streets end.
        var radius: Double { [0, 14, 11, 8, 6, 3.5][min(rank, 5)] }
    }

    let cities: [Place]
    let countries: [Place]
    let waters: [Place]
    /// All, the most important first.
    let labels: [Place]

    static let shared = WorldPlaces()

    private init() {
        cities = Self.places(Self.cityText, .city)
        countries = Self.places(Self.countryText, .country)
        waters = Self.places(Self.waterText, .water)
        labels = (countries + cities + waters).enumerated().sorted {
            ($0.element.minimumZoom, $0.offset) < ($1.element.minimumZoom, $1.offset)
        }.map(\.element)
    }

    private static func places(_ text: String, _ kind: Kind) -> [Place] {
        text.split(whereSeparator: { $0 == ";" || $0 == "\n" }).compactMap { entry in
            let parts = entry.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 5, let latitude = Double(parts[1]), let longitude = Double(parts[2]), let rank = Int(parts[3]) else {
                return nil
            }
            let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            return Place(
                name: String(parts[0]), coordinate: coordinate, point: MKMapPoint(coordinate), rank: rank, countryCode: String(parts[4]),
                kind: kind)
        }
    }
}
