@_spi(Quince) import QuinceFoundation

/// The registrations of cells, and the queue of reusable ones.
struct TableReuse {
    enum Source {
        case type(AnyClass)
        case nib(UINib)
        /// A cell designed in the table's storyboard.
        case prototype(() -> UITableViewCell?)
    }

    var cellSources: [String: Source] = [:]
    var headerSources: [String: Source] = [:]
    var queue: [String: [UITableViewCell]] = [:]
    /// The cell that the data source is asked for again and that is handed out as it is.
    var reconfigured: UITableViewCell?
    var headerQueue: [String: [UITableViewHeaderFooterView]] = [:]
    /// Views of headers and footers that were measured and are not on the screen yet, by section.
    var waitingEdges: [SectionEdge: [Int: UIView]] = [:]
    /// Whether the delegate was asked for a header or footer since it was set.
    var knowsViewMethods: Set<SectionEdge> = []
}

extension UITableView {
    /// Registers a cell designed in a storyboard; `make` makes a new one.
    func register(prototype identifier: String, _ make: @escaping () -> UITableViewCell?) {
        reuse.cellSources[identifier] = .prototype(make)
    }

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = reuse.queue[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let source = reuse.cellSources[identifier] else { return nil }
        return makeCell(source, identifier)
    }

    func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeue(identifier) else {
            uncaughtException(
                .internalInconsistency,
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }

    private func makeCell(_ source: TableReuse.Source, _ identifier: String) -> UITableViewCell {
        let made: UITableViewCell?
        switch source {
        case .type(let type):
            made =
                ObjectRuntime.make(type, by: .styleReuseIdentifier, [UITableViewCell.CellStyle.default, identifier]) as? UITableViewCell
                ?? (type == UITableViewCell.self ? UITableViewCell(style: .default, reuseIdentifier: identifier) : nil)
                ?? ObjectRuntime.make(type, by: .plain) as? UITableViewCell
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil, options: nil)
            made = objects.first { $0 is UITableViewCell } as? UITableViewCell
            guard objects.count == 1, made != nil else {
                uncaughtException(
                    .internalInconsistency,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a UITableViewCell instance"
                )
            }
        case .prototype(let make): made = make()
        }
        guard let made else {
            uncaughtException(
                .internalInconsistency, "unable to make a cell for identifier \(identifier): its class is no UITableViewCell")
        }
        // The registered identifier counts.
        made.reuseIdentifier = identifier
        return made
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headerQueue[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let made: UITableViewHeaderFooterView?
        switch reuse.headerSources[identifier] {
        case .type(let type):
            made =
                ObjectRuntime.make(type, by: .reuseIdentifier, [identifier]) as? UITableViewHeaderFooterView
                ?? (type == UITableViewHeaderFooterView.self ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : nil)
                ?? ObjectRuntime.make(type, by: .plain) as? UITableViewHeaderFooterView
        case .nib(let nib):
            made = nib.instantiate(withOwner: nil, options: nil).first { $0 is UITableViewHeaderFooterView } as? UITableViewHeaderFooterView
        case .prototype, nil: made = nil
        }
        made?.reuseIdentifier = identifier
        made?.isGrouped = style != .plain
        return made
    }
}
