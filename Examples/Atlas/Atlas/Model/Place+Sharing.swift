import Foundation

extension Place {
    /// The place in Apple's maps, for anybody without this app.
    var mapsURL: URL {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "maps.apple.com"
        components.path = "/"
        components.queryItems = [URLQueryItem(name: "ll", value: "\(latitude),\(longitude)"), URLQueryItem(name: "q", value: name)]
        guard let url = components.url else { preconditionFailure("\(id) makes no URL") }
        return url
    }
}
