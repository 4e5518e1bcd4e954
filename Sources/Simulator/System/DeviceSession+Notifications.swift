import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// Notifications: the device delivers them at their dates, the home screen shows them.
extension DeviceSession: NotificationHost {
    var notificationDate: Date { clock.now }

    var notificationCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: device.record.state.locale)
        calendar.timeZone = TimeZone(identifier: device.record.state.timeZone) ?? .gmt
        return calendar
    }

    func isInFront(_ app: String) -> Bool { core.foreground == app && !core.isHomeCovering }

    func tell(_ event: NotificationEvent, to app: String) { process(of: app)?.send(.system(.notification(event))) }

    func showBanner(_ notification: DeliveredNotification, of app: String, actions: [NotificationAction]) {
        system.banner = (app, notification)
        if core.isHomeShown { homeProcess?.send(.home(.banner(banner(notification, of: app, actions: actions)))) }
    }

    private func banner(_ notification: DeliveredNotification, of app: String, actions: [NotificationAction] = []) -> HomeBanner {
        let content = notification.request.content
        let name = (try? installed(app)).map { self.name(of: $0.bundle) } ?? app
        return HomeBanner(
            identifier: notification.request.identifier, app: app, title: content.title.isEmpty ? name : content.title,
            subtitle: content.subtitle, body: content.body, actions: actions)
    }

    func deliveredChanged() { tellHomeOfNotifications() }

    /// Tells the home screen what stands in the notification centre.
    func tellHomeOfNotifications() {
        guard let homeProcess else { return }
        let delivered = system.notifications.delivered.map {
            HomeNotification(banner($0.notification, of: $0.app), date: $0.notification.date.timeIntervalSince1970)
        }
        homeProcess.send(.home(.notifications(delivered)))
    }

    func badgeChanged(of app: String) { tellHomeOfApps() }

    func note(_ text: String, of app: String) {
        guard let bundle = (try? installed(app))?.bundle else { return }
        add([LogLine(source: .quince, text: "\(bundle.displayName) \(text)")], app: bundle)
    }

    func notificationScheduleChanged() {
        system.notificationTimer?.cancel()
        system.notificationTimer = nil
        guard let date = system.notifications.store.nextDate else { return }
        let item = DispatchWorkItem { [weak self] in self?.lock.withLock { self?.deliverNotifications() } }
        system.notificationTimer = item
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + clock.wait(until: date), execute: item)
    }

    /// Delivers what is due, and waits for what comes next.
    func deliverNotifications() {
        do { try system.notifications.deliverDue() } catch { note(error) }
        notificationScheduleChanged()
    }

    func forgetNotifications(of app: String) {
        lock.withLock {
            do {
                try system.notifications.forget(app)
                try system.background.cancel(nil, of: app)
            } catch { note(error) }
        }
    }

    /// Does what somebody chose in a banner or in the notification centre.
    func respond(_ response: HomeBannerResponse) {
        // A banner of an app that wants no more than that is not in the list.
        let known = system.notifications.delivered + [system.banner].compactMap { $0 }
        let chosen = known.last { $0.app == response.app && $0.notification.request.identifier == response.identifier }
        guard let chosen else { return }
        do {
            guard let found = try system.notifications.respond(to: chosen.notification, of: response.app, action: response.action) else {
                return
            }
            let event = NotificationEvent.response(found.notification, action: response.action, text: response.text)
            if found.opensApp { try launch(response.app, notification: event) } else { try handle(.startInBackground(response.app)) }
            process(of: response.app)?.send(.system(.notification(event)))
        } catch { note(error) }
    }
}
