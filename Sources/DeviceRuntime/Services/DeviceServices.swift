import DeviceProtocol
import QuinceFoundation

/// The services that a process requests from its device besides drawing: permissions, notifications, background tasks. May be used from any thread.
///
/// Their events are the runtime's `systemEvents`.
package final class DeviceServices: @unchecked Sendable {
    package typealias Handler = @Sendable (SystemReply) -> Void

    private let runtime: DeviceRuntime
    private let lock = NSLock()
    private var lastNumber = 0
    private var handlers: [Int: Handler] = [:]

    init(runtime: DeviceRuntime) { self.runtime = runtime }

    /// Sends a request that is answered.
    ///
    /// - Parameter handler: Called once, on the thread that reads from the device; with `unavailable` where there is no device.
    package func request(_ request: SystemRequest, _ handler: @escaping Handler) {
        guard let link = runtime.link else { return handler(.unavailable("no device")) }
        let number = lock.withLock {
            lastNumber += 1
            handlers[lastNumber] = handler
            return lastNumber
        }
        link.send(.system(id: number, request))
    }

    /// Sends a request that needs no answer.
    package func send(_ request: SystemRequest) { runtime.link?.send(.system(id: 0, request)) }

    /// Handles the answer to a request.
    package func handle(_ reply: SystemReply, id: Int) { lock.withLock { handlers.removeValue(forKey: id) }?(reply) }
}
