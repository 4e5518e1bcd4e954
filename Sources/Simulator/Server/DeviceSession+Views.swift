import DeviceProtocol
import Foundation
import PageEncoding

/// The views of the app in front, for pages that inspect them.
extension DeviceSession {
    /// The number of the question to an app; the watchdog and the core ask under others.
    static let viewQuestion = 1_000_001

    /// Asks the app in front for its views on behalf of a page. Nothing comes back while none is in front, or while it does not answer.
    func askForViews(_ page: ObjectIdentifier) {
        lock.withLock {
            guard let front = core.front, let app = processes[front] else { return }
            viewRequests[front, default: []].insert(page)
            app.send(.query(id: Self.viewQuestion, .views))
        }
    }

    /// Passes an app's answer to the pages that asked for it.
    func showViews(_ text: String, of app: LiveApp) {
        guard let asking = viewRequests.removeValue(forKey: app.id),
            let report = try? JSONDecoder().decode(ViewReport.self, from: Data(text.utf8))
        else { return }
        let context = core.place(of: app.id) == .hosted ? app.id.number : 0
        for id in asking { pages[id]?.send(.views(report, context: context)) }
    }
}
