import QuinceFoundation
import UniformTypeIdentifiers

/// The activity by which the system opens an item that the user has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity by which the system continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched text in that activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something of an app that can be found.
///
/// Source: Apple's documentation of `CSSearchableItem`.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    /// The date after which the item is not found any more; a month from now by default.
    open var expirationDate: Date! = Date().addingTimeInterval(30 * 24 * 3600)

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier)
        self.attributeSet = attributeSet
        super.init()
    }
}

/// The attributes of an item.
///
/// Source: Apple's documentation of `CSSearchableItemAttributeSet`.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var contentTypeTree: [String]?

    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var path: String?
    open var contentURL: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var contentDescription: String?
    open var textContent: String?
    open var keywords: [String]?
    open var subject: String?
    open var theme: String?
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var weakRelatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var metadataModificationDate: Date?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var completionDate: Date?
    open var authorNames: [String]?
    open var creator: String?
    open var artist: String?
    open var album: String?
    open var genre: String?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var city: String?
    open var country: String?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?

    public init(contentType: UTType) {
        self.contentType = contentType.identifier
        super.init()
    }

    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }
}
