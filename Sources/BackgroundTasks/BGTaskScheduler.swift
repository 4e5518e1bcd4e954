internal import DeviceProtocol
internal import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Has the device start the app for tasks while nobody uses it.
///
/// Source: Apple's documentation of `BGTaskScheduler`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let instance = BGTaskScheduler()
    open class var shared: BGTaskScheduler { instance }

    private struct Registration {
        let queue: DispatchQueue
        let handler: (BGTask) -> Void
    }

    private let lock = NSLock()
    private var registrations: [String: Registration] = [:]
    private var tasks: [BGTask] = []
    /// Only used on the main thread.
    private var isSubscribed = false
    private let ownRuntime: DeviceRuntime?
    private let permitted: [String]?

    /// - Parameters:
    ///   - runtime: The app's side of its device; nil = the process's own.
    ///   - permitted: The identifiers of Info.plist; nil = those of the app's own.
    init(runtime: DeviceRuntime? = nil, permitted: [String]? = nil) {
        (ownRuntime, self.permitted) = (runtime, permitted)
        super.init()
    }

    var services: DeviceServices { (ownRuntime ?? .current).services }

    private var permittedIdentifiers: [String] {
        permitted ?? Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []
    }

    /// Says what is to be done when a task begins; to be called before the app has finished launching, once for each identifier.
    ///
    /// - Parameters:
    ///   - identifier: One of `BGTaskSchedulerPermittedIdentifiers` in Info.plist.
    ///   - queue: The queue that the handler runs on; nil for one of the system's.
    /// - Returns: Whether Info.plist has the identifier.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard permittedIdentifiers.contains(identifier) else { return false }
        let isNew = lock.withLock {
            guard registrations[identifier] == nil else { return false }
            registrations[identifier] = Registration(
                queue: queue ?? DispatchQueue(label: "com.apple.BackgroundTasks"), handler: launchHandler)
            return true
        }
        guard isNew else {
            raise(.internalInconsistencyException, "Launch handler for task with identifier \(identifier) has already been registered")
        }
        subscribe()
        return true
    }

    /// Asks for a task; one of the same identifier that waits is replaced.
    ///
    /// - Throws: `BGTaskScheduler.Error`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard permittedIdentifiers.contains(taskRequest.identifier) else { throw Error(.notPermitted) }
        // As on iOS, the call waits for the system's answer.
        nonisolated(unsafe) var reply = SystemReply.unavailable("")
        let answered = DispatchSemaphore(value: 0)
        services.request(.background(.submit(taskRequest.record))) {
            reply = $0
            answered.signal()
        }
        answered.wait()
        switch reply {
        case .done: return
        case .background(.error(let number)): throw Error(Error.Code(rawValue: number) ?? .unavailable)
        default: throw Error(.unavailable)
        }
    }

    open func cancel(taskRequestWithIdentifier identifier: String) { services.send(.background(.cancel(identifier))) }
    open func cancelAllTaskRequests() { services.send(.background(.cancel(nil))) }

    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        services.request(.background(.pending)) { reply in
            guard case .background(.pending(let list)) = reply else { return completionHandler([]) }
            completionHandler(list.map(BGTaskRequest.make))
        }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] {
        await withCheckedContinuation { continuation in getPendingTaskRequests { continuation.resume(returning: $0) } }
    }

    // MARK: The device

    private func subscribe() {
        DispatchQueue.main.async { [self] in
            guard !isSubscribed else { return }
            isSubscribed = true
            (ownRuntime ?? .current).systemEvents.subscribe { [weak self] event in
                if case .background(let event) = event { self?.handle(event) }
            }
        }
    }

    func handle(_ event: BackgroundEvent) {
        switch event {
        case .begin(let record): begin(record)
        case .expire(let identifier): lock.withLock { tasks.filter { $0.identifier == identifier } }.forEach { $0.expire() }
        case .transfersFinished, .cancelTransfers: break
        }
    }

    private func begin(_ record: BackgroundTaskRecord) {
        let identifier = record.identifier
        let task: BGTask = record.kind == .refresh ? BGAppRefreshTask(identifier, self) : BGProcessingTask(identifier, self)
        guard let registration = lock.withLock({ registrations[identifier] }) else {
            raise(
                .internalInconsistencyException, "No launch handler registered for task with identifier \(identifier)")
        }
        lock.withLock { tasks.append(task) }
        nonisolated(unsafe) let handler = registration.handler
        registration.queue.async { handler(task) }
    }

    func forget(_ task: BGTask) { lock.withLock { tasks.removeAll { $0 === task } } }

    // MARK: Errors

    /// Why a request is not accepted.
    public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
        }

        public let code: Code
        public init(_ code: Code) { self.code = code }

        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }
}
