/// The coordinator of a navigation stack: it synchronizes the controllers on the stack with the path.
@MainActor final class StackNavigation: NSObject, UINavigationControllerDelegate {
    let controller = StackController()
    private var path: Attribute<NavigationPathBinding?>
    private let inputs: _ViewInputs
    private var destinations: [ObjectIdentifier: (AnyHashable) -> ElementController?] = [:]
    /// The values of what is shown above the root, where they have one.
    private var shown: [(value: AnyHashable?, controller: UIViewController)] = []
    private var ownPath: [AnyHashable] = []

    init(_ path: Attribute<NavigationPathBinding?>, _ inputs: _ViewInputs) {
        (self.path, self.inputs) = (path, inputs)
        super.init()
        controller.delegate = self
        controller.navigationBar.prefersLargeTitles = true
        observe(path, inputs)
    }

    private func observe(_ path: Attribute<NavigationPathBinding?>, _ inputs: _ViewInputs) {
        GraphSink(in: inputs.scope, graph: inputs.graph) { [weak self] in
            guard let elements = path.value?.get() else { return }
            inputs.graph.afterUpdate { MainActor.assumeIsolated { self?.apply(elements) } }
        }
    }

    /// Follows the path of a stack that is written in the column of a split view, as long as that stack is there.
    func adopt(_ new: Attribute<NavigationPathBinding?>, _ inputs: _ViewInputs) {
        path = new
        observe(new, inputs)
        inputs.scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.leave(new) } }
    }

    private func leave(_ old: Attribute<NavigationPathBinding?>) {
        guard path === old, root != nil else { return }
        path = Attribute(nil)
        apply([])
    }

    func showRoot(_ inputs: _ViewInputs, _ make: @escaping (_ViewInputs) -> LayoutNode) {
        let root = ElementController(inputs, make)
        // What is written inside takes part before it is shown.
        controller.viewControllers = [root]
        self.root = root
        if let field = inputs.environment.untrackedValue.waitingSearchField {
            root.hosting.host.graph.afterUpdate { MainActor.assumeIsolated { field.install(in: root) } }
        }
    }

    /// Lets go of what is shown: its views know the stack by their environment.
    func end() {
        (destinations, shown, root, onRootShown) = ([:], [], nil, {})
        controller.delegate = nil
        controller.setViewControllers([], animated: false)
    }

    func setDestination(_ type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> ElementController?) { destinations[type] = make }

    /// Shows a controller elsewhere than above the others; says whether it does.
    var showBeside: (UIViewController) -> Bool = { _ in false }

    /// Shows a controller in place of all others.
    func replaceAll(with new: UIViewController) {
        shown = []
        controller.setViewControllers([new], animated: false)
    }

    func push(_ new: UIViewController, value: AnyHashable? = nil) {
        if showBeside(new) { return }
        shown.append((value, new))
        controller.pushViewController(new, animated: controller.view.window != nil)
    }

    func push(_ value: AnyHashable) {
        if let binding = path.untrackedValue { return binding.set(binding.get() + [value]) }
        guard let new = make(value) else { return }
        push(new, value: value)
    }

    func pop() { controller.popViewController(animated: true) }

    /// Takes a controller away with all that is above it.
    func remove(_ old: UIViewController) {
        let stack = controller.viewControllers
        guard let index = stack.firstIndex(of: old), index > 0 else {
            if old === stack.first { restoreRoot() }
            return
        }
        controller.popToViewController(stack[index - 1], animated: controller.view.window != nil)
    }

    private var root: UIViewController?

    /// Shows the root again where something else took its place.
    private func restoreRoot() {
        guard let root, controller.viewControllers.first !== root else { return }
        replaceAll(with: root)
    }

    private func make(_ value: AnyHashable) -> ElementController? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        guard let made = destinations[type]?(value) else {
            GraphDiagnostics.warn(
                "A NavigationLink is presenting a value of type “\(Swift.type(of: value.base))” but there is no matching navigation destination visible from the location of the link. The link cannot be activated."
            )
            return nil
        }
        return made
    }

    /// Shows the elements of the path.
    private func apply(_ elements: [AnyHashable]) {
        guard shown.compactMap(\.value) != elements else { return }
        // What stands on the path without a value of it stays as long as what is below does.
        var (kept, known) = (0, 0)
        while kept < shown.count, shown[kept].value == nil || known < elements.count && shown[kept].value == elements[known] {
            if shown[kept].value != nil { known += 1 }
            kept += 1
        }
        shown = Array(shown.prefix(kept))
        for value in elements[known...] {
            guard let new = make(value) else { break }
            shown.append((value, new))
        }
        let root = controller.viewControllers.prefix(1)
        controller.setViewControllers(root + shown.map(\.controller), animated: controller.view.window != nil)
    }

    /// Called when the root is shown, at first and again.
    var onRootShown: () -> Void = {}

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        if viewController === navigationController.viewControllers.first { onRootShown() }
        let remaining = navigationController.viewControllers.dropFirst()
        let left = shown.filter { entry in !remaining.contains { $0 === entry.controller } }
        guard !left.isEmpty else { return }
        shown.removeAll { entry in !remaining.contains { $0 === entry.controller } }
        if left.contains(where: { $0.value != nil }) { path.untrackedValue?.set(shown.compactMap(\.value)) }
    }
}

private struct ColumnStackKey: EnvironmentKey { static let defaultValue: StackNavigation? = nil }
private struct NavigationKey: EnvironmentKey { static let defaultValue: StackNavigation? = nil }

extension EnvironmentValues {
    /// The stack of the column of a split view that a view stands in by itself, not in other containers.
    var columnStack: StackNavigation? {
        get { self[ColumnStackKey.self] }
        set { self[ColumnStackKey.self] = newValue }
    }
    /// The stack around.
    var navigation: StackNavigation? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
