/// A view controller of UIKit's among SwiftUI's views.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}

/// The context of a representable controller: its coordinator, transaction and environment.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs { .unary(view, inputs) }
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if let replacement = inputs.replacementInWidget { return replacement }
        let wired = BodyEvaluation.attribute(of: view.attribute, scope: inputs.scope, environment: inputs.environment) { WiredValue($0) }
        let first = wired.untrackedValue.value
        let coordinator = first.makeCoordinator()
        func context(_ environment: EnvironmentValues) -> Context {
            Context(coordinator: coordinator, transaction: inputs.graph.transaction, environment: environment)
        }
        let controller = first.makeUIViewController(context: context(inputs.environment.untrackedValue))
        let node = ControllerNode(controller, inputs)
        node.sizing = {
            wired.untrackedValue.value.sizeThatFits($0, uiViewController: controller, context: context(inputs.environment.untrackedValue))
        }
        node.observe(inputs) { [unowned node] in
            let environment = inputs.environment.value
            AnyAttribute.untracked { environment.writeBridgedTraits(to: controller) }
            wired.value.value.updateUIViewController(controller, context: context(environment))
            AnyAttribute.untracked { node.invalidateLayout() }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { dismantleUIViewController(controller, coordinator: coordinator) } }
        return _ViewOutputs(node)
    }
}

/// A value with its properties connected, always taken for a new one.
final class WiredValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Shows a controller's view, as a child of the controller around it.
@MainActor class ControllerNode: LayoutNode, PositionDependent {
    let controller: UIViewController
    var sizing: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// The edges of the safe area the view goes over, to keep its content out of them itself.
    var extendedEdges: Edge.Set = []
    private var shownRoom: CGRect?

    init(_ controller: UIViewController, extendedEdges: Edge.Set = [], _ inputs: _ViewInputs) {
        self.controller = controller
        self.extendedEdges = extendedEdges
        super.init(inputs)
        displayView = ControllerSlot(controller)
        if !extendedEdges.isEmpty {
            host.positionDependents.append(WeakPositionDependent(node: self))
            observeTint(inputs)
        }
        inputs.scope.atEnd { [controller] in
            MainActor.assumeIsolated {
                guard controller.parent != nil else { return }
                controller.willMove(toParent: nil)
                controller.beginAppearanceTransition(false, animated: false)
                controller.endAppearanceTransition()
                controller.removeFromParent()
            }
        }
    }

    /// Keeps the tint of SwiftUI's own bars and tabs at that of the environment.
    private func observeTint(_ inputs: _ViewInputs) {
        observe(inputs) { [unowned self] in
            let environment = inputs.environment.value
            let tint = environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: environment)) }
            AnyAttribute.untracked { displayView?.tintColor = tint }
        }
    }

    override var edgeScrollView: UIScrollView? { controller.bottomScrollView }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        sizing(proposal) ?? proposal.replacingUnspecifiedDimensions(by: controller.preferredContentSize)
    }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    func positionChanged() -> Bool {
        let room = SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: extendedEdges)
        guard room != shownRoom else { return false }
        shownRoom = room
        markDisplay()
        return false
    }

    override func display(in frame: CGRect) {
        let room = SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: extendedEdges)
        super.display(in: room.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        if let view = displayView { elements.append(AccessibilityItem(self, view: view)) }
    }
}

/// Holds a controller's view; the controller joins the one around it when there is one.
final class ControllerSlot: UIView {
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, controller.parent == nil, let outer = superview?.nearestController else { return }
        outer.addChild(controller)
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
        controller.didMove(toParent: outer)
        // The controller around is on the screen, or on its way: what comes later comes at once.
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if controller.isViewLoaded, controller.view.superview === self { controller.view.frame = bounds }
    }
}
