/// A store for copied and cut items: the general one of the device, and others by name.
///
/// The general pasteboard is the device's: all its apps share it while it is booted. Others live as long as the app's process.
///
/// Source: Apple's “UIPasteboard”.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    private static var known: [Name: UIPasteboard] = [:]
    public let name: Name
    /// Shared with other objects of the name.
    private let storage: PasteboardStorage

    /// How often the items have been replaced, by this app or another.
    open var changeCount: Int { storage.changeCount }
    /// The representations of each item, by type.
    open var items: [[String: Any]] {
        get { storage.items }
        set { set(newValue, until: nil) }
    }

    /// Replaces the items.
    ///
    /// - Parameter date: From when on they are gone; nil = never.
    func set(_ items: [[String: Any]], until date: Date?) {
        storage.set(items.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, Self.value(of: $0.value, $0.key)) }) }, until: date)
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// Adds a representation that a provider took its time for: the items count as the same.
    func addLoaded(_ value: Any, _ type: String, to index: Int) { storage.add(value, type, to: index) }

    private init(_ name: Name, _ storage: PasteboardStorage? = nil) {
        self.name = name
        self.storage = storage ?? (name == .general ? SharedPasteboardStorage() : PasteboardStorage())
    }

    open class var general: UIPasteboard { known[.general] ?? make(.general) }

    /// The pasteboard of a name, made where there is none and `create` says so.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.known[pasteboardName] != nil else { return nil }
        self.init(pasteboardName, Self.known[pasteboardName]?.storage ?? (pasteboardName == .general ? Self.general.storage : nil))
        // The device's pasteboard stays the object that everybody has.
        if pasteboardName != .general { Self.known[pasteboardName] = self }
    }

    private static func make(_ name: Name) -> UIPasteboard {
        let made = UIPasteboard(name)
        known[name] = made
        return made
    }

    open class func withUniqueName() -> UIPasteboard { make(Name(UUID().uuidString)) }

    /// Forgets the pasteboard of a name; the general one stays.
    open class func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let removed = known.removeValue(forKey: pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    // MARK: Items

    open var numberOfItems: Int { items.count }
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    open func setItems(_ items: [[String: Any]]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func contains(pasteboardTypes: [String]) -> Bool { items.contains { item in pasteboardTypes.contains { item[$0] != nil } } }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// The bytes of the first item's representation: those of a string in UTF-8, of a picture as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? { value(forPasteboardType: pasteboardType).flatMap(Self.data) }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Kinds

    static let (text, link, picture, tint) = ("public.utf8-plain-text", "public.url", "public.image", "com.apple.uikit.color")

    /// Returns the representations of a value by type; nil for values of unsupported types.
    static func item(of value: Any) -> [String: Any]? {
        switch value {
        case let value as URL: [link: value, text: value.absoluteString]
        case let value as String: [text: value]
        case let value as NSAttributedString: [text: value.string]
        case let value as UIImage: [picture: value]
        case let value as UIColor: [tint: value]
        default: nil
        }
    }

    private func all<T>(_ type: String) -> [T]? {
        let found = items.compactMap { $0[type] as? T }
        return found.isEmpty ? nil : found
    }

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all(Self.text) }
        set { items = (newValue ?? []).map { [Self.text: $0] } }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all(Self.link) }
        set { items = (newValue ?? []).map { [Self.link: $0, Self.text: $0.absoluteString] } }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all(Self.picture) }
        set { items = (newValue ?? []).map { [Self.picture: $0] } }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { all(Self.tint) }
        set { items = (newValue ?? []).map { [Self.tint: $0] } }
    }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }
}
