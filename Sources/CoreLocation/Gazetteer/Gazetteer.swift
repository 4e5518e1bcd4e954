import QuinceFoundation

/// The places that the device knows without a network: large cities, and countries.
package enum Gazetteer {
    /// A place of the gazetteer.
    package struct Place: Sendable {
        /// The English name first.
        package let names: [String]
        /// nil for countries.
        package let administrativeArea: String?
        /// Two letters.
        package let countryCode: String
        package let coordinate: CLLocationCoordinate2D
        package let timeZone: TimeZone?

        package var name: String { names[0] }
        package var isCountry: Bool { administrativeArea == nil }
        /// Metres.
        package var radius: Double { isCountry ? 300_000 : 15_000 }
    }

    /// Read at the first search.
    package static let places: [Place] = readCities() + readCountries()

    private static func readCities() -> [Place] {
        cities.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|").map(String.init)
            guard fields.count == 6, let latitude = Double(fields[3]), let longitude = Double(fields[4]) else { return nil }
            return Place(
                names: fields[0].split(separator: "/").map(String.init), administrativeArea: fields[1], countryCode: fields[2],
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), timeZone: TimeZone(identifier: fields[5]))
        }
    }

    private static func readCountries() -> [Place] {
        countries.split { $0 == "\n" || $0 == ";" }.compactMap { entry in
            let fields = entry.split(separator: " ")
            guard fields.count == 3, let latitude = Double(fields[1]), let longitude = Double(fields[2]) else { return nil }
            let code = String(fields[0])
            return Place(
                names: [countryName(code, in: Locale(identifier: "en_US")), countryName(code, in: .current)], administrativeArea: nil,
                countryCode: code, coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), timeZone: nil)
        }
    }

    package static func countryName(_ code: String, in locale: Locale) -> String { locale.localizedString(forRegionCode: code) ?? code }

    // MARK: Search

    /// The words of a text without their case and accents.
    private static func words(_ text: String) -> [String] {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US"))
        return folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static let index: [(place: Place, names: [[String]], hints: [[String]])] = places.map { place in
        let hints = [place.administrativeArea, place.countryCode, countryName(place.countryCode, in: Locale(identifier: "en_US"))]
        let names = place.names.map(words)
        return (place, names, hints.compactMap { $0 }.map(words).filter { !names.contains($0) })
    }

    private static func contains(_ name: [String], in words: [String]) -> Bool {
        guard !name.isEmpty, name.count <= words.count else { return false }
        return (0...(words.count - name.count)).contains { Array(words[$0..<($0 + name.count)]) == name }
    }

    /// The places whose names a text contains, the best first: a city before a country, longer names before shorter ones, those whose state or country
    /// the text names before others, and those near by before those far away.
    ///
    /// - Parameter center: The coordinate that is nearest to what is meant; nil = none.
    package static func search(_ text: String, near center: CLLocationCoordinate2D? = nil) -> [Place] {
        let words = words(text)
        guard !words.isEmpty, words.count <= 100 else { return [] }
        let found = index.compactMap { entry -> (place: Place, rank: (Int, Int, Int), distance: Double)? in
            guard let length = entry.names.filter({ contains($0, in: words) }).map(\.count).max() else { return nil }
            let hints = entry.place.isCountry ? 0 : entry.hints.count { contains($0, in: words) }
            let distance = center.map { Geodesic.distance(from: $0, to: entry.place.coordinate) } ?? 0
            return (entry.place, (entry.place.isCountry ? 0 : 1, length, hints), distance)
        }
        let ranked = found.sorted { $0.rank == $1.rank ? $0.distance < $1.distance : $0.rank > $1.rank }
        guard let best = ranked.first?.rank else { return [] }
        return ranked.filter { $0.rank == best }.map(\.place)
    }

    /// The city nearest to a coordinate.
    ///
    /// - Parameter limit: Metres.
    package static func city(near coordinate: CLLocationCoordinate2D, within limit: Double = 100_000) -> Place? {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let near = places.lazy.filter { !$0.isCountry && abs($0.coordinate.latitude - coordinate.latitude) < 2 }
            .map { (place: $0, distance: Geodesic.distance(from: $0.coordinate, to: coordinate)) }
        return near.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.place
    }
}

extension CLPlacemark {
    /// Makes the placemark of a place.
    ///
    /// - Parameters:
    ///   - location: The location that the placemark is of; nil = the place's own.
    package convenience init(_ place: Gazetteer.Place, location: CLLocation? = nil, locale: Locale? = nil) {
        var address = PlacemarkAddress()
        (address.isoCountryCode, address.country) = (
            place.countryCode, Gazetteer.countryName(place.countryCode, in: locale ?? .current)
        )
        address.name = place.isCountry ? address.country : place.name
        if !place.isCountry { (address.locality, address.administrativeArea) = (place.name, place.administrativeArea) }
        let center = place.coordinate
        let own = CLLocation(coordinate: center, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date())
        let name = String(format: "<%+.8f,%+.8f> radius %.2f", center.latitude, center.longitude, place.radius)
        self.init(
            location: location ?? own, region: CLCircularRegion(center: center, radius: place.radius, identifier: name),
            timeZone: place.timeZone, address: address)
    }
}
