import QuinceFoundation

extension CKSubscription {
    public typealias NotificationInfo = CKNotificationInfo
}

/// `CKSubscription.NotificationInfo`. A class of the top level, as archives name no others.
///
/// The notification that the server sends for a change. Source: Apple's documentation of `CKSubscription.NotificationInfo`.
open class CKNotificationInfo: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    /// The values of the record that fill in the alert.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitle: String?
    open var subtitleLocalizationKey: String?
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    /// Up to three values of the record that the notification holds.
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    /// Whether the app is started in the background.
    open var shouldSendContentAvailable = false
    /// Whether the app's notification service may change the notification.
    open var shouldSendMutableContent = false
    open var category: String?
    /// Notifications of the same key replace each other.
    open var collapseIDKey: String?

    public override init() { super.init() }

    public convenience init(
        alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [],
        title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
        subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
        alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
        desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
        shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
    ) {
        self.init()
        (self.alertBody, self.alertLocalizationKey, self.alertLocalizationArgs) = (alertBody, alertLocalizationKey, alertLocalizationArgs)
        (self.title, self.titleLocalizationKey, self.titleLocalizationArgs) = (title, titleLocalizationKey, titleLocalizationArgs)
        (self.subtitle, self.subtitleLocalizationKey) = (subtitle, subtitleLocalizationKey)
        self.subtitleLocalizationArgs = subtitleLocalizationArgs
        (self.alertActionLocalizationKey, self.alertLaunchImage) = (alertActionLocalizationKey, alertLaunchImage)
        (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
        (self.shouldSendContentAvailable, self.shouldSendMutableContent) = (shouldSendContentAvailable, shouldSendMutableContent)
        (self.category, self.collapseIDKey) = (category, collapseIDKey)
    }

    nonisolated(unsafe) private static let texts: [(String, ReferenceWritableKeyPath<CKNotificationInfo, String?>)] = [
        ("AlertBody", \.alertBody), ("AlertLocalizationKey", \.alertLocalizationKey), ("Title", \.title),
        ("TitleLocalizationKey", \.titleLocalizationKey), ("Subtitle", \.subtitle),
        ("SubtitleLocalizationKey", \.subtitleLocalizationKey), ("AlertActionLocalizationKey", \.alertActionLocalizationKey),
        ("AlertLaunchImage", \.alertLaunchImage), ("SoundName", \.soundName), ("Category", \.category),
        ("CollapseIDKey", \.collapseIDKey),
    ]
    nonisolated(unsafe) private static let lists: [(String, ReferenceWritableKeyPath<CKNotificationInfo, [String]?>)] = [
        ("AlertLocalizationArgs", \.alertLocalizationArgs), ("TitleLocalizationArgs", \.titleLocalizationArgs),
        ("SubtitleLocalizationArgs", \.subtitleLocalizationArgs), ("DesiredKeys", \.desiredKeys),
    ]
    nonisolated(unsafe) private static let flags: [(String, ReferenceWritableKeyPath<CKNotificationInfo, Bool>)] = [
        ("ShouldBadge", \.shouldBadge), ("ShouldSendContentAvailable", \.shouldSendContentAvailable),
        ("ShouldSendMutableContent", \.shouldSendMutableContent),
    ]

    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        self.init()
        for (key, path) in Self.texts { self[keyPath: path] = coder.decodeText(forKey: key) }
        for (key, path) in Self.lists { self[keyPath: path] = coder.decodeTexts(forKey: key) }
        for (key, path) in Self.flags { self[keyPath: path] = coder.decodeBool(forKey: key) }
    }
    open func encode(with coder: NSCoder) {
        for (key, path) in Self.texts { coder.encodeText(self[keyPath: path], forKey: key) }
        for (key, path) in Self.lists { coder.encodeTexts(self[keyPath: path], forKey: key) }
        for (key, path) in Self.flags { coder.encode(self[keyPath: path], forKey: key) }
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKNotificationInfo()
        for (_, path) in Self.texts { copy[keyPath: path] = self[keyPath: path] }
        for (_, path) in Self.lists { copy[keyPath: path] = self[keyPath: path] }
        for (_, path) in Self.flags { copy[keyPath: path] = self[keyPath: path] }
        return copy
    }
}
