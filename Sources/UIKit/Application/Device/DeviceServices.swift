import DeviceProtocol

/// The services that a process requests from its device besides drawing: permissions, notifications, background tasks. Safe to use from any
/// thread.
package final class DeviceServices: @unchecked Sendable {
    package static let shared = DeviceServices()

    /// Another device than the process's own.
    private let link: (any DeviceLink)?

    private let lock = NSLock()
    private var lastNumber = 0
    private var handlers: [Int: @Sendable (SystemReply) -> Void] = [:]
    private var followers: [(SystemEvent) -> Void] = []
    /// The events of the last seconds, such as the one that launched the app, which are replayed to handlers that subscribe during launch.
    private var recent: [(time: CFTimeInterval, event: SystemEvent)] = []
    private static let launchTime = 5.0

    /// - Parameter link: Another device than the process's own, for tests; nil = that one.
    package init(link: (any DeviceLink)? = nil) { self.link = link }

    /// Asks for something.
    ///
    /// - Parameter handler: Called once, on the thread that reads from the device.
    package func ask(_ request: SystemRequest, _ handler: @escaping @Sendable (SystemReply) -> Void) {
        guard let link = link ?? DeviceConnection.link else { return handler(.unavailable("no device")) }
        let number = lock.withLock {
            lastNumber += 1
            handlers[lastNumber] = handler
            return lastNumber
        }
        link.send(.system(id: number, request))
    }

    /// Tells the device something that needs no answer.
    package func tell(_ request: SystemRequest) { (link ?? DeviceConnection.link)?.send(.system(id: 0, request)) }

    package func take(_ reply: SystemReply, id: Int) { lock.withLock { handlers.removeValue(forKey: id) }?(reply) }

    /// Calls back on the main thread with everything the device tells, and has told in the last seconds.
    @MainActor package func follow(_ follower: @escaping @MainActor (SystemEvent) -> Void) {
        let now = CACurrentMediaTime()
        let before = lock.withLock {
            followers.append { event in MainActor.assumeIsolated { follower(event) } }
            return recent.filter { now - $0.time < Self.launchTime }
        }
        for (_, event) in before { follower(event) }
    }

    @MainActor func take(_ event: SystemEvent) {
        if case .notification(.badge(let number)) = event { UIApplication.shared.takeBadge(number) }
        if case .background(let event) = event { UIApplication.shared.take(event) }
        let now = CACurrentMediaTime()
        let followers = lock.withLock {
            recent = recent.filter { now - $0.time < Self.launchTime } + [(now, event)]
            return self.followers
        }
        for follower in followers { follower(event) }
    }
}
