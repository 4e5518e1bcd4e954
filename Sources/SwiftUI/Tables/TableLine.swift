/// How a table shows its rows.
@MainActor struct TableLook {
    let columns: [AnyTableColumn]
    /// Whether there is room for the first column only.
    let isCompact: Bool
}

/// A row: on a phone the first column, else all of them beside each other.
struct TableLineView<Value>: View {
    nonisolated(unsafe) let value: Value
    let table: TableLook

    var body: some View {
        if table.isCompact {
            table.columns.first?.content(value)
        } else {
            TableLine(widths: table.columns.map(\.width)) {
                ForEach(table.columns.indices, id: \.self) { table.columns[$0].content(value).aligned(in: table.columns[$0]) }
            }
        }
    }
}

/// Sets the cells of a row beside each other, in columns of the same widths in all rows.
struct TableLine: Layout {
    let widths: [TableColumnWidth]
    private static let spacing: CGFloat = 16

    /// The columns' widths: what has no width of its own shares what is left.
    func columnWidths(in room: CGFloat) -> [CGFloat] {
        var result = widths.map { $0.minimum == $0.maximum ? $0.minimum : nil }
        var open = Set(result.indices.filter { result[$0] == nil })
        let room = max(room - Self.spacing * CGFloat(max(widths.count - 1, 0)), 0)
        // Who may not have an equal share gets the nearest to it; the others share anew.
        while !open.isEmpty {
            let share = max((room - result.reduce(0) { $0 + ($1 ?? 0) }) / CGFloat(open.count), 0)
            let bounded = open.filter { (widths[$0].minimum ?? 0) > share || (widths[$0].maximum ?? .infinity) < share }
            for index in bounded.isEmpty ? open : bounded {
                result[index] = min(max(share, widths[index].minimum ?? 0), widths[index].maximum ?? .infinity)
                open.remove(index)
            }
        }
        return result.map { $0 ?? 0 }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = proposal.width ?? widths.reduce(0) { $0 + ($1.ideal ?? 100) + Self.spacing }
        let heights = zip(subviews, columnWidths(in: room)).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: room, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, columnWidths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + Self.spacing
        }
    }
}

/// The titles over the columns; a tap on one sorts by its values.
struct TableHeader: View {
    let columns: [AnyTableColumn]
    let sorting: TableSorting?

    var body: some View {
        TableLine(widths: columns.map(\.width)) {
            ForEach(columns.indices, id: \.self) { index in title(columns[index]).aligned(in: columns[index]) }
        }
        .font(.subheadline.weight(.medium))
        .foregroundStyle(Color.primary)
        .textCase(nil)
        .lineLimit(1)
    }

    @ViewBuilder private func title(_ column: AnyTableColumn) -> some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.sort(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").font(.caption2.weight(.semibold))
                            .foregroundStyle(Color.secondary).accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
        } else {
            column.label
        }
    }
}

/// By what the rows of a table are sorted.
struct TableSorting {
    /// The order of the comparator that sorts first, where it is this one.
    let order: @MainActor (Any) -> SortOrder?
    /// Sorts by a comparator first; where it does so already, the other way round.
    let sort: @MainActor (Any) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func isSame(_ first: Sort, _ second: Sort) -> Bool {
            var first = first
            first.order = second.order
            return first == second
        }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first, isSame(comparator, first) else {
                return nil
            }
            return first.order
        }
        sort = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var all = sortOrder.wrappedValue
            if let first = all.first, isSame(comparator, first) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { isSame($0, comparator) }
            sortOrder.wrappedValue = [comparator] + all
        }
    }
}
