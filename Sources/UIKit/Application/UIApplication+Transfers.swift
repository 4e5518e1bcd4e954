import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// Background sessions: the device wakes the app when their transfers are over.
extension UIApplication {
    /// Goes on with what an earlier process began, and has delegates of sessions hear nothing while the app is stopped.
    func followTransfers(inBackground: Bool) {
        let runtime = DeviceRuntime.current
        BackgroundSessions.shared.start(host: runtime.transfers, isHeld: inBackground)
        runtime.suspension.subscribe { BackgroundSessions.shared.setHeld($0) }
    }

    func apply(_ event: BackgroundEvent) {
        switch event {
        case .transfersFinished(let session): handleEvents(of: session)
        case .cancelTransfers: BackgroundSessions.shared.cancelAll()
        case .begin, .expire: break
        }
    }

    /// The delegate first makes the session, where this process has not, and keeps the handler; then the session's delegate hears what there is.
    private func handleEvents(of session: String) {
        let completion = { DeviceRuntime.current.services.send(.background(.completed(session, success: true))) }
        if let delegate {
            delegate.application(self, handleEventsForBackgroundURLSession: session, completionHandler: completion)
        } else {
            completion()
        }
        BackgroundSessions.shared.tellEvents(of: session)
    }
}
