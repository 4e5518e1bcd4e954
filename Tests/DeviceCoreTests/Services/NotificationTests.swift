import DeviceProtocol
import Foundation
import Testing

@testable import DeviceCore

struct NotificationTests {
    private var device = TestDevice()

    /// The answer to a command of the app's, which runs behind another one.
    @discardableResult private mutating func ask(_ command: NotificationCommand) -> SystemReply? {
        device.ask(.notifications(command), from: "app")
    }

    private mutating func begin(_ options: Int = 7) {
        device.showHome()
        device.handle(.open("app"))
        device.handle(.open("other"))
        #expect(ask(.authorize(isGranted: true, options: options)) == .done)
        device.takeLines()
    }

    private mutating func add(_ identifier: String, _ trigger: NotificationTrigger?, badge: Int? = nil, category: String = "")
        -> SystemReply?
    {
        var content = NotificationText(title: "Title", body: "Body", badge: badge)
        content.category = category
        return ask(.add(NotificationRecord(identifier: identifier, content: content, trigger: trigger)))
    }

    private mutating func pending() -> [String] {
        guard case .notifications(.pending(let list)) = ask(.pending) else { return [] }
        return list.map(\.identifier)
    }

    private mutating func delivered() -> [String] {
        guard case .notifications(.delivered(let list)) = ask(.delivered) else { return [] }
        return list.map(\.request.identifier)
    }

    private mutating func respond(_ identifier: String, _ action: String) {
        let banner = HomeBanner(identifier: identifier, app: "app", title: "", body: "")
        device.handle(.respond(HomeBannerResponse(banner, action: action)))
    }

    @Test mutating func nothingIsTakenWithoutPermission() {
        device.handle(.open("app"))
        #expect(add("a", .interval(5, repeats: false)) == .notifications(.error(1)))
        #expect(ask(.setBadge(1)) == .notifications(.error(1)))
        #expect(pending() == [])
    }

    @Test mutating func anIntervalIsDeliveredOnceWhetherTheAppRunsOrNot() {
        begin()
        #expect(add("a", .interval(5, repeats: false), badge: 3) == .done)
        device.handle(.terminate("app"))
        device.pass(4.9)
        #expect(device.takeLines() == [])
        device.pass(0.2)
        #expect(device.takeLines() == ["banner a"])
        #expect(device.core.services.badge(of: "app") == 3)
        device.pass(100)
        #expect(device.takeLines() == [])
        device.handle(.startInBackground("app"))
        #expect(pending() == [])
        #expect(delivered() == ["a"])
    }

    @Test mutating func intervalsRepeatAndWhatWasMissedComesOnce() {
        begin()
        _ = add("a", .interval(60, repeats: true))
        device.pass(60)
        device.pass(60)
        #expect(device.takeLines() == ["banner a", "banner a"])
        device.pass(60 * 10 + 30)
        #expect(device.takeLines() == ["banner a"])
        device.pass(30)
        #expect(device.takeLines() == ["banner a"])
        #expect(pending() == ["a"])
    }

    @Test mutating func calendarTriggersFollowTheUsersCalendar() throws {
        begin()
        _ = add("daily", .calendar(DateComponents(hour: 10, minute: 30), repeats: true))
        let first = try #require(device.core.nextDeadline.date)
        #expect(first.timeIntervalSince(device.now.date) == 49 * 60)
        device.pass(49 * 60)
        #expect(device.takeLines() == ["banner daily"])
        #expect(device.core.nextDeadline.date == first.addingTimeInterval(24 * 3600))
        #expect(add("past", .calendar(DateComponents(year: 2020), repeats: false)) == .notifications(.error(1400)))
    }

    @Test mutating func theAppInFrontDecides() {
        begin()
        device.handle(.open("app"))
        _ = add("a", nil, badge: 1)
        #expect(device.takeLines() == ["app will present a"])
        #expect(delivered() == [])
        let notification = DeliveredNotification(
            NotificationRecord(identifier: "a", content: NotificationText(title: "T", body: "B", badge: 1)), date: device.now.date)
        ask(.present(notification, options: 16))
        #expect(device.takeLines() == ["banner a"])
        #expect(device.core.services.badge(of: "app") == 0)
        ask(.present(notification, options: 8 | 1))
        #expect(delivered() == ["a"])
        #expect(device.takeLines() == ["app badge 1"])
    }

    @Test mutating func requestsOfTheSameIdentifierAreReplacedAndRemoved() {
        begin()
        _ = add("a", .interval(10, repeats: false))
        _ = add("a", .interval(20, repeats: false))
        _ = add("b", .interval(5, repeats: false))
        #expect(pending() == ["b", "a"])
        ask(.removePending(["a"]))
        #expect(pending() == ["b"])
        ask(.removePending(nil))
        #expect(pending() == [])
        #expect(device.core.nextDeadline == DeviceDeadline())
    }

    @Test mutating func whatTheUserHasTurnedOffIsLeftOut() {
        begin()
        device.handle(.open(SystemApps.settings))
        device.ask(.settings(.setNotifications(app: "app", banners: false, sounds: false, badges: false)), from: SystemApps.settings)
        _ = add("a", nil, badge: 5)
        #expect(device.takeLines() == [])
        #expect(delivered() == ["a"])
        #expect(device.core.services.badge(of: "app") == 0)
        device.handle(.permissionChanged(.denied, .notifications, app: "app"))
        #expect(add("b", nil) == .notifications(.error(1)))
    }

    @Test mutating func actionsSayWhetherTheAppOpens() {
        begin()
        let show = NotificationAction(identifier: "show", title: "Show", options: 4)
        let later = NotificationAction(identifier: "later", title: "Later")
        ask(.setCategories([NotificationCategory(identifier: "alarm", actions: [show, later])]))
        _ = add("a", nil, category: "alarm")
        #expect(device.takeLines() == ["banner a [Show] [Later]"])
        respond("a", "later")
        #expect(device.takeLines() == ["app response later"])
        #expect(device.core.foreground == "other")
        respond("a", "show")
        #expect(device.takeLines() == ["app response show"])
        #expect(device.core.foreground == "app")
        // Its category does not ask to be told.
        respond("a", NotificationEvent.dismissAction)
        #expect(device.takeLines() == [])
        #expect(delivered() == [])
    }

    @Test mutating func aResponseStartsAnAppThatDoesNotRun() {
        begin()
        _ = add("a", nil)
        device.handle(.terminate("app"))
        device.takeLines()
        respond("a", NotificationEvent.defaultAction)
        #expect(device.takeLines() == ["app response \(NotificationEvent.defaultAction)"])
        #expect(device.core.foreground == "app")
        #expect(device.violations == [])
    }

    @Test mutating func provisionalNotificationsComeQuietly() {
        begin(7 | 64)
        _ = add("a", nil)
        #expect(device.takeLines() == [])
        #expect(delivered() == ["a"])
        #expect(device.core.services.notificationPermissions(of: "app").isProvisional)
    }

    @Test mutating func theNotificationCenterHasTheLatestFirstAndFollows() {
        begin()
        func identifiers() -> [String] { device.core.services.delivered.map(\.notification.request.identifier) }
        _ = add("a", nil)
        device.pass(60)
        let effects = device.handle(
            .message(
                device.process("app"),
                .system(id: 0, .notifications(.add(NotificationRecord(identifier: "b", content: NotificationText(title: "B")))))))
        #expect(effects.contains { if case .sendNotifications = $0 { true } else { false } })
        #expect(identifiers() == ["b", "a"])
        // What is pending is not there yet.
        _ = add("c", .interval(60, repeats: false))
        #expect(identifiers() == ["b", "a"])
        respond("b", NotificationEvent.dismissAction)
        #expect(identifiers() == ["a"])
        device.handle(.forget("app"))
        #expect(identifiers() == [])
        #expect(device.core.nextDeadline.date == nil)
    }

    /// The disk is full: nothing has changed, and the app hears so. What is due is tried again later.
    @Test mutating func whatCannotBeKeptHasNotHappened() {
        begin()
        let app = device.process("app")
        let event = DeviceEvent.message(app, .system(id: 7, .notifications(.setBadge(4))))
        #expect(
            device.core.refuse(event, "full", now: device.now) == [
                .note("full", app: "app"), .send(app, .systemReply(id: 7, .unavailable("full"))),
            ])
        #expect(device.core.services.badge(of: "app") == 0)
        _ = add("a", .interval(5, repeats: false))
        device.now.date += 5
        #expect(device.core.refuse(.timePassed, "full", now: device.now) == [.fault("full")])
        #expect(device.core.nextDeadline == DeviceDeadline(uptime: device.now.uptime + 60))
        device.handle(.timePassed)
        #expect(device.takeLines() == [])
        device.pass(60)
        #expect(device.takeLines() == ["banner a"])
    }

    private mutating func move(to latitude: Double?) {
        var state = device.core.state
        state.location = latitude.map { DeviceLocation(latitude: $0, longitude: 5) }
        device.handle(.setState(state))
    }

    private func region(entry: Bool = true, exit: Bool = false) -> NotificationRegion {
        NotificationRegion(
            identifier: "home", center: DeviceLocation(latitude: 50, longitude: 5), radius: 500, notifiesOnEntry: entry,
            notifiesOnExit: exit)
    }

    @Test mutating func aRegionIsDeliveredWhenItsBorderIsCrossed() {
        begin()
        device.handle(.permissionChanged(.granted, .location, app: "app"))
        move(to: 49)
        #expect(add("in", .region(region(), repeats: false)) == .done)
        #expect(add("out", .region(region(entry: false, exit: true), repeats: true)) == .done)
        #expect(device.core.nextDeadline.date == nil)
        device.takeLines()
        move(to: 50.001)
        #expect(device.takeLines() == ["banner in"])
        move(to: 50.002)
        #expect(device.takeLines() == [])
        move(to: 51)
        #expect(device.takeLines() == ["banner out"])
        move(to: 50)
        move(to: 51)
        #expect(device.takeLines() == ["banner out"])
        #expect(pending() == ["out"])
    }

    @Test mutating func aRegionWaitsForThePermissionForTheLocation() {
        begin()
        move(to: 49)
        #expect(add("in", .region(region(), repeats: false)) == .done)
        device.takeLines()
        move(to: 50)
        #expect(device.takeLines() == [])
        #expect(pending() == ["in"])
    }

    @Test mutating func aThumbnailThatIsTooLargeIsLeftOut() {
        begin()
        var content = NotificationText(title: "Title")
        content.attachments = [
            NotificationAttachment(identifier: "a", path: "/a.png", type: "public.png", thumbnail: Data(count: 1 << 20)),
            NotificationAttachment(identifier: "b", path: "/b.png", type: "public.png", thumbnail: Data(count: 10)),
        ]
        #expect(ask(.add(NotificationRecord(identifier: "a", content: content))) == .done)
        guard case .notifications(.delivered(let list)) = ask(.delivered) else { return #expect(Bool(false)) }
        #expect(list.first?.request.content.attachments?.map { $0.thumbnail?.count ?? 0 } == [0, 10])
    }
}
