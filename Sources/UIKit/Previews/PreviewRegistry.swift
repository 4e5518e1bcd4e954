/// The previews of an app's sources, as generated code tells of them when the program starts.
@_spi(Quince) public enum PreviewRegistry {
    struct Source {
        let file: String
        let line: Int
        /// The name of the type that provides previews, or of the file that has them.
        let owner: String
        let collect: @MainActor (PreviewCollector) -> Void
    }

    nonisolated(unsafe) private(set) static var sources: [Source] = []

    /// Tells of the previews at one place of the sources.
    ///
    /// - Parameters:
    ///   - owner: The key of the source that distinguishes its previews from those of others.
    ///   - collect: Tells a collector of each; not called before previews are shown.
    nonisolated public static func add(
        file: String, line: Int, owner: String, _ collect: @escaping @MainActor (PreviewCollector) -> Void
    ) {
        sources.append(Source(file: file, line: line, owner: owner, collect: collect))
    }

    /// All previews there are now, or those of one place.
    @MainActor static func items(of owner: String? = nil) -> [PreviewItem] {
        let collector = PreviewCollector()
        for source in sources where owner == nil || source.owner == owner {
            collector.begin(source)
            source.collect(collector)
        }
        return collector.items
    }
}

/// Takes up previews.
@_spi(Quince) @MainActor public final class PreviewCollector {
    private(set) var items: [PreviewItem] = []
    private var source: PreviewRegistry.Source?
    private var numbers: [String: Int] = [:]

    func begin(_ source: PreviewRegistry.Source) { self.source = source }

    /// Adds the preview of a `UIView` that `#Preview` declares.
    public func preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        add(name, traits) { PreviewViewController.content(body()) }
    }

    /// Adds the preview of a view controller that `#Preview` declares.
    public func preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        add(name, traits) {
            let controller = body()
            return PreviewItem.Content(controller) { FittingSize.of(controller.view, in: $0) }
        }
    }

    /// Adds a preview of the present place.
    package func add(
        _ name: String?, _ traits: [PreviewTrait<Preview.ViewTraits>] = [], _ adjust: (inout PreviewItem) -> Void = { _ in },
        make: @escaping @MainActor () -> PreviewItem.Content
    ) {
        guard let source else { return }
        let number = numbers[source.owner, default: 0] + 1
        numbers[source.owner] = number
        // A name stays with its preview when others come before it.
        let named = name.map { "\(source.owner).\($0)" }.flatMap { id in items.contains { $0.id == id } ? nil : id }
        var item = PreviewItem(
            id: named ?? "\(source.owner).\(number)", name: name ?? (number == 1 ? source.title : "\(source.title) \(number)"),
            file: source.file,
            line: source.line, make: make)
        item.owner = source.owner
        item.apply(traits)
        adjust(&item)
        items.append(item)
    }
}

extension PreviewRegistry.Source {
    /// The display name of the source: `RecipeRow` for the previews of `RecipeRow_Previews` and of `RecipeRow.swift`.
    var title: String {
        var title = owner
        for ending in [".swift", "_Previews", "_Preview", "Previews", "Preview"] where title.hasSuffix(ending) && title != ending {
            title.removeLast(ending.count)
        }
        return title
    }
}

/// The size a view of UIKit's wants.
@MainActor enum FittingSize {
    static func of(_ view: UIView, in room: CGSize) -> CGSize {
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { return fitting }
        let own = view.sizeThatFits(room)
        return own.width > 0 && own.height > 0 ? own : room
    }
}
