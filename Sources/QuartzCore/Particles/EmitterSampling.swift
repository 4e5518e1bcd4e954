@_spi(Quince) import QuinceFoundation
import CoreGraphics
import Foundation
import RenderProtocol

/// The emission of an emitter while its own properties are animated. Compositors do not support such animations, so values are sampled in advance, 30
/// per second.
struct EmitterSampling {
    let layer: CAEmitterLayer
    let settings: CAEmitterLayer.Settings
    let cells: [CAEmitterCell]
    let from: Double

    /// Between two moments, in seconds, and how far ahead animations without an end are followed.
    private static let step = 1.0 / 30, horizon = 30.0

    var changes: [EmissionHistory.Change] {
        let animations = layer.running.compactMap { SampledAnimation($0, layer, settings, cells) }
        let end = min(animations.map(\.timing.activeEnd).max() ?? from, from + Self.horizon)
        var changes: [EmissionHistory.Change] = []
        var time = from
        while time < end {
            changes.append(change(at: time, animations))
            time += Self.step
        }
        changes.append(change(at: max(end, from), animations))
        return changes
    }

    private func change(at time: Double, _ animations: [SampledAnimation]) -> EmissionHistory.Change {
        var settings = settings
        var plans = layer.plans(settings, cells)
        for animation in animations { animation.apply(at: time, to: &settings) }
        if settings != self.settings { plans = layer.plans(settings, cells) }
        for animation in animations { animation.apply(at: time, to: &plans, settings) }
        return EmissionHistory.Change(time: time, sources: plans)
    }
}

/// An animation of a number or a point of an emitter.
private struct SampledAnimation {
    let keyPath: String
    let timing: AnimationTiming
    /// A layer whose property of the same kind moves as the emitter's does.
    private let model: RenderLayer
    private let key: LayerKey
    private let cell: CAEmitterCell?
    private let cells: [CAEmitterCell]

    init?(_ running: LayerAnimation, _ layer: CAEmitterLayer, _ settings: CAEmitterLayer.Settings, _ cells: [CAEmitterCell]) {
        guard let animation = running.animation as? CAPropertyAnimation, let keyPath = animation.keyPath, EmitterKeyPath.isOne(keyPath),
            let timing = running.timing
        else { return nil }
        (self.keyPath, self.timing, self.cells) = (keyPath, timing, cells)
        let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
        cell = parts[0] == "emitterCells" && parts.count == 3 ? cells.first { $0.name == parts[1] } : nil
        let base: LayerValue
        switch keyPath {
        case "emitterPosition": (key, base) = (.position, .point(settings.position))
        case "emitterSize": (key, base) = (.shadowOffset, .size(settings.size))
        default:
            let own = cell.flatMap { numericValue($0.codedValue(forKey: parts[2])) }
            guard let number = own ?? EmitterKeyPath.number(keyPath, of: settings).map({ Double($0) }) else { return nil }
            (key, base) = (.zPosition, .number(number))
        }
        let stand = CALayer()
        stand.store(base, for: key)
        guard let motion = animation.motion(on: stand, path: AnimatedKeyPath(key)) else { return nil }
        model = RenderLayer(
            id: stand.id, properties: [key: base],
            animations: [
                RenderAnimation(
                    key: "sampled", property: key, motion: motion, timing: timing, curve: animation.curve, isAdditive: animation.isAdditive,
                    isCumulative: animation.isCumulative)
            ])
    }

    func apply(at time: Double, to settings: inout CAEmitterLayer.Settings) {
        guard cell == nil else { return }
        switch model.value(key, at: time) {
        case .point(let point): settings.position = point
        case .size(let size): settings.size = size
        case .number(let number): _ = EmitterKeyPath.set(CGFloat(number), keyPath, in: &settings)
        default: break
        }
    }

    /// A cell's plan, made anew with the value of that moment.
    func apply(at time: Double, to plans: inout [SourcePlan], _ settings: CAEmitterLayer.Settings) {
        guard let cell, case .number(let number) = model.value(key, at: time), let index = cells.firstIndex(where: { $0 === cell }),
            let name = keyPath.split(separator: ".", maxSplits: 2).last.map(String.init)
        else { return }
        let kept = cell.codedValue(forKey: name)
        cell.setCodedValue(number, forKey: name)
        plans[index] = SourcePlan(cell, number: index, of: settings)
        cell.setCodedValue(kept, forKey: name)
    }
}
