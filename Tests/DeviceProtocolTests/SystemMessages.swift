import DeviceProtocol
import Foundation

/// Every message about permissions, notifications, background tasks and settings, once.
enum SystemMessages {
    private static let notification: NotificationRecord = {
        var content = NotificationText(title: "Tea", subtitle: "Green", body: "It is ready.", badge: 2)
        (content.sound, content.category, content.userInfo) = ("", "tea", Data([1, 2]))
        return NotificationRecord(identifier: "1", content: content, trigger: .interval(60, repeats: true))
    }()
    private static let delivered = DeliveredNotification(
        NotificationRecord(identifier: "2", trigger: .calendar(DateComponents(hour: 10, minute: 30), repeats: false)),
        date: Date(timeIntervalSince1970: 1.5))
    private static let category: NotificationCategory = {
        var action = NotificationAction(identifier: "reply", title: "Reply", options: 4)
        (action.textButton, action.textPlaceholder, action.systemImage) = ("Send", "Text", "star")
        return NotificationCategory(identifier: "tea", actions: [action])
    }()
    private static let task = BackgroundTaskRecord(
        identifier: "a.refresh", kind: .processing, earliest: Date(timeIntervalSince1970: 3), requiresNetwork: true, requiresPower: true)
    private static let banner = HomeBanner(
        identifier: "1", app: "a.b", title: "Tea", subtitle: "Green", body: "It is ready.", actions: category.actions)
    private static let settings: SystemSettings = {
        var app = SystemSettings.App(identifier: "a.b", name: "A", icon: "/tmp/a.png", version: "1.0")
        (app.bundleSize, app.dataSize, app.permissions) = (10, 20, [.localNetwork: .denied])
        return SystemSettings(deviceName: "Phone", state: DeviceState(), apps: [app], capacity: 100, free: 50)
    }()

    static let toProcess: [DeviceMessage] = [
        .systemReply(id: 1, .done), .systemReply(id: 2, .permission(.granted)), .systemReply(id: 3, .unavailable("no")),
        .systemReply(id: 4, .notifications(.settings(NotificationPermissions(status: .granted, options: 7)))),
        .systemReply(id: 5, .notifications(.pending([notification]))), .systemReply(id: 6, .notifications(.delivered([delivered]))),
        .systemReply(id: 7, .notifications(.categories([category]))), .systemReply(id: 8, .notifications(.error(1))),
        .systemReply(id: 9, .background(.pending([task]))), .systemReply(id: 10, .background(.error(2))),
        .system(.permission(.localNetwork, .denied)), .system(.notification(.willPresent(delivered))),
        .system(.notification(.response(delivered, action: "reply", text: "ä"))), .system(.notification(.badge(3))),
        .system(.background(.begin(task))), .system(.background(.expire("a.refresh"))), .system(.settings(settings)),
        .home(.banner(banner)), .home(.notifications([HomeNotification(banner, date: 1.5)])),
    ]

    private static let commands: [NotificationCommand] = [
        .settings, .authorize(isGranted: true, options: 7), .add(notification), .removePending(["1"]), .removePending(nil),
        .removeDelivered(["2"]), .pending, .delivered, .categories, .setCategories([category]), .setBadge(4),
        .present(delivered, options: 24),
    ]
    private static let tasks: [BackgroundCommand] = [.submit(task), .cancel("a.refresh"), .pending, .completed("a.refresh", success: true)]
    private static let changes: [SettingsCommand] = [
        .follow, .setAppearance(.dark), .setContentSize(.small), .setLanguages(["de-DE"]), .setRegion("de_DE"),
        .setTimeZone("Europe/Berlin"), .setSlowAnimations(true), .setWidgetBudget(false),
        .setClock(ahead: 86_400), .setClockSpeed(60), .setPermission(app: "a.b", .notifications, isGranted: false),
        .setNotifications(app: "a.b", banners: true, sounds: false, badges: true), .uninstall("a.b"),
    ]

    static let toDevice: [ProcessMessage] =
        [
            .system(id: 1, .permission(.localNetwork)), .system(id: 2, .setPermission(.notifications, isGranted: true)),
            .home(.bannerArea(DisplayArea(x: 8, y: 59, width: 377, height: 64))), .home(.bannerArea(nil)),
            .home(.bannerResponse(HomeBannerResponse(banner, action: "reply", text: "ä"))),
        ] + commands.map { .system(id: 3, .notifications($0)) } + tasks.map { .system(id: 4, .background($0)) }
        + changes.map { .system(id: 5, .settings($0)) }
}
