/// Animations between a begin and a commit call, as before iOS 4. Settings apply to the changes that follow them.
extension UIView {
    /// Begins a block of animations; blocks nest.
    ///
    /// - Parameters:
    ///   - animationID: The identifier that the delegate receives.
    ///   - context: An additional value that the delegate receives.
    ///
    /// Source: UIKit, `UIView.beginAnimations(_:context:)`.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(animationID, context)
        AnimationBlock.open.append(block)
        AnimationContext.push(block.context)
    }

    /// Ends the block that was begun last.
    ///
    /// Source: UIKit, `UIView.commitAnimations()`.
    public class func commitAnimations() {
        guard let block = AnimationBlock.open.popLast() else { return }
        AnimationContext.pop()
        block.commit()
    }

    /// The object that `setAnimationWillStart` and `setAnimationDidStop` name actions of.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.open.last?.delegate = delegate as AnyObject? }
    /// An action with the block's identifier and context, as the animations start.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.open.last?.willStart = selector }
    /// An action with the block's identifier, whether all ran to their ends, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.open.last?.didStop = selector }
    /// Seconds; 0.2 where nothing is said.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.open.last?.context.duration = duration }
    /// Seconds until the animations begin.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.open.last?.context.delay = delay }
    /// When the animations begin.
    public class func setAnimationStart(_ startDate: Date) {
        AnimationBlock.open.last?.context.delay = max(0, startDate.timeIntervalSinceNow)
    }
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.open.last?.context.timing = .curve(curve.timingFunction) }
    /// How often the animations run; a part of a round is possible.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.open.last?.context.repeatCount = repeatCount }
    /// Whether each round runs back, too.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.open.last?.change(.autoreverse, repeatAutoreverses)
    }
    /// Whether running animations of the same properties are taken up where they are.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.open.last?.change(.beginFromCurrentState, fromCurrentState)
    }
    @available(*, unavailable, message: "not yet in Quince: use UIView.transition(with:duration:options:animations:completion:)")
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// How one content replaces another.
    public enum AnimationTransition: Int, Sendable { case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown }
}

/// The settings of an animation made between `beginAnimations` and `commitAnimations`.
@MainActor private final class AnimationBlock {
    static var open: [AnimationBlock] = []

    let context: AnimationContext
    weak var delegate: AnyObject?
    var willStart, didStop: Selector?
    private let identifier: String?
    private let pointer: UnsafeMutableRawPointer?
    private let ending: Ending

    /// Tells of the end, which comes after the block has gone.
    private final class Ending {
        var notify: (Bool) -> Void = { _ in }
    }

    init(_ identifier: String?, _ pointer: UnsafeMutableRawPointer?) {
        (self.identifier, self.pointer) = (identifier, pointer)
        let ending = Ending()
        self.ending = ending
        context = AnimationContext(
            duration: 0.2, delay: 0, timing: .curve(UIView.AnimationCurve.easeInOut.timingFunction), options: .allowUserInteraction,
            tracker: AnimationTracker { ending.notify($0) })
    }

    func change(_ option: UIView.AnimationOptions, _ isOn: Bool) {
        if isOn { context.options.insert(option) } else { context.options.remove(option) }
    }

    func commit() {
        if let delegate, let willStart { perform(willStart, on: delegate, with: [identifier, pointer]) }
        ending.notify = { [identifier, pointer, didStop, weak delegate] isFinished in
            guard let delegate, let didStop else { return }
            perform(didStop, on: delegate, with: [identifier, NSNumber(value: isFinished), pointer])
        }
        context.tracker.close(after: context.duration > 0 ? 0 : context.delay)
    }
}
