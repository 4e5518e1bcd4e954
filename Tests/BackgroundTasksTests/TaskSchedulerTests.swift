import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import QuinceFoundation
import Testing

@testable import BackgroundTasks

private final class AnsweringLink: DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var commands: [BackgroundCommand] = []
    private(set) lazy var runtime = DeviceRuntime(link: self)
    var answer = SystemReply.done
    /// Called with what the app says of tasks.
    var heard: (BackgroundCommand) -> Void = { _ in }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        guard case .system(let id, .background(let command)) = message else { return }
        lock.withLock { commands.append(command) }
        heard(command)
        if id != 0 { runtime.services.handle(answer, id: id) }
    }

    var all: [BackgroundCommand] { lock.withLock { commands } }
}

@Suite(.serialized)
struct TaskSchedulerTests {
    private let link = AnsweringLink()
    private let scheduler: BGTaskScheduler

    init() { scheduler = BGTaskScheduler(runtime: link.runtime, permitted: ["a.refresh", "a.process", "a.other"]) }

    @Test func onlyPermittedIdentifiersAreTaken() {
        #expect(!scheduler.register(forTaskWithIdentifier: "b.refresh", using: nil) { _ in })
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b.refresh")) }
        #expect(link.all.isEmpty)
    }

    @Test func requestsReachTheDevice() throws {
        let request = BGProcessingTaskRequest(identifier: "a.process")
        request.earliestBeginDate = Date(timeIntervalSince1970: 5)
        request.requiresExternalPower = true
        try scheduler.submit(request)
        let record = BackgroundTaskRecord(
            identifier: "a.process", kind: .processing, earliest: Date(timeIntervalSince1970: 5), requiresPower: true)
        #expect(link.all == [.submit(record)])
        link.answer = .background(.error(2))
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) { try scheduler.submit(request) }
    }

    @Test func aTaskRunsItsHandlerAndIsCompletedOnce() async {
        let completed = await withCheckedContinuation { continuation in
            link.heard = { command in if case .completed = command { continuation.resume(returning: command) } }
            let isRegistered = scheduler.register(forTaskWithIdentifier: "a.refresh", using: .main) { task in
                #expect(task is BGAppRefreshTask)
                task.setTaskCompleted(success: true)
                task.setTaskCompleted(success: false)
            }
            #expect(isRegistered)
            scheduler.handle(.begin(BackgroundTaskRecord(identifier: "a.refresh", kind: .refresh)))
        }
        #expect(completed == .completed("a.refresh", success: true))
    }

    @Test func aTaskThatExpiresCallsItsHandler() async {
        let completed = await withCheckedContinuation { continuation in
            link.heard = { command in if case .completed = command { continuation.resume(returning: command) } }
            scheduler.register(forTaskWithIdentifier: "a.other", using: .main) { task in
                task.expirationHandler = { task.setTaskCompleted(success: false) }
                scheduler.handle(.expire("a.other"))
            }
            scheduler.handle(.begin(BackgroundTaskRecord(identifier: "a.other", kind: .processing)))
        }
        #expect(completed == .completed("a.other", success: false))
    }
}
