/// A layout whose type is not told: with another one in its place, the views stay the same and move there.
///
/// Source: Apple's documentation of `AnyLayout`.
@frozen public struct AnyLayout: Layout {
    let layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The cache of the wrapped layout, tagged with that layout's type.
    public struct Cache {
        var type: ObjectIdentifier
        var value: Any
    }

    /// The direction in which spacers grow.
    var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews)) }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        with(&cache, subviews) { layout, inner in layout.update(&inner, subviews) }
    }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout, inner in layout.spacing(subviews, &inner) }
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout, inner in layout.size(proposal, subviews, &inner) }
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        with(&cache, subviews) { layout, inner in layout.place(bounds, proposal, subviews, &inner) }
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { with(&cache, subviews) { layout, inner in layout.guide(guide, bounds, proposal, subviews, &inner) } }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { with(&cache, subviews) { layout, inner in layout.guide(guide, bounds, proposal, subviews, &inner) } }

    /// Calls the layout with its own cache, a new one where that was another layout's.
    private func with<Result>(_ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result) -> Result {
        if cache.type != ObjectIdentifier(type(of: layout)) { cache = makeCache(subviews: subviews) }
        return body(layout, &cache.value)
    }
}

/// Calls with a cache whose type is not told.
extension Layout {
    fileprivate func with<Result>(_ cache: inout Any, _ body: (inout Cache) -> Result) -> Result {
        // Made by this layout's type: `AnyLayout` sees to it.
        var own = cache as! Cache
        defer { cache = own }
        return body(&own)
    }
    fileprivate func update(_ cache: inout Any, _ subviews: Subviews) { with(&cache) { updateCache(&$0, subviews: subviews) } }
    fileprivate func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { spacing(subviews: subviews, cache: &$0) }
    }
    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    fileprivate func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
        with(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    fileprivate func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) { explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
    fileprivate func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) { explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }
}
