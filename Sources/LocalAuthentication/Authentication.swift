internal import DeviceProtocol
internal import DeviceRuntime
internal import UIKit

/// One request of an app, from the first look for a face to the reply.
///
/// A face that does not match may try again once; then the fallback is left. Source: Apple's documentation of `localizedFallbackTitle` and `LAError`.
@MainActor final class Authentication {
    /// The request, as the context has it.
    struct Request: Sendable {
        var policy: LAPolicy
        var reason: String
        /// nil = the system's, empty = none.
        var fallbackTitle: String?
        /// nil = the system's.
        var cancelTitle: String?
    }

    /// Seconds that the device takes to recognize a face.
    static let scanTime = 0.7
    /// Seconds for which the sheet shows that it has.
    static let matchTime = 0.5
    private static let attempts = 2

    private let request: Request
    private let screen: any AuthenticationScreen
    private let runtime: DeviceRuntime
    private let reply: @MainActor (LAError?) -> Void
    private var phase = Phase.waiting
    private var failures = 0
    /// Increases with each scan, so that old ones are dropped.
    private var scan = 0

    private enum Phase { case waiting, scanning, asking, matched, ended }

    /// - Parameter reply: Called once; without an error where the user has proved to be the device's owner.
    init(_ request: Request, screen: any AuthenticationScreen, runtime: DeviceRuntime, reply: @escaping @MainActor (LAError?) -> Void) {
        (self.request, self.screen, self.runtime, self.reply) = (request, screen, runtime, reply)
    }

    func begin() {
        if runtime.settings.state.biometry == nil { return askPasscode() }
        look()
    }

    /// The device's settings have changed.
    func settingsChanged() { if phase == .scanning { look() } }

    /// Ends the request, such as for an app in the background.
    func end(_ error: LAError) { finish(error) }

    /// Looks for a face; the answer comes after a moment, or when somebody gives it.
    private func look() {
        if phase != .scanning { screen.showScan() }
        phase = .scanning
        scan += 1
        let number = scan
        switch runtime.settings.state.biometry {
        case .enrolled: return
        case .match: after(Self.scanTime) { if self.isLooking(number) { self.match() } }
        case .fail: after(Self.scanTime) { if self.isLooking(number) { self.fail() } }
        case nil: finish(.make(.biometryNotEnrolled, "Biometry is not enrolled."))
        }
    }

    private func isLooking(_ number: Int) -> Bool { phase == .scanning && scan == number }

    private func match() {
        phase = .matched
        screen.showMatch()
        after(Self.matchTime) { self.finish(nil) }
    }

    private func fail() {
        failures += 1
        let fallback = fallbackChoice
        guard failures < Self.attempts || fallback != nil else {
            return finish(.make(.authenticationFailed, "Application retry limit exceeded."))
        }
        phase = .asking
        var choices: [AuthenticationChoice] = []
        if failures < Self.attempts {
            choices.append(AuthenticationChoice(title: systemText("Try Face ID Again"), isCancel: false) { self.look() })
        }
        if let fallback { choices.append(fallback) }
        choices.append(
            AuthenticationChoice(title: request.cancelTitle ?? systemText("Cancel"), isCancel: true) {
                self.finish(.make(.userCancel, "Authentication canceled."))
            })
        screen.ask(
            systemText("Face Not Recognized"), failures < Self.attempts ? systemText("Try Again") : request.reason, choices)
    }

    /// The button that does without a face; nil where the app wants none.
    private var fallbackChoice: AuthenticationChoice? {
        switch request.policy {
        case .deviceOwnerAuthentication:
            return AuthenticationChoice(title: systemText("Enter Passcode"), isCancel: false) { self.askPasscode() }
        case .deviceOwnerAuthenticationWithBiometrics:
            guard request.fallbackTitle != "" else { return nil }
            return AuthenticationChoice(title: request.fallbackTitle ?? systemText("Enter Password"), isCancel: false) {
                self.finish(.make(.userFallback, "Fallback authentication mechanism selected."))
            }
        }
    }

    /// A simulated device takes every passcode but none, as Apple's Simulator does.
    private func askPasscode() {
        phase = .asking
        screen.askPasscode(systemText("Enter iPhone Passcode"), request.reason, cancel: request.cancelTitle ?? systemText("Cancel")) {
            passcode in
            guard let passcode else { return self.finish(.make(.userCancel, "Canceled by user.")) }
            if passcode.isEmpty { self.askPasscode() } else { self.finish(nil) }
        }
    }

    private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
    }

    private func finish(_ error: LAError?) {
        guard phase != .ended else { return }
        phase = .ended
        screen.dismiss()
        reply(error)
    }
}
