import Dispatch
import Testing

@testable import WatchConnectivity

struct WCSessionTests {
    private final class Delegate: NSObject, WCSessionDelegate, @unchecked Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        var activations: [WCSessionActivationState] = []
        var errors: [WCError.Code?] = []

        func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
            activations.append(state)
            semaphore.signal()
        }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
        func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
            errors.append((error as? WCError)?.code)
            semaphore.signal()
        }
    }

    @Test func aSessionIsActivatedWithoutAWatch() {
        let (session, delegate) = (WCSession(), Delegate())
        #expect(WCSession.isSupported())
        #expect(session.activationState == .notActivated)
        session.delegate = delegate
        session.activate()
        delegate.semaphore.wait()
        #expect(delegate.activations == [.activated])
        #expect(session.activationState == .activated)
        #expect(!session.isPaired)
        #expect(!session.isReachable)
    }

    @Test func nothingIsSent() {
        let (session, delegate) = (WCSession(), Delegate())
        session.delegate = delegate
        #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
        session.activate()
        delegate.semaphore.wait()
        let error = #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
        #expect(error?.code == .deviceNotPaired)
        let transfer = session.transferUserInfo(["a": 1])
        delegate.semaphore.wait()
        #expect(delegate.errors == [.deviceNotPaired])
        #expect(!transfer.isTransferring)
    }

    @Test func aMessageFails() async {
        let error = await withCheckedContinuation { continuation in
            WCSession().sendMessage([:], replyHandler: nil) { continuation.resume(returning: $0) }
        }
        #expect((error as? WCError)?.code == .sessionNotActivated)
    }

    /// Starts transfers on the session's queue, where none can end meanwhile.
    private final class Starter: NSObject, WCSessionDelegate, @unchecked Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        var transfers: [WCSessionUserInfoTransfer] = []
        var files: [WCSessionFileTransfer] = []
        var outstanding: [[WCSessionUserInfoTransfer]] = []
        var outstandingFiles: [WCSessionFileTransfer] = []
        var ended: [WCSessionUserInfoTransfer] = []

        func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
            transfers = [session.transferUserInfo(["a": 1]), session.transferCurrentComplicationUserInfo()]
            files = [session.transferFile(URL(fileURLWithPath: "/a"), metadata: nil)]
            outstanding.append(session.outstandingUserInfoTransfers)
            outstandingFiles = session.outstandingFileTransfers
            transfers[1].cancel()
            outstanding.append(session.outstandingUserInfoTransfers)
        }
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
        func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {
            ended.append(userInfoTransfer)
        }
        func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) { semaphore.signal() }
    }

    @Test func transfersAreOutstandingUntilTheyEnd() {
        let (session, delegate) = (WCSession(), Starter())
        session.delegate = delegate
        session.activate()
        delegate.semaphore.wait()
        #expect(delegate.outstanding == [delegate.transfers, [delegate.transfers[0]]])
        #expect(delegate.outstandingFiles == delegate.files)
        #expect(delegate.ended == [delegate.transfers[0]])
        #expect(session.outstandingUserInfoTransfers.isEmpty)
        #expect(session.outstandingFileTransfers.isEmpty)
    }
}
