import DeviceProtocol
import Foundation

/// The services that the app requests of its device. Permissions and notifications behave as on a booted device, on the app's virtual clock.
extension HeadlessSession: NotificationHost {
    var notificationDate: Date { clockDate }

    var notificationCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: state.locale)
        calendar.timeZone = TimeZone(identifier: state.timeZone) ?? .gmt
        return calendar
    }

    func isInFront(_ app: String) -> Bool { isRunning && !isInBackground }
    func tell(_ event: NotificationEvent, to app: String) { post(.system(.notification(event))) }
    func badgeChanged(of app: String) {}
    func notificationScheduleChanged() {}
    func deliveredChanged() {}
    func note(_ text: String, of app: String) {}

    func showBanner(_ notification: DeliveredNotification, of app: String, actions: [NotificationAction]) {
        lastBanner = notification
    }

    /// The number on the app's icon.
    public var badge: Int { notifications.badge(of: bundle.identifier) }

    /// Taps the banner that came last, or chooses one of its actions: the app comes to the front.
    ///
    /// - Parameter action: An action's identifier; nil = the banner itself.
    public func answerBanner(action: String? = nil) throws {
        guard let banner = lastBanner else { throw SimulatorError("there is no banner", nextStep: "Let time pass until one comes.") }
        let action = action ?? NotificationEvent.defaultAction
        guard let found = try notifications.respond(to: banner, of: bundle.identifier, action: action) else { return }
        let event = NotificationEvent.response(found.notification, action: action, text: nil)
        if found.opensApp { if isRunning { try activate() } else { try launch(action: nil, notification: event) } }
        post(.system(.notification(event)))
        try settle()
    }

    func take(_ request: SystemRequest, id: Int) {
        let reply = reply(to: request)
        if id != 0 { post(.systemReply(id: id, reply)) }
    }

    private func reply(to request: SystemRequest) -> SystemReply {
        let app = bundle.identifier
        switch request {
        case .permission(let service): return .permission(permissions.status(of: service, for: app))
        case .setPermission(let service, let isGranted):
            try? permissions.set(isGranted ? .granted : .denied, of: service, for: app)
            return .done
        case .notifications(let command): return notifications.answer(command, from: app)
        case .background(let command): return take(command, from: app)
        case .quickActions(let actions):
            try? quickActions.set(actions, of: app)
            return .done
        case .settings: return .unavailable("\(app) is not the Settings app")
        }
    }

    /// Tasks wait here for ever: there is no time in which nobody uses the app. Transfers that are over wake it, as on a device with a page.
    private func take(_ command: BackgroundCommand, from app: String) -> SystemReply {
        do {
            switch command {
            case .submit(let task):
                return try background.submit(task, of: app, now: clockDate) ? .done : .background(.error(BackgroundTaskStore.tooMany))
            case .cancel(let identifier): try background.cancel(identifier, of: app)
            case .pending: return .background(.pending(background.apps[app]?.map(\.task) ?? []))
            case .completed, .transfers: break
            case .transfersFinished(let session): post(.system(.background(.transfersFinished(session))))
            }
            return .done
        } catch { return .unavailable("\(error)") }
    }
}
