/// Lays out views in lines across an axis, and makes only those in the visible part of the enclosing scroll view.
///
/// Estimates each unmeasured line at the average length of the measured ones.
@MainActor final class LazyNode: LayoutNode, PositionDependent {
    private var settings: LazySettings
    private let list: ViewList
    private var lines = LazyLines()
    private var lengths = LineLengths(count: 0, gap: 0)
    private var tracks: GridTracks?
    private var room: CGFloat = 0
    private var shown: Range<Int> = 0..<0
    private var sink: GraphSink?
    private let departed = DepartedElements()

    init(_ settings: LazySettings, _ list: ViewList, _ inputs: _ViewInputs) {
        (self.settings, self.list) = (settings, list)
        super.init(inputs)
        host.positionDependents.append(WeakPositionDependent(node: self))
        sink = GraphSink(in: inputs.scope, graph: inputs.graph) { [unowned self] in
            AnyAttribute.untracked { MainActor.assumeIsolated { listChanged() } }
        }
        list.onChange = { [weak self] in self?.sink?.invalidate() }
    }

    func set(_ new: LazySettings) {
        settings = new
        listChanged()
    }

    private func listChanged() {
        lines = LazyLines()
        tracks = nil
        setChildren([])
        shown = 0..<0
    }

    // MARK: Lines

    private var axis: Axis { settings.axis }
    private var gap: CGFloat { settings.spacing ?? ViewSpacing.standard }

    /// Makes the lines for a length across.
    private func prepare(_ across: CGFloat?) {
        let room = across ?? 320
        guard tracks == nil || room != self.room else { return }
        self.room = room
        let new = GridTracks(settings.items, room: room)
        let isSame = tracks?.tracks.count == new.tracks.count && !lines.isEmpty
        tracks = new
        if isSame {
            lengths.forget()
            return
        }
        makeLines(perLine: max(1, new.tracks.count))
    }

    private func makeLines(perLine: Int) {
        lines = LazyLines(list.sections, perLine: perLine)
        lengths = LineLengths(count: lines.count, gap: gap)
        // Which lines are in sight is found out anew.
        shown = 0..<0
    }

    private func proposal(_ track: Int, isWhole: Bool) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = isWhole ? room : tracks?.tracks[track].length
        return proposal
    }

    private func length(_ line: LazyLines.Line) -> CGFloat {
        var result: CGFloat = 0
        for (track, element) in line.views.enumerated() {
            result = max(result, element.node.sizeThatFits(proposal(track, isWhole: line.elements == nil))[axis])
        }
        return result
    }

    /// Measures the lines shown, which may have changed.
    private func measureShown() {
        for index in shown where index < lines.count { lengths.set(length(lines[index]), at: index) }
        if !lines.isEmpty, lengths[0] == nil { lengths.set(length(lines[0]), at: 0) }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        prepare(proposal[axis.other])
        measureShown()
        var size = CGSize.zero
        size[axis] = lengths.total
        size[axis.other] = proposal[axis.other] ?? max(tracks?.length ?? 0, widest)
        return size
    }

    private var widest: CGFloat {
        children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.other]) }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        prepare(proposal[axis.other])
        measureShown()
        for index in shown where index < lines.count {
            place(lines[index], at: lengths.offset(of: index), length: lengths.length(of: index), in: size)
        }
    }

    private func place(_ line: LazyLines.Line, at offset: CGFloat, length: CGFloat, in size: CGSize) {
        guard let tracks else { return }
        // Tracks that do not fill the room stand in it as the whole is aligned.
        let free = max(0, size[axis.other] - tracks.length)
        let fraction = HorizontalAlignment.fraction(
            axis == .vertical ? settings.alignment.horizontal.key.id : settings.alignment.vertical.key.id)
        let start = free * (fraction ?? 0.5)
        for (track, element) in line.views.enumerated() {
            let isWhole = line.elements == nil
            var proposal = proposal(track, isWhole: isWhole)
            // The views of a grid's line may be as long as the longest of them.
            if settings.isGrid, !isWhole { proposal[axis] = length }
            let cell = isWhole ? GridTracks.Track(start: 0, length: size[axis.other]) : tracks.tracks[track]
            var room = CGSize.zero
            (room[axis], room[axis.other]) = (length, cell.length)
            let alignment = cell.alignment ?? (settings.isGrid ? .center : settings.alignment)
            var origin = AlignedPlacement.origin(element.node, proposal, alignment, in: room)
            origin[axis] += offset
            origin[axis.other] += cell.start + (isWhole ? 0 : start)
            element.node.place(at: origin, proposal)
        }
    }

    override func frame(of id: AnyHashable) -> CGRect? {
        guard let index = lines.line(of: id) else { return super.frame(of: id) }
        var (origin, size) = (CGPoint.zero, self.size)
        (origin[axis], size[axis]) = (lengths.offset(of: index), lengths.length(of: index))
        return CGRect(origin: origin, size: size)
    }

    /// The elements that have a place now.
    var shownElements: [ViewElement] { shown.flatMap { $0 < lines.count ? lines[$0].views : [] } }

    // MARK: What is in sight

    func positionChanged() -> Bool {
        let wanted = wantedLines()
        guard wanted != shown else { return false }
        let before = shown
        shown = wanted
        setChildren(wanted.flatMap { lines[$0].views.map(\.node) })
        for index in before where !wanted.contains(index) && index < lines.count {
            for element in lines[index].views {
                host.lifetimes.setShown(false, inside: element.scope)
                departed.left(element)
            }
        }
        for index in wanted where !before.contains(index) {
            for element in lines[index].views {
                host.lifetimes.setShown(true, inside: element.scope)
                departed.cameBack(element)
            }
        }
        departed.letGo()
        return true
    }

    /// The lines in sight and as far again on both sides.
    private func wantedLines() -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        guard let sight = visiblePart() else { return 0..<lines.count }
        let margin = (sight.upperBound - sight.lowerBound) / 2
        let wanted = lengths.lines(from: sight.lowerBound - margin, to: sight.upperBound + margin)
        return wanted.isEmpty ? 0..<1 : wanted
    }

    /// The part of the node that the nearest scroll view shows; nil outside of scroll views.
    private func visiblePart() -> ClosedRange<CGFloat>? {
        var start: CGFloat = 0
        var node: LayoutNode = self
        while let parent = node.parent {
            start += node.position[axis]
            if let scroll = parent as? ScrollNode {
                let visible = scroll.visibleRect
                let least = (axis == .vertical ? visible.minY : visible.minX) - start
                return least...(least + (axis == .vertical ? visible.height : visible.width))
            }
            node = parent
        }
        return nil
    }
}
