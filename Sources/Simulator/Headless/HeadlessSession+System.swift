import DeviceCore
import DeviceProtocol
import Foundation

/// Notification banners and badges, which nobody sees.
extension HeadlessSession {
    func show(_ shown: AppNotification) {
        lastBanner = shown
    }

    /// The number on the app's icon.
    public var badge: Int { core.services.badge(of: bundle.identifier) }

    /// Taps the banner that came last, or chooses one of its actions.
    ///
    /// - Parameter action: An action's identifier; nil = the banner itself.
    public func answerBanner(action: String? = nil) throws {
        guard let shown = lastBanner else { throw SimulatorError("there is no banner", nextStep: "Let time pass until one comes.") }
        let banner = HomeBanner(identifier: shown.notification.request.identifier, app: shown.app, title: "", body: "")
        let before = identifier
        try handle(.respond(HomeBannerResponse(banner, action: action ?? NotificationEvent.defaultAction)))
        // A notification that is dismissed starts nothing.
        guard isRunning || identifier != before else { return }
        try settle()
        try waitUntilLaunched()
    }
}

/// Sounds, which nobody hears.
extension HeadlessSession {
    /// The sounds that the device plays.
    var playingSounds: [PlayingSound] { core.playingSounds }
}
