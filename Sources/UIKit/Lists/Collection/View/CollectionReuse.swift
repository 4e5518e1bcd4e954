@_spi(Quince) import QuinceFoundation

/// The registrations of cells and supplementary views, and the queue of reusable ones.
struct CollectionReuse {
    enum Source {
        case type(AnyClass)
        case nib(UINib)
        /// A view designed in the collection view's storyboard.
        case prototype(() -> UICollectionReusableView?)
    }

    struct Name: Hashable {
        var kind: String
        var identifier: String
    }

    /// The kind of cells, as iOS names it.
    static let cellKind = "UICollectionElementKindCell"

    var sources: [Name: Source] = [:]
    var queue: [Name: [UICollectionReusableView]] = [:]
    /// The cell that the data source is asked for again and that is handed out as it is.
    var reconfigured: UICollectionReusableView?
}

extension UICollectionView {
    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeueView(CollectionReuse.cellKind, identifier, path) as? UICollectionViewCell else {
            uncaughtException(
                .internalInconsistency,
                "the view dequeued with identifier \(identifier) is no UICollectionViewCell: register a class or nib of cells for it")
        }
        return cell
    }

    func dequeueView(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        let name = CollectionReuse.Name(kind: kind, identifier: identifier)
        guard let source = reuse.sources[name] else {
            uncaughtException(
                .internalInconsistency,
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return dequeue(name, source, path)
    }

    func dequeue(_ name: CollectionReuse.Name, _ source: CollectionReuse.Source, _ path: IndexPath) -> UICollectionReusableView {
        // A cell that is reconfigured is handed out itself.
        if let view = reuse.reconfigured, view.reuseName == name { return view }
        if let view = reuse.queue[name]?.popLast() {
            applySize(view)
            view.prepareForReuse()
            return view
        }
        let view = make(source, name)
        view.reuseName = name
        applySize(view)
        return view
    }

    /// Data sources see views in the place they will have.
    private func applySize(_ view: UICollectionReusableView) {
        guard let attributes = shown.making else { return }
        UIView.performWithoutAnimation {
            view.bounds.size = attributes.size
            view.center = attributes.center
        }
    }

    private func make(_ source: CollectionReuse.Source, _ name: CollectionReuse.Name) -> UICollectionReusableView {
        let made: UICollectionReusableView?
        switch source {
        case .type(let type): made = Self.make(type, frame: shown.making?.frame ?? .zero)
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            made = objects.first as? UICollectionReusableView
            guard objects.count == 1, made != nil else {
                uncaughtException(
                    .internalInconsistency,
                    "invalid nib registered for identifier (\(name.identifier)) - nib must contain exactly one top level object which must be a UICollectionReusableView instance"
                )
            }
        case .prototype(let make): made = make()
        }
        guard let made else {
            uncaughtException(
                .internalInconsistency,
                "could not make a view of kind \(name.kind) with identifier \(name.identifier): its class is no UICollectionReusableView")
        }
        return made
    }

    /// A view of a class that code registered, with the frame its layout attributes have.
    static func make(_ type: AnyClass, frame: CGRect = .zero) -> UICollectionReusableView? {
        (ObjectRuntime.make(type, by: .frame, [frame]) ?? ObjectRuntime.make(type, by: .plain)) as? UICollectionReusableView
            ?? standard(type, frame)
    }

    private static func standard(_ type: AnyClass, _ frame: CGRect) -> UICollectionReusableView? {
        switch type {
        case is UICollectionViewListCell.Type where type == UICollectionViewListCell.self: UICollectionViewListCell(frame: frame)
        case is UICollectionViewCell.Type where type == UICollectionViewCell.self: UICollectionViewCell(frame: frame)
        case is UICollectionReusableView.Type where type == UICollectionReusableView.self: UICollectionReusableView(frame: frame)
        default: nil
        }
    }

    /// Registers a view designed in a storyboard; `make` makes a new one.
    func register(prototype identifier: String, kind: String, _ make: @escaping () -> UICollectionReusableView?) {
        reuse.sources[.init(kind: kind, identifier: identifier)] = .prototype(make)
    }

    /// Registers a cell that other modules of the system make.
    package func register(prototype identifier: String, _ make: @escaping () -> UICollectionViewCell?) {
        register(prototype: identifier, kind: CollectionReuse.cellKind, make)
    }

    /// Takes a view off the screen, for reuse.
    func recycle(_ view: UICollectionReusableView) {
        UIView.performWithoutAnimation {
            view.layer.removeAllAnimations()
            view.isHidden = true
        }
        if let name = view.reuseName { reuse.queue[name, default: []].append(view) } else { view.removeFromSuperview() }
    }
}
