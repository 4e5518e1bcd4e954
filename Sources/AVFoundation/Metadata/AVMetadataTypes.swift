/// A format of metadata. Source: Apple's documentation of `AVMetadataFormat`.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let iTunesMetadata = AVMetadataFormat("com.apple.itunes")
    public static let quickTimeMetadata = AVMetadataFormat("com.apple.quicktime.mdta")
    public static let quickTimeUserData = AVMetadataFormat("com.apple.quicktime.udta")
    public static let isoUserData = AVMetadataFormat("org.mp4ra")
    public static let id3Metadata = AVMetadataFormat("org.id3")
    public static let hlsMetadata = AVMetadataFormat("com.apple.quicktime.HLS")
    public static let unknown = AVMetadataFormat("")
}

/// The set of keys that a key belongs to. Source: Apple's documentation of `AVMetadataKeySpace`.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let common = AVMetadataKeySpace("comn")
    public static let iTunes = AVMetadataKeySpace("itsk")
    public static let quickTimeMetadata = AVMetadataKeySpace("mdta")
    public static let quickTimeUserData = AVMetadataKeySpace("udta")
    public static let isoUserData = AVMetadataKeySpace("uiso")
    public static let id3 = AVMetadataKeySpace("org.id3")
    public static let icy = AVMetadataKeySpace("icy")

    var format: AVMetadataFormat {
        switch self {
        case .iTunes: .iTunesMetadata
        case .quickTimeMetadata: .quickTimeMetadata
        case .quickTimeUserData: .quickTimeUserData
        case .id3: .id3Metadata
        default: .unknown
        }
    }
}

/// A key of metadata. Source: Apple's documentation of `AVMetadataKey`.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey("title")
    public static let commonKeyCreator = AVMetadataKey("creator")
    public static let commonKeySubject = AVMetadataKey("subject")
    public static let commonKeyDescription = AVMetadataKey("description")
    public static let commonKeyPublisher = AVMetadataKey("publisher")
    public static let commonKeyContributor = AVMetadataKey("contributor")
    public static let commonKeyCreationDate = AVMetadataKey("creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey("lastModifiedDate")
    public static let commonKeyType = AVMetadataKey("type")
    public static let commonKeyFormat = AVMetadataKey("format")
    public static let commonKeyIdentifier = AVMetadataKey("identifier")
    public static let commonKeyLanguage = AVMetadataKey("language")
    public static let commonKeyCopyrights = AVMetadataKey("copyrights")
    public static let commonKeyAlbumName = AVMetadataKey("albumName")
    public static let commonKeyAuthor = AVMetadataKey("author")
    public static let commonKeyArtist = AVMetadataKey("artist")
    public static let commonKeyArtwork = AVMetadataKey("artwork")
    public static let commonKeyMake = AVMetadataKey("make")
    public static let commonKeyModel = AVMetadataKey("model")
    public static let commonKeySoftware = AVMetadataKey("software")
    public static let commonKeyLocation = AVMetadataKey("location")
}

/// A key and its key space. Source: Apple's documentation of `AVMetadataIdentifier`.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier("common/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier("common/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier("common/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier("common/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier("common/publisher")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier("common/creationDate")
    public static let commonIdentifierType = AVMetadataIdentifier("common/type")
    public static let commonIdentifierLanguage = AVMetadataIdentifier("common/language")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier("common/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier("common/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier("common/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier("common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier("common/artwork")
    public static let commonIdentifierSoftware = AVMetadataIdentifier("common/software")
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier("common/assetIdentifier")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier("itsk/%A9st3")
    public static let iTunesMetadataSongName = AVMetadataIdentifier("itsk/%A9nam")
    public static let iTunesMetadataArtist = AVMetadataIdentifier("itsk/%A9ART")
    public static let iTunesMetadataAlbum = AVMetadataIdentifier("itsk/%A9alb")
    public static let iTunesMetadataCoverArt = AVMetadataIdentifier("itsk/covr")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier("mdta/com.apple.quicktime.genre")
    public static let id3MetadataTitleDescription = AVMetadataIdentifier("id3/TIT2")
    public static let id3MetadataLeadPerformer = AVMetadataIdentifier("id3/TPE1")
    public static let id3MetadataAlbumTitle = AVMetadataIdentifier("id3/TALB")
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier("id3/APIC")
    public static let commonIdentifierContributor = AVMetadataIdentifier("common/contributor")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier("common/lastModifiedDate")
    public static let commonIdentifierFormat = AVMetadataIdentifier("common/format")
    public static let commonIdentifierLocation = AVMetadataIdentifier("common/location")
    public static let commonIdentifierMake = AVMetadataIdentifier("common/make")
    public static let commonIdentifierModel = AVMetadataIdentifier("common/model")
    public static let iTunesMetadataTrackNumber = AVMetadataIdentifier("itsk/trkn")
    public static let iTunesMetadataUserGenre = AVMetadataIdentifier("itsk/%A9gen")
    public static let iTunesMetadataLyrics = AVMetadataIdentifier("itsk/%A9lyr")
    public static let iTunesMetadataReleaseDate = AVMetadataIdentifier("itsk/%A9day")
    public static let iTunesMetadataUserComment = AVMetadataIdentifier("itsk/%A9cmt")
    public static let iTunesMetadataComposer = AVMetadataIdentifier("itsk/%A9wrt")
    public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier("itsk/aART")
    public static let quickTimeMetadataTitle = AVMetadataIdentifier("mdta/com.apple.quicktime.title")
    public static let quickTimeMetadataAuthor = AVMetadataIdentifier("mdta/com.apple.quicktime.author")
    public static let quickTimeMetadataMake = AVMetadataIdentifier("mdta/com.apple.quicktime.make")
    public static let quickTimeMetadataModel = AVMetadataIdentifier("mdta/com.apple.quicktime.model")
    public static let quickTimeMetadataSoftware = AVMetadataIdentifier("mdta/com.apple.quicktime.software")
    public static let quickTimeMetadataCreationDate = AVMetadataIdentifier("mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier("mdta/com.apple.quicktime.content.identifier")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier("mdta/com.apple.quicktime.location.ISO6709")
    public static let quickTimeMetadataDescription = AVMetadataIdentifier("mdta/com.apple.quicktime.description")
    public static let quickTimeMetadataArtist = AVMetadataIdentifier("mdta/com.apple.quicktime.artist")
    public static let quickTimeMetadataKeywords = AVMetadataIdentifier("mdta/com.apple.quicktime.keywords")
    public static let id3MetadataTrackNumber = AVMetadataIdentifier("id3/TRCK")
    public static let id3MetadataYear = AVMetadataIdentifier("id3/TYER")
    public static let id3MetadataContentType = AVMetadataIdentifier("id3/TCON")
    public static let id3MetadataComposer = AVMetadataIdentifier("id3/TCOM")
    public static let id3MetadataComments = AVMetadataIdentifier("id3/COMM")
    public static let icyMetadataStreamTitle = AVMetadataIdentifier("icy/StreamTitle")
    public static let icyMetadataStreamURL = AVMetadataIdentifier("icy/StreamUrl")
}
