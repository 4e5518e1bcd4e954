/// The lines above and below a row of a list: as the list has them, changed by what the row and its section say.
@MainActor struct RowSeparators {
    let cell: RowCell
    /// The distances of the row's content from the edges of what the cell leaves it.
    let insets: EdgeInsets
    let isGrouped: Bool
    let isFirst: Bool
    let isLast: Bool

    private var row: ElementHost? { cell.row }

    func adjusted(_ given: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
        var result = given
        result.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        result.topSeparatorInsets = result.bottomSeparatorInsets
        if isGrouped {
            // The lines around a group go from edge to edge.
            if isFirst { result.topSeparatorInsets = .zero }
            if isLast { result.bottomSeparatorInsets = .zero }
        }
        if let wanted: RowSeparator = trait(RowTraits.SectionSeparator.self) {
            set(RowSeparator(visibility: wanted.visibility, edges: outer(wanted.edges)), of: &result)
        }
        if let wanted: RowSeparator = trait(RowTraits.Separator.self) { set(wanted, of: &result) }
        tint(&result)
        return result
    }

    private func trait<Value>(_ key: Any.Type) -> Value? { row?.host.root.trait(ObjectIdentifier(key)) }

    private func set(_ wanted: RowSeparator, of result: inout UIListSeparatorConfiguration) {
        let visibility: UIListSeparatorConfiguration.Visibility =
            switch wanted.visibility {
            case .hidden: .hidden
            case .visible: .visible
            case .automatic: .automatic
            }
        if wanted.edges.contains(.top) { result.topSeparatorVisibility = visibility }
        if wanted.edges.contains(.bottom) { result.bottomSeparatorVisibility = visibility }
    }

    /// UIKit's lines of a row are of one colour.
    private func tint(_ result: inout UIListSeparatorConfiguration) {
        let own: RowSeparatorTint? = trait(RowTraits.SeparatorTint.self)
        let section: RowSeparatorTint? = trait(RowTraits.SectionSeparatorTint.self)
        let color = own?.color ?? section.flatMap { outer($0.edges).isEmpty ? nil : $0.color }
        if let color { result.color = UIColor(color) }
    }

    /// The edges of a row that are its section's, too.
    private func outer(_ edges: VerticalEdge.Set) -> VerticalEdge.Set {
        var result = edges
        if !isFirst { result.remove(.top) }
        if !isLast { result.remove(.bottom) }
        return result
    }

    // MARK: Where lines begin and end

    /// How far the row's content stands from the cell's leading edge.
    private var start: CGFloat {
        let content = cell.contentView.frame
        return insets.leading + (row?.host.isRightToLeft == true ? cell.bounds.width - content.maxX : content.minX)
    }

    /// Lines between rows begin where the row's guide says, else at its first text.
    private var leading: CGFloat {
        guard let row, row.bounds.width > 0 else { return start }
        if let guide = guide(.listRowSeparatorLeading) { return start + guide }
        guard let text = row.host.root.firstText else { return start }
        let frame = text.frameInHost
        return start + (row.host.isRightToLeft ? row.bounds.width - frame.maxX : frame.minX)
    }

    /// They end where its guide says, else at the cell's edge.
    private var trailing: CGFloat {
        guard let row, row.bounds.width > 0, let guide = guide(.listRowSeparatorTrailing) else { return 0 }
        return cell.bounds.width - start - guide
    }

    /// A guide that the row sets, from where its content begins.
    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        guard let root = row?.host.root else { return nil }
        return root.explicitGuide(alignment.key, root.placedProposal)
    }
}
