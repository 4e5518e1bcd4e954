import CoreGraphics
import Foundation
import RenderProtocol

/// Turns a layer tree at a moment into pixels, the same bytes on every machine.
///
/// Keeps what it made of images and shadows for the next frame; use one compositor for the frames of one process, on one thread at a time.
public final class Compositor {
    /// Pixels in a point.
    public let scale: Double
    let cache = CompositorCache()
    /// The caches of the hosted processes, each of which has its own names of images and layers.
    private var hostedCaches: [Int: CompositorCache] = [:]

    public init(scale: Double) { self.scale = min(max(scale, 0.1), 16) }

    /// Draws the tree as it shows at a media time.
    ///
    /// - Parameters:
    ///   - size: Size of the frame in points; what lies outside is cut off. The frame starts black, as a display does.
    ///   - hosted: The trees that layers of `tree` may host, by the numbers of their processes.
    public func render(_ tree: RenderTree, at time: Double, size: CGSize, hosting hosted: [Int: RenderTree] = [:]) -> RenderedFrame {
        let width = Self.pixels(size.width, scale), height = Self.pixels(size.height, scale)
        let surface = Surface(PixelRect(x: 0, y: 0, width: width, height: height), isUnset: true)
        let budget = PaintBudget()
        let painter = Painter(tree: tree, time: time, scale: scale, cache: cache, budget: budget)
        painter.hosted = painters(of: hosted, at: time, budget)
        let state = PaintState(surface: surface, clip: surface.rect, transform: .scale(x: scale, y: scale))
        if !(tree.root.map { painter.covers($0, state) } ?? false) { surface.fill(RenderColor.black, in: surface.rect) }
        if let root = tree.root { painter.paint(root, in: state, depth: 0) }
        cache.endFrame(images: tree.images)
        for (number, tree) in hosted { hostedCaches[number]?.endFrame(images: tree.images) }
        return RenderedFrame(buffer: surface.buffer, scale: scale)
    }

    private func painters(of hosted: [Int: RenderTree], at time: Double, _ budget: PaintBudget) -> [Int: Painter] {
        hostedCaches = hostedCaches.filter { hosted[$0.key] != nil }
        var painters: [Int: Painter] = [:]
        for (number, tree) in hosted {
            let cache = hostedCaches[number] ?? CompositorCache()
            hostedCaches[number] = cache
            painters[number] = Painter(tree: tree, time: time, scale: scale, cache: cache, budget: budget)
        }
        return painters
    }

    /// Draws the tree as it shows at a media time onto nothing: what no layer covers stays clear.
    ///
    /// - Parameter size: Size of the picture in points; what lies outside is cut off.
    public func image(of tree: RenderTree, at time: Double, size: CGSize) -> CGImage {
        let surface = Surface(PixelRect(x: 0, y: 0, width: Self.pixels(size.width, scale), height: Self.pixels(size.height, scale)))
        let painter = Painter(tree: tree, time: time, scale: scale, cache: cache, budget: PaintBudget())
        let state = PaintState(surface: surface, clip: surface.rect, transform: .scale(x: scale, y: scale))
        if let root = tree.root { painter.paint(root, in: state, depth: 0) }
        cache.endFrame(images: tree.images)
        return CGImage(buffer: surface.buffer, isOpaque: false)
    }

    private static func pixels(_ points: CGFloat, _ scale: Double) -> Int {
        guard points.isFinite else { return 1 }
        return Int(min(max((Double(points) * scale).rounded(), 1), 16384))
    }
}
