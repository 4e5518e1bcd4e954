import AudioToolbox
import QuinceFoundation
import UIKit
import UserNotifications

/// Shows the alarms that alert.
@MainActor protocol AlarmPresenter: AnyObject, Sendable {
    func update(_ book: AlarmBook)
}

/// Shows an alert over the app while it is in the foreground; notifications of the device stand in while it is not.
@MainActor final class AlarmAlertPresenter: AlarmPresenter {
    private static let prefix = "com.apple.AlarmKit."
    private unowned let manager: AlarmManager
    private var book = AlarmBook()
    private var window: UIWindow?
    private var shown: UUID?
    private var observers: [any NSObjectProtocol] = []

    init(_ manager: AlarmManager) {
        self.manager = manager
        observe(UIApplication.didEnterBackgroundNotification) { $0.scheduleNotifications() }
        observe(UIApplication.willEnterForegroundNotification) { presenter in
            presenter.removeNotifications()
            presenter.manager.advance()
        }
    }

    private func observe(_ name: Notification.Name, _ handle: @escaping @MainActor (AlarmAlertPresenter) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { if let self { handle(self) } }
            })
    }

    func update(_ book: AlarmBook) {
        self.book = book
        guard book.alerting?.alarm.id != shown else { return }
        window?.isHidden = true
        window = nil
        shown = book.alerting?.alarm.id
        if let record = book.alerting { show(record) }
    }

    private func show(_ record: AlarmRecord) {
        let window = AlarmAlertPresenter.newWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.windowLevel = .alert
        window.isHidden = false
        self.window = window
        let id = record.alarm.id
        let alert = UIAlertController(title: record.title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: record.stopTitle, style: .cancel) { [manager] _ in manager.stopTapped(id) })
        if let title = record.secondaryTitle {
            alert.addAction(UIAlertAction(title: title, style: .default) { [manager] _ in manager.secondaryTapped(id) })
        }
        controller.present(alert, animated: true)
        // The sound of iOS's alarms.
        AudioServicesPlayAlertSound(1005)
    }

    private static func newWindow() -> UIWindow {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    }

    // MARK: Background

    private func scheduleNotifications() {
        for record in book.records {
            guard let date = record.fireDate ?? record.date else { continue }
            let content = UNMutableNotificationContent()
            (content.title, content.sound) = (record.title, .default)
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: max(date.timeIntervalSinceNow, 0.1), repeats: false)
            let request = UNNotificationRequest(
                identifier: Self.prefix + record.alarm.id.uuidString, content: content, trigger: trigger)
            UNUserNotificationCenter.current().add(request)
        }
    }

    private func removeNotifications() {
        let identifiers = book.records.map { Self.prefix + $0.alarm.id.uuidString }
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: identifiers)
    }
}
