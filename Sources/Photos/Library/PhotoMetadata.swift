import QuinceFoundation

/// Everything about the device's photos besides their files: the document `photo-metadata` of the device.
///
/// Assets are named by their local identifiers.
struct PhotoMetadata: Codable, Equatable {
    /// An album that the user or an app has made.
    struct Album: Codable, Equatable {
        var identifier: String
        var title: String
        var assets: [String] = []
    }

    var favorites: Set<String> = []
    var hidden: Set<String> = []
    /// Dates of creation that are other than those of the files.
    var dates: [String: Date] = [:]
    /// Dates of the last changes of an asset's properties.
    var changes: [String: Date] = [:]
    /// Identifiers of assets that apps have added, by those that follow from their files.
    var identifiers: [String: String] = [:]
    var albums: [Album] = []

    /// Forgets an asset that is deleted.
    mutating func forget(_ identifier: String) {
        favorites.remove(identifier)
        hidden.remove(identifier)
        (dates[identifier], changes[identifier]) = (nil, nil)
        identifiers = identifiers.filter { $0.value != identifier }
        for index in albums.indices { albums[index].assets.removeAll { $0 == identifier } }
    }
}
