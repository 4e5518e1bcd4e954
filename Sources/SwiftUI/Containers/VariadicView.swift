// Views made of any number of others, as code did before `Group(subviews:)`. Source of the names: SwiftUI's interface.

/// A root of a variadic view.
public protocol _VariadicView_Root {}

/// A root that makes a view from the subviews of a variadic view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes a single view from the subviews.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views from the subviews.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// Content, and what makes a view of the views that it consists of.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        nonisolated public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
}

/// The views that another consists of.
@MainActor @preconcurrency public struct _VariadicView_Children: View, RandomAccessCollection {
    nonisolated let subviews: SubviewsCollection

    public var body: some View { subviews }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.endIndex }
    nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// One of the views.
    public struct Element: View, @preconcurrency Identifiable {
        nonisolated let subview: Subview
        nonisolated(unsafe) private var traits = ContainerValues()

        nonisolated init(subview: Subview) { self.subview = subview }

        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The identity that the view was given, where it is of a type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { subview.id.own?.base as? ID }

        /// A value that the view tells.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { traits[trait: key] ?? subview.containerValues[trait: key] ?? Trait.defaultValue }
            set { traits[trait: key] = newValue }
        }

        public var body: some View { subview }
    }
}
