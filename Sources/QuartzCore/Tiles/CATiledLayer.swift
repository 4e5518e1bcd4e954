import CoreGraphics
import Foundation
import RenderProtocol

/// Draws its contents in tiles, and only those that show, so that it may be far larger than a screen.
///
/// `draw(in:)` is called once for a tile; the context's clip says which part of the layer it is.
///
/// Source: Apple's “CATiledLayer”.
open class CATiledLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATiledLayer else { return }
        (tileSize, levelsOfDetail, levelsOfDetailBias) = (other.tileSize, other.levelsOfDetail, other.levelsOfDetailBias)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyForPresentation() -> CALayer { CATiledLayer(layer: self) }

    /// Returns the duration of a new tile's fade-in, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The size of a tile in pixels.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }
    /// The number of levels of detail, each half the resolution of the one before.
    open var levelsOfDetail = 1
    /// The number of these levels that magnify the layer.
    open var levelsOfDetailBias = 0

    private let grid = TileGrid()
    /// Whether the layer has been asked to display anything.
    private var isDisplayed = false

    override var hiddenBackLayers: [CALayer] { grid.layers }

    open override func display() {
        isDisplayed = true
        grid.clear()
        updateTiles()
    }

    /// Draws tiles that have come into sight and forgets those that are out of it.
    func updateTiles() {
        guard isDisplayed, hierarchy.context != nil, bounds.width > 0, bounds.height > 0, tileSize.width >= 1, tileSize.height >= 1 else {
            return
        }
        let scale = contentsScale * level
        if grid.show(shownRect, of: self, scale: scale, tile: tileSize) {
            rememberCommittedSublayers()
            noteChange(of: .sublayers)
        }
    }

    /// The power of two by which contents are drawn larger than the layer, at least as large as it shows.
    private var level: CGFloat {
        let root = sequence(first: self as CALayer) { $0.hierarchy.superlayer }.reduce(self) { $1 }
        let unit = convert(CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1), to: root)
        let shown = max(unit.width, unit.height)
        guard shown > 0, shown.isFinite else { return 1 }
        let largest = CGFloat(levelsOfDetailBias), smallest = largest - CGFloat(max(levelsOfDetail, 1) - 1)
        return pow(2, min(max((log2(shown) - 1e-6).rounded(.up), smallest), largest))
    }

    /// The part of the layer that no layer above cuts off.
    private var shownRect: CGRect {
        var shown = bounds
        for layer in sequence(first: hierarchy.superlayer, next: { $0?.hierarchy.superlayer }).compactMap({ $0 })
        where layer.masksToBounds || layer.hierarchy.superlayer == nil {
            shown = shown.common(convert(layer.bounds, from: layer))
        }
        return shown
    }
}
