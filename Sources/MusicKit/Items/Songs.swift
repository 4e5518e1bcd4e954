import QuinceFoundation

// Items come from Apple Music or from what an app has archived.

/// Source: Apple's documentation of `Song`.
public struct Song: MusicItem, MusicCatalogSearchable, PlayableMusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let composerName: String?
    public let contentRating: ContentRating?
    public let discNumber: Int?
    public let trackNumber: Int?
    /// Seconds.
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let hasLyrics: Bool
    public let isrc: String?
    public let lastPlayedDate: Date?
    public let playCount: Int?
    public let previewAssets: [PreviewAsset]?
    public let releaseDate: Date?
    public let url: URL?
}

/// Source: Apple's documentation of `MusicVideo`.
public struct MusicVideo: MusicItem, MusicCatalogSearchable, PlayableMusicItem, Codable, Sendable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let url: URL?
}

/// A song or a video of an album or playlist. Source: Apple's documentation of `Track`.
public enum Track: MusicItem, PlayableMusicItem, Codable, Sendable {
    case song(Song)
    case musicVideo(MusicVideo)

    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }
}
