// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Apple Music's charts, which need an account")
public struct MusicCatalogChartsRequest {}

@available(*, unavailable, message: "not yet in Quince: Apple Music's recommendations, which need an account")
public struct MusicPersonalRecommendationsRequest {}

@available(*, unavailable, message: "not yet in Quince: what the user has played, which needs an account")
public struct MusicRecentlyPlayedRequest<Item> {}

@available(*, unavailable, message: "not yet in Quince: Apple Music's suggestions, which need an account")
public struct MusicCatalogSearchSuggestionsRequest {}

@available(*, unavailable, message: "not yet in Quince: searches of the library")
public struct MusicLibrarySearchRequest {}

@available(*, unavailable, message: "not yet in Quince: sections of the library")
public struct MusicLibrarySectionedRequest<Section, Item> {}

@available(*, unavailable, message: "not yet in Quince: changes of the library")
public final class MusicLibrary {}

@available(*, unavailable, message: "not yet in Quince: views of artwork; its url(width:height:) has the picture's address")
public struct ArtworkImage {}
