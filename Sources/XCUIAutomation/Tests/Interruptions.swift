internal import AutomationModel
import QuinceFoundation

/// Alerts that come between a test and the element that it wants to use, and the test's handlers of them.
@_spi(Quince) @MainActor public enum Interruptions {
    private static var monitors: [(token: NSObject, description: String, handler: (XCUIElement) -> Bool)] = []
    private static var isHandling = false

    /// Adds a handler; those added last are asked first.
    public static func add(_ description: String, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let token = NSObject()
        monitors.append((token, description, handler))
        return token
    }

    public static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0.token === token } }

    /// A test starts.
    public static func reset() { (monitors, isHandling) = ([], false) }

    private static let attempts = 3
    private static let pause = 1.0

    /// Finds the only element of a path; alerts in front of it are handled first, and one that is not there yet is waited for.
    ///
    /// - Parameter isTouched: Whether a finger has to reach the element: then an alert that nobody handles is closed, as XCTest does.
    /// - Throws: `ElementFailure` where it is not there, or several are.
    static func resolve(_ element: XCUIElement, isTouched: Bool = true) throws -> ElementSnapshot {
        for attempt in 1...attempts {
            handle(for: element.path, isTouched: isTouched)
            if attempt == attempts || !element.matches.isEmpty { break }
            guard ScreenTree.current(element.path.app) != nil else { break }
            Phone.wait(pause)
        }
        return try element.match()
    }

    /// Has alerts handled that are not what the test looks for.
    private static func handle(for path: ElementPath, isTouched: Bool) {
        guard !isHandling, path.app != AutomationChannel.springBoard else { return }
        for _ in 0..<attempts {
            guard let alert = interruption(for: path), handle(alert, path, isTouched: isTouched) else { return }
        }
    }

    /// The alert in front of what a path leads to; nil where it leads into the alert, or there is none.
    private static func interruption(for path: ElementPath) -> ElementSnapshot? {
        guard let root = ScreenTree.current(path.app), let alert = root.descendants.last(where: { $0.elementType == .alert }) else {
            return nil
        }
        let inside = Set(([alert] + alert.descendants).map(\.position))
        return path.elements(in: root).contains { inside.contains($0.position) } ? nil : alert
    }

    private static func handle(_ alert: ElementSnapshot, _ path: ElementPath, isTouched: Bool) -> Bool {
        isHandling = true
        defer { isHandling = false }
        let app = ElementPath(app: path.app)
        let element = XCUIElement(app.adding(.descendants(.alert)).adding(.number(alert.element.id)))
        for monitor in monitors.reversed() {
            let isHandled = TestRecords.runActivity("Invoking UI interruption monitors for \(name(of: alert))", isTimed: true) {
                monitor.handler(element)
            }
            ScreenTree.forget()
            if isHandled { return true }
        }
        return dismiss(alert, element, isTouched: isTouched)
    }

    /// As XCTest does by itself, refuses what the system asks; an alert of the app's is closed by its button to cancel, or its only one.
    ///
    /// Source: “Handle interruptions and alerts in UI tests”, WWDC 2020.
    private static func dismiss(_ alert: ElementSnapshot, _ element: XCUIElement, isTouched: Bool) -> Bool {
        let buttons = alert.descendants.filter { $0.elementType == .button && $0.isEnabled }
        var button = buttons.first { SystemAlerts.refusals.contains($0.label) }
        if isTouched { button = button ?? buttons.first { $0.label == SystemAlerts.cancel } ?? (buttons.count == 1 ? buttons[0] : nil) }
        guard let button else { return false }
        element.buttons[button.label].firstMatch.tap()
        return true
    }

    private static func name(of alert: ElementSnapshot) -> String {
        let title = alert.label.isEmpty ? alert.descendants.first { $0.elementType == .staticText }?.label ?? "" : alert.label
        return "\"\(title)\" Alert"
    }
}

/// The system's own alerts.
enum SystemAlerts {
    /// The buttons that refuse what the system asks the user, in English.
    static let refusals = ["Don’t Allow", "Keep Only While Using"]
    static let cancel = "Cancel"
}
