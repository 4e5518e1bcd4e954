/// What was copied or cut, for pasting; one general one for the app, and others by name.
///
/// Source: Apple's “UIPasteboard”. The general pasteboard lives as long as the app runs.
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
    open private(set) var changeCount = 0
    /// What each item is, by type.
    open var items: [[String: Any]] {
        get { expirationDate.map { $0 <= Date() } == true ? [] : kept }
        set {
            (kept, expirationDate) = (newValue, nil)
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    private var kept: [[String: Any]] = []
    /// From when on the items are gone.
    var expirationDate: Date?

    /// Adds what a provider took its time for: no change of what people copied.
    func addLoaded(_ value: Any, _ type: String, to index: Int) {
        if kept.indices.contains(index) { kept[index][type] = value }
    }

    private init(_ name: Name) { self.name = name }

    open class var general: UIPasteboard { known[.general] ?? make(.general) }

    /// The pasteboard of a name, made where there is none and `create` says so.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.known[pasteboardName] != nil else { return nil }
        self.init(pasteboardName)
        items = Self.known[pasteboardName]?.items ?? []
        Self.known[pasteboardName] = self
    }

    private static func make(_ name: Name) -> UIPasteboard {
        let made = UIPasteboard(name)
        known[name] = made
        return made
    }

    open class func withUniqueName() -> UIPasteboard { make(Name(UUID().uuidString)) }

    open class func remove(withName pasteboardName: Name) {
        guard let removed = known.removeValue(forKey: pasteboardName) else { return }
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
    open func data(forPasteboardType pasteboardType: String) -> Data? { value(forPasteboardType: pasteboardType) as? Data }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    // MARK: Kinds

    static let (text, link, picture, tint) = ("public.utf8-plain-text", "public.url", "public.image", "com.apple.uikit.color")

    /// What the pasteboard keeps of a value; nil where it has no place for it.
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
