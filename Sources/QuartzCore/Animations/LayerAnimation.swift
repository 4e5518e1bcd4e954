import CoreGraphics
import Foundation
import RenderProtocol

/// An animation on a layer, from its adding to its end.
final class LayerAnimation {
    let key: String
    let animation: CAAnimation
    private(set) weak var layer: CALayer?
    let timeline: MediaTimeline
    /// The animations sent to compositors; empty until the commit that begins the animation.
    private(set) var rendered: [RenderAnimation] = []
    private(set) var hasBegun = false
    /// Begin and speed in media time; nil until the animation has begun.
    private(set) var timing: AnimationTiming?
    private(set) var hasEnded = false
    var isCommitted = false
    /// Media time of the end; infinite for one that never ends.
    private(set) var endTime = Double.infinity
    /// The layer's own time at the begin.
    private var localBegin = 0.0
    /// Transactions whose completion waits for this animation.
    var groups: [CompletionGroup] = []

    nonisolated(unsafe) private static var lastNumber = 0

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    init(key: String, animation: CAAnimation, layer: CALayer) {
        (self.key, self.animation, self.layer) = (key, animation, layer)
        timeline = layer.timeline
    }

    /// Fixes begin and values. Animations without a `beginTime` begin now, so that all of one commit run together.
    func begin(at mediaTime: Double) {
        hasBegun = true
        guard let layer else { return endTime = mediaTime }
        localBegin = animation.beginTime != 0 ? animation.beginTime : layer.timeScale.toLocal(mediaTime)
        if let transition = animation as? CATransition { transition.stage = TransitionStage(transition, of: layer) }
        retime()
        animation.delegate?.animationDidStart(animation)
    }

    /// Resolves begin and speed to media time, again after the layer's own timing has changed.
    func retime() {
        guard let layer else { return }
        let timing = resolvedTiming(on: layer)
        self.timing = timing
        rendered = animation.render(on: layer, key: key, timing: timing)
        endTime = timing.activeEnd
        isCommitted = false
    }

    /// Images the animation shows beside the layer's own.
    var images: [CGImage] { (animation as? CATransition)?.stage?.oldContents.map { [$0] } ?? [] }

    func end() {
        hasEnded = true
        guard let transition = animation as? CATransition else { return }
        transition.stage?.end()
        transition.stage = nil
    }

    private func resolvedTiming(on layer: CALayer) -> AnimationTiming {
        let scale = layer.timeScale
        let drag = timeline.dragCoefficient
        let rate = scale.rate * Double(animation.speed)
        let duration = resolvedDuration
        let fill = AnimationTiming.FillMode(rawValue: animation.fillMode.rawValue) ?? .removed
        let begin = scale.rate == 0 ? timeline.now : (localBegin - scale.offset) / scale.rate
        // Time standing still on the layer: all progress sits in the offset.
        let offset = scale.rate == 0 ? (scale.offset - localBegin) * Double(animation.speed) + animation.timeOffset : animation.timeOffset
        return AnimationTiming(
            beginTime: begin, duration: duration, speed: rate / drag, timeOffset: offset,
            repeatCount: animation.repetitions(duration: duration),
            autoreverses: animation.autoreverses, fillMode: fill, isRemovedOnCompletion: animation.isRemovedOnCompletion)
    }

    private var resolvedDuration: Double { animation.duration }
}
