import QuinceFoundation

/// Source: Apple's documentation of `Album`.
public struct Album: MusicItem, MusicCatalogSearchable, PlayableMusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]
    public let isCompilation: Bool?
    public let isSingle: Bool?
    public let recordLabelName: String?
    public let releaseDate: Date?
    public let trackCount: Int
    public let tracks: MusicItemCollection<Track>?
    public let upc: String?
    public let url: URL?
}

/// Source: Apple's documentation of `Artist`.
public struct Artist: MusicItem, MusicCatalogSearchable, Codable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let editorialNotes: EditorialNotes?
    public let genreNames: [String]?
    public let albums: MusicItemCollection<Album>?
    public let url: URL?
}

/// Source: Apple's documentation of `Playlist`.
public struct Playlist: MusicItem, MusicCatalogSearchable, PlayableMusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let artwork: Artwork?
    public let standardDescription: String?
    public let lastModifiedDate: Date?
    public let tracks: MusicItemCollection<Track>?
    public let url: URL?
}

/// Source: Apple's documentation of `Station`.
public struct Station: MusicItem, MusicCatalogSearchable, PlayableMusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let isLive: Bool
    public let url: URL?
}

/// Source: Apple's documentation of `Genre`.
public struct Genre: MusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let name: String
}
