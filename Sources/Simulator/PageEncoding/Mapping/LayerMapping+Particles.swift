import Foundation
import RenderProtocol

extension LayerMapping {
    /// Returns the particle sources of an emitter layer.
    func particles() -> PageLayer.Particles {
        PageLayer.Particles(
            mode: values.keyword(.renderMode), origin: [Double(bounds.minX), Double(bounds.minY)], scale: scale,
            sources: values.layers(.sublayers).compactMap { source($0, depth: 0) })
    }

    /// - Parameter depth: The number of sources that carry this one; as the compositor, the page supports four.
    private func source(_ id: LayerID, depth: Int) -> PageLayer.Particles.Source? {
        guard depth < 4, let layer = tree.layers[id], layer[.kind] == .keyword("particles") else { return nil }
        let source = LayerValues(layer), image = source.image(.contents)
        let emission = source.numbers(.emission), motion = source.numbers(.particleMotion)
        guard !emission.isEmpty, !motion.isEmpty else { return nil }
        let position = source.point(.emitterPosition), size = source.size(.emitterSize)
        let colors = source.numbers(.particleColors)
        let pixels = image.flatMap { tree.images[$0] }, unit = source.rect(.contentsRect)
        let width = Double(unit.width) * Double(pixels?.width ?? 0), height = Double(unit.height) * Double(pixels?.height ?? 0)
        let density = source.number(.contentsScale) > 0 ? source.number(.contentsScale) : 1
        return PageLayer.Particles.Source(
            image: image ?? ImageID(0), shape: source.keyword(.emitterShape), mode: source.keyword(.emitterMode),
            place: [position.x, position.y, size.width, size.height].map { Double($0) }, emission: emission, motion: motion,
            colors: colors.isEmpty ? [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0] : colors,
            crop: [Double(unit.minX) * Double(pixels?.width ?? 0), Double(unit.minY) * Double(pixels?.height ?? 0), width, height],
            size: [width / density, height / density], isNearest: source.keyword(.magnificationFilter) == "nearest",
            carried: source.layers(.sublayers).compactMap { self.source($0, depth: depth + 1) })
    }
}
