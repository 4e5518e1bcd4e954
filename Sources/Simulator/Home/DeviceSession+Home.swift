import DeviceCore
import DeviceProtocol
import Foundation

/// Composes what the home screen shows of apps and notifications.
extension DeviceSession {
    func sendApps(to id: ProcessID) {
        let apps = visibleApps.map {
            HomeApp(
                identifier: $0.identifier, name: name(of: $0), icon: $0.icon?.path,
                badge: core.services.badge(of: $0.identifier), bundle: $0.folder.path,
                actions: $0.quickActions(in: core.state.languages, with: core.services.quickActions[$0.identifier]))
        }
        processes[id]?.send(.home(.installed(apps)))
    }

    func sendNotifications(to id: ProcessID) {
        let delivered = core.services.delivered.map {
            HomeNotification(banner($0), date: $0.notification.date.timeIntervalSince1970)
        }
        processes[id]?.send(.home(.notifications(delivered)))
    }

    func banner(_ shown: AppNotification, actions: [NotificationAction] = []) -> HomeBanner {
        let content = shown.notification.request.content
        let name = (try? installed(shown.app)).map { self.name(of: $0.bundle) } ?? shown.app
        var banner = HomeBanner(
            identifier: shown.notification.request.identifier, app: shown.app, title: content.title.isEmpty ? name : content.title,
            subtitle: content.subtitle, body: content.body, actions: actions)
        banner.picture = content.attachments?.lazy.compactMap(\.thumbnail).first
        return banner
    }
}
