import UIKit

/// The layers of an emitter's particles, which are used again for others.
@MainActor final class ParticleLayers {
    let root = CALayer()

    func clear() { root.sublayers = nil }

    /// - Parameter transform: From the particles' coordinates to those of the superlayer.
    func show(_ particles: [Particle], of emitter: SKEmitterNode, _ transform: CGAffineTransform) {
        root.setIfChanged(\.anchorPoint, .zero)
        root.setIfChanged(\.position, .zero)
        while (root.sublayers?.count ?? 0) > particles.count { root.sublayers?.last?.removeFromSuperlayer() }
        while (root.sublayers?.count ?? 0) < particles.count { root.addSublayer(CALayer()) }
        for (layer, particle) in zip(root.sublayers ?? [], particles) { show(particle, in: layer, emitter, transform) }
    }

    private func show(_ particle: Particle, in layer: CALayer, _ emitter: SKEmitterNode, _ transform: CGAffineTransform) {
        let scale = emitter.scale(of: particle)
        let place = CGAffineTransform(translationX: particle.position.x, y: particle.position.y)
            .rotated(by: emitter.rotation(of: particle)).scaledBy(x: scale, y: scale)
        let texture = emitter.particleTexture
        let size = emitter.particleSize == .zero ? texture?.size() ?? .zero : emitter.particleSize
        layer.place(size: size, anchor: CGPoint(x: 0.5, y: 0.5), transform: place.concatenating(transform))
        layer.updateBlendMode(emitter.particleBlendMode)
        let color = emitter.color(of: particle)
        let alpha = min(max(emitter.alpha(of: particle), 0), 1)
        layer.setIfChanged(\.opacity, Float(alpha))
        guard let texture else {
            layer.setIfChanged(\.backgroundColor, color.cgColor)
            return
        }
        texture.show(in: layer)
        layer.updateTint(color, factor: emitter.blendFactor(of: particle))
    }
}
