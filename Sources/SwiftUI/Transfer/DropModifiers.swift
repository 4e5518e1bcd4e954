import UniformTypeIdentifiers

/// The operation of a drop on the dragged items.
///
/// Source: Apple's documentation of `DropOperation`.
public enum DropOperation: Sendable {
    case cancel, forbidden, copy, move

    var operation: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// How a drop would go.
///
/// Source: Apple's documentation of `DropProposal`.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a view.
///
/// Source: Apple's documentation of `DropInfo`.
@MainActor @preconcurrency public struct DropInfo {
    /// In the view's coordinates.
    public let location: CGPoint
    let session: any UIDropSession
    let types: [UTType]

    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// Decides about drops on a view.
///
/// Source: Apple's documentation of `DropDelegate`.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Whether a drag is of interest.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Takes the items; says whether it did.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Returns the proposal for a drop at the current position; nil to keep the previous one.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Lets people drop items on a view.
@MainActor private struct DropModifier: NodeModifier {
    typealias Body = Never
    let types: [UTType]
    nonisolated(unsafe) let delegate: any DropDelegate
    nonisolated init(types: [UTType], delegate: any DropDelegate) { (self.types, self.delegate) = (types, delegate) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let target = DropTarget(result.container) { modifier.untrackedValue }
        result.container.addInteraction(UIDropInteraction(delegate: target))
        result.container.keep(target)
        return result
    }

    @MainActor final class DropTarget: NSObject, UIDropInteractionDelegate {
        private weak var view: UIView?
        private let modifier: () -> DropModifier
        private var operation = DropOperation.copy

        init(_ view: UIView, _ modifier: @escaping () -> DropModifier) {
            (self.view, self.modifier) = (view, modifier)
            super.init()
        }

        private func info(_ session: any UIDropSession) -> DropInfo {
            DropInfo(location: view.map { session.location(in: $0) } ?? .zero, session: session, types: modifier().types)
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.hasItemsConforming(toTypeIdentifiers: modifier().types.map(\.identifier))
                && modifier().delegate.validateDrop(info: info(session))
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            operation = .copy
            modifier().delegate.dropEntered(info: info(session))
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            if let proposal = modifier().delegate.dropUpdated(info: info(session)) { operation = proposal.operation }
            return UIDropProposal(operation: operation.operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            modifier().delegate.dropExited(info: info(session))
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            _ = modifier().delegate.performDrop(info: info(session))
        }
    }
}

/// Decides by closures.
private struct DropActions: DropDelegate {
    let types: [UTType]
    nonisolated(unsafe) let isTargeted: (Bool) -> Void
    nonisolated(unsafe) let perform: @MainActor (DropInfo) -> Bool

    nonisolated init(types: [UTType], isTargeted: @escaping (Bool) -> Void, perform: @escaping @MainActor (DropInfo) -> Bool) {
        (self.types, self.isTargeted, self.perform) = (types, isTargeted, perform)
    }

    func dropEntered(info: DropInfo) { isTargeted(true) }
    func dropExited(info: DropInfo) { isTargeted(false) }
    func performDrop(info: DropInfo) -> Bool {
        isTargeted(false)
        return perform(info)
    }
}

extension View {
    /// Lets people drop items of some types on the view.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }
    /// - Parameter action: Gets the items and where they were dropped, in the view's coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                types: supportedContentTypes,
                delegate: DropActions(types: supportedContentTypes, isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
                    action(info.itemProviders(for: supportedContentTypes), info.location)
                }))
    }
    /// Lets a delegate decide about drops on the view.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
    }
    /// Lets people drop values on the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let types = T.transferForms.forms.filter { $0.make != nil }.map(\.type)
        return modifier(
            DropModifier(
                types: types,
                delegate: DropActions(types: types, isTargeted: isTargeted) { info in
                    let location = info.location
                    TransferProviders.load(T.self, from: info.itemProviders(for: types)) { items in
                        if !items.isEmpty { _ = action(items, location) }
                    }
                    return true
                }))
    }
    /// Lets people drop items on the view, by the identifiers of their types.
    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action) }
    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action) }
    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}
