import QuinceFoundation

/// The thread on which a manager was made, whose run loop its delegate is called on.
final class CalloutThread: @unchecked Sendable {
    /// nil = the main thread's.
    private let loop: RunLoop?

    init() { loop = Self.isMain ? nil : RunLoop.current }

    private static let mainKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main queue runs here; in programs without a run loop other threads serve it.
    private static var isMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true }

    /// Calls back later on the thread.
    func call(_ body: @escaping @Sendable () -> Void) {
        if let loop { loop.perform(body) } else { DispatchQueue.main.async(execute: body) }
    }
}
