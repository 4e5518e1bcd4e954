import Foundation

/// A link to a place: `atlas://place/eiffel-tower`.
struct PlaceLink: Equatable {
    static let scheme = "atlas"

    let placeID: Place.ID

    init(_ place: Place) { placeID = place.id }

    /// Nil for URLs that lead to no place.
    init?(_ url: URL) {
        guard url.scheme == Self.scheme, url.host() == "place", url.pathComponents.count == 2 else { return nil }
        placeID = url.lastPathComponent
    }

    var url: URL {
        var components = URLComponents()
        components.scheme = Self.scheme
        components.host = "place"
        components.path = "/\(placeID)"
        guard let url = components.url else { preconditionFailure("\(placeID) makes no URL") }
        return url
    }
}
