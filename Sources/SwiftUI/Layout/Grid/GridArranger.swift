/// Says where cells in rows and columns are.
///
/// Widths come first: columns share the room as views of a stack do, the least flexible first. Then the rows share the height.
@MainActor final class GridArranger: Arranger {
    var children: [LayoutNode] = []
    var settings: GridNode.Settings
    private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
    private var knownRows: [Row]?

    private struct Cell {
        let node: LayoutNode
        let column, span: Int
        let unsized: Axis.Set
        let anchor: UnitPoint?
        let alignment: HorizontalAlignment?
    }

    private struct Row {
        /// Nil for a view that takes all columns by itself.
        let place: GridRowPlace?
        let cells: [Cell]
    }

    private struct Arrangement {
        var size = CGSize.zero
        var columns: [CGFloat] = []
        var columnGaps: [CGFloat] = []
        var heights: [CGFloat] = []
        var rowGaps: [CGFloat] = []

        /// The left edge and width of the columns of a cell.
        func extent(_ column: Int, _ span: Int) -> (start: CGFloat, length: CGFloat) {
            let start = columns[..<column].reduce(0, +) + columnGaps[..<column].reduce(0, +)
            let end = min(columns.count, column + span)
            let gaps = end - 1 > column ? columnGaps[column..<(end - 1)].reduce(0, +) : 0
            return (start, columns[column..<end].reduce(0, +) + gaps)
        }
    }

    init(_ settings: GridNode.Settings) { self.settings = settings }

    func forget() {
        arrangements = []
        knownRows = nil
    }

    // MARK: Cells

    private var rows: [Row] {
        if let knownRows { return knownRows }
        let groups = groups
        let width = groups.filter { $0.place != nil }.map { $0.nodes.reduce(0) { $0 + span($1) } }.max() ?? 1
        let made = groups.map { group -> Row in
            guard let place = group.place else { return Row(place: nil, cells: [cell(group.nodes[0], column: 0, span: max(1, width))]) }
            var column = 0
            return Row(
                place: place,
                cells: group.nodes.map { node in
                    let made = cell(node, column: column, span: span(node))
                    column += made.span
                    return made
                })
        }
        knownRows = made
        return made
    }

    /// The children of each row, and those that are in none.
    private var groups: [(place: GridRowPlace?, nodes: [LayoutNode])] {
        var groups: [(place: GridRowPlace?, nodes: [LayoutNode])] = []
        for child in children {
            // The child's own, not that of what is in it: it may be a grid.
            let place = (child.traits[ObjectIdentifier(GridCellTraits.Row.self)] as? TraitBox<GridRowPlace>)?.value
            if let place, let last = groups.last?.place, last.owner === place.owner {
                groups[groups.count - 1].nodes.append(child)
            } else {
                groups.append((place, [child]))
            }
        }
        return groups
    }

    private func span(_ node: LayoutNode) -> Int {
        let count: Int? = node.trait(ObjectIdentifier(GridCellTraits.Columns.self))
        return max(1, count ?? 1)
    }

    private func cell(_ node: LayoutNode, column: Int, span: Int) -> Cell {
        Cell(
            node: node, column: column, span: span, unsized: node.trait(ObjectIdentifier(GridCellTraits.UnsizedAxes.self)) ?? [],
            anchor: node.trait(ObjectIdentifier(GridCellTraits.Anchor.self)),
            alignment: node.trait(ObjectIdentifier(GridCellTraits.ColumnAlignment.self)))
    }

    // MARK: Computing

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements.first(where: { $0.proposal == proposal }) { return known.arrangement }
        let made = makeArrangement(proposal)
        if arrangements.count >= 3 { arrangements.removeFirst() }
        arrangements.append((proposal, made))
        return made
    }

    private func makeArrangement(_ proposal: ProposedViewSize) -> Arrangement {
        let rows = rows
        let count = rows.flatMap(\.cells).map { $0.column + $0.span }.max() ?? 0
        guard count > 0 else { return Arrangement() }
        var result = Arrangement()
        result.columnGaps = columnGaps(rows, count)
        result.rowGaps = rowGaps(rows)
        result.columns = columns(rows, count, room: proposal.width.map { $0 - result.columnGaps.reduce(0, +) })
        widen(&result, rows, proposal.width)
        result.heights = heights(rows, result, room: proposal.height.map { $0 - result.rowGaps.reduce(0, +) })
        result.size = CGSize(
            width: result.columns.reduce(0, +) + result.columnGaps.reduce(0, +),
            height: result.heights.reduce(0, +) + result.rowGaps.reduce(0, +))
        return result
    }

    private func columnGaps(_ rows: [Row], _ count: Int) -> [CGFloat] {
        var gaps = Array(repeating: settings.horizontal ?? 0, count: max(0, count - 1))
        guard settings.horizontal == nil else { return gaps }
        for row in rows {
            for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                let gap = cell.node.spacing.distance(to: next.node.spacing, along: .horizontal)
                gaps[next.column - 1] = max(gaps[next.column - 1], gap)
            }
        }
        return gaps
    }

    private func rowGaps(_ rows: [Row]) -> [CGFloat] {
        zip(rows, rows.dropFirst()).map { row, next in
            if let vertical = settings.vertical { return vertical }
            var gap: CGFloat = 0
            for cell in row.cells {
                for below in next.cells where below.column < cell.column + cell.span && cell.column < below.column + below.span {
                    gap = max(gap, cell.node.spacing.distance(to: below.node.spacing, along: .vertical))
                }
            }
            return gap
        }
    }

    /// The widths of columns: of the ideal sizes where there is no room to share.
    private func columns(_ rows: [Row], _ count: Int, room: CGFloat?) -> [CGFloat] {
        var single: [[LayoutNode]] = Array(repeating: [], count: count)
        for row in rows {
            for cell in row.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) && row.place != nil {
                single[cell.column].append(cell.node)
            }
        }
        return TrackSharing.lengths(count, room: room) { column, length in
            single[column].reduce(0) { max($0, $1.sizeThatFits(ProposedViewSize(width: length, height: nil)).width) }
        }
    }

    /// Makes columns wider for cells that take several of them.
    private func widen(_ arrangement: inout Arrangement, _ rows: [Row], _ room: CGFloat?) {
        for row in rows {
            for cell in row.cells where (cell.span > 1 || row.place == nil) && !cell.unsized.contains(.horizontal) {
                let (_, length) = arrangement.extent(cell.column, cell.span)
                let taken = arrangement.columns.reduce(0, +) + arrangement.columnGaps.reduce(0, +)
                // What the other columns leave.
                let space = room.map { length + max(0, $0 - taken) }
                let needed = cell.node.sizeThatFits(ProposedViewSize(width: space, height: nil)).width
                guard needed > length, needed.isFinite else { continue }
                let end = min(arrangement.columns.count, cell.column + cell.span)
                for column in cell.column..<end { arrangement.columns[column] += (needed - length) / CGFloat(end - cell.column) }
            }
        }
    }

    private func heights(_ rows: [Row], _ arrangement: Arrangement, room: CGFloat?) -> [CGFloat] {
        TrackSharing.lengths(rows.count, room: room) { row, length in
            let (before, after) = self.extents(rows[row], arrangement, height: length)
            return before + after
        }
    }

    /// How far the cells of a row reach above and below what they are aligned by.
    private func extents(_ row: Row, _ arrangement: Arrangement, height: CGFloat?) -> (before: CGFloat, after: CGFloat) {
        let alignment = row.place?.alignment ?? settings.alignment.vertical
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let proposal = ProposedViewSize(width: arrangement.extent(cell.column, cell.span).length, height: height)
            let taken = cell.node.sizeThatFits(proposal).height
            // Where rows hang on their size alone, the tallest cell decides.
            let guide = HorizontalAlignment.fraction(alignment.key.id) == nil ? cell.node.guide(alignment.key, proposal) : 0
            (before, after) = (max(before, guide), max(after, taken.after(guide)))
        }
        return (before, after)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

    // MARK: Placing

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let arrangement = arrangement(proposal)
        let rows = rows
        var alignments = Array<HorizontalAlignment?>(repeating: nil, count: arrangement.columns.count)
        for cell in rows.flatMap(\.cells) where cell.column < alignments.count {
            alignments[cell.column] = cell.alignment ?? alignments[cell.column]
        }
        var top = bounds.minY
        for (index, row) in rows.enumerated() {
            let height = arrangement.heights[index]
            place(row, arrangement, alignments, at: CGPoint(x: bounds.minX, y: top), height: height)
            top += height + (index < arrangement.rowGaps.count ? arrangement.rowGaps[index] : 0)
        }
    }

    private func place(_ row: Row, _ arrangement: Arrangement, _ alignments: [HorizontalAlignment?], at corner: CGPoint, height: CGFloat) {
        let vertical = row.place?.alignment ?? settings.alignment.vertical
        let (before, _) = extents(row, arrangement, height: height)
        for cell in row.cells {
            let (start, length) = arrangement.extent(cell.column, cell.span)
            let proposal = ProposedViewSize(width: length, height: height)
            var origin: CGPoint
            if let anchor = cell.anchor {
                let taken = cell.node.sizeThatFits(proposal)
                origin = CGPoint(x: (length - taken.width) * anchor.x, y: (height - taken.height) * anchor.y)
            } else {
                let alignment = Alignment(horizontal: alignments[cell.column] ?? settings.alignment.horizontal, vertical: vertical)
                origin = AlignedPlacement.origin(cell.node, proposal, alignment, in: CGSize(width: length, height: height))
                if HorizontalAlignment.fraction(vertical.key.id) == nil { origin.y = before - cell.node.guide(vertical.key, proposal) }
            }
            cell.node.place(at: CGPoint(x: corner.x + start + origin.x, y: corner.y + origin.y), proposal)
        }
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// Shares a length among tracks as stacks share theirs among views.
enum TrackSharing {
    /// - Parameters:
    ///   - room: The length there is; nil gives each track its ideal length.
    ///   - measure: The length a track takes of a proposal.
    @MainActor static func lengths(_ count: Int, room: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard let room, room.isFinite else { return (0..<count).map { measure($0, room) } }
        let least = (0..<count).map { measure($0, 0) }
        let most = (0..<count).map { measure($0, .infinity) }
        let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
        var result = least
        var remaining = room
        for (position, track) in order.enumerated() {
            let share = max(0, remaining / CGFloat(count - position))
            result[track] = measure(track, share)
            remaining -= result[track]
        }
        return result
    }
}
