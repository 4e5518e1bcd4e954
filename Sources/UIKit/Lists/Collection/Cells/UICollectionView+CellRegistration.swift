extension UICollectionView {
    /// How cells of a class show items of a type: *UICollectionView.CellRegistration*. Made once, used for every cell.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let registration: ViewRegistration
        let handler: Handler

        public init(handler: @escaping Handler) {
            registration = ViewRegistration(.type(Cell.self))
            self.handler = handler
        }

        public init(cellNib: UINib, handler: @escaping Handler) {
            registration = ViewRegistration(.nib(cellNib))
            self.handler = handler
        }
    }

    /// How views of a class become supplementary views: *UICollectionView.SupplementaryRegistration*.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let registration: ViewRegistration
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            registration = ViewRegistration(.type(Supplementary.self))
            (self.elementKind, self.handler) = (elementKind, handler)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            registration = ViewRegistration(.nib(supplementaryNib))
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    /// A cell of the registration's class, set up for `item`.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeue(registration.registration, CollectionReuse.cellKind, indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view of the registration's class, set up for its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view: Supplementary = dequeue(registration.registration, registration.elementKind, indexPath)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    private func dequeue<View: UICollectionReusableView>(_ registration: ViewRegistration, _ kind: String, _ path: IndexPath) -> View {
        if registration.isTooLate {
            uncaughtException(
                .internalInconsistency,
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused."
            )
        }
        let name = CollectionReuse.Name(kind: kind, identifier: registration.identifier)
        guard let view = dequeue(name, registration.source, path) as? View else {
            uncaughtException(.internalInconsistency, "a registration of \(View.self) made another kind of view")
        }
        return view
    }
}

/// The registration's source of views.
@MainActor final class ViewRegistration {
    let source: CollectionReuse.Source
    let identifier: String
    /// Whether it was made while a view was asked for: the next one would have another.
    let isTooLate: Bool
    private static var count = 0
    /// How many collection views are asking their data sources for a cell.
    static var asking = 0

    init(_ source: CollectionReuse.Source) {
        Self.count += 1
        (self.source, identifier, isTooLate) = (source, "registration \(Self.count)", Self.asking > 0)
    }
}
