import DeviceProtocol
import Foundation

/// Notifications are delivered at their dates, whether their apps run or not.
///
/// Source: Apple's documentation of `UNUserNotificationCenter`.
extension DeviceCore {
    /// The numbers of `UNError`.
    private enum Fault { static let notAllowed = 1, noDate = 1400, badgeInvalid = 1600 }

    mutating func handle(_ command: NotificationCommand, from app: String) -> SystemReply {
        let kept = services.notifications[app]
        switch command {
        case .settings: return .notifications(.settings(services.notificationPermissions(of: app)))
        case .authorize(let isGranted, let options): authorize(isGranted, options, app)
        case .add(let request): return add(request, app)
        case .removePending(let identifiers):
            change(app) { $0.pending.removeAll { identifiers?.contains($0.request.identifier) ?? true } }
        case .removeDelivered(let identifiers):
            change(app) { $0.delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true } }
        case .pending: return .notifications(.pending(kept?.pending.map(\.request) ?? []))
        case .delivered: return .notifications(.delivered(kept?.delivered ?? []))
        case .categories: return .notifications(.categories(kept?.categories ?? []))
        case .setCategories(let categories): change(app) { $0.categories = categories }
        case .setBadge(let number):
            guard number >= 0 else { return .notifications(.error(Fault.badgeInvalid)) }
            guard services.notificationPermissions(of: app).mayBadge else { return .notifications(.error(Fault.notAllowed)) }
            setBadge(number, app)
        case .present(let notification, let options): present(notification, options, app)
        }
        return .done
    }

    /// Changes what is kept of an app's notifications.
    mutating func change(_ app: String, _ body: (inout AppNotifications) -> Void) {
        let old = services.notifications[app]
        var new = old ?? AppNotifications()
        body(&new)
        guard new != old else { return }
        services.notifications[app] = new
        emit(.save(.notifications))
        if new.delivered != old?.delivered ?? [] { sendNotifications() }
    }

    /// Sends the home screen what stands in Notification Centre.
    mutating func sendNotifications() { if let id = home.process { emit(.sendNotifications(id)) } }

    private mutating func authorize(_ isGranted: Bool, _ options: Int, _ app: String) {
        let isFirst = services.permission(.notifications, of: app) == .notDetermined
        change(app) {
            $0.options = ($0.options ?? 0) | options
            if isFirst { $0.isProvisional = options & 64 != 0 }
            if !isFirst, isGranted, options & 64 == 0 { $0.isProvisional = false }
        }
        setPermission(isGranted ? .granted : .denied, of: .notifications, for: app)
    }

    private mutating func add(_ request: NotificationRecord, _ app: String) -> SystemReply {
        guard services.permission(.notifications, of: app) == .granted else { return .notifications(.error(Fault.notAllowed)) }
        let request = request.bounded
        guard let trigger = request.trigger else {
            change(app) { $0.pending.removeAll { $0.request.identifier == request.identifier } }
            deliver(request, of: app, at: now.date)
            return .done
        }
        guard let date = trigger.nextDate(after: now.date, calendar: calendar) else { return .notifications(.error(Fault.noDate)) }
        change(app) { $0.schedule(request, at: date) }
        return .done
    }

    /// The user's calendar.
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: state.locale)
        calendar.timeZone = TimeZone(identifier: state.timeZone) ?? .gmt
        return calendar
    }

    private mutating func setBadge(_ number: Int, _ app: String) {
        guard services.notifications[app]?.badge != number else { return }
        change(app) { $0.badge = number }
        if let id = running[app] { send(id, .system(.notification(.badge(number)))) }
        sendApps()
    }

    // MARK: Delivery

    /// When the next notification is due; nil = never.
    var nextNotificationDate: Date? {
        services.notifications.values.flatMap(\.pending).map(\.date).filter { $0 < .distantFuture }.min()
    }

    /// Delivers everything whose time has come, in the order of the dates.
    mutating func deliverDueNotifications() {
        let due = services.notifications.flatMap { app, kept in kept.pending.filter { $0.date <= now.date }.map { (app, $0) } }
        for (app, pending) in due.sorted(by: { ($0.1.date, $0.0) < ($1.1.date, $1.0) }) {
            let next = nextDate(of: pending)
            change(app) { kept in
                kept.pending.removeAll { $0.request.identifier == pending.request.identifier }
                if let next { kept.schedule(pending.request, at: next) }
            }
            deliver(pending.request, of: app, at: pending.date)
        }
    }

    /// The next date of a notification that repeats; those that were missed come once.
    private func nextDate(of pending: AppNotifications.Pending) -> Date? {
        guard let trigger = pending.request.trigger, trigger.repeats else { return nil }
        guard case .interval(let seconds, _) = trigger else {
            return trigger.nextDate(after: max(pending.date, now.date), calendar: calendar)
        }
        guard seconds > 0 else { return nil }
        let missed = (now.date.timeIntervalSince(pending.date) / seconds).rounded(.down)
        return pending.date.addingTimeInterval(seconds * (missed + 1))
    }

    mutating func deliver(_ request: NotificationRecord, of app: String, at date: Date) {
        guard services.permission(.notifications, of: app) == .granted else { return }
        let notification = DeliveredNotification(request, date: date)
        if foreground == app, !home.isCovering, let front {
            send(front, .system(.notification(.willPresent(notification))))
        } else {
            present(notification, 1 | 2 | 8 | 16, app)
        }
    }

    /// Does with a notification what the app in front, or the system, wants (`UNNotificationPresentationOptions`).
    private mutating func present(_ notification: DeliveredNotification, _ options: Int, _ app: String) {
        let allowed = services.notificationPermissions(of: app)
        guard allowed.status == .granted else { return }
        let content = notification.request.content
        // An alert is both what it was split into.
        let showsBanner = options & (16 | 4) != 0, isListed = options & (8 | 4) != 0
        let isVisible = !(content.title + content.subtitle + content.body).isEmpty
        if isListed, isVisible {
            change(app) {
                $0.delivered.removeAll { $0.request.identifier == notification.request.identifier }
                $0.delivered.append(notification)
                $0.delivered = Array($0.delivered.suffix(AppNotifications.deliveredLimit))
            }
        }
        if options & 1 != 0, let number = content.badge, allowed.mayBadge { setBadge(number, app) }
        if options & 2 != 0, let sound = content.sound, allowed.sounds, allowed.asksForSound {
            emit(.note("plays the sound \(sound.isEmpty ? "default" : sound) of a notification", app: app))
        }
        guard showsBanner, isVisible, allowed.mayShow, content.interruptionLevel > 0 else { return }
        let shown = AppNotification(app: app, notification: notification)
        banner = shown
        emit(.banner(shown, actions: services.notifications[app]?.category(content.category)?.actions ?? []))
    }

    // MARK: Responses

    /// Does what the user chose in a banner or in Notification Centre. The notification leaves the list.
    mutating func respond(_ response: HomeBannerResponse) {
        // A banner of an app that wants no more than that is not in the list.
        let known = services.delivered + [banner].compactMap { $0 }
        let chosen = known.last { $0.app == response.app && $0.notification.request.identifier == response.identifier }
        guard let notification = chosen?.notification else { return }
        let app = response.app
        change(app) { $0.delivered.removeAll { $0.request.identifier == response.identifier } }
        let category = services.notifications[app]?.category(notification.request.content.category)
        if response.action == NotificationEvent.dismissAction, category?.tellsOfDismissal != true { return }
        let named = category?.actions.first { $0.identifier == response.action }
        let event = NotificationEvent.response(notification, action: response.action, text: response.text)
        if response.action == NotificationEvent.defaultAction || named?.opensApp == true {
            open(app, AppOpening(notification: event))
        } else {
            startInBackground(app)
        }
        if let id = running[app] { send(id, .system(.notification(event))) }
    }
}
