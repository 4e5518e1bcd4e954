import CoreGraphics
import Foundation
import RenderProtocol

/// The parameters of a particle source's emission, independent of its start.
struct SourcePlan: Equatable {
    var birthRate: Double
    /// From when to when, in the layer's or the carrying particle's time; nil for the time the layer's own begins at.
    var begin: Double?
    var end: Double
    var seed: UInt32
    var motion = ParticleMotion()
    var colors: [Double]
    var position = CGPoint.zero
    var size = CGSize.zero
    var shape = "point"
    var mode = "volume"
    var contents: CGImage?
    var contentsRect: CGRect
    var contentsScale: Double
    var filters: [String]
    /// The sources that each particle carries along.
    var carried: [SourcePlan]

    /// A cell of an emitter.
    init(_ cell: CAEmitterCell, number: Int, of settings: CAEmitterLayer.Settings) {
        self.init(cell, number: number, depth: 0)
        seed = settings.seed &+ UInt32(truncatingIfNeeded: number)
        birthRate *= Double(max(settings.birthRate, 0))
        motion.lifetime *= Double(settings.lifetime)
        motion.lifetimeRange *= Double(settings.lifetime)
        motion.velocity *= Double(settings.velocity)
        motion.velocityRange *= Double(settings.velocity)
        motion.scale *= Double(settings.scale)
        motion.scaleRange *= Double(settings.scale)
        motion.scaleSpeed *= Double(settings.scale)
        motion.spin *= Double(settings.spin)
        motion.spinRange *= Double(settings.spin)
        (motion.emitterZPosition, motion.emitterDepth) = (Double(settings.zPosition), Double(settings.depth))
        (position, size, shape, mode) = (settings.position, settings.size, settings.shape.rawValue, settings.mode.rawValue)
    }

    /// A cell whose particles start where those are that carry them.
    private init(_ cell: CAEmitterCell, number: Int, depth: Int) {
        birthRate = cell.isEnabled ? Double(max(cell.birthRate, 0)) : 0
        begin = cell.beginTime == 0 ? nil : cell.beginTime
        end = cell.duration > 0 && cell.duration.isFinite ? cell.beginTime + cell.duration : Self.forever
        seed = UInt32(truncatingIfNeeded: number)
        let (red, green, blue, alpha) = cell.color?.sRGB ?? (1, 1, 1, 1)
        colors = [red, green, blue, alpha].map { Double($0) }
        colors += [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange].map { Double($0) }
        colors += [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map { Double($0) }
        contents = cell.contents as? CGImage
        (contentsRect, contentsScale) = (cell.contentsRect, Double(cell.contentsScale))
        filters = [cell.magnificationFilter, cell.minificationFilter]
        carried =
            depth < 3 ? (cell.emitterCells ?? []).enumerated().map { SourcePlan($0.element, number: $0.offset, depth: depth + 1) } : []
        (motion.lifetime, motion.lifetimeRange) = (Double(cell.lifetime), Double(cell.lifetimeRange))
        (motion.velocity, motion.velocityRange) = (Double(cell.velocity), Double(cell.velocityRange))
        (motion.longitude, motion.latitude) = (Double(cell.emissionLongitude), Double(cell.emissionLatitude))
        motion.emissionRange = Double(cell.emissionRange)
        motion.acceleration = SIMD3(Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration))
        (motion.scale, motion.scaleRange, motion.scaleSpeed) = (Double(cell.scale), Double(cell.scaleRange), Double(cell.scaleSpeed))
        (motion.spin, motion.spinRange) = (Double(cell.spin), Double(cell.spinRange))
    }

    static let forever = 1e9

    /// For how long something shows after the last birth.
    var longestLife: Double { motion.longestLife + (carried.map(\.longestLife).max() ?? 0) }
}

/// A source of particles in the tree that is committed; never a layer that an app meets.
final class EmitterSource: CALayer {
    override var kindKeyword: String { "particles" }
    override func copyForPresentation() -> CALayer { EmitterSource(layer: self) }

    convenience init(_ plan: SourcePlan, _ emission: ParticleEmission) {
        self.init()
        emit(emission)
        store(.numbers(plan.motion.numbers), for: .particleMotion)
        store(.numbers(plan.colors), for: .particleColors)
        store(.keyword(plan.shape), for: .emitterShape)
        store(.keyword(plan.mode), for: .emitterMode)
        store(.point(plan.position), for: .emitterPosition)
        store(.size(plan.size), for: .emitterSize)
        store(.rect(plan.contentsRect), for: .contentsRect)
        store(.number(plan.contentsScale), for: .contentsScale)
        for (key, filter) in zip([LayerKey.magnificationFilter, .minificationFilter], plan.filters)
        where key.keywords?.contains(filter) ?? false {
            store(.keyword(filter), for: key)
        }
        if let image = plan.contents {
            sources[.contents] = image
            store(.image(ImageRegistry.id(of: image)), for: .contents)
        }
        for below in plan.carried {
            var emission = ParticleEmission()
            (emission.seed, emission.birthRate, emission.begin, emission.end) = (below.seed, below.birthRate, below.begin ?? 0, below.end)
            addSublayer(EmitterSource(below, emission))
        }
    }

    /// Says when particles appear.
    func emit(_ emission: ParticleEmission) { store(.numbers(emission.numbers), for: .emission) }
}
