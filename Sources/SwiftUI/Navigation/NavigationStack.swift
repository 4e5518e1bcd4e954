/// Views that lead to others, shown one on top of the other.
@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let root: Root
    let path: NavigationPathBinding?

    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), nil) }
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathBinding(
            get: { path.wrappedValue.elements },
            set: { elements in
                var new = path.wrappedValue
                new.elements = elements
                path.wrappedValue = new
            })
    }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = NavigationPathBinding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { elements in path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element }) })
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let path = view.map(inputs.scope) { $0.path }.attribute
        if let column = inputs.environment.untrackedValue.columnStack {
            // A column of a split view is a stack by itself.
            column.adopt(path, inputs)
            let inner = inputs.changingEnvironment { $0.columnStack = nil }
            return Root._makeView(view: view.map(inputs.scope) { $0.root }, inputs: inner)
        }
        let stack = StackNavigation(path, inputs)
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.navigation = stack }.environment
        let root = view.map(inputs.scope) { $0.root }
        inputs.scope.atEnd { MainActor.assumeIsolated { stack.end() } }
        stack.showRoot(inner) { Root._makeView(view: root, inputs: $0).node }
        return _ViewOutputs(ControllerNode(stack.controller, extendedEdges: .all, inputs))
    }
}
