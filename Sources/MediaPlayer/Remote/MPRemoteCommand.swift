@_spi(Quince) import QuinceFoundation
import UIKit

/// A command of a remote control, which targets of the app's carry out.
///
/// Source: Apple's documentation of `MPRemoteCommand`.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    private enum Target {
        case action(Weak, Selector)
        case handler(NSObject, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    private let lock = NSLock()
    private var targets: [Target] = []
    private var isOn = true

    override init() { super.init() }

    /// Whether remote controls offer the command.
    open var isEnabled: Bool {
        get { lock.withLock { isOn } }
        set { lock.withLock { isOn = newValue } }
    }

    /// Adds a target, which is not retained.
    ///
    /// - Parameter action: A method that takes the event and may return an `MPRemoteCommandHandlerStatus`.
    open func addTarget(_ target: Any, action: Selector) {
        lock.withLock { targets.append(.action(Weak(object: target as AnyObject), action)) }
    }

    /// Adds a handler, called on the main thread.
    ///
    /// - Returns: An object to remove the handler by.
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        lock.withLock { targets.append(.handler(token, handler)) }
        return token
    }

    /// Removes one action of a target.
    ///
    /// - Parameter action: nil = all of them.
    open func removeTarget(_ target: Any, action: Selector?) {
        let object = target as AnyObject
        remove {
            if case .action(let weak, let selector) = $0 { weak.object === object && (action == nil || action == selector) } else { false }
        }
    }

    /// Removes a target, or a handler by what adding it returned.
    ///
    /// - Parameter target: nil = all.
    open func removeTarget(_ target: Any?) {
        guard let target else { return lock.withLock { targets = [] } }
        let object = target as AnyObject
        remove {
            switch $0 {
            case .action(let weak, _): weak.object === object
            case .handler(let token, _): token === object
            }
        }
    }

    private func remove(_ isRemoved: (Target) -> Bool) {
        lock.withLock { targets.removeAll { isRemoved($0) } }
    }

    /// Whether remote controls show the command.
    package var isOffered: Bool { lock.withLock { isOn && !targets.isEmpty } }

    /// Has the targets carry out an event, in their order.
    ///
    /// - Returns: The first result other than success.
    @discardableResult package func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        guard isOffered else { return .commandFailed }
        var result = MPRemoteCommandHandlerStatus.success
        for target in lock.withLock({ targets }) {
            let status: MPRemoteCommandHandlerStatus
            switch target {
            case .handler(_, let handler): status = handler(event)
            case .action(let weak, let selector):
                guard let object = weak.object else { continue }
                guard let method = ObjectRuntime.method(selector.name, of: object) else { ObjectRuntime.unrecognized(selector, by: object) }
                let answer = method(object, [event])
                status = answer as? MPRemoteCommandHandlerStatus ?? (answer as? Int).flatMap { .init(rawValue: $0) } ?? .success
            }
            if result == .success { result = status }
        }
        return result
    }
}

/// A skip by one of a number of intervals. Source: Apple's documentation of `MPSkipIntervalCommand`.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// Seconds; the first is that of the button.
    open var preferredIntervals: [NSNumber] = [10]
}

/// Praise or its opposite. Source: Apple's documentation of `MPFeedbackCommand`.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    /// Whether the feedback was given already.
    open var isActive = false
    open var localizedTitle = ""
    open var localizedShortTitle = ""
}

/// A rating. Source: Apple's documentation of `MPRatingCommand`.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    open var minimumRating: Float = 0
    open var maximumRating: Float = 1
}

/// A change of speed. Source: Apple's documentation of `MPChangePlaybackRateCommand`.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// A jump to a position. Source: Apple's documentation of `MPChangePlaybackPositionCommand`.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A change of shuffling. Source: Apple's documentation of `MPChangeShuffleModeCommand`.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentShuffleType = MPShuffleType.off
}

/// A change of repetition. Source: Apple's documentation of `MPChangeRepeatModeCommand`.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    open var currentRepeatType = MPRepeatType.off
}
