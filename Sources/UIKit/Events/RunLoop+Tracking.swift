extension RunLoop.Mode {
    /// The mode of the main run loop while content is dragged or a control is tracked; one of the common modes.
    ///
    /// Source: Apple's documentation of `RunLoop.Mode.tracking`.
    public static let tracking: RunLoop.Mode = {
        let mode = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), mode.coreFoundationMode)
        TrackingMode.use()
        return mode
    }()
}

/// Whether the main run loop runs in the mode for tracking: only in apps that use it.
enum TrackingMode {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var isUsed = false

    static func use() { lock.withLock { isUsed = true } }

    /// The mode for the main run loop's next pass.
    @MainActor static var current: RunLoop.Mode {
        guard lock.withLock({ isUsed }) else { return .default }
        return UIApplication.shared.touchState.isTracking ? .tracking : .default
    }
}

extension TouchDispatcher {
    /// Whether a finger drags content or is tracked by a control.
    var isTracking: Bool {
        currentTouches.contains { touch in
            sequence(first: touch.view as UIView?, next: { $0?.superview }).contains { view in
                (view as? UIScrollView)?.isDragging == true || (view as? UIControl)?.isTracking == true
            }
        }
    }
}
