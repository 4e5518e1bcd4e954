import Foundation
import RenderProtocol

/// The sources of an emitter: those that emit, those whose particles are still on their way, and those that are to emit later.
final class EmissionHistory {
    /// The emission of an emitter from a media time on, with a source for each of its cells.
    struct Change {
        var time: Double
        var sources: [SourcePlan]
    }

    /// A source, from its begin in the layer's time to its end.
    private struct Era {
        let layer: EmitterSource
        let plan: SourcePlan
        /// The cell's place among the emitter's.
        let number: Int
        var emission: ParticleEmission
    }

    private var eras: [Era] = []

    var sources: [CALayer] { eras.map(\.layer) }

    /// Takes over what is emitted from now on; what was planned for later is forgotten.
    func update(to changes: [Change], of layer: CAEmitterLayer) {
        guard let first = changes.first else { return }
        let scale = layer.timeScale
        retime(scale)
        rewind(to: scale.toLocal(first.time))
        for change in changes { begin(change.sources, at: scale.toLocal(change.time), scale, of: layer) }
    }

    /// Emitters whose time stands still, or runs at another speed, show all their particles at that time.
    private func retime(_ scale: TimeScale) {
        for index in eras.indices where eras[index].emission.timeRate != scale.rate || eras[index].emission.timeOffset != scale.offset {
            (eras[index].emission.timeRate, eras[index].emission.timeOffset) = (scale.rate, scale.offset)
            eras[index].layer.emit(eras[index].emission)
        }
    }

    private func rewind(to time: Double) {
        for era in eras where era.emission.begin > time && era.plan.begin != era.emission.begin { remove(era) }
        eras.removeAll { $0.layer.hierarchy.superlayer == nil }
        for era in eras where era.emission.end + era.plan.longestLife < time { remove(era) }
        eras.removeAll { $0.layer.hierarchy.superlayer == nil }
    }

    private func remove(_ era: Era) {
        era.layer.hierarchy.superlayer = nil
        era.layer.leave()
    }

    private func begin(_ plans: [SourcePlan], at time: Double, _ scale: TimeScale, of layer: CAEmitterLayer) {
        let numbers = Set(eras.map(\.number)).union(plans.indices)
        for number in numbers.sorted() {
            let last = eras.lastIndex { $0.number == number }
            let plan = plans.indices.contains(number) ? plans[number] : nil
            if let last, eras[last].plan == plan, eras[last].emission.end == plan?.end { continue }
            var emission = ParticleEmission()
            (emission.timeRate, emission.timeOffset) = (scale.rate, scale.offset)
            if let last {
                end(&eras[last], at: time)
                continueNumbers(of: eras[last], in: &emission, at: time, plan?.birthRate ?? 0)
                if eras[last].emission.birthRate == 0 { remove(eras.remove(at: last)) }
            } else {
                emission.begin = plan?.begin ?? Self.begin(of: scale)
            }
            guard let plan else { continue }
            (emission.seed, emission.birthRate) = (plan.seed, plan.birthRate)
            // What begins later than this change does not begin with it.
            if let own = plan.begin, own > emission.begin { (emission.begin, emission.firstIndex) = (own, emission.firstIndex) }
            emission.end = plan.end
            add(Era(layer: EmitterSource(plan, emission), plan: plan, number: number, emission: emission), to: layer)
        }
    }

    private func add(_ era: Era, to layer: CAEmitterLayer) {
        eras.append(era)
        era.layer.hierarchy.superlayer = layer
        era.layer.join(layer.hierarchy.context)
    }

    private func end(_ era: inout Era, at time: Double) {
        guard era.emission.end > time else { return }
        era.emission.end = time
        era.layer.emit(era.emission)
    }

    /// The next particle is due when the last one says, at whatever rate; particles keep their numbers.
    private func continueNumbers(of last: Era, in emission: inout ParticleEmission, at time: Double, _ birthRate: Double) {
        let born = max((min(time, last.emission.end) - last.emission.begin) * last.emission.birthRate, 0)
        emission.firstIndex = last.emission.firstIndex + born.rounded(.down)
        // At next to no rate the next one is as good as never due.
        emission.begin = time - (birthRate > 0 ? min((born - born.rounded(.down)) / birthRate, Self.longAgo) : 0)
    }

    /// A layer with a time of its own emits from its beginning. One that follows the device's time has, as on iOS, emitted ever since the device was started:
    /// particles are everywhere at once.
    private static func begin(of scale: TimeScale) -> Double { scale == TimeScale() ? -longAgo : 0 }

    /// Seconds.
    private static let longAgo = 100_000.0
}
