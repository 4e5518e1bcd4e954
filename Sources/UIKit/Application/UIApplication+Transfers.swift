import DeviceProtocol
import QuinceFoundation

/// Background sessions: the device wakes the app when their transfers are over.
extension UIApplication {
    /// Goes on with what an earlier process began, and has delegates of sessions hear nothing while the app is stopped.
    func followTransfers(inBackground: Bool) {
        BackgroundSessions.shared.start(host: TransferHost.shared, isHeld: inBackground)
        TransferHost.follow()
    }

    func take(_ event: BackgroundEvent) {
        switch event {
        case .transfersFinished(let session): handleEvents(of: session)
        case .cancelTransfers: BackgroundSessions.shared.cancelAll()
        case .begin, .expire: break
        }
    }

    /// The delegate first makes the session, where this process has not, and keeps the handler; then the session's delegate hears what there is.
    private func handleEvents(of session: String) {
        let completion = { DeviceServices.shared.tell(.background(.completed(session, success: true))) }
        if let delegate {
            delegate.application(self, handleEventsForBackgroundURLSession: session, completionHandler: completion)
        } else {
            completion()
        }
        BackgroundSessions.shared.tellEvents(of: session)
    }
}

/// Tells the device of a process's background sessions.
package final class TransferHost: BackgroundSessionHost {
    package static let shared = TransferHost()
    @MainActor private static var isFollowing = false

    @MainActor static func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        Suspension.shared.observe { BackgroundSessions.shared.setHeld($0) }
    }

    package func pendingSessionsChanged(_ identifiers: [String]) { DeviceServices.shared.tell(.background(.transfers(identifiers))) }
    package func sessionFinished(_ identifier: String) { DeviceServices.shared.tell(.background(.transfersFinished(identifier))) }
}
