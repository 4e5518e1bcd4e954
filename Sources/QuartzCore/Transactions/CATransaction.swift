@_spi(Quince) import QuinceFoundation
import Foundation

/// Groups changes of layers that reach the screen together, and says how they animate.
open class CATransaction: NSObject {
    /// Starts a transaction nested in the current one.
    open class func begin() { stack.append(Transaction(parent: current)) }

    /// Ends the innermost transaction; the outermost reaches the screen with the run loop's turn.
    open class func commit() {
        guard stack.count > 1 else { return flush() }
        stack.removeLast().close()
    }

    /// Ends the implicit transaction: animations begin now, and owners of layer trees are asked to commit.
    open class func flush() { flush(.current) }

    static func flush(_ timeline: MediaTimeline) {
        timeline.flush {
            guard stack.count == 1 else { return }
            stack[0].close()
            stack[0] = Transaction(parent: nil)
        }
    }

    open class func lock() { mutex.lock() }
    open class func unlock() { mutex.unlock() }

    /// Length of animations that say none; 0.25 s by default.
    open class func animationDuration() -> CFTimeInterval { current.animationDuration }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.animationDuration = dur }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.timingFunction = function }
    /// Whether changed properties take effect at once.
    open class func disableActions() -> Bool { current.disablesActions }
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    open class func completionBlock() -> (() -> Void)? { current.completion?.block }
    /// Called on the main thread when all animations added from here on in this transaction have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: numericValue(anObject).map { setAnimationDuration($0) }
        case kCATransactionDisableActions: setDisableActions(numericValue(anObject) ?? 0 != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.values[key] = anObject
        }
    }

    // MARK: State

    /// One level of nesting.
    final class Transaction {
        var animationDuration: CFTimeInterval
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool
        var values: [String: Any]
        private(set) var completion: CompletionGroup?

        init(parent: Transaction?) {
            animationDuration = parent?.animationDuration ?? 0.25
            timingFunction = parent?.timingFunction
            disablesActions = parent?.disablesActions ?? false
            values = parent?.values ?? [:]
        }

        func setCompletion(_ block: (() -> Void)?) {
            completion?.close()
            completion = block.map { CompletionGroup(block: $0) }
        }

        func close() {
            completion?.close()
            completion = nil
        }
    }

    private static let mutex = NSRecursiveLock()
    /// The implicit transaction, then the explicit ones.
    nonisolated(unsafe) private static var stack = [Transaction(parent: nil)]

    static var current: Transaction { stack[stack.count - 1] }
    static var openGroups: [CompletionGroup] { stack.compactMap(\.completion) }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
