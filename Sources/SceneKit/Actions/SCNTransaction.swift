import QuartzCore
import UIKit

/// Changes of a scene that a thread makes together, and that are animated where a duration says so.
///
/// Positions, rotations, scales and opacities of nodes, values of cameras and lights, and colours of materials are animated; other values change at once.
/// Source: Apple's documentation of `SCNTransaction`.
open class SCNTransaction: NSObject {
    final class Frame {
        var duration: TimeInterval
        var timing: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        init(duration: TimeInterval) { self.duration = duration }
    }

    /// The transactions of a thread, the innermost last; the first is around all others, and animates nothing by itself.
    private final class Stack {
        var frames = [Frame(duration: 0)]
    }
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { if let pointer = $0 { Unmanaged<Stack>.fromOpaque(pointer).release() } }
        return key
    }()
    private static var stack: Stack {
        if let pointer = pthread_getspecific(key) { return Unmanaged<Stack>.fromOpaque(pointer).takeUnretainedValue() }
        let stack = Stack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
    private static let mutex = NSRecursiveLock()
    private static var current: Frame { stack.frames.last! }

    /// Begins a transaction whose changes take a quarter of a second.
    open class func begin() { stack.frames.append(Frame(duration: 0.25)) }

    /// Ends the innermost transaction; its completion is called when its duration has passed.
    open class func commit() {
        let stack = stack
        guard stack.frames.count > 1, let frame = stack.frames.popLast(), let completion = frame.completion else { return }
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.asyncAfter(deadline: .now() + (frame.disablesActions ? 0 : frame.duration)) { call() }
    }

    /// Ends what was changed outside of any transaction.
    open class func flush() { stack.frames[0] = Frame(duration: 0) }
    open class func lock() { mutex.lock() }
    open class func unlock() { mutex.unlock() }

    /// Seconds.
    open class var animationDuration: CFTimeInterval {
        get { current.duration }
        set { current.duration = max(newValue, 0) }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { current.timing }
        set { current.timing = newValue }
    }
    open class var disableActions: Bool {
        get { current.disablesActions }
        set { current.disablesActions = newValue }
    }
    open class var completionBlock: (() -> Void)? {
        get { current.completion }
        set { current.completion = newValue }
    }
    open class func value(forKey key: String) -> Any? { current.values[key] }
    open class func setValue(_ value: Any?, forKey key: String) { current.values[key] = value }

    /// The duration and timing of a change that is made now; nil where it is not animated.
    static var animation: (duration: TimeInterval, timing: CAMediaTimingFunction?)? {
        let frame = current
        return frame.duration > 0 && !frame.disablesActions ? (frame.duration, frame.timing) : nil
    }
}
