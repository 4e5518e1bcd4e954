internal import MediaInformation

/// One statement of a file about itself, such as its title. Source: Apple's documentation of `AVMetadataItem`.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    let values: Values

    struct Values {
        var space: AVMetadataKeySpace?
        var key: (NSCopying & NSObjectProtocol)?
        var common: AVMetadataKey?
        var identifier: AVMetadataIdentifier?
        var value: Any?
        var language: String?
        var attributes: [AVMetadataExtraAttributeKey: Any]?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    convenience init(_ tag: MediaTag) {
        let value: Any =
            switch tag.value {
            case .text(let text): text
            case .number(let number): NSNumber(value: number)
            case .data(let data): data
            }
        let space = AVMetadataKeySpace(tag.space.rawValue)
        let prefix = space == .id3 ? "id3" : space.rawValue
        let escaped = tag.key.replacingOccurrences(of: "©", with: "%A9").replacingOccurrences(of: " ", with: "%20")
        self.init(
            Values(
                space: space, key: tag.key as NSString, common: tag.common.map { AVMetadataKey($0.rawValue) },
                identifier: AVMetadataIdentifier("\(prefix)/\(escaped)"), value: value))
    }

    open var keySpace: AVMetadataKeySpace? { values.space }
    open var key: (any NSCopying & NSObjectProtocol)? { values.key }
    open var commonKey: AVMetadataKey? { values.common }
    open var identifier: AVMetadataIdentifier? { values.identifier }
    /// A `String`, `NSNumber`, `Data` or `Date`: what apps cast it to. Objective-C's classes stand for these types on iOS.
    open var value: Any? { values.value }
    open var extendedLanguageTag: String? { values.language }
    open var locale: Locale? { values.language.map(Locale.init(identifier:)) }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { values.attributes }
    open var time: CMTime { values.time }
    open var duration: CMTime { values.duration }
    open var dataType: String? { values.dataType }

    open var stringValue: String? {
        switch value {
        case let text as String: text
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }
    open var numberValue: NSNumber? { value as? NSNumber ?? (value as? String).flatMap { NSNumber(text: $0) } }
    open var dataValue: Data? { value as? Data }
    open var dateValue: Date? {
        guard let text = stringValue else { return value as? Date }
        return ISO8601DateFormatter().date(from: text)
    }

    var keyText: String? { (key as? NSString).map { $0 as String } }

    /// The items of one identifier.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
        -> [AVMetadataItem]
    {
        metadataItems.filter { item in
            item.identifier == identifier || item.commonKey.map { "common/\($0.rawValue)" == identifier.rawValue } ?? false
        }
    }

    /// The items of a key and a key space; nil counts as every one.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    {
        let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            let own = keySpace == .common ? item.commonKey?.rawValue : item.keyText
            let isOfSpace = keySpace == nil || keySpace == .common || item.keySpace == keySpace
            return isOfSpace && (wanted == nil || own == wanted || item.commonKey?.rawValue == wanted)
        }
    }

    /// Loads a property.
    public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value { property.value(self) }
    /// Loads two properties.
    public func load<A, B>(
        _ first: AVAsyncProperty<AVMetadataItem, A>, _ second: AVAsyncProperty<AVMetadataItem, B>
    ) async throws -> (A, B) { (first.value(self), second.value(self)) }
}

extension NSNumber {
    fileprivate convenience init?(text: String) {
        guard let number = Double(text) else { return nil }
        self.init(value: number)
    }
}

/// A key of an item's further attributes. Source: Apple's documentation of `AVMetadataExtraAttributeKey`.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIValue")
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

extension AVPartialAsyncProperty where Root == AVMetadataItem {
    public static var value: AVAsyncProperty<Root, Any?> { AVAsyncProperty("value") { $0.value } }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty("stringValue") { $0.stringValue } }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty("numberValue") { $0.numberValue } }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty("dateValue") { $0.dateValue } }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty("dataValue") { $0.dataValue } }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> {
        AVAsyncProperty("extraAttributes") { $0.extraAttributes }
    }
}

/// A statement about a file that an app makes itself. Source: Apple's documentation of `AVMutableMetadataItem`.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var changed = Values()

    public init() { super.init(Values()) }

    open override var identifier: AVMetadataIdentifier? {
        get { changed.identifier }
        set {
            changed.identifier = newValue
            guard let text = newValue?.rawValue, text.hasPrefix("common/") else { return }
            changed.common = AVMetadataKey(String(text.dropFirst(7)))
            changed.space = .common
        }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { changed.space }
        set { changed.space = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { changed.key }
        set { changed.key = newValue }
    }
    open override var commonKey: AVMetadataKey? { changed.common }
    open override var value: Any? {
        get { changed.value }
        set { changed.value = Self.bridged(newValue) }
    }

    /// A value as Swift has it.
    private static func bridged(_ value: Any?) -> Any? {
        switch value {
        case let text as NSString: text as String
        case let data as NSData: Data(referencing: data)
        case let date as NSDate: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        default: value
        }
    }
    open override var extendedLanguageTag: String? {
        get { changed.language }
        set { changed.language = newValue }
    }
    open override var dataType: String? {
        get { changed.dataType }
        set { changed.dataType = newValue }
    }
    open override var time: CMTime {
        get { changed.time }
        set { changed.time = newValue }
    }
    open override var duration: CMTime {
        get { changed.duration }
        set { changed.duration = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { changed.attributes }
        set { changed.attributes = newValue }
    }
}
