import UIKit

/// The way in which a query groups items. Source: Apple's documentation of `MPMediaGrouping`.
public enum MPMediaGrouping: Int, Sendable {
    case title = 0, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// How a predicate compares. Source: Apple's documentation of `MPMediaPredicateComparison`.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo = 0, contains
}

/// A condition of a query. Source: Apple's documentation of `MPMediaPredicate`.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A condition of a property. Source: Apple's documentation of `MPMediaPropertyPredicate`.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    public convenience init(value: Any?, forProperty property: String) {
        self.init(value: value, forProperty: property, comparisonType: .equalTo)
    }

    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }
}

/// A part of a query's result. Source: Apple's documentation of `MPMediaQuerySection`.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    public let title: String
    public let range: NSRange

    init(title: String, range: NSRange) {
        (self.title, self.range) = (title, range)
        super.init()
    }
}

/// A question to the media library, which is empty.
///
/// Source: Apple's documentation of `MPMediaQuery`.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title

    public init(filterPredicates: Set<MPMediaPredicate>?) {
        self.filterPredicates = filterPredicates
        super.init()
    }

    /// All items of the library.
    public convenience override init() { self.init(filterPredicates: nil) }

    private static func query(_ type: MPMediaType, _ grouping: MPMediaGrouping) -> MPMediaQuery {
        let predicate = MPMediaPropertyPredicate(value: NSNumber(value: type.rawValue), forProperty: MPMediaItemPropertyMediaType)
        let query = MPMediaQuery(filterPredicates: [predicate])
        query.groupingType = grouping
        return query
    }

    open class func albums() -> MPMediaQuery { query(.music, .album) }
    open class func artists() -> MPMediaQuery { query(.music, .artist) }
    open class func songs() -> MPMediaQuery { query(.music, .title) }
    open class func playlists() -> MPMediaQuery { query(.any, .playlist) }
    open class func podcasts() -> MPMediaQuery { query(.podcast, .podcastTitle) }
    open class func audiobooks() -> MPMediaQuery { query(.audioBook, .title) }
    open class func compilations() -> MPMediaQuery {
        let query = query(.music, .album)
        query.addFilterPredicate(MPMediaPropertyPredicate(value: NSNumber(value: true), forProperty: MPMediaItemPropertyIsCompilation))
        return query
    }
    open class func composers() -> MPMediaQuery { query(.any, .composer) }
    open class func genres() -> MPMediaQuery { query(.any, .genre) }

    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

    /// nil where the user has not let the app see the library.
    open var items: [MPMediaItem]? { MPMediaLibrary.authorizationStatus() == .authorized ? [] : nil }
    /// nil where the user has not let the app see the library.
    open var collections: [MPMediaItemCollection]? { MPMediaLibrary.authorizationStatus() == .authorized ? [] : nil }
    open var itemSections: [MPMediaQuerySection]? { nil }
    open var collectionSections: [MPMediaQuerySection]? { nil }
}
