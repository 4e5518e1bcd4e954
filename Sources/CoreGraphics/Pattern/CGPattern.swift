/// The adjustment of a pattern's cell spacing. Has no effect: cells are always drawn at their exact positions.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

/// Draws one cell of a pattern, in the pattern's space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases what a pattern's `info` points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a `CGPattern`. Version 0.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// A cell of drawing that fills areas by being repeated.
public final class CGPattern: Hashable, @unchecked Sendable {
    let bounds: CGRect
    /// From the pattern's space to the space that the context began with.
    let matrix: CGAffineTransform
    let step: CGSize
    /// Whether the cell has colours of its own; without, it is a stencil.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// nil where nothing draws the cells, or they have no distance.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling,
        isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else { return nil }
        (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }

    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
