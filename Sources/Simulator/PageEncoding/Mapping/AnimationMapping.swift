import Foundation
import RenderProtocol

/// From a layer's committed animations to Web Animations of its parts.
///
/// Every frame is what the layer's mapping makes of the values of that moment; CSS properties that differ between frames are animated. A single
/// animation from one value to another needs two frames and CSS's own easing; springs, key frames, components and animations that add up are sampled
/// 60 times a second.
struct AnimationMapping {
    let tree: RenderTree
    let scale: Double
    /// Media time now: what has ended is left out.
    let now: Double
    /// Whether the layer is part of a mask: then there is a group of SVG to animate, and no element.
    var isMask = false
    /// The maximum number of frames of each animation.
    var frameLimit = 3600

    /// Properties that meet in the same CSS properties, and so must be animated together.
    private enum Group: Hashable {
        case geometry, shadow, stroke, gradient, single(LayerKey)

        init(_ key: LayerKey) {
            switch key {
            case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform: self = .geometry
            case .shadowColor, .shadowOffset, .shadowOpacity, .shadowRadius, .shadowPath, .filterBlurRadius: self = .shadow
            case .strokeStart, .strokeEnd, .lineDashPhase: self = .stroke
            case .colors, .locations, .startPoint, .endPoint: self = .gradient
            default: self = .single(key)
            }
        }
    }

    struct Result {
        var animations: [PageAnimation] = []
        /// Parts that animations need though the model does without.
        var required: Set<PageLayer.Part> = []
        var fading: ImageID?
        /// The number of sampled times.
        var moments = 0
        /// Whether parts of a line are drawn.
        var trims = false
    }

    func result(for layer: RenderLayer) -> Result {
        var result = Result()
        let running = layer.animations.filter { !($0.timing.isRemovedOnCompletion && $0.timing.activeEnd <= now) }
        guard !running.isEmpty else { return result }
        var order: [Group] = []
        var groups: [Group: [RenderAnimation]] = [:]
        for animation in running {
            if case .crossfade(let image) = animation.motion {
                result.fading = image
                result.animations.append(fade(animation))
                continue
            }
            if animation.property == .strokeStart || animation.property == .strokeEnd { result.trims = true }
            let group = Group(animation.property)
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(animation)
        }
        for group in order { add(groups[group]!, of: layer, to: &result) }
        return result
    }

    private func fade(_ animation: RenderAnimation) -> PageAnimation {
        animated(
            .fade, [PageAnimation.Frame(offset: 0, style: ["opacity": "1"]), PageAnimation.Frame(offset: 1, style: ["opacity": "0"])],
            animation.timing, easing: CSS.easing(animation.curve))
    }

    // MARK: - Sampling

    /// The moments to look at, evenly through the Web Animation.
    private struct Samples {
        /// The layer with the animations to look at, and the media times to look at them.
        var layer: RenderLayer
        var times: [Double]
        var timing: AnimationTiming
        var easing: String
    }

    private func add(_ animations: [RenderAnimation], of layer: RenderLayer, to result: inout Result) {
        let samples = samples(for: animations, of: layer)
        result.moments += samples.times.count
        let keys = Set(animations.map(\.property))
        var pages: [PageLayer] = []
        var masks: [PageLayer.Style] = []
        for time in samples.times {
            var replaced: LayerProperties = [:]
            for key in keys { replaced[key] = samples.layer.value(key, at: time) }
            let values = LayerValues(layer, replaced: replaced)
            let mapping = LayerMapping(values: values, tree: tree, scale: scale, required: parts(for: keys), trims: result.trims)
            pages.append(mapping.moment())
            masks.append(MaskMapping.style(values))
        }
        if isMask { return append(masks, .mask, samples, to: &result) }
        for part in PageLayer.Part.allCases where part != .mask && part != .fade {
            append(pages.map { $0.parts[part] }, part, samples, to: &result)
        }
    }

    /// Parts whose presence depends on a value that is animated.
    private func parts(for keys: Set<LayerKey>) -> Set<PageLayer.Part> {
        var parts: Set<PageLayer.Part> = []
        if keys.contains(.strokeStart) || keys.contains(.strokeEnd) || keys.contains(.path) { parts.insert(.shape) }
        if keys.contains(.borderWidth) || keys.contains(.borderColor) { parts.insert(.border) }
        return parts
    }

    private func append(_ styles: [PageLayer.Style?], _ part: PageLayer.Part, _ samples: Samples, to result: inout Result) {
        guard styles.contains(where: { $0 != nil }) else { return }
        let names = Set(styles.flatMap { ($0 ?? [:]).keys })
        let varying = names.filter { name in Set(styles.map { $0?[name] ?? CSS.initialValue(name) }).count > 1 }
        guard !varying.isEmpty else { return }
        let last = Double(max(styles.count - 1, 1))
        let frames = styles.enumerated().map { index, style in
            PageAnimation.Frame(
                offset: Double(index) / last,
                style: Dictionary(uniqueKeysWithValues: varying.map { ($0, style?[$0] ?? CSS.initialValue($0)) }))
        }
        if part != .box && part != .mask { result.required.insert(part) }
        result.animations.append(animated(part, frames, samples.timing, easing: samples.easing))
    }

    private func samples(for animations: [RenderAnimation], of layer: RenderLayer) -> Samples {
        let first = animations[0]
        if animations.allSatisfy({ $0.timing == first.timing && !$0.isCumulative }) {
            return oneRepetition(of: animations, layer)
        }
        // Different times: one animation from the first beginning to the last end.
        let begin = animations.map(\.timing.beginTime).min()!
        let end = min(animations.map(\.timing.activeEnd).max()!, max(begin, now) + Self.longestSampling)
        var timing = AnimationTiming(beginTime: begin, duration: max(end - begin, 0))
        timing.isRemovedOnCompletion = animations.allSatisfy { $0.timing.isRemovedOnCompletion }
        timing.fillMode = timing.isRemovedOnCompletion ? .removed : .both
        // Just before the end: at the end itself nothing is shown any more.
        let times = Self.times(timing.duration, count: frames(timing.duration, animations)).map {
            begin + min($0, timing.duration * (1 - 1e-7))
        }
        return Samples(layer: layer, times: times, timing: timing, easing: "linear")
    }

    /// Looks at the first repetition on a clock of its own; repeating, reversing and speed are left to the Web Animation.
    private func oneRepetition(of animations: [RenderAnimation], _ layer: RenderLayer) -> Samples {
        let timing = animations[0].timing, curve = animations[0].curve
        let isStraight = animations.allSatisfy { $0.curve == curve && self.isStraight($0, of: layer) }
        let looked = RenderLayer(
            id: layer.id, properties: layer.properties,
            animations: animations.map { animation in
                var animation = animation
                animation.timing = AnimationTiming(beginTime: 0, duration: timing.duration, fillMode: .both)
                return animation
            })
        let count = isStraight ? 2 : frames(timing.duration, animations)
        return Samples(
            layer: looked, times: Self.times(timing.duration, count: count), timing: timing,
            easing: isStraight ? CSS.easing(curve) : "linear")
    }

    private static func times(_ duration: Double, count: Int) -> [Double] { (0..<count).map { duration * Double($0) / Double(count - 1) } }

    /// Endless animations that cannot be told as one period are sampled this far ahead, in seconds.
    private static let longestSampling = 30.0

    /// Returns the number of frames that represent an animation: 60 per second, and fewer for long animations and for large values such as paths with
    /// thousands of elements.
    private func frames(_ duration: Double, _ animations: [RenderAnimation]) -> Int {
        let size = animations.reduce(0) { $0 + $1.motion.size }
        let most = max(min(Self.largestMotion / max(size, 1), frameLimit), 2)
        return Int(max(2, min((duration * 60).rounded(.up) + 1, Double(most))))
    }

    /// Numbers in all frames of a motion.
    private static let largestMotion = 4_000_000

    /// Whether CSS interpolates between the two ends as Core Animation does.
    private func isStraight(_ animation: RenderAnimation, of layer: RenderLayer) -> Bool {
        guard case .basic(let from, let to) = animation.motion else { return false }
        switch animation.property {
        case .transform, .sublayerTransform:
            if let component = animation.component {
                return component.rawValue.hasPrefix("translation") || component.rawValue.hasPrefix("scale")
            }
            return [from, to].allSatisfy { value in
                guard case .transform(let transform) = value else { return false }
                return transform.isAffine && transform.m12 == 0 && transform.m21 == 0 && transform.m11 > 0 && transform.m22 > 0
            }
        // Which side of the contents fits may change on the way.
        case .bounds: return !LayerValues(layer).keyword(.contentsGravity).hasPrefix("resizeAspect")
        // Browsers mix no lists that name filters of SVG.
        case .filterBlurRadius: return layer[.filterColorMatrix] == .numbers([])
        // Parts of several lines have no common structure.
        case .strokeStart, .strokeEnd: return !LayerValues(layer).hasOnlyLines
        case .colors, .locations, .startPoint, .endPoint, .cornerRadius, .maskedCorners, .borderWidth, .contents, .contentsCenter:
            return false
        default: return true
        }
    }

    private func animated(_ part: PageLayer.Part, _ frames: [PageAnimation.Frame], _ timing: AnimationTiming, easing: String)
        -> PageAnimation
    {
        // Running backwards starts at the end.
        let offset = timing.speed < 0 && timing.activeDuration.isFinite ? timing.timeOffset + timing.activeDuration : timing.timeOffset
        let lasts = !timing.isRemovedOnCompletion && (timing.fillMode == .forwards || timing.fillMode == .both)
        let waits = timing.fillMode == .backwards || timing.fillMode == .both
        return PageAnimation(
            part: part, frames: frames, easing: easing, begin: timing.beginTime, duration: timing.duration,
            iterations: timing.autoreverses ? timing.repeatCount * 2 : timing.repeatCount, alternates: timing.autoreverses,
            fill: lasts ? (waits ? "both" : "forwards") : (waits ? "backwards" : "none"), rate: timing.speed, offset: offset)
    }
}

extension RenderAnimation.Motion {
    /// The number of components of its largest value.
    fileprivate var size: Int {
        func size(_ value: LayerValue) -> Int {
            switch value {
            case .numbers(let values): values.count
            case .colors(let colors): colors.count * 4
            case .path(let path): path.elements.count * 6
            default: 1
            }
        }
        return switch self {
        case .basic(let from, let to), .spring(let from, let to, _, _, _, _): max(size(from), size(to))
        case .keyframes(let values, _, _, _): max(values.lazy.map(size).max() ?? 0, values.count)
        case .crossfade: 0
        }
    }
}
