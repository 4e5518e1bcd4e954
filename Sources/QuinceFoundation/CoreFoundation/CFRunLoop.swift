import CoreFoundation
import Foundation

// Run loops are Core Foundation's own. Its names of modes are strings of C there; on iOS they are a type of Swift, `CFRunLoopMode`.

public typealias CFRunLoop = CoreFoundation.CFRunLoop
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource
public typealias CFRunLoopSourceContext = CoreFoundation.CFRunLoopSourceContext
public typealias CFRunLoopObserver = CoreFoundation.CFRunLoopObserver
public typealias CFRunLoopTimer = CoreFoundation.CFRunLoopTimer
public typealias CFRunLoopActivity = CoreFoundation.CFRunLoopActivity
public typealias CFRunLoopRunResult = CoreFoundation.CFRunLoopRunResult

/// The name of a mode in which a run loop runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The mode for everything that is not tracking or an alert.
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    /// The modes that are declared common.
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    /// Core Foundation's own name; it knows its two modes by identity.
    package var name: CoreFoundation.CFRunLoopMode {
        switch self {
        case .defaultMode: kCFRunLoopDefaultMode
        case .commonModes: kCFRunLoopCommonModes
        // `NSString` is `CFString` under another name, but Swift on Linux has no cast for it.
        default: unsafeBitCast(NSString(string: rawValue), to: CoreFoundation.CFRunLoopMode.self)
        }
    }
}

extension RunLoop.Mode {
    /// The mode's name as Core Foundation's functions take it.
    package var coreFoundationMode: CFRunLoopMode { CFRunLoopMode(rawValue) }
}

public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }
public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }
/// Runs the current loop in its default mode until it is stopped or has nothing to wait for.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl) }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl) }
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { CoreFoundation.CFRunLoopIsWaiting(rl) }

/// Runs the current loop in one mode.
///
/// - Parameters:
///   - seconds: The maximum duration; 0 for one pass.
///   - returnAfterSourceHandled: Whether to return after one source has been handled.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    CoreFoundation.CFRunLoopRunInMode(mode.name, seconds, returnAfterSourceHandled)
}

/// Schedules a block for the loop's next pass in a mode, whose name comes as `CFRunLoopMode.commonModes.rawValue` or as an array of such.
///
/// A loop that sleeps is not woken by it.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
    let names = (mode as? [CFString]) ?? (mode as? CFString).map { [$0] } ?? [CFRunLoopMode.defaultMode.rawValue]
    for name in names { CoreFoundation.CFRunLoopPerformBlock(rl, CFRunLoopMode(name).name, block) }
}

public func CFRunLoopAddCommonMode(_ rl: CFRunLoop!, _ mode: CFRunLoopMode!) { CoreFoundation.CFRunLoopAddCommonMode(rl, mode.name) }

// MARK: Observers

/// Makes an observer of a run loop's stages.
///
/// - Parameters:
///   - activities: Raw value of `CFRunLoopActivity`.
///   - order: Observers of a smaller number are called first.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities, repeats, order, block)
}

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddObserver(rl, observer, mode.name)
}

public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveObserver(rl, observer, mode.name)
}

public func CFRunLoopContainsObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
    CoreFoundation.CFRunLoopContainsObserver(rl, observer, mode.name)
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { CoreFoundation.CFRunLoopObserverInvalidate(observer) }
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { CoreFoundation.CFRunLoopObserverIsValid(observer) }

// MARK: Sources

/// Makes a source that is signalled by hand.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CoreFoundation.CFRunLoopSourceCreate(nil, order, context) }

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddSource(rl, source, mode.name)
}

public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveSource(rl, source, mode.name)
}

public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    CoreFoundation.CFRunLoopContainsSource(rl, source, mode.name)
}

public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceSignal(source) }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceInvalidate(source) }

// MARK: Timers

/// Makes a timer that calls a block at a date and, where `interval` is positive, every so many seconds afterwards.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    CoreFoundation.CFRunLoopTimerCreateWithHandler(nil, fireDate, interval, flags, order, block)
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddTimer(rl, timer, mode.name)
}

public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopRemoveTimer(rl, timer, mode.name)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { CoreFoundation.CFRunLoopTimerInvalidate(timer) }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { CoreFoundation.CFRunLoopTimerIsValid(timer) }

/// When the timer fires next, in seconds since the reference date.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    CoreFoundation.CFRunLoopTimerGetNextFireDate(timer)
}

public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    CoreFoundation.CFRunLoopTimerSetNextFireDate(timer, fireDate)
}

extension RunLoop {
    /// Core Foundation's run loop behind this one. Only the current thread's and the main one can be told.
    public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}
