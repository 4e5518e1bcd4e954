import Foundation
import RenderProtocol

/// Several animations on one layer with a common time; each is cut off at the group's end.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copied = CAAnimationGroup()
        copyProperties(to: copied)
        copied.animations = animations?.map { $0.copy() as! CAAnimation }
        return copied
    }

    /// Resolves each member's time within the group's, which compositors do not know.
    override func render(on layer: CALayer, key: String, timing: AnimationTiming) -> [RenderAnimation] {
        (animations ?? []).enumerated().flatMap { index, animation in
            animation.render(on: layer, key: "\(key)#\(index)", timing: memberTiming(animation, in: timing))
        }
    }

    override func renderDynamic(on layer: CALayer, key: String, timing: AnimationTiming) -> [DynamicAnimation] {
        (animations ?? []).enumerated().flatMap { index, animation in
            animation.renderDynamic(on: layer, key: "\(key)#\(index)", timing: memberTiming(animation, in: timing))
        }
    }

    override var keys: [String] { (animations ?? []).flatMap(\.keys) }

    private func memberTiming(_ member: CAAnimation, in group: AnimationTiming) -> AnimationTiming {
        let duration = member.duration > 0 ? member.duration : group.duration
        let speed = Double(member.speed)
        // Within the group: t = (T_group − begin) · speed + offset, where T_group = (T − B) · S + O.
        let rate = group.speed * speed
        let begin = group.speed == 0 ? group.beginTime : group.beginTime + (member.beginTime - group.timeOffset) / group.speed
        let offset = group.speed == 0 ? (group.timeOffset - member.beginTime) * speed + member.timeOffset : member.timeOffset
        var repeats = member.repetitions(duration: duration)
        let room = max(group.duration - member.beginTime, 0) * abs(speed)
        let single = duration * (member.autoreverses ? 2 : 1)
        if single > 0 { repeats = min(repeats, room / single) }
        var autoreverses = member.autoreverses
        if group.repeatCount != 1 || group.autoreverses, member.beginTime == 0, duration == group.duration {
            (repeats, autoreverses) = (group.repeatCount, group.autoreverses)
        }
        return AnimationTiming(
            beginTime: begin, duration: duration, speed: rate, timeOffset: offset, repeatCount: repeats, autoreverses: autoreverses,
            fillMode: group.fillMode == .removed ? memberFill(member) : group.fillMode, isRemovedOnCompletion: group.isRemovedOnCompletion)
    }

    private func memberFill(_ member: CAAnimation) -> AnimationTiming.FillMode {
        AnimationTiming.FillMode(rawValue: member.fillMode.rawValue) ?? .removed
    }
}
