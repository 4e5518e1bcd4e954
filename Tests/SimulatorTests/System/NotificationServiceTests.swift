import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

struct NotificationServiceTests {
    /// A device that remembers what it was told, at a time of its own.
    private final class Host: NotificationHost {
        var notificationDate = Date(timeIntervalSince1970: 1_704_793_260)  // Tuesday, 9 January 2024, 9:41 UTC
        var front: String?
        var lines: [String] = []
        var notificationCalendar: Calendar {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            return calendar
        }
        func isInFront(_ app: String) -> Bool { app == front }
        func tell(_ event: NotificationEvent, to app: String) {
            switch event {
            case .willPresent(let notification): lines.append("\(app) will present \(notification.request.identifier)")
            case .response: lines.append("\(app) response")
            case .badge(let number): lines.append("\(app) badge \(number)")
            }
        }
        func showBanner(_ notification: DeliveredNotification, of app: String, actions: [NotificationAction]) {
            lines.append("banner \(notification.request.identifier)" + actions.map { " [\($0.title)]" }.joined())
        }
        func badgeChanged(of app: String) {}
        func notificationScheduleChanged() {}
        var changes = 0
        func deliveredChanged() { changes += 1 }
        func note(_ text: String, of app: String) { lines.append(text) }
    }

    private let host = Host()
    private let permissions = PermissionStore(file: nil)
    private let service: NotificationService

    init() throws {
        service = NotificationService(store: NotificationStore(file: nil), permissions: permissions)
        service.host = host
    }

    private func allow(_ options: Int = 7) { #expect(service.answer(.authorize(isGranted: true, options: options), from: "app") == .done) }

    private func add(_ identifier: String, _ trigger: NotificationTrigger?, badge: Int? = nil, category: String = "") -> SystemReply {
        var content = NotificationText(title: "Title", body: "Body", badge: badge)
        content.category = category
        return service.answer(.add(NotificationRecord(identifier: identifier, content: content, trigger: trigger)), from: "app")
    }

    private func pass(_ seconds: Double) throws {
        host.notificationDate += seconds
        try service.deliverDue()
    }

    private var pending: [String] {
        guard case .notifications(.pending(let list)) = service.answer(.pending, from: "app") else { return [] }
        return list.map(\.identifier)
    }
    private var delivered: [String] {
        guard case .notifications(.delivered(let list)) = service.answer(.delivered, from: "app") else { return [] }
        return list.map(\.request.identifier)
    }

    @Test func nothingIsTakenWithoutPermission() {
        #expect(add("a", .interval(5, repeats: false)) == .notifications(.error(1)))
        #expect(service.answer(.setBadge(1), from: "app") == .notifications(.error(1)))
        #expect(pending.isEmpty)
    }

    @Test func anIntervalIsDeliveredOnceWhileTheAppDoesNotRun() throws {
        allow()
        #expect(add("a", .interval(5, repeats: false), badge: 3) == .done)
        try pass(4.9)
        #expect(pending == ["a"] && host.lines.isEmpty)
        try pass(0.2)
        #expect(host.lines == ["app badge 3", "banner a"])
        #expect(pending.isEmpty && delivered == ["a"] && service.badge(of: "app") == 3)
        try pass(100)
        #expect(host.lines.count == 2)
    }

    @Test func intervalsRepeatAndWhatWasMissedComesOnce() throws {
        allow()
        _ = add("a", .interval(60, repeats: true))
        try pass(60)
        try pass(60)
        #expect(host.lines == ["banner a", "banner a"])
        try pass(60 * 10 + 30)
        #expect(host.lines.count == 3)
        try pass(30)
        #expect(host.lines.count == 4 && pending == ["a"])
    }

    @Test func calendarTriggersFollowTheUsersCalendar() throws {
        allow()
        _ = add("daily", .calendar(DateComponents(hour: 10, minute: 30), repeats: true))
        let first = try #require(service.store.nextDate)
        #expect(first.timeIntervalSince(host.notificationDate) == 49 * 60)
        try pass(49 * 60)
        #expect(host.lines == ["banner daily"])
        #expect(service.store.nextDate == first.addingTimeInterval(24 * 3600))
        #expect(add("past", .calendar(DateComponents(year: 2020), repeats: false)) == .notifications(.error(1400)))
    }

    @Test func theAppInFrontDecides() throws {
        allow()
        host.front = "app"
        _ = add("a", nil, badge: 1)
        #expect(host.lines == ["app will present a"])
        #expect(delivered.isEmpty && service.badge(of: "app") == 0)
        let notification = DeliveredNotification(
            NotificationRecord(identifier: "a", content: NotificationText(title: "T", body: "B", badge: 1)), date: host.notificationDate)
        _ = service.answer(.present(notification, options: 16), from: "app")
        #expect(host.lines.last == "banner a" && delivered.isEmpty && service.badge(of: "app") == 0)
        _ = service.answer(.present(notification, options: 8 | 1), from: "app")
        #expect(delivered == ["a"] && service.badge(of: "app") == 1)
    }

    @Test func requestsOfTheSameIdentifierAreReplacedAndRemoved() {
        allow()
        _ = add("a", .interval(10, repeats: false))
        _ = add("a", .interval(20, repeats: false))
        _ = add("b", .interval(5, repeats: false))
        #expect(pending == ["b", "a"])
        _ = service.answer(.removePending(["a"]), from: "app")
        #expect(pending == ["b"])
        _ = service.answer(.removePending(nil), from: "app")
        #expect(pending.isEmpty && service.store.nextDate == nil)
    }

    @Test func whatTheUserHasTurnedOffIsLeftOut() throws {
        allow()
        try service.set(banners: false, sounds: false, badges: false, for: "app")
        _ = add("a", nil, badge: 5)
        #expect(host.lines.isEmpty && delivered == ["a"] && service.badge(of: "app") == 0)
        try permissions.set(.denied, of: .notifications, for: "app")
        #expect(add("b", nil) == .notifications(.error(1)))
    }

    @Test func actionsComeWithTheBannerAndSayWhetherTheAppOpens() throws {
        allow()
        let show = NotificationAction(identifier: "show", title: "Show", options: 4),
            later = NotificationAction(identifier: "later", title: "Later")
        _ = service.answer(.setCategories([NotificationCategory(identifier: "alarm", actions: [show, later])]), from: "app")
        _ = add("a", nil, category: "alarm")
        #expect(host.lines == ["banner a [Show] [Later]"])
        let notification = try #require(service.store.apps["app"]?.delivered.first)
        #expect(try service.respond(to: notification, of: "app", action: "later")?.opensApp == false)
        #expect(try service.respond(to: notification, of: "app", action: "show")?.opensApp == true)
        #expect(try service.respond(to: notification, of: "app", action: NotificationEvent.defaultAction)?.opensApp == true)
        // Its category does not ask to be told.
        #expect(try service.respond(to: notification, of: "app", action: NotificationEvent.dismissAction) == nil)
        #expect(delivered.isEmpty)
    }

    @Test func scheduledNotificationsSurviveTheSession() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Notifications.json")
        let first = NotificationService(store: NotificationStore(file: file), permissions: permissions)
        first.host = host
        _ = first.answer(.authorize(isGranted: true, options: 7), from: "app")
        _ = first.answer(
            .add(NotificationRecord(identifier: "a", content: NotificationText(body: "B"), trigger: .interval(5, repeats: false))),
            from: "app")
        let second = NotificationService(store: NotificationStore(file: file), permissions: permissions)
        second.host = host
        host.notificationDate += 3600
        try second.deliverDue()
        #expect(host.lines == ["banner a"])
    }

    @Test func provisionalNotificationsComeQuietly() {
        allow(7 | 64)
        _ = add("a", nil)
        #expect(host.lines.isEmpty && delivered == ["a"])
        #expect(service.permissions(of: "app").isProvisional)
    }

    @Test func theNotificationCenterHasTheLatestFirstAndFollows() throws {
        allow()
        #expect(add("a", nil) == .done)
        host.notificationDate += 60
        #expect(add("b", nil) == .done)
        #expect(service.delivered.map(\.notification.request.identifier) == ["b", "a"] && host.changes == 2)
        // What is pending is not there yet.
        #expect(add("c", .interval(60, repeats: false)) == .done)
        #expect(service.delivered.count == 2 && host.changes == 2)
        _ = try service.respond(to: service.delivered[0].notification, of: "app", action: NotificationEvent.dismissAction)
        #expect(service.delivered.map(\.notification.request.identifier) == ["a"] && host.changes == 3)
        try service.forget("app")
        #expect(service.delivered.isEmpty && host.changes == 4)
    }
}
