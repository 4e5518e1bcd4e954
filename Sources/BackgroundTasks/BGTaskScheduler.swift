internal import DeviceProtocol
import UIKit

/// Has the device start the app for tasks while nobody uses it.
///
/// Source: Apple's documentation of `BGTaskScheduler`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let instance = BGTaskScheduler()
    /// The services of the device; overridden in tests.
    nonisolated(unsafe) static var services = DeviceServices.shared
    open class var shared: BGTaskScheduler { instance }

    private struct Registration {
        let queue: DispatchQueue
        let handler: (BGTask) -> Void
    }

    private let lock = NSLock()
    private var registrations: [String: Registration] = [:]
    private var tasks: [BGTask] = []
    nonisolated(unsafe) private static var isFollowing = false

    /// Another Info.plist than the app's own, for tests.
    var permitted: [String]?

    private override init() { super.init() }

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
            uncaughtException(.internalInconsistency, "Launch handler for task with identifier \(identifier) has already been registered")
        }
        Self.follow()
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
        Self.services.ask(.background(.submit(taskRequest.record))) {
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

    open func cancel(taskRequestWithIdentifier identifier: String) { Self.services.tell(.background(.cancel(identifier))) }
    open func cancelAllTaskRequests() { Self.services.tell(.background(.cancel(nil))) }

    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        Self.services.ask(.background(.pending)) { reply in
            guard case .background(.pending(let list)) = reply else { return completionHandler([]) }
            completionHandler(list.map(BGTaskRequest.make))
        }
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] {
        await withCheckedContinuation { continuation in getPendingTaskRequests { continuation.resume(returning: $0) } }
    }

    // MARK: The device

    private static func follow() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard !isFollowing else { return }
                isFollowing = true
                services.follow { event in if case .background(let news) = event { shared.take(news) } }
            }
        }
    }

    func take(_ event: BackgroundEvent) {
        switch event {
        case .begin(let record): begin(record)
        case .expire(let identifier): lock.withLock { tasks.filter { $0.identifier == identifier } }.forEach { $0.expire() }
        case .transfersFinished, .cancelTransfers: break
        }
    }

    private func begin(_ record: BackgroundTaskRecord) {
        let identifier = record.identifier
        let task: BGTask = record.kind == .refresh ? BGAppRefreshTask(identifier: identifier) : BGProcessingTask(identifier: identifier)
        guard let registration = lock.withLock({ registrations[identifier] }) else {
            uncaughtException(
                .internalInconsistency, "No launch handler registered for task with identifier \(identifier)")
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
