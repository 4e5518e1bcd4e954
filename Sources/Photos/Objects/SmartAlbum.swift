import QuinceFoundation

/// An album of the system's, whose assets follow from their properties.
struct SmartAlbum: Sendable {
    let subtype: PHAssetCollectionSubtype
    let title: String

    /// The system's albums with the titles they have in English.
    static let all = [
        SmartAlbum(subtype: .smartAlbumUserLibrary, title: "Recents"), SmartAlbum(subtype: .smartAlbumFavorites, title: "Favorites"),
        SmartAlbum(subtype: .smartAlbumRecentlyAdded, title: "Recently Added"),
        SmartAlbum(subtype: .smartAlbumVideos, title: "Videos"), SmartAlbum(subtype: .smartAlbumSelfPortraits, title: "Selfies"),
        SmartAlbum(subtype: .smartAlbumLivePhotos, title: "Live Photos"), SmartAlbum(subtype: .smartAlbumDepthEffect, title: "Portrait"),
        SmartAlbum(subtype: .smartAlbumPanoramas, title: "Panoramas"), SmartAlbum(subtype: .smartAlbumTimelapses, title: "Time-lapse"),
        SmartAlbum(subtype: .smartAlbumSlomoVideos, title: "Slo-mo"), SmartAlbum(subtype: .smartAlbumBursts, title: "Bursts"),
        SmartAlbum(subtype: .smartAlbumScreenshots, title: "Screenshots"), SmartAlbum(subtype: .smartAlbumAnimated, title: "Animated"),
        SmartAlbum(subtype: .smartAlbumLongExposures, title: "Long Exposure"), SmartAlbum(subtype: .smartAlbumRAW, title: "RAW"),
        SmartAlbum(subtype: .smartAlbumAllHidden, title: "Hidden"),
    ]

    static func contains(_ asset: PHAsset, _ subtype: PHAssetCollectionSubtype) -> Bool {
        switch subtype {
        case .smartAlbumUserLibrary, .smartAlbumRecentlyAdded: true
        case .smartAlbumFavorites: asset.isFavorite
        case .smartAlbumAnimated: asset.playbackStyle == .imageAnimated
        case .smartAlbumAllHidden: asset.isHidden
        // The library has none of the others' kinds.
        default: false
        }
    }
}
