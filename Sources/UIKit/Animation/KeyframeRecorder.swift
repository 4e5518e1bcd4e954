/// Collects the values that the keyframes of `animateKeyframes` give to properties, and makes one keyframe animation of each property.
@MainActor final class KeyframeRecorder {
    private struct Track {
        let layer: CALayer
        let key: String
        let initial: Any?
        var frames: [(start: Double, end: Double, value: Any?)] = []
    }

    private var tracks: [Track] = []
    private var pending: [(track: Int, frame: Int)] = []
    private let mode: CAAnimationCalculationMode
    /// The part of the whole that the running keyframe takes, 0…1.
    private var range: (start: Double, end: Double)?

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs one keyframe.
    func keyframe(start: Double, duration: Double, _ body: () -> Void) {
        range = (start, min(start + duration, 1))
        body()
        range = nil
        for (track, frame) in pending { tracks[track].frames[frame].value = tracks[track].layer.value(forKeyPath: tracks[track].key) }
        pending = []
    }

    /// Notes that the property changes in the running keyframe; the animation itself is added at the end, by `finish`.
    func animation(of layer: CALayer, forKey key: String, from: Any?, context: AnimationContext) -> CAAnimation? {
        let range = range ?? (0, 1)
        let index = tracks.firstIndex { $0.layer === layer && $0.key == key } ?? tracks.count
        if index == tracks.count { tracks.append(Track(layer: layer, key: key, initial: from)) }
        tracks[index].frames.append((range.start, range.end, nil))
        pending.append((index, tracks[index].frames.count - 1))
        return nil
    }

    /// Adds the animations of all properties that changed.
    func finish(in context: AnimationContext) {
        for (track, frame) in pending { tracks[track].frames[frame].value = tracks[track].layer.value(forKeyPath: tracks[track].key) }
        pending = []
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            var times: [Double] = [0]
            var values: [Any?] = [track.initial]
            for frame in track.frames {
                if frame.start > times[times.count - 1] {
                    times.append(frame.start)
                    values.append(values[values.count - 1])
                }
                times.append(max(frame.end, times[times.count - 1]))
                values.append(frame.value)
            }
            if times[times.count - 1] < 1 {
                times.append(1)
                values.append(values[values.count - 1])
            }
            if let recorder = context.recorder {
                recorder.add(
                    AnimatorTrack(track.layer, track.key, values: values.map { $0 ?? NSNull() }, keyTimes: times, mode: mode))
                continue
            }
            animation.values = values.map { $0 ?? NSNull() }
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            context.finish(animation, of: track.layer, forKey: track.key)
            track.layer.add(animation, forKey: track.key)
        }
    }
}

extension UIView {
    /// Animates through keyframes that `animations` adds by `addKeyframe`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let tracker = AnimationTracker(completion: completion)
        let shared = AnimationOptions(rawValue: options.rawValue & 0x3FF)
        let context = AnimationContext(
            duration: duration, delay: delay,
            timing: .curve(options.timingFunction), options: shared, tracker: tracker)
        let recorder = KeyframeRecorder(mode: options.calculationMode)
        context.keyframes = recorder
        context.recorder = AnimationContext.current?.recorder
        AnimationContext.run(context) {
            animations()
            recorder.finish(in: context)
        }
        tracker.close(after: delay)
    }

    /// Adds a keyframe; start and duration are parts (0…1) of the whole animation's.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationContext.current?.keyframes else { return animations() }
        recorder.keyframe(start: frameStartTime, duration: frameDuration, animations)
    }
}

extension UIView.KeyframeAnimationOptions {
    var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }

    var timingFunction: CAMediaTimingFunction { UIView.AnimationOptions(rawValue: rawValue).curve.timingFunction }
}
