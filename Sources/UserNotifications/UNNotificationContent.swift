internal import DeviceProtocol
import QuinceFoundation

/// The content of a notification.
///
/// Source: Apple's documentation of `UNNotificationContent`.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var text: NotificationText
    var values: [AnyHashable: Any]
    var files: [UNNotificationAttachment] = []

    public override init() {
        (text, values) = (NotificationText(), [:])
        super.init()
    }

    init(_ text: NotificationText) {
        self.text = text
        let list = text.userInfo.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        values = list as? [AnyHashable: Any] ?? [:]
        files = (text.attachments ?? []).map { UNNotificationAttachment($0) }
        super.init()
    }

    open var title: String { text.title }
    open var subtitle: String { text.subtitle }
    open var body: String { text.body }
    /// The number the app's icon gets; nil leaves it as it is, 0 takes it away.
    open var badge: NSNumber? { text.badge.map { NSNumber(value: $0) } }
    open var sound: UNNotificationSound? { text.sound.map { UNNotificationSound(key: $0) } }
    open var categoryIdentifier: String { text.category }
    open var threadIdentifier: String { text.thread }
    open var launchImageName: String { text.launchImage }
    open var targetContentIdentifier: String? { text.target }
    /// A property list.
    open var userInfo: [AnyHashable: Any] { values }
    open var interruptionLevel: UNNotificationInterruptionLevel {
        UNNotificationInterruptionLevel(rawValue: UInt(max(text.interruptionLevel, 0))) ?? .active
    }
    /// 0…1.
    open var relevanceScore: Double { text.relevance }
    open var filterCriteria: String? { text.filter }
    /// The words for the notification in the summary of a group, and the number of things that it stands for; no device shows them since iOS 15.
    fileprivate var summary = (argument: "", count: 0)
    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "summaryArgument is ignored")
    open var summaryArgument: String { summary.argument }
    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "summaryArgumentCount is ignored")
    open var summaryArgumentCount: Int { summary.count }

    /// The files that it shows; the first picture is in its banner.
    open var attachments: [UNNotificationAttachment] { files }

    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(copying: self) }

    fileprivate init(copying other: UNNotificationContent) {
        (text, values, files, summary) = (other.text, other.values, other.files, other.summary)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        return text == other.text && files == other.files
            && NSDictionary(dictionary: values).isEqual(NSDictionary(dictionary: other.values))
    }
    open override var hash: Int { text.title.hashValue ^ text.body.hashValue }

    /// Returns the content in the device's form.
    ///
    /// - Throws: An error if `userInfo` is not a property list; `UNError` where an attached file cannot be moved.
    func record() throws -> NotificationText {
        var text = text
        if !values.isEmpty {
            let list = Dictionary(uniqueKeysWithValues: values.map { ("\($0.key.base)", $0.value) })
            text.userInfo = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        }
        if !files.isEmpty { text.attachments = try files.map { try $0.record() } }
        return text
    }
}

/// The editable content of a notification.
///
/// Source: Apple's documentation of `UNMutableNotificationContent`.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { super.title }
        set { text.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { text.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { text.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { text.badge = newValue?.intValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { text.sound = newValue?.key }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { text.category = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { text.thread = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { text.launchImage = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { text.target = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { files = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { values = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { text.interruptionLevel = Int(newValue.rawValue) }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { text.relevance = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { text.filter = newValue }
    }
    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "summaryArgument is ignored")
    open override var summaryArgument: String {
        get { summary.argument }
        set { summary.argument = newValue }
    }
    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "summaryArgumentCount is ignored")
    open override var summaryArgumentCount: Int {
        get { summary.count }
        set { summary.count = newValue }
    }

    public override init() { super.init() }
    fileprivate override init(copying other: UNNotificationContent) { super.init(copying: other) }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// The name of a sound file in the app's bundle.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The simulated device is silent and writes the sound's name to the log.
///
/// Source: Apple's documentation of `UNNotificationSound`.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    let key: String

    init(key: String) {
        self.key = key
        super.init()
    }

    public convenience init(named name: UNNotificationSoundName) { self.init(key: name.rawValue) }
    @available(swift, obsoleted: 4.2, message: "name the sound by a UNNotificationSoundName")
    public convenience init(named name: String) { self.init(key: name) }

    open class var `default`: UNNotificationSound { UNNotificationSound(key: "") }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(key: "ringtone") }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(key: "critical") }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(key: name.rawValue) }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(key: name.rawValue) }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(key: name.rawValue)
    }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.key == key }
    open override var hash: Int { key.hashValue }
}
