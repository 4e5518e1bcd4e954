import CPixman
import CoreGraphics
import Foundation
import RenderProtocol

extension Painter {
    /// Paints what comes out of an emitter's sources.
    func paintParticles(of item: PaintItem, in state: PaintState) {
        let isAdditive = item.layer.keyword(.renderMode) == "additive"
        let time = self.time - item.timeOffset
        forEachParticle(of: item.layer.id, at: time) { particle, picture in
            guard particle.color.alpha > 0, particle.scale > 0 else { return }
            paint(particle, picture, isAdditive: isAdditive, in: state)
        }
    }

    /// The smallest rectangle, in the emitter's coordinates, around its particles; nil where there are none.
    func particleExtent(of layer: LayerState, at time: Double) -> CGRect? {
        var box: CGRect?
        forEachParticle(of: layer.id, at: time) { particle, picture in
            let reach = hypot(Double(picture.target.width), Double(picture.target.height)) / 2 * particle.scale
            let own = CGRect(x: particle.position.x - reach, y: particle.position.y - reach, width: 2 * reach, height: 2 * reach)
            box = box?.union(own) ?? own
        }
        return box
    }

    /// Particles that have pictures. The picture of a source is the same for all that come out of it.
    private func forEachParticle(of emitter: LayerID, at time: Double, _ body: (Particle, ParticlePicture) -> Void) {
        var pictures: [LayerID: ParticlePicture?] = [:]
        for particle in tree.particles(of: emitter, at: time) {
            let picture = pictures[particle.source] ?? picture(of: particle.source, at: time)
            pictures[particle.source] = .some(picture)
            if let picture { body(particle, picture) }
        }
    }

    private func picture(of source: LayerID, at time: Double) -> ParticlePicture? {
        guard let layer = tree.layers[source] else { return nil }
        let state = LayerState(layer, at: time)
        guard let id = state.contents, let pixels = tree.images[id], let place = ContentsPlace(pixels, state),
            let image = cache.image(id, pixels)
        else { return nil }
        let target = CGRect(x: -place.size.width / 2, y: -place.size.height / 2, width: place.size.width, height: place.size.height)
        return ParticlePicture(
            drawing: ImageDrawing(image: image, tint: nil, isNearest: state.keyword(.magnificationFilter) == "nearest"), crop: place.crop,
            target: target)
    }

    private func paint(_ particle: Particle, _ picture: ParticlePicture, isAdditive: Bool, in state: PaintState) {
        var placed = state
        placed.transform = RenderTransform.scale(x: particle.scale, y: particle.scale)
            .concatenating(.rotation(angle: particle.angle, x: 0, y: 0, z: 1))
            .concatenating(.translation(x: particle.position.x, y: particle.position.y)).concatenating(state.transform)
        if particle.color == RenderColor(red: 1, green: 1, blue: 1), !isAdditive {
            return draw(picture.drawing, picture.crop, picture.target, in: placed)
        }
        guard let box = placed.transform.box(around: picture.target) else { return }
        let area = PixelRect(around: box).intersection(state.clip)
        guard !area.isEmpty, let (aside, shown) = placed.aside(area, budget), let (_, colored) = aside.aside(area, budget) else { return }
        let factor = PixmanImage(particle.color)
        placed = aside
        placed.clip = area
        draw(picture.drawing, picture.crop, picture.target, in: placed)
        pixman_image_set_component_alpha(factor.pointer, 1)
        colored.compose(shown.image, at: (area.x, area.y), mask: factor, in: area, operation: PIXMAN_OP_SRC)
        state.surface.compose(
            colored.image, at: (area.x, area.y), in: area, operation: isAdditive ? PIXMAN_OP_ADD : PIXMAN_OP_OVER)
    }
}

/// The picture of a source's particles before colouring.
private struct ParticlePicture {
    let drawing: ImageDrawing
    /// In the bitmap's pixels.
    let crop: CGRect
    /// In points around the particle's place.
    let target: CGRect
}
