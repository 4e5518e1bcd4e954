import DeviceCore
import DeviceProtocol
import Foundation

/// Composes what the home screen shows of the apps.
extension DeviceSession {
    func tellHomeOfApps() {
        guard let homeProcess else { return }
        let apps = visibleApps.map {
            HomeApp(
                identifier: $0.identifier, name: name(of: $0), icon: $0.icon?.path,
                badge: system.notifications.badge(of: $0.identifier), bundle: $0.folder.path,
                actions: system.quickActions.actions(of: $0, languages: device.record.state.languages))
        }
        homeProcess.send(.home(.installed(apps)))
    }
}
