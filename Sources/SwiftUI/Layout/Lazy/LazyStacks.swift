/// Views in a column, made when they come into sight.
///
/// Source: Apple's documentation of `LazyVStack`.
@MainActor @preconcurrency public struct LazyVStack<Content: View>: View, LazyContainer {
    public typealias Body = Never
    let settings: LazySettings
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        settings = LazySettings(
            axis: .vertical, items: [GridItem(.flexible(minimum: 0))], alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

/// Views in a row, made when they come into sight.
///
/// Source: Apple's documentation of `LazyHStack`.
@MainActor @preconcurrency public struct LazyHStack<Content: View>: View, LazyContainer {
    public typealias Body = Never
    let settings: LazySettings
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        settings = LazySettings(
            axis: .horizontal, items: [GridItem(.flexible(minimum: 0))], alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }
}

/// Views in columns that grows downwards, made when they come into sight.
///
/// Source: Apple's documentation of `LazyVGrid`.
@MainActor @preconcurrency public struct LazyVGrid<Content: View>: View, LazyContainer {
    public typealias Body = Never
    let settings: LazySettings
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        settings = LazySettings(
            axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinned: pinnedViews, isGrid: true)
        self.content = content()
    }
}

/// Views in rows that grows sidewards, made when they come into sight.
///
/// Source: Apple's documentation of `LazyHGrid`.
@MainActor @preconcurrency public struct LazyHGrid<Content: View>: View, LazyContainer {
    public typealias Body = Never
    let settings: LazySettings
    nonisolated(unsafe) let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        settings = LazySettings(
            axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            pinned: pinnedViews, isGrid: true)
        self.content = content()
    }
}

/// Views that stay in sight while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The parameters of a lazy stack or grid.
struct LazySettings {
    var axis: Axis
    var items: [GridItem]
    var alignment: Alignment
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews
    var isGrid = false
}

/// A lazy stack or grid.
@MainActor protocol LazyContainer: PrimitiveView {
    associatedtype Content: View
    var settings: LazySettings { get }
    var content: Content { get }
}

extension LazyContainer {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        LazyMaking.make(view, inputs) {
            $0.settings
        } content: {
            $0.content
        }
    }
}

/// Makes the nodes of lazy stacks and grids.
@MainActor enum LazyMaking {
    static func make<Container, Content: View>(
        _ view: _GraphValue<Container>, _ inputs: _ViewInputs, settings: @escaping (Container) -> LazySettings,
        content: @escaping (Container) -> Content
    ) -> _ViewOutputs {
        var inner = inputs
        let first = settings(view.attribute.untrackedValue)
        inner.environment = inputs.changingEnvironment { $0.stackAxis = first.isGrid ? nil : first.axis }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope, content), inputs: _ViewListInputs(inner)).list
        let node = LazyNode(first, list, inputs)
        node.observe(inputs) { [unowned node] in node.set(settings(view.value)) }
        return _ViewOutputs(node)
    }
}
