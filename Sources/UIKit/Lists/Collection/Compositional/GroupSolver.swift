/// A group with its items' places, from its own top left corner.
struct SolvedGroup {
    struct Leaf: Equatable {
        var frame: CGRect
        /// Lengths that the contents decide on.
        var axes: UIAxis = []
        var zIndex = 0
    }

    /// A view attached to an item or group.
    struct Attachment: Equatable {
        var kind: String
        var frame: CGRect
        /// The item it is attached to, or the first of the group.
        var leaf: Int
        var zIndex: Int
        var axes: UIAxis
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var attachments: [Attachment] = []

    mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
        let first = leaves.count
        leaves += other.leaves.map { Leaf(frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), axes: $0.axes, zIndex: $0.zIndex) }
        attachments += other.attachments.map { attachment in
            var moved = attachment
            moved.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
            moved.leaf += first
            return moved
        }
    }
}

/// Places the items of a group: *NSCollectionLayoutGroup*.
@MainActor struct GroupSolver {
    let container: CGSize
    let environment: (any NSCollectionLayoutEnvironment)?
    /// The sizes that items asked for, by their number in the group.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// How many items there are to place.
    var available = Int.max

    /// Lengths that differ by less are equal.
    private static let tolerance: CGFloat = 0.001
    /// The most items a group is filled with, where their lengths would let in any number.
    private static let mostItems = 10_000

    func solve(_ group: NSCollectionLayoutGroup) -> SolvedGroup {
        var placed = 0
        return solve(group, in: container, size: nil, &placed)
    }

    private func solve(_ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize?, _ placed: inout Int) -> SolvedGroup {
        var solved: SolvedGroup
        if let group = item as? NSCollectionLayoutGroup {
            solved = solve(group: group, in: container, size: size, &placed)
        } else {
            solved = leaf(item, in: container, size: size, placed)
            placed += 1
        }
        attach(item.supplementaryItems, to: CGRect(origin: .zero, size: solved.size), 0, &solved)
        return solved
    }

    private func leaf(_ item: NSCollectionLayoutItem, in container: CGSize, size: CGSize?, _ number: Int) -> SolvedGroup {
        var size = size ?? item.layoutSize.size(in: container)
        let axes = item.layoutSize.flexibleAxes
        if let measured = measured(number) {
            if axes.contains(.horizontal) { size.width = measured.width }
            if axes.contains(.vertical) { size.height = measured.height }
        }
        let insets = item.usedInsets
        let frame = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        return SolvedGroup(size: size, leaves: [.init(frame: frame, axes: axes)])
    }

    private func attach(_ items: [NSCollectionLayoutSupplementaryItem], to rect: CGRect, _ leaf: Int, _ solved: inout SolvedGroup) {
        for item in items {
            let frame = item.frame(of: item.layoutSize.size(in: rect.size), at: rect)
            solved.attachments.append(
                .init(kind: item.elementKind, frame: frame, leaf: leaf, zIndex: item.zIndex, axes: item.layoutSize.flexibleAxes))
        }
    }

    // MARK: Groups

    private func solve(group: NSCollectionLayoutGroup, in container: CGSize, size: CGSize?, _ placed: inout Int) -> SolvedGroup {
        let own = size ?? group.layoutSize.size(in: container)
        let insets = group.usedInsets
        let inner = CGSize(
            width: max(0, own.width - insets.leading - insets.trailing), height: max(0, own.height - insets.top - insets.bottom))
        if case .custom(let provider) = group.arrangement { return custom(provider, own, inner, insets, &placed) }
        let line = Line(isHorizontal: group.isHorizontal)
        var parts = fill(group, inner, line, &placed)
        var solved = SolvedGroup(size: own)
        let axes = group.layoutSize.flexibleAxes
        let isOpen = axes.contains(group.isHorizontal ? .horizontal : .vertical)
        let length = place(&parts, line, group.interItemSpacing, inner: isOpen ? nil : line.along(inner))
        let breadth = parts.map { line.across($0.solved.size) + $0.before.across + $0.after.across }.max() ?? 0
        if isOpen { line.set(along: length + line.insetsAlong(insets), of: &solved.size) }
        if axes.contains(group.isHorizontal ? .vertical : .horizontal) {
            line.set(across: breadth + line.insetsAcross(insets), of: &solved.size)
        }
        let room = max(0, line.across(solved.size) - line.insetsAcross(insets))
        for part in parts {
            let across = acrossOffset(part, line, room)
            let origin = line.point(along: part.start, across: across)
            solved.add(part.solved, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
        }
        return solved
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, _ own: CGSize, _ inner: CGSize, _ insets: NSDirectionalEdgeInsets,
        _ placed: inout Int
    ) -> SolvedGroup {
        let traits = environment?.traitCollection ?? .current
        let items = provider(CompositionalEnvironment(own, insets: insets, traits: traits))
        var solved = SolvedGroup(size: own)
        for item in items where placed < available {
            let frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
            solved.leaves.append(.init(frame: frame, zIndex: item.zIndex))
            placed += 1
        }
        return solved
    }

    /// One item of a group on its way to its place.
    private struct Part {
        var solved: SolvedGroup
        var start: CGFloat = 0
        var before = Edge()
        var after = Edge()
    }

    /// Room outside an item.
    private struct Edge {
        var along: CGFloat = 0
        var across: CGFloat = 0
        var isFlexibleAlong = false
        var isFlexibleAcross = false
    }

    /// Solves the items that fit.
    private func fill(_ group: NSCollectionLayoutGroup, _ inner: CGSize, _ line: Line, _ placed: inout Int) -> [Part] {
        guard !group.subitems.isEmpty else { return [] }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let limit = line.along(inner)
        var parts: [Part] = []
        var used: CGFloat = 0
        while placed < available, parts.count < group.count ?? Self.mostItems {
            let item = group.subitems[parts.count % group.subitems.count]
            let size = sharedSize(group, item, inner, line)
            var part = Part(solved: SolvedGroup(size: .zero))
            edges(of: item, line, &part)
            if group.count == nil, !parts.isEmpty {
                // By the item's own word: whether it fits decides before it is measured.
                let length = line.along(size ?? item.layoutSize.size(in: inner)) + part.before.along + part.after.along
                if used + spacing + length > limit + Self.tolerance || length <= 0 { break }
            }
            part.solved = solve(item, in: inner, size: size, &placed)
            used +=
                (parts.isEmpty ? 0 : spacing) + line.along(size ?? item.layoutSize.size(in: inner)) + part.before.along + part.after.along
            parts.append(part)
        }
        makeUniform(&parts, group, line)
        return parts
    }

    /// Items whose size is that of the largest get it.
    private func makeUniform(_ parts: inout [Part], _ group: NSCollectionLayoutGroup, _ line: Line) {
        let sizes = parts.map(\.solved.size)
        for index in parts.indices where parts[index].solved.leaves.count == 1 {
            let item = group.subitems[index % group.subitems.count], size = item.layoutSize, old = sizes[index]
            if size.widthDimension.isUniformAcrossSiblings, let width = sizes.map(\.width).max() {
                parts[index].solved.leaves[0].frame.size.width += width - parts[index].solved.size.width
                parts[index].solved.size.width = width
            }
            if size.heightDimension.isUniformAcrossSiblings, let height = sizes.map(\.height).max() {
                parts[index].solved.leaves[0].frame.size.height += height - parts[index].solved.size.height
                parts[index].solved.size.height = height
            }
            guard parts[index].solved.size != old else { continue }
            parts[index].solved.attachments = []
            attach(item.supplementaryItems, to: CGRect(origin: .zero, size: parts[index].solved.size), 0, &parts[index].solved)
        }
    }

    /// The size of an item that shares its group's length with the others; nil where it has its own.
    private func sharedSize(_ group: NSCollectionLayoutGroup, _ item: NSCollectionLayoutItem, _ inner: CGSize, _ line: Line) -> CGSize? {
        guard group.sharesLength, let count = group.count, count > 0 else { return nil }
        let flexible = item.layoutSize.flexibleAxes.contains(line.isHorizontal ? .horizontal : .vertical)
        let isOpen = group.layoutSize.flexibleAxes.contains(line.isHorizontal ? .horizontal : .vertical)
        guard !(flexible && isOpen) else { return nil }
        var size = item.layoutSize.size(in: inner)
        let spacing = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
        line.set(along: max(0, (line.along(inner) - spacing) / CGFloat(count)), of: &size)
        return size
    }

    private func edges(of item: NSCollectionLayoutItem, _ line: Line, _ part: inout Part) {
        guard let edges = item.edgeSpacing else { return }
        func edge(_ along: NSCollectionLayoutSpacing?, _ across: NSCollectionLayoutSpacing?) -> Edge {
            Edge(
                along: along?.spacing ?? 0, across: across?.spacing ?? 0, isFlexibleAlong: along?.isFlexibleSpacing == true,
                isFlexibleAcross: across?.isFlexibleSpacing == true)
        }
        part.before = line.isHorizontal ? edge(edges.leading, edges.top) : edge(edges.top, edges.leading)
        part.after = line.isHorizontal ? edge(edges.trailing, edges.bottom) : edge(edges.bottom, edges.trailing)
    }

    /// Gives the parts their starts, sharing what is left of `inner` among flexible distances, and returns where they end.
    private func place(_ parts: inout [Part], _ line: Line, _ spacing: NSCollectionLayoutSpacing?, inner: CGFloat?) -> CGFloat {
        let gap = spacing?.spacing ?? 0
        let lengths = parts.map { line.along($0.solved.size) + $0.before.along + $0.after.along }
        let used = lengths.reduce(0, +) + gap * CGFloat(max(0, parts.count - 1))
        var flexible = spacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
        for part in parts { flexible += (part.before.isFlexibleAlong ? 1 : 0) + (part.after.isFlexibleAlong ? 1 : 0) }
        let share = flexible > 0 ? max(0, (inner ?? used) - used) / CGFloat(flexible) : 0
        var place: CGFloat = 0
        for index in parts.indices {
            if index > 0 { place += gap + (spacing?.isFlexibleSpacing == true ? share : 0) }
            place += parts[index].before.along + (parts[index].before.isFlexibleAlong ? share : 0)
            parts[index].start = place
            place += line.along(parts[index].solved.size) + parts[index].after.along + (parts[index].after.isFlexibleAlong ? share : 0)
        }
        return place
    }

    private func acrossOffset(_ part: Part, _ line: Line, _ room: CGFloat) -> CGFloat {
        let free = max(0, room - line.across(part.solved.size) - part.before.across - part.after.across)
        guard part.before.isFlexibleAcross else { return part.before.across }
        return part.before.across + (part.after.isFlexibleAcross ? free / 2 : free)
    }

    /// The directions of a row or column.
    private struct Line {
        let isHorizontal: Bool

        func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
        func set(along length: CGFloat, of size: inout CGSize) { if isHorizontal { size.width = length } else { size.height = length } }
        func set(across length: CGFloat, of size: inout CGSize) { if isHorizontal { size.height = length } else { size.width = length } }
        func insetsAlong(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
            isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
        }
        func insetsAcross(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
            isHorizontal ? insets.top + insets.bottom : insets.leading + insets.trailing
        }
        func point(along: CGFloat, across: CGFloat) -> CGPoint {
            isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
    }
}
