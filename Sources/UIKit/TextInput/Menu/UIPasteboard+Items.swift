/// Several items at once, their providers, and how long they stay.
///
/// Source: Apple's “UIPasteboard”.
extension UIPasteboard {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `Date` from which on the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device. A simulated device hands none on to others.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Sets of items

    /// The items of a set; all where it is nil.
    func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        let items = items
        guard let itemSet else { return items }
        return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
    }

    /// The types of each item of a set.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    /// Whether each item of a set has one of the types.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let chosen = chosen(itemSet)
        return !chosen.isEmpty && chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The indexes of the items that have one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    /// Returns the values of a type of the items in a set, leaving out items without it.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0[pasteboardType].flatMap(Self.data) }
    }

    // MARK: Setting

    /// Puts items on the pasteboard that may be gone after a time.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any]) {
        set(items, until: options[.expirationDate] as? Date)
    }

    /// Puts what objects stand for on the pasteboard.
    public func setObjects(_ objects: [any NSItemProviderWriting]) { setObjects(objects, localOnly: false, expirationDate: nil) }

    /// Puts what objects stand for on the pasteboard, until a date.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItems(objects.map { Self.item(of: Self.value(of: $0)) ?? [:] }, options: Self.options(expirationDate))
    }

    private static func value(of object: any NSItemProviderWriting) -> Any {
        if let url = object as? NSURL { return url as URL }
        if let text = object as? NSString { return text as String }
        return object
    }

    /// Puts what providers provide on the pasteboard, until a date: it is there as soon as it is loaded.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        setItems(itemProviders.map { _ in [:] }, options: Self.options(expirationDate))
        let count = changeCount
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers { load(type, of: provider, into: index, count) }
        }
    }

    /// The items as providers.
    public var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    private static func options(_ expirationDate: Date?) -> [OptionsKey: Any] { expirationDate.map { [.expirationDate: $0] } ?? [:] }

    private func load(_ type: String, of provider: NSItemProvider, into index: Int, _ count: Int) {
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
            guard let data else { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.loaded(data, type, index, count) } }
        }
    }

    private func loaded(_ data: Data, _ type: String, _ index: Int, _ count: Int) {
        // Somebody has copied something else meanwhile.
        guard changeCount == count else { return }
        addLoaded(Self.value(of: data, type), type, to: index)
    }

    /// Texts and links are kept as what they are, even where they come as bytes.
    static func value(of value: Any, _ type: String) -> Any {
        guard [text, "public.text", "public.plain-text", link].contains(type), let data = value as? Data,
            let words = String(data: data, encoding: .utf8)
        else { return value }
        switch type {
        case text, "public.text", "public.plain-text": return words
        case link: return URL(string: words).map { $0 as Any } ?? data as Any
        default: return data
        }
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        if let image = item[picture] as? UIImage { return NSItemProvider(object: image) }
        if let url = item[link] as? URL { return NSItemProvider(object: url as NSURL) }
        if let text = item[text] as? String { return NSItemProvider(object: text as NSString) }
        let provider = NSItemProvider()
        for case (let type, let data as Data) in item {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
                done(data, nil)
                return nil
            }
        }
        return provider
    }

    static func text(of item: [String: Any]) -> String? { item[text] as? String }

    // MARK: Names

    /// Whether the pasteboard outlives the app that made it. Pasteboards by name live as long as the app; see `setPersistent(_:)`.
    public var isPersistent: Bool { name == .general }

    @available(*, unavailable, message: "since iOS 10: use the container of an app group to share what stays")
    public func setPersistent(_ persistent: Bool) {}
}
