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
    /// The animations that the app evaluates itself.
    private(set) var dynamic: [DynamicAnimation] = []
    /// Whether it changes a property for whose changes the layer is drawn again.
    private(set) var redrawsLayer = false
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
        dynamic = animation.renderDynamic(on: layer, key: key, timing: timing)
        redrawsLayer = Self.redraws(animation, layer)
        redraw(at: timeline.now)
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

    private static func redraws(_ animation: CAAnimation, _ layer: CALayer) -> Bool {
        let type = type(of: layer)
        return type != CALayer.self && animation.keys.contains { type.needsDisplay(forKey: $0) }
    }

    /// Draws the layer again where the animation's value shows in its drawing.
    func redraw(at time: Double) {
        guard redrawsLayer, let timing, time >= timing.beginTime else { return }
        layer?.setNeedsDisplay()
    }

    /// When the layer is to be drawn again after a media time; nil where the animation does not show in its drawing, or is over.
    func nextFrame(after time: Double) -> Double? {
        guard redrawsLayer, let timing, timing.speed != 0, time < timing.activeEnd else { return nil }
        return min(max(timing.beginTime, time + Self.frame), timing.activeEnd)
    }

    /// Seconds between two frames of the display.
    private static let frame = 1.0 / 60

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
