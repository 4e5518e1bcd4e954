import CoreLocation
import DeviceProtocol
import DeviceRuntime
import RenderProtocol
import Testing
import UIKit

@testable import UserNotifications

/// A device that answers what a test says.
final class AnsweringLink: DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var commands: [NotificationCommand] = []
    private(set) lazy var runtime = DeviceRuntime(link: self)
    var answer: (NotificationCommand) -> SystemReply = { _ in .done }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        guard case .system(let id, .notifications(let command)) = message else { return }
        lock.withLock { commands.append(command) }
        if id != 0 { runtime.services.handle(answer(command), id: id) }
    }

    var all: [NotificationCommand] { lock.withLock { commands } }
}

@Suite(.serialized)
struct NotificationCenterTests {
    private let link = AnsweringLink()
    private let center: UNUserNotificationCenter

    init() { center = UNUserNotificationCenter(runtime: link.runtime) }

    private func content() -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("Late wake up call", "Again", "The early bird catches the worm.")
        (content.categoryIdentifier, content.threadIdentifier, content.badge) = ("alarm", "birds", 3)
        content.userInfo = ["customData": "fizzbuzz", "count": 2]
        content.sound = .default
        return content
    }

    @Test func aRequestReachesTheDeviceAndComesBackAsItWas() async throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 10, minute: 30), repeats: true)
        try await center.add(UNNotificationRequest(identifier: "one", content: content(), trigger: trigger))
        guard case .add(let record) = link.all.last else { return #expect(Bool(false), "nothing was added: \(link.all)") }
        #expect(record.identifier == "one")
        #expect(record.content.title == "Late wake up call")
        #expect(record.content.badge == 3)
        #expect(record.content.sound == "")
        #expect(record.trigger == .calendar(DateComponents(hour: 10, minute: 30), repeats: true))
        link.answer = { _ in .notifications(.pending([record])) }
        let pending = await center.pendingNotificationRequests()
        let request = try #require(pending.first)
        #expect(request.content.userInfo["customData"] as? String == "fizzbuzz")
        #expect(request.content.userInfo["count"] as? Int == 2)
        #expect(request.content.sound == .default)
        #expect(request.content.threadIdentifier == "birds")
        #expect((request.trigger as? UNCalendarNotificationTrigger)?.dateComponents.minute == 30)
    }

    @Test func aRequestKeepsItsContentWhenTheAppChangesItLater() {
        let content = content()
        let request = UNNotificationRequest(identifier: "one", content: content, trigger: nil)
        content.title = "Other"
        #expect(request.content.title == "Late wake up call")
    }

    @Test func whatTheDeviceRefusesIsAnError() async {
        link.answer = { _ in .notifications(.error(1)) }
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(1) }
        let request = UNNotificationRequest(identifier: "x", content: content(), trigger: nil)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    }

    @Test func whoHasAnsweredIsNotAskedAgain() async throws {
        link.answer = { command in
            if case .settings = command { return .notifications(.settings(NotificationPermissions(status: .granted, options: 7))) }
            return .done
        }
        #expect(try await center.requestAuthorization(options: [.alert, .badge]))
        #expect(link.all == [.settings, .authorize(isGranted: true, options: 5)])
        link.answer = { _ in .notifications(.settings(NotificationPermissions(status: .denied, options: 7))) }
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.requestAuthorization(options: .alert) }
    }

    @Test func settingsSayWhatIsAllowed() async {
        var allowed = NotificationPermissions(status: .granted, options: 4 | 1)
        allowed.badges = false
        link.answer = { [allowed] _ in .notifications(.settings(allowed)) }
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled)
        #expect(settings.badgeSetting == .disabled)
        #expect(settings.soundSetting == .notSupported)
        #expect(settings.alertStyle == .banner)
        link.answer = { _ in .notifications(.settings(NotificationPermissions())) }
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    }

    @Test func categoriesKeepTheirActions() async throws {
        let show = UNNotificationAction(identifier: "show", title: "Tell me more…", options: .foreground)
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "…")
        center.setNotificationCategories([UNNotificationCategory(identifier: "alarm", actions: [show, reply], intentIdentifiers: [])])
        guard case .setCategories(let records) = link.all.last else { return #expect(Bool(false), "no categories: \(link.all)") }
        link.answer = { _ in .notifications(.categories(records)) }
        let category = try #require(await center.notificationCategories().first)
        #expect(category.actions.map(\.title) == ["Tell me more…", "Reply"])
        #expect((category.actions[1] as? UNTextInputNotificationAction)?.textInputButtonTitle == "Send")
        #expect(category.actions[0].options == .foreground)
    }

    @Test func intervalsSayWhenTheyAreNextDelivered() throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        let wait = try #require(trigger.nextTriggerDate()).timeIntervalSinceNow
        #expect(wait > 50)
        #expect(wait <= 60)
    }
}

/// The delegate is told, in either form of its methods.
@MainActor @Suite(.serialized)
struct NotificationDelegateTests {
    private final class Plain: NSObject, UNUserNotificationCenterDelegate {
        var responses: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.append(response.actionIdentifier + ((response as? UNTextInputNotificationResponse).map { " " + $0.userText } ?? ""))
            completionHandler()
        }
    }
    private final class Asynchronous: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
            -> UNNotificationPresentationOptions
        { [.banner, .list] }
    }

    private let notification = UNNotification(DeliveredNotification(NotificationRecord(identifier: "n"), date: Date()))

    @Test func scenesAreToldOfTheNotificationTheyConnectFor() {
        let options = UIScene.ConnectionOptions()
        #expect(options.notificationResponse == nil)
        options.notification = .response(notification.record, action: "reply", text: "Hello")
        let response = options.notificationResponse as? UNTextInputNotificationResponse
        #expect(response?.userText == "Hello")
        #expect(response?.actionIdentifier == "reply")
        #expect(response?.notification.request.identifier == "n")
    }

    @Test func responsesComeWithTheirText() {
        let delegate = Plain(), center = UNUserNotificationCenter.current()
        delegate.userNotificationCenter(
            center, didReceive: UNTextInputNotificationResponse(notification, action: "reply", text: "Hello"), withCompletionHandler: {})
        #expect(delegate.responses == ["reply Hello"])
    }

    @Test func theAsynchronousFormIsEnough() async {
        let delegate: any UNUserNotificationCenterDelegate = Asynchronous()
        let options = await withCheckedContinuation { continuation in
            delegate.userNotificationCenter(UNUserNotificationCenter.current(), willPresent: notification) {
                continuation.resume(returning: $0)
            }
        }
        #expect(options == [.banner, .list])
    }
}

/// What notifications show and wait for.
extension NotificationCenterTests {
    private func picture(_ width: Int, _ height: Int) throws -> URL {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        let data = try #require(context.makeImage().flatMap { UIImage(cgImage: $0).pngData() })
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try data.write(to: url)
        return url
    }

    @Test func anAttachedPictureIsMovedAndHasAThumbnail() async throws {
        let url = try picture(400, 200)
        let attachment = try UNNotificationAttachment(identifier: "cat", url: url)
        #expect(attachment.type == "public.png")
        let content = content()
        content.attachments = [attachment]
        try await center.add(UNNotificationRequest(identifier: "one", content: content, trigger: nil))
        #expect(!FileManager.default.fileExists(atPath: url.path))
        guard case .add(let record) = link.all.last else { return #expect(Bool(false), "nothing was added: \(link.all)") }
        let kept = try #require(record.content.attachments?.first)
        defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: kept.path).deletingLastPathComponent()) }
        #expect(kept.identifier == "cat")
        #expect(FileManager.default.fileExists(atPath: kept.path))
        let thumbnail = try #require(kept.thumbnail.flatMap { UIImage(data: $0) })
        #expect(thumbnail.size == CGSize(width: 132, height: 132))
        link.answer = { _ in .notifications(.pending([record])) }
        let request = try #require(await center.pendingNotificationRequests().first)
        #expect(request.content.attachments.map(\.url.path) == [kept.path])
    }

    @Test func filesThatCannotBeAttachedAreErrors() throws {
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/missing.png"))
        }
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(throws: UNError(.attachmentUnrecognizedType)) { try UNNotificationAttachment(identifier: "", url: text) }
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.png"]
        #expect(try UNNotificationAttachment(identifier: "", url: text, options: hint).type == "public.png")
    }

    @Test func aRegionReachesTheDeviceAndComesBackAsItWas() throws {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50, longitude: 5), radius: 300, identifier: "home")
        region.notifyOnExit = false
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        let record = try #require(trigger.record)
        let back = try #require(UNNotificationTrigger.make(record) as? UNLocationNotificationTrigger)
        #expect(back.region.identifier == "home")
        #expect((back.region as? CLCircularRegion)?.radius == 300)
        #expect(back.region.notifyOnEntry)
        #expect(!back.region.notifyOnExit)
        #expect(back.repeats)
    }
}
