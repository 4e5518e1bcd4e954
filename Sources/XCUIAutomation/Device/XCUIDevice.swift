internal import AutomationModel
import QuinceFoundation
import UIKit

/// The phone.
///
/// Source: Apple's documentation of `XCUIDevice`.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
    /// The phone's buttons. Raw values are XCTest's.
    public enum Button: Int, Sendable {
        case home = 1
        case volumeUp = 2
        case volumeDown = 3
        case action = 4
        case camera = 5
    }

    /// The phone's appearance. Raw values are XCTest's.
    public enum Appearance: Int, Sendable {
        case unspecified = 0
        case light = 1
        case dark = 2
    }

    private static let only = XCUIDevice()
    open class var shared: XCUIDevice { only }

    override init() {}

    private func ask(_ activity: String, _ request: AutomationRequest) {
        guard !TestInterruption.isOver else { return }
        TestRecords.runActivity(activity, isTimed: true) {
            let reply = Phone.ask(request)
            ScreenTree.forget()
            if case .failure(let text) = reply {
                TestRun.fail("Failed to \(activity.prefix(1).lowercased() + activity.dropFirst()): \(text)")
            }
        }
    }

    // MARK: Settings

    /// How the phone is held; `faceUp`, `faceDown` and `unknown` change nothing.
    open var orientation: UIDeviceOrientation {
        get {
            guard case .text(let name) = Phone.ask(.orientation) else { return .unknown }
            return Self.orientations.first { $0.value == name }?.key ?? .unknown
        }
        set {
            guard let name = Self.orientations[newValue] else { return }
            ask("Set device orientation to \(name)", .setOrientation(name))
        }
    }

    private static let orientations: [UIDeviceOrientation: String] = [
        .portrait: "portrait", .portraitUpsideDown: "portrait-upside-down", .landscapeLeft: "landscape-left",
        .landscapeRight: "landscape-right",
    ]

    open var appearance: Appearance {
        get {
            guard case .text(let name) = Phone.ask(.appearance) else { return .unspecified }
            return name == "dark" ? .dark : .light
        }
        set {
            guard newValue != .unspecified else { return }
            ask("Set appearance to \(newValue)", .setAppearance(newValue == .dark ? "dark" : "light"))
        }
    }

    /// The simulated place of the phone; nil where it does not know it.
    open var location: XCUILocation? {
        get {
            guard case .location(let latitude, let longitude) = Phone.ask(.location) else { return nil }
            return XCUILocation(location: CLLocation(latitude: latitude, longitude: longitude))
        }
        set {
            guard let place = newValue?.location.coordinate else { return ask("Clear location", .clearLocation) }
            ask("Set location", .setLocation(latitude: place.latitude, longitude: place.longitude))
        }
    }

    // MARK: Buttons

    /// Presses a button. The phone has no camera button and no action button.
    open func press(_ button: Button) {
        switch button {
        case .home: ask("Press home button", .press(.home))
        case .volumeUp: ask("Press volume up button", .press(.volumeUp))
        case .volumeDown: ask("Press volume down button", .press(.volumeDown))
        case .action, .camera: TestRun.fail("Failed to press \(button) button: the phone has none")
        }
    }

    /// Whether the phone has a button.
    open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

    /// Functions of the system.
    open var system: XCUISystem { XCUISystem() }
}

/// The phone's system.
@preconcurrency @MainActor open class XCUISystem: NSObject {
    override init() {}

    /// Opens a link in the app that handles it: the app under test, which is launched if it does not run.
    open func open(_ url: URL) {
        guard !TestInterruption.isOver else { return }
        TestRecords.runActivity("Open '\(url.absoluteString)'", isTimed: true) {
            let reply = Phone.ask(.open(url: url.absoluteString, app: nil))
            ScreenTree.forget()
            if case .failure(let text) = reply { TestRun.fail("Failed to open '\(url.absoluteString)': \(text)") }
        }
    }
}
