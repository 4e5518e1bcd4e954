import UIKit

/// The number of a media item or collection in its library.
public typealias MPMediaEntityPersistentID = UInt64

/// Something of a media library. Source: Apple's documentation of `MPMediaEntity`.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    fileprivate let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
        super.init()
    }

    open var persistentID: MPMediaEntityPersistentID { value(forProperty: MPMediaItemPropertyPersistentID) as? UInt64 ?? 0 }
    /// Whether queries can ask for a property.
    open class func canFilter(byProperty property: String) -> Bool { MPMediaItem.filterable.contains(property) }
    open func value(forProperty property: String) -> Any? { values[property] }
    /// Calls a handler with the values of properties; setting its last parameter ends that.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped = ObjCBool(false)
        for property in properties where !isStopped.boolValue {
            if let value = value(forProperty: property) { block(property, value, &isStopped) }
        }
    }
    open subscript(_ key: Any) -> Any? { (key as? String).flatMap { value(forProperty: $0) } }
}

/// The kinds of media. Source: Apple's documentation of `MPMediaType`.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    public static let anyAudio = MPMediaType(rawValue: 0x00FF)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: .max)
}

/// A song, podcast, book or film of a media library. Source: Apple's documentation of `MPMediaItem`.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    static let filterable: Set<String> = [
        MPMediaItemPropertyPersistentID, MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle, MPMediaItemPropertyAlbumTitle,
        MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre, MPMediaItemPropertyComposer,
        MPMediaItemPropertyIsCompilation, MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyHasProtectedAsset,
        MPMediaItemPropertyPodcastTitle, MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyArtistPersistentID,
    ]

    private func value<Value>(_ property: String, _ missing: Value) -> Value { value(forProperty: property) as? Value ?? missing }

    /// An item of an app, which is in no library.
    public init() { super.init([:]) }

    open var mediaType: MPMediaType { value(MPMediaItemPropertyMediaType, MPMediaType.any) }
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    open var albumPersistentID: MPMediaEntityPersistentID { value(MPMediaItemPropertyAlbumPersistentID, 0) }
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    open var artistPersistentID: MPMediaEntityPersistentID { value(MPMediaItemPropertyArtistPersistentID, 0) }
    open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
    open var playbackDuration: TimeInterval { value(MPMediaItemPropertyPlaybackDuration, 0) }
    open var albumTrackNumber: Int { value(MPMediaItemPropertyAlbumTrackNumber, 0) }
    open var albumTrackCount: Int { value(MPMediaItemPropertyAlbumTrackCount, 0) }
    open var discNumber: Int { value(MPMediaItemPropertyDiscNumber, 0) }
    open var discCount: Int { value(MPMediaItemPropertyDiscCount, 0) }
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    open var isExplicitItem: Bool { value(MPMediaItemPropertyIsExplicit, false) }
    open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
    open var isCompilation: Bool { value(MPMediaItemPropertyIsCompilation, false) }
    open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
    open var beatsPerMinute: Int { value(MPMediaItemPropertyBeatsPerMinute, 0) }
    open var comments: String? { value(forProperty: MPMediaItemPropertyComments) as? String }
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    open var isCloudItem: Bool { value(MPMediaItemPropertyIsCloudItem, false) }
    open var hasProtectedAsset: Bool { value(MPMediaItemPropertyHasProtectedAsset, false) }
    open var podcastTitle: String? { value(forProperty: MPMediaItemPropertyPodcastTitle) as? String }
    open var playCount: Int { value(MPMediaItemPropertyPlayCount, 0) }
    open var skipCount: Int { value(MPMediaItemPropertySkipCount, 0) }
    open var rating: Int { value(MPMediaItemPropertyRating, 0) }
    open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
    open var userGrouping: String? { value(forProperty: MPMediaItemPropertyUserGrouping) as? String }
    open var bookmarkTime: TimeInterval { value(MPMediaItemPropertyBookmarkTime, 0) }
    open var dateAdded: Date { value(MPMediaItemPropertyDateAdded, .distantPast) }
    open var playbackStoreID: String { value(MPMediaItemPropertyPlaybackStoreID, "") }
    open var isPreorder: Bool { value(MPMediaItemPropertyIsPreorder, false) }
}

/// Items that belong together. Source: Apple's documentation of `MPMediaItemCollection`.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]

    public init(items: [MPMediaItem]) {
        self.items = items
        super.init([:])
    }

    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}
