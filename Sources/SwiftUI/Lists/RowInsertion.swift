import UniformTypeIdentifiers

/// An action for drops between the elements of a list, with the content types that it accepts.
struct RowInsertion {
    let types: [UTType]
    /// Gets the items, and the place before which they were dropped.
    let perform: (Int, [NSItemProvider]) -> Void

    /// Returns the item providers of a session that conform to one of the types.
    @MainActor func providers(_ session: any UIDropSession) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }
}

/// Takes what is dropped between the rows of a list, once some are there that want it.
@MainActor final class ListDrops: NSObject, UICollectionViewDropDelegate {
    weak var node: CollectionNode? { didSet { connect() } }
    private var isWanted = false

    func want() {
        isWanted = true
        connect()
    }

    private func connect() {
        if isWanted, node?.collection.dropDelegate == nil { node?.collection.dropDelegate = self }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let target = node?.insertion(at: destinationIndexPath), !target.insertion.providers(session).isEmpty else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let target = node?.insertion(at: coordinator.destinationIndexPath) else { return }
        let providers = target.insertion.providers(coordinator.session)
        if !providers.isEmpty { target.insertion.perform(target.index, providers) }
    }
}

private struct ListDropsKey: EnvironmentKey { static let defaultValue: ListDrops? = nil }

extension EnvironmentValues {
    /// The handler of drops between the rows of the enclosing list; nil outside of lists.
    var listDrops: ListDrops? {
        get { self[ListDropsKey.self] }
        set { self[ListDropsKey.self] = newValue }
    }
}

/// A `ForEach` between whose elements people drop things.
@MainActor struct InsertionModifier: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let insertion: RowInsertion
    nonisolated init(_ insertion: RowInsertion) { self.insertion = insertion }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        inputs.base.environment.untrackedValue.listDrops?.want()
        return _ViewListOutputs(
            EditableList(body(_Graph(), inputs).list) { $0.insertion = modifier.attribute.untrackedValue.insertion })
    }
}

extension DynamicViewContent {
    /// Lets people drop items of some types between the elements.
    ///
    /// - Parameter action: Gets the place before which they were dropped, and the items.
    nonisolated public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { modifier(InsertionModifier(RowInsertion(types: supportedContentTypes, perform: action))) }
    @available(iOS, deprecated: 100000.0, message: "Provide `UTType`s as the `acceptedTypes` instead.")
    nonisolated public func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> some DynamicViewContent
    { onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action) }
    /// Lets people drop values between the elements.
    ///
    /// - Parameter action: Gets the values, and the place before which they were dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let types = T.transferForms.forms.filter { $0.make != nil }.map(\.type)
        return modifier(
            InsertionModifier(
                RowInsertion(types: types) { index, providers in
                    MainActor.assumeIsolated {
                        TransferProviders.load(T.self, from: providers) { items in
                            if !items.isEmpty { action(items, index) }
                        }
                    }
                }))
    }
}
