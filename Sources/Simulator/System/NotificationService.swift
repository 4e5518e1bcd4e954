import DeviceProtocol
import Foundation

/// The device that a `NotificationService` belongs to.
protocol NotificationHost: AnyObject {
    /// The time on the device.
    var notificationDate: Date { get }
    /// The user's calendar.
    var notificationCalendar: Calendar { get }
    /// Whether the app has the display.
    func isInFront(_ app: String) -> Bool
    /// Tells an app something, where it runs.
    func tell(_ event: NotificationEvent, to app: String)
    /// Shows a banner over whatever is in front.
    func showBanner(_ notification: DeliveredNotification, of app: String, actions: [NotificationAction])
    /// The number on the app's icon is another.
    func badgeChanged(of app: String)
    /// Something was delivered, or dealt with.
    func deliveredChanged()
    /// The next notification is due at another time than before.
    func notificationScheduleChanged()
    /// Adds a message for the user to the log of `app`.
    func note(_ text: String, of app: String)
}

/// Delivers the notifications of a device's apps at their dates, whether the apps run or not.
///
/// Not thread-safe; called in turn by its device.
final class NotificationService {
    let store: NotificationStore
    private let permissions: PermissionStore
    weak var host: (any NotificationHost)?

    init(store: NotificationStore, permissions: PermissionStore) {
        (self.store, self.permissions) = (store, permissions)
        store.deliveredChanged = { [weak self] in self?.host?.deliveredChanged() }
    }

    /// All that have been delivered and nobody has dealt with, the latest first.
    var delivered: [(app: String, notification: DeliveredNotification)] {
        store.apps.flatMap { app, kept in kept.delivered.map { (app, $0) } }
            .sorted {
                ($0.notification.date, $0.notification.request.identifier) > ($1.notification.date, $1.notification.request.identifier)
            }
    }

    // MARK: What is known

    func permissions(of app: String) -> NotificationPermissions {
        let kept = store.apps[app]
        var result = NotificationPermissions(status: permissions.status(of: .notifications, for: app), options: kept?.options)
        if let kept {
            (result.banners, result.sounds, result.badges) = (kept.banners, kept.sounds, kept.badges)
            result.isProvisional = kept.isProvisional
        }
        return result
    }

    func badge(of app: String) -> Int { permissions(of: app).mayBadge ? store.apps[app]?.badge ?? 0 : 0 }

    // MARK: What apps ask

    func answer(_ command: NotificationCommand, from app: String) -> SystemReply {
        do { return try perform(command, from: app) } catch {
            host?.note("\(error)", of: app)
            return .unavailable("\(error)")
        }
    }

    private func perform(_ command: NotificationCommand, from app: String) throws -> SystemReply {
        switch command {
        case .settings: return .notifications(.settings(permissions(of: app)))
        case .authorize(let isGranted, let options): try authorize(isGranted, options, app)
        case .add(let request): return try add(request, app)
        case .removePending(let identifiers):
            try store.change(app) { $0.pending.removeAll { identifiers?.contains($0.request.identifier) ?? true } }
            host?.notificationScheduleChanged()
        case .removeDelivered(let identifiers):
            try store.change(app) { $0.delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true } }
        case .pending: return .notifications(.pending(store.apps[app]?.pending.map(\.request) ?? []))
        case .delivered: return .notifications(.delivered(store.apps[app]?.delivered ?? []))
        case .categories: return .notifications(.categories(store.apps[app]?.categories ?? []))
        case .setCategories(let categories): try store.change(app) { $0.categories = categories }
        case .setBadge(let number):
            guard number >= 0 else { return .notifications(.error(Self.badgeInvalid)) }
            guard permissions(of: app).mayBadge else { return .notifications(.error(Self.notAllowed)) }
            try setBadge(number, app)
        case .present(let notification, let options): try present(notification, options, app)
        }
        return .done
    }

    /// The numbers of `UNError`.
    static let notAllowed = 1
    static let noDate = 1400
    static let badgeInvalid = 1600

    private func authorize(_ isGranted: Bool, _ options: Int, _ app: String) throws {
        let isFirst = permissions.status(of: .notifications, for: app) == .notDetermined
        try store.change(app) {
            $0.options = ($0.options ?? 0) | options
            if isFirst { $0.isProvisional = options & 64 != 0 }
            if !isFirst, isGranted, options & 64 == 0 { $0.isProvisional = false }
        }
        try permissions.set(isGranted ? .granted : .denied, of: .notifications, for: app)
    }

    private func add(_ request: NotificationRecord, _ app: String) throws -> SystemReply {
        guard permissions(of: app).status == .granted, let host else { return .notifications(.error(Self.notAllowed)) }
        guard let trigger = request.trigger else {
            try store.change(app) { $0.pending.removeAll { $0.request.identifier == request.identifier } }
            try deliver(request, of: app, at: host.notificationDate)
            return .done
        }
        guard let date = trigger.nextDate(after: host.notificationDate, calendar: host.notificationCalendar) else {
            return .notifications(.error(Self.noDate))
        }
        try store.change(app) {
            $0.pending.removeAll { $0.request.identifier == request.identifier }
            $0.pending.append(NotificationStore.Pending(request: request, date: date))
            $0.pending.sort { $0.date < $1.date }
            $0.pending = Array($0.pending.prefix(NotificationStore.pendingLimit))
        }
        host.notificationScheduleChanged()
        return .done
    }

    private func setBadge(_ number: Int, _ app: String) throws {
        guard store.apps[app]?.badge != number else { return }
        try store.change(app) { $0.badge = number }
        host?.tell(.badge(number), to: app)
        host?.badgeChanged(of: app)
    }

    // MARK: Delivery

    /// Delivers everything whose time has come, in the order of the dates.
    func deliverDue() throws {
        guard let host else { return }
        let now = host.notificationDate
        var due: [(app: String, pending: NotificationStore.Pending)] = []
        for (app, kept) in store.apps { due += kept.pending.filter { $0.date <= now }.map { (app, $0) } }
        guard !due.isEmpty else { return }
        for (app, pending) in due.sorted(by: { ($0.pending.date, $0.app) < ($1.pending.date, $1.app) }) {
            try store.change(app) { kept in
                kept.pending.removeAll { $0.request.identifier == pending.request.identifier }
                guard let trigger = pending.request.trigger, trigger.repeats,
                    let next = Self.next(trigger, after: pending.date, now: now, host.notificationCalendar)
                else { return }
                kept.pending.append(NotificationStore.Pending(request: pending.request, date: next))
                kept.pending.sort { $0.date < $1.date }
            }
            try deliver(pending.request, of: app, at: pending.date)
        }
        host.notificationScheduleChanged()
    }

    /// The next date of a notification that repeats; those that were missed come once.
    private static func next(_ trigger: NotificationTrigger, after date: Date, now: Date, _ calendar: Calendar) -> Date? {
        guard case .interval(let seconds, _) = trigger else { return trigger.nextDate(after: max(date, now), calendar: calendar) }
        guard seconds > 0 else { return nil }
        return date.addingTimeInterval(seconds * ((now.timeIntervalSince(date) / seconds).rounded(.down) + 1))
    }

    private func deliver(_ request: NotificationRecord, of app: String, at date: Date) throws {
        let allowed = permissions(of: app)
        guard allowed.status == .granted else { return }
        let notification = DeliveredNotification(request, date: date)
        if host?.isInFront(app) == true {
            host?.tell(.willPresent(notification), to: app)
        } else {
            try present(notification, 1 | 2 | 8 | 16, app)
        }
    }

    /// Does with a notification what the app in front, or the system, wants (`UNNotificationPresentationOptions`).
    private func present(_ notification: DeliveredNotification, _ options: Int, _ app: String) throws {
        let allowed = permissions(of: app)
        guard allowed.status == .granted else { return }
        let content = notification.request.content
        // An alert is both what it was split into.
        let showsBanner = options & (16 | 4) != 0, isListed = options & (8 | 4) != 0
        let isVisible = !(content.title + content.subtitle + content.body).isEmpty
        if isListed, isVisible {
            try store.change(app) {
                $0.delivered.removeAll { $0.request.identifier == notification.request.identifier }
                $0.delivered.append(notification)
                $0.delivered = Array($0.delivered.suffix(NotificationStore.deliveredLimit))
            }
        }
        if options & 1 != 0, let number = content.badge, allowed.mayBadge { try setBadge(number, app) }
        if options & 2 != 0, let sound = content.sound, allowed.sounds, allowed.asksForSound {
            host?.note("plays the sound \(sound.isEmpty ? "default" : sound) of a notification", of: app)
        }
        guard showsBanner, isVisible, allowed.mayShow, content.interruptionLevel > 0 else { return }
        host?.showBanner(notification, of: app, actions: category(content.category, app)?.actions ?? [])
    }

    private func category(_ identifier: String, _ app: String) -> NotificationCategory? {
        store.apps[app]?.categories.first { $0.identifier == identifier }
    }

    // MARK: What people do

    /// The user did something with a notification, which leaves the list then.
    ///
    /// - Returns: The notification, and whether the app is to come to the front; nil where there is nothing to tell the app.
    func respond(to notification: DeliveredNotification, of app: String, action: String) throws
        -> (notification: DeliveredNotification, opensApp: Bool)?
    {
        try store.change(app) { $0.delivered.removeAll { $0.request.identifier == notification.request.identifier } }
        let category = category(notification.request.content.category, app)
        if action == NotificationEvent.dismissAction { return category?.tellsOfDismissal == true ? (notification, false) : nil }
        let named = category?.actions.first { $0.identifier == action }
        return (notification, action == NotificationEvent.defaultAction || named?.opensApp == true)
    }

    /// Sets the kinds of notification that the user allows an app.
    func set(banners: Bool, sounds: Bool, badges: Bool, for app: String) throws {
        try store.change(app) { ($0.banners, $0.sounds, $0.badges) = (banners, sounds, badges) }
        host?.badgeChanged(of: app)
    }

    /// The app was removed from the device.
    func forget(_ app: String) throws {
        try store.remove(app)
        host?.notificationScheduleChanged()
    }
}
