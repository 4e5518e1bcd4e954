import DeviceProtocol

/// The contents of the gallery: apps with their widgets, in the sizes that the device supports.
public struct WidgetGallery: Equatable, Sendable {
    /// A page of an app: one kind in one size.
    public struct Page: Hashable, Sendable {
        public var app: String
        public var bundle: String
        public var kind: String
        public var family: WidgetFamilyName
        public var name: String
        public var description: String
    }

    /// An app that has widgets.
    public struct AppEntry: Equatable, Sendable {
        public var app: HomeApp
        public var pages: [Page]
    }

    /// By name.
    public let apps: [AppEntry]
    private let kinds: [HomeWidgetKind]

    /// - Parameter families: The families that the device supports.
    public init(kinds: [HomeWidgetKind], apps: [HomeApp], families: [WidgetFamilyName]) {
        self.kinds = kinds
        self.apps = apps.compactMap { app in
            let pages = kinds.filter { $0.app == app.identifier }.flatMap { kind in
                families.filter { kind.descriptor.families.contains($0) }.map { Self.page(of: kind, $0, app) }
            }
            return pages.isEmpty ? nil : AppEntry(app: app, pages: pages)
        }
        .sorted { ($0.app.name.lowercased(), $0.app.identifier) < ($1.app.name.lowercased(), $1.app.identifier) }
    }

    private static func page(of kind: HomeWidgetKind, _ family: WidgetFamilyName, _ app: HomeApp) -> Page {
        let descriptor = kind.descriptor
        return Page(
            app: kind.app, bundle: kind.bundle, kind: descriptor.kind, family: family,
            name: descriptor.displayName.isEmpty ? app.name : descriptor.displayName, description: descriptor.description)
    }

    /// The kind a page is of.
    public func kind(of page: Page) -> HomeWidgetKind? { kinds.first { $0.bundle == page.bundle && $0.descriptor.kind == page.kind } }

    /// The apps that hold the words looked for in their name, or in that or the description of one of their widgets.
    public func search(_ text: String) -> [AppEntry] {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return apps }
        return apps.filter { entry in
            let all = ([entry.app.name] + entry.pages.flatMap { [$0.name, $0.description] }).joined(separator: " ").lowercased()
            return words.allSatisfy { all.contains($0) }
        }
    }

    /// Returns a widget to suggest in a stack of a size: one of the app used last; nil if a widget of that app is placed or none has this size.
    ///
    /// - Parameter placed: All copies except the suggested ones.
    public func suggestion(_ size: ItemSize, recent: [String], placed: [PlacedWidget]) -> Page? {
        guard let last = recent.first, !placed.contains(where: { $0.app == last }) else { return nil }
        return apps.first { $0.app.identifier == last }?.pages.first { ItemSize($0.family) == size }
    }

    /// Returns the suggestions at the gallery's start: one widget of each app in turn, recently used apps first. Widgets that are already placed come
    /// last.
    public func suggestions(recent: [String], placed: [PlacedWidget], limit: Int = 6) -> [Page] {
        func rank(_ entry: AppEntry) -> Int { recent.firstIndex(of: entry.app.identifier) ?? recent.count }
        // Those used lately, then the others by name.
        let ordered = (0...recent.count).flatMap { place in apps.filter { rank($0) == place } }
        func isPlaced(_ page: Page) -> Bool { placed.contains { $0.bundle == page.bundle && $0.kind == page.kind } }
        let longest = ordered.map(\.pages.count).max() ?? 0
        var rows: [Page] = []
        for row in 0..<longest { rows += ordered.filter { $0.pages.indices.contains(row) }.map { $0.pages[row] } }
        // The sizes that look best side by side.
        rows = rows.filter { $0.family == .small || $0.family == .medium }
        return Array((rows.filter { !isPlaced($0) } + rows.filter(isPlaced)).prefix(limit))
    }
}
