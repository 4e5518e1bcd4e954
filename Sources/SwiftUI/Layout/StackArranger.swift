/// Says where the views of a row or a column are.
@MainActor final class StackArranger: Arranger {
    var children: [LayoutNode] = []
    let axis: Axis
    private var key: AlignmentKey
    private var fixedSpacing: CGFloat?
    private var arrangements: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []
    private var knownGaps: [CGFloat]?

    private struct Arrangement {
        var size = CGSize.zero
        var origins: [CGPoint] = []
        var proposals: [ProposedViewSize] = []
        var sizes: [CGSize] = []
    }

    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) { (self.axis, key, fixedSpacing) = (axis, alignment, spacing) }

    /// Says whether something is different now.
    func set(alignment: AlignmentKey, spacing: CGFloat?) -> Bool {
        guard alignment != key || spacing != fixedSpacing else { return false }
        (key, fixedSpacing) = (alignment, spacing)
        return true
    }

    func forget() {
        arrangements.removeAll(keepingCapacity: true)
        knownGaps = nil
    }

    func size(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let arrangement = arrangement(proposal)
        for (index, child) in children.enumerated() {
            let origin = arrangement.origins[index]
            child.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), arrangement.sizes[index], arrangement.proposals[index])
        }
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        let arrangement = arrangement(proposal)
        return GuideMerge.merge(
            key,
            children.indices.lazy.compactMap { [children] index in
                children[index].explicitGuide(key, arrangement.proposals[index]).map { $0 + arrangement.origins[index][key.axis] }
            })
    }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements.first(where: { $0.proposal == proposal }) { return known.arrangement }
        let made = makeArrangement(proposal)
        if arrangements.count >= 3 { arrangements.removeFirst() }
        arrangements.append((proposal, made))
        return made
    }

    // MARK: Computing

    /// The distance before each view but the first.
    private var gaps: [CGFloat] {
        if let knownGaps { return knownGaps }
        let spaces = children.map(\.spacing)
        let made = spaces.indices.dropFirst().map { index in
            self.fixedSpacing ?? spaces[index - 1].distance(to: spaces[index], along: self.axis)
        }
        knownGaps = made
        return made
    }

    private func makeArrangement(_ proposal: ProposedViewSize) -> Arrangement {
        guard !children.isEmpty else { return Arrangement() }
        let gaps = gaps
        var result = Arrangement()
        result.proposals = lengths(proposal, gaps: gaps.reduce(0, +)).map { length in
            var inner = proposal
            inner[self.axis] = length
            return inner
        }
        result.sizes = children.indices.map { self.children[$0].sizeThatFits(result.proposals[$0]) }
        let guides = children.indices.map { self.children[$0].guide(self.key, result.proposals[$0]) }
        let before = guides.max() ?? 0
        let after = zip(result.sizes, guides).map { $0[self.axis.other].after($1) }.max() ?? 0
        var offset: CGFloat = 0
        result.origins = children.indices.map { index in
            if index > 0 { offset += gaps[index - 1] }
            var origin = CGPoint.zero
            origin[self.axis] = offset
            origin[self.axis.other] = before - guides[index]
            offset += result.sizes[index][self.axis]
            return origin
        }
        result.size[axis] = offset
        result.size[axis.other] = before + after
        return result
    }

    /// Returns the length to propose to each view along the stack, in points; nil where the stack's own is unspecified. Higher priorities
    /// are served first, then the least flexible views.
    private func lengths(_ proposal: ProposedViewSize, gaps: CGFloat) -> [CGFloat?] {
        guard let length = proposal[axis] else { return Array(repeating: nil, count: children.count) }
        guard length.isFinite else { return Array(repeating: length, count: children.count) }
        if children.count == 1 { return [max(0, length)] }
        var remaining = length - gaps
        var result = Array<CGFloat?>(repeating: nil, count: children.count)
        var (small, large) = (proposal, proposal)
        (small[axis], large[axis]) = (0, .infinity)
        let items = children.indices.map { index -> Item in
            let child = self.children[index]
            let minimum = child.length(small, along: self.axis)
            return Item(
                index: index, minimum: minimum, flexibility: child.sizeThatFits(large)[self.axis] - minimum, priority: child.layoutPriority)
        }.sorted()
        var reserved = items.reduce(0) { $0 + $1.minimum }
        var start = 0
        while start < items.count {
            var end = start + 1
            while end < items.count, items[end].priority == items[start].priority { end += 1 }
            for position in start..<end { reserved -= items[position].minimum }
            // What views of a lower priority need at least is left to them.
            var available = remaining - reserved
            for position in start..<end {
                let item = items[position]
                let share = max(0, available / CGFloat(end - position))
                var inner = proposal
                inner[axis] = share
                let taken = children[item.index].sizeThatFits(inner)[axis]
                result[item.index] = share
                available -= taken
                remaining -= taken
            }
            start = end
        }
        return result
    }

    private struct Item: Comparable {
        let index: Int
        let minimum, flexibility: CGFloat
        let priority: Double

        static func < (lhs: Item, rhs: Item) -> Bool {
            if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
            if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
            return lhs.index < rhs.index
        }
    }
}
