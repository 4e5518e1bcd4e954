internal import AutomationModel
import QuartzCore

/// The elements of apps, as the host has last sent them.
///
/// On the virtual clock an app changes only while time passes or when something is done to it: in between a tree is asked for only once.
@MainActor enum ScreenTree {
    private static var known: (app: String?, time: Double, root: ElementSnapshot)?

    /// The tree of an app; nil while it does not run.
    static func current(_ app: String?) -> ElementSnapshot? {
        let time = CACurrentMediaTime()
        if let known, known.app == app, known.time == time, !TestInterruption.isOver { return known.root }
        guard case .elements(let root) = Phone.ask(.elements(app: app)) else { return nil }
        let snapshot = ElementSnapshot(root)
        known = (app, CACurrentMediaTime(), snapshot)
        return snapshot
    }

    /// Something has been done to the phone.
    static func forget() { known = nil }
}
