/// A view of UIKit's among SwiftUI's.
///
/// Source: Apple's documentation of `UIViewRepresentable`.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    associatedtype Coordinator = Void
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    /// The size the view takes of a proposal; nil for what its intrinsic size says.
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size that the view would take, where `sizeThatFits(_:uiView:context:)` has none: how sizes were given before iOS 16.
    @MainActor @preconcurrency func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
    typealias Context = UIViewRepresentableContext<Self>
}

/// The size proposed to a view, in points; packages read the sides by reflection.
public struct _ProposedSize: Equatable, Sendable {
    var width: CGFloat?
    var height: CGFloat?
}

/// The context of a representable view: its coordinator, transaction and environment.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// Carries what happens in the view to SwiftUI.
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs { .unary(view, inputs) }
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if !(Self.self is any DrawnInWidgets.Type), let replacement = inputs.replacementInWidget { return replacement }
        return _ViewOutputs(RepresentableNode.make(view.attribute, inputs))
    }
}

@MainActor final class RepresentableNode<Representable: UIViewRepresentable>: HostedNode {
    private let made: Representable.UIViewType
    private let coordinator: Representable.Coordinator
    private var current: Representable
    private let environment: Attribute<EnvironmentValues>

    static func make(_ attribute: Attribute<Representable>, _ inputs: _ViewInputs) -> RepresentableNode {
        let wired = BodyEvaluation.attribute(of: attribute, scope: inputs.scope, environment: inputs.environment) { Wired($0) }
        let first = wired.untrackedValue.value
        let coordinator = first.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, transaction: Transaction(), environment: inputs.environment.untrackedValue)
        let node = RepresentableNode(first.makeUIView(context: context), coordinator, first, inputs)
        node.observe(inputs) { [unowned node] in node.update(wired.value.value, inputs.environment.value) }
        inputs.scope.atEnd { [made = node.made] in
            MainActor.assumeIsolated { Representable.dismantleUIView(made, coordinator: coordinator) }
        }
        return node
    }

    /// A representable with its properties connected: always taken for a new one, as UIKit's views are updated whenever SwiftUI is.
    private final class Wired {
        let value: Representable
        init(_ value: Representable) { self.value = value }
    }

    private init(_ made: Representable.UIViewType, _ coordinator: Representable.Coordinator, _ first: Representable, _ inputs: _ViewInputs)
    {
        (self.made, self.coordinator, current, environment) = (made, coordinator, first, inputs.environment)
        super.init(made, inputs)
    }

    private func context(_ environment: EnvironmentValues) -> UIViewRepresentableContext<Representable> {
        UIViewRepresentableContext(coordinator: coordinator, transaction: host.graph.transaction, environment: environment)
    }

    private func update(_ value: Representable, _ environment: EnvironmentValues) {
        current = value
        AnyAttribute.untracked { environment.writeBridgedTraits(to: made) }
        // What the update reads of observable objects, it depends on.
        value.updateUIView(made, context: context(environment))
        AnyAttribute.untracked { invalidateLayout() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let size = current.sizeThatFits(proposal, uiView: made, context: context(environment.untrackedValue)) { return size }
        var size = super.computeSize(proposal)
        current._overrideSizeThatFits(&size, in: _ProposedSize(width: proposal.width, height: proposal.height), uiView: made)
        return size
    }

    /// The text of a field stands on a line with texts beside it.
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let field = made as? UITextField
        else { return nil }
        return field.baseline(inHeight: sizeThatFits(proposal).height)
    }
}
