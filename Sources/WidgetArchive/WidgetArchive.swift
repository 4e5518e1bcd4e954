import DeviceProtocol
import Foundation
import RenderProtocol

/// A widget's contents from now on, drawn in advance: the layer trees of its entries with their dates, and the date of the next reload.
///
/// No process of the app runs while a home screen shows it. `Documentation/Widgets.md` describes the binary form.
public struct WidgetArchive: Equatable, Sendable {
    /// When the next timeline is asked for.
    public enum ReloadPolicy: Equatable, Sendable {
        /// After the last entry's date.
        case atEnd
        /// When the app asks for it.
        case never
        /// Not before the date.
        case after(Date)
    }

    /// The relevance of an entry among those of the same widget.
    public struct Relevance: Equatable, Sendable {
        public var score: Double
        /// In seconds; 0 until the next entry.
        public var duration: Double
        public init(score: Double, duration: Double) { (self.score, self.duration) = (score, duration) }
    }

    /// A part of a widget that leads somewhere of its own.
    public struct Link: Equatable, Sendable {
        /// In points of the widget.
        public var frame: CGRect
        public var url: String
        public init(frame: CGRect, url: String) { (self.frame, self.url) = (frame, url) }
    }

    /// A part of a widget that does something, as buttons and switches do.
    public struct Action: Equatable, Sendable {
        /// In points of the widget.
        public var frame: CGRect
        public var action: WidgetAction
        public init(frame: CGRect, action: WidgetAction) { (self.frame, self.action) = (frame, action) }
    }

    /// A part of a widget that assistive technologies find: a text, a picture with a name, a button.
    public struct Element: Equatable, Sendable {
        /// In points of the widget.
        public var frame: CGRect
        public var label: String
        public var value: String?
        public var identifier: String?
        /// The bits of `UIAccessibilityTraits`.
        public var traits: UInt64
        /// The place among the rendition's live texts of the one that says the label as time goes by.
        public var liveText: Int?

        public init(
            frame: CGRect, label: String, value: String? = nil, identifier: String? = nil, traits: UInt64 = 0, liveText: Int? = nil
        ) {
            (self.frame, self.label, self.value) = (frame, label, value)
            (self.identifier, self.traits, self.liveText) = (identifier, traits, liveText)
        }
    }

    /// An entry as it looks in one appearance.
    public struct Rendition: Equatable, Sendable {
        public var appearance: Appearance
        public var contentSize: ContentSize
        /// Makes the layers from nothing but the archive's bitmaps. The root has the widget's size and its corners.
        public var layers: Commit
        /// The URL that a tap on the widget opens; nil only opens the app.
        public var url: String?
        /// From back to front.
        public var links: [Link]
        /// From back to front; people ask for one by its place here.
        public var actions: [Action]
        public var liveTexts: [LiveText]
        /// In the order they are read in.
        public var elements: [Element]

        public init(
            appearance: Appearance, contentSize: ContentSize = .large, layers: Commit, url: String? = nil, links: [Link] = [],
            actions: [Action] = [], liveTexts: [LiveText] = [], elements: [Element] = []
        ) {
            (self.appearance, self.contentSize, self.layers) = (appearance, contentSize, layers)
            (self.url, self.links, self.actions, self.liveTexts) = (url, links, actions, liveTexts)
            self.elements = elements
        }
    }

    /// The content from a date on.
    public struct Entry: Equatable, Sendable {
        public var date: Date
        public var relevance: Relevance?
        public var renditions: [Rendition]
        public init(date: Date, relevance: Relevance? = nil, renditions: [Rendition]) {
            (self.date, self.relevance, self.renditions) = (date, relevance, renditions)
        }
    }

    public var kind: String
    public var family: WidgetFamilyName
    /// In points.
    public var size: CGSize
    /// Pixels per point of the bitmaps.
    public var scale: Double
    public var policy: ReloadPolicy
    /// The bitmaps of all entries; layers call the first one 1.
    public var images: [RenderImage]
    public var entries: [Entry]

    public init(
        kind: String, family: WidgetFamilyName, size: CGSize, scale: Double, policy: ReloadPolicy, images: [RenderImage] = [],
        entries: [Entry] = []
    ) {
        (self.kind, self.family, self.size, self.scale) = (kind, family, size, scale)
        (self.policy, self.images, self.entries) = (policy, images, entries)
    }

    // MARK: Time

    /// The place of the entry that is shown at a date: the last one that has begun, else the first.
    public func entryIndex(at date: Date) -> Int? {
        guard !entries.isEmpty else { return nil }
        return entries.lastIndex { $0.date <= date } ?? 0
    }

    /// When something else than the entry of this date is shown; nil after the last one.
    public func nextChange(after date: Date) -> Date? { entries.first { $0.date > date }?.date }

    /// When the next timeline is wanted, without regard to budgets; nil = only when the app asks.
    public var reloadDate: Date? {
        switch policy {
        case .atEnd: entries.last?.date
        case .never: nil
        case .after(let date): date
        }
    }

    // MARK: Pictures

    /// The rendition of an entry for an appearance and a text size; the one that comes nearest where there is none.
    ///
    /// - Parameter contentSize: nil = the size the archive was drawn in first.
    public func rendition(of entry: Int, appearance: Appearance, contentSize: ContentSize? = nil) -> Rendition? {
        guard entries.indices.contains(entry) else { return nil }
        let all = entries[entry].renditions
        let fitting = all.filter { $0.appearance == appearance }
        guard let contentSize else { return fitting.first ?? all.first }
        let sizes = ContentSize.allCases
        func distance(_ rendition: Rendition) -> Int {
            abs((sizes.firstIndex(of: rendition.contentSize) ?? 0) - (sizes.firstIndex(of: contentSize) ?? 0))
        }
        return (fitting.isEmpty ? all : fitting).min { distance($0) < distance($1) }
    }

    /// The layers of a rendition with the bitmaps they show.
    ///
    /// - Throws: `CommitError` for an archive that was not read by `init(binaryData:)` and makes no sense.
    public func tree(of rendition: Rendition) throws -> RenderTree {
        var commit = rendition.layers
        let used = Set(commit.operations.compactMap(\.shownImage))
        let added = used.sorted().compactMap { id -> Commit.Operation? in
            guard id.rawValue >= 1, id.rawValue <= UInt64(images.count) else { return nil }
            return .addImage(id, images[Int(id.rawValue) - 1])
        }
        commit.operations = added + commit.operations
        var tree = RenderTree()
        try tree.apply(commit)
        return tree
    }

    /// The place among the rendition's actions of the one that a tap does; nil where it does none.
    ///
    /// - Parameter point: The position of the tap, in points of the widget.
    public func action(at point: CGPoint, of rendition: Rendition) -> Int? { rendition.actions.lastIndex { $0.frame.contains(point) } }

    /// Returns the URL that a tap opens; nil only opens the app.
    ///
    /// - Parameter point: The position of the tap, in points of the widget.
    public func url(at point: CGPoint, of rendition: Rendition) -> String? {
        // Small widgets are one whole.
        let link = family == .small ? nil : rendition.links.last { $0.frame.contains(point) }
        return link?.url ?? rendition.url
    }
}

extension Commit.Operation {
    /// The bitmap that a layer gets to show.
    var shownImage: ImageID? {
        if case .setLayer(_, let properties) = self, case .image(let id)? = properties[.contents] { id } else { nil }
    }
}
