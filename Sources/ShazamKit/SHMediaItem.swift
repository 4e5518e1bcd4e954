import QuinceFoundation

/// The name of a property of media. Source: Apple's documentation of `SHMediaItemProperty`.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let isrc = SHMediaItemProperty("sh_isrc")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let shazamID = SHMediaItemProperty("sh_shazamID")
}

/// The metadata of media. Source: Apple's documentation of `SHMediaItem`.
open class SHMediaItem: NSObject, Identifiable, @unchecked Sendable {
    public let id = UUID()
    private let properties: [SHMediaItemProperty: Any]

    public init(properties: [SHMediaItemProperty: Any]) { self.properties = properties }

    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var isrc: String? { properties[.isrc] as? String }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var shazamID: String? { properties[.shazamID] as? String }
    open func value(forProperty property: SHMediaItemProperty) -> Any? { properties[property] }
    open subscript(key: SHMediaItemProperty) -> Any { properties[key] ?? NSNull() }

    /// - Throws: `SHError.mediaItemFetchFailed`: Shazam's catalog is not asked.
    open class func fetch(shazamID: String) async throws -> SHMediaItem { throw SHError(.mediaItemFetchFailed) }
}

/// Media that a sound was recognized as. Source: Apple's documentation of `SHMatchedMediaItem`.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var frequencySkew: Float { 0 }
    open var matchOffset: TimeInterval { 0 }
    open var predictedCurrentMatchOffset: TimeInterval { 0 }
}
