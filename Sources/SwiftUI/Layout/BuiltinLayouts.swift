/// A layout of the system's, which an arranger computes.
protocol ArrangedLayout: Layout where Cache == _ArrangedLayoutCache {
    @MainActor func makeArranger() -> any Arranger
}

/// The cache of a system layout. Source of the kind: SwiftUI's interface has such types, too.
public struct _ArrangedLayoutCache: @unchecked Sendable {
    let arranger: any Arranger
}

extension ArrangedLayout {
    public func makeCache(subviews: Subviews) -> _ArrangedLayoutCache {
        onMain {
            let arranger = makeArranger()
            arranger.children = Array(subviews.nodes)
            return _ArrangedLayoutCache(arranger: arranger)
        }
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangedLayoutCache) -> CGSize {
        let arranger = cache.arranger
        return onMain { arranger.size(proposal) }
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangedLayoutCache) {
        let arranger = cache.arranger
        onMain { arranger.place(in: bounds, proposal) }
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangedLayoutCache
    ) -> CGFloat? {
        let arranger = cache.arranger
        return onMain { arranger.guide(guide.key, proposal) }.map { $0 + bounds.minX }
    }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _ArrangedLayoutCache
    ) -> CGFloat? {
        let arranger = cache.arranger
        return onMain { arranger.guide(guide.key, proposal) }.map { $0 + bounds.minY }
    }

    /// Layouts are asked on the main thread alone.
    private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body() }
        // Set just above.
        return result!
    }
}

/// The layout of `HStack`.
///
/// Source: Apple's documentation of `HStackLayout`.
@frozen public struct HStackLayout: ArrangedLayout {
    public typealias Cache = _ArrangedLayoutCache
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }
    public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
    @MainActor func makeArranger() -> any Arranger { StackArranger(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// The layout of `VStack`.
///
/// Source: Apple's documentation of `VStackLayout`.
@frozen public struct VStackLayout: ArrangedLayout {
    public typealias Cache = _ArrangedLayoutCache
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
    @MainActor func makeArranger() -> any Arranger { StackArranger(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

/// The layout of `ZStack`.
///
/// Source: Apple's documentation of `ZStackLayout`.
@frozen public struct ZStackLayout: ArrangedLayout {
    public typealias Cache = _ArrangedLayoutCache
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    @MainActor func makeArranger() -> any Arranger { LayersArranger(alignment) }
}

/// The layout of `Grid`.
///
/// Source: Apple's documentation of `GridLayout`.
@frozen public struct GridLayout: ArrangedLayout {
    public typealias Cache = _ArrangedLayoutCache
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
    }
    @MainActor func makeArranger() -> any Arranger {
        GridArranger(GridNode.Settings(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing))
    }
}

extension LayoutProperties {
    fileprivate init(_ orientation: Axis) { stackOrientation = orientation }
}
