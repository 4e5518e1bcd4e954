import QuinceFoundation
import UIKit

/// Messages that replace one another. Source: Apple's documentation of `MSSession`.
open class MSSession: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}

/// The look of a message. Source: Apple's documentation of `MSMessageLayout`.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
    open func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}

/// A picture or a video with texts. Source: Apple's documentation of `MSMessageTemplateLayout`.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?

    public override init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        (copy.caption, copy.subcaption, copy.trailingCaption) = (caption, subcaption, trailingCaption)
        (copy.trailingSubcaption, copy.image, copy.mediaFileURL) = (trailingSubcaption, image, mediaFileURL)
        (copy.imageTitle, copy.imageSubtitle) = (imageTitle, imageSubtitle)
        return copy
    }
}

/// The app's own view, and another look where the app is not installed. Source: Apple's documentation of `MSMessageLiveLayout`.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    public let alternateLayout: MSMessageTemplateLayout
    public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
    open override func copy(with zone: NSZone? = nil) -> Any { MSMessageLiveLayout(alternateLayout: alternateLayout) }
}

/// An interactive message. Source: Apple's documentation of `MSMessage`.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
    public let session: MSSession?
    open var layout: MSMessageLayout?
    open var url: URL?
    open var summaryText: String?
    open var accessibilityLabel: String?
    open var shouldExpire = false
    open var error: (any Error)?
    open var isPending: Bool { false }
    open var senderParticipantIdentifier: UUID { Self.sender }
    private static let sender = UUID()

    public override init() { session = nil }
    public init(session: MSSession) { self.session = session }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
        (copy.layout, copy.url, copy.summaryText) = (layout, url, summaryText)
        (copy.accessibilityLabel, copy.shouldExpire, copy.error) = (accessibilityLabel, shouldExpire, error)
        return copy
    }
}
