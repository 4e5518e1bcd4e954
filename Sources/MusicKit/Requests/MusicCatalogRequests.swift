@_weakLinked import FoundationNetworking
import QuinceFoundation

/// Items that a catalog has. Source: Apple's documentation of `MusicCatalogSearchable`.
public protocol MusicCatalogSearchable: MusicItem {}

/// Searches Apple Music's catalog; each request fails. Source: Apple's documentation of `MusicCatalogSearchRequest`.
public struct MusicCatalogSearchRequest: @unchecked Sendable {
    public let term: String
    public let types: [any MusicCatalogSearchable.Type]
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicCatalogSearchable.Type]) { (self.term, self.types) = (term, types) }
    /// - Throws: `MusicTokenRequestError`.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.current }
}

/// Source: Apple's documentation of `MusicCatalogSearchResponse`.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
    public let musicVideos: MusicItemCollection<MusicVideo>
}

/// Fetches items of Apple Music's catalog; each request fails. Source: Apple's documentation of `MusicCatalogResourceRequest`.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem & Decodable & Sendable>: Sendable {
    public var limit: Int?
    private let identifiers: [MusicItemID]

    public init(matching keyPath: KeyPath<MusicItemType, MusicItemID>, equalTo value: MusicItemID) { identifiers = [value] }
    public init(matching keyPath: KeyPath<MusicItemType, MusicItemID>, memberOf values: [MusicItemID]) { identifiers = values }
    /// - Throws: `MusicTokenRequestError`.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> { throw MusicTokenRequestError.current }
}

/// Source: Apple's documentation of `MusicCatalogResourceResponse`.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable where MusicItemType: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks Apple Music's service; each request fails. Source: Apple's documentation of `MusicDataRequest`.
public struct MusicDataRequest: Sendable {
    public let urlRequest: URLRequest
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    /// - Throws: `MusicTokenRequestError`.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.current }
    public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.current } }
}

/// Source: Apple's documentation of `MusicDataResponse`.
public struct MusicDataResponse: @unchecked Sendable {
    public let data: Data
    public let urlResponse: URLResponse
}

/// Fetches items of the user's library, which is empty. Source: Apple's documentation of `MusicLibraryRequest`.
public struct MusicLibraryRequest<MusicItemType: MusicItem & Sendable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false
    public init() {}
    /// - Throws: `MusicTokenRequestError.permissionDenied` where the user has not permitted the access.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        guard MusicAuthorization.currentStatus == .authorized else { throw MusicTokenRequestError.permissionDenied }
        return MusicLibraryResponse(items: [])
    }
}

/// Source: Apple's documentation of `MusicLibraryResponse`.
public struct MusicLibraryResponse<MusicItemType: MusicItem & Sendable>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
