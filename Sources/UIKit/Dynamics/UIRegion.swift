/// An area about the origin of a field: *UIRegion*.
@preconcurrency @MainActor open class UIRegion: NSObject, @preconcurrency NSCopying {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// A circle about the origin.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// A rectangle about the origin.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// All of the plane.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Whether the region holds a point, given from the region's origin.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    /// Returns the region of the points outside of this one.
    open func inverse() -> Self { derived { [holds] in !holds($0) } }

    open func union(with region: UIRegion) -> Self { derived { [holds, other = region.holds] in holds($0) || other($0) } }

    open func intersection(with region: UIRegion) -> Self { derived { [holds, other = region.holds] in holds($0) && other($0) } }

    /// Returns the region of the points in this region but not in the other.
    open func difference(from region: UIRegion) -> Self { derived { [holds, other = region.holds] in holds($0) && !other($0) } }

    /// Regions never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func derived<Region: UIRegion>(_ holds: @escaping (CGPoint) -> Bool) -> Region {
        guard let region = UIRegion(holds) as? Region else {
            uncaughtException(.invalidArgument, "regions derived from others are UIRegions, not instances of subclasses")
        }
        return region
    }
}
