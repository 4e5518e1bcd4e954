import DeviceProtocol
import Foundation
import PageEncoding

/// The requests of apps to the device that do not concern its display.
extension DeviceSession {
    /// Takes up what is due since the device was last booted, and follows permissions.
    func startSystem() {
        guard preview == nil else { return }
        lock.withLock {
            system.notifications.host = self
            deliverNotifications()
            scheduleBackgroundTasks()
            for app in system.background.transfers.keys.sorted() { resumeTransfers(of: app) }
        }
        device.permissions.follow { [weak self] app, service, status in
            guard let self else { return }
            DispatchQueue.global().async { self.permissionChanged(of: app, service, status) }
        }
    }

    func stopSystem() {
        system.notificationTimer?.cancel()
        system.backgroundTimer?.cancel()
    }

    private func permissionChanged(of app: String, _ service: PrivacyService, _ status: PermissionStatus) {
        lock.withLock {
            process(of: app)?.send(.system(.permission(service, status)))
            if service == .notifications { badgeChanged(of: app) }
            // What it is now counts: changes that follow each other quickly are told in any order.
            if service == .localNetwork, device.permissions.status(of: service, for: app) == .denied { process(of: app)?.refuseNetwork() }
            tellSettings()
        }
    }

    /// Answers what an app asks.
    func take(_ request: SystemRequest, id: Int, of app: LiveApp) {
        let reply = reply(to: request, of: app)
        if id != 0 { app.send(.systemReply(id: id, reply)) }
    }

    private func reply(to request: SystemRequest, of app: LiveApp) -> SystemReply {
        let identifier = app.bundle.identifier
        switch request {
        case .permission(let service): return .permission(device.permissions.status(of: service, for: identifier))
        case .setPermission(let service, let isGranted):
            do { try device.permissions.set(isGranted ? .granted : .denied, of: service, for: identifier) } catch {
                return .unavailable("\(error)")
            }
            return .done
        case .notifications(let command):
            defer { tellSettings() }
            return system.notifications.answer(command, from: identifier)
        case .background(let command): return take(command, from: identifier)
        case .quickActions(let actions): return setQuickActions(actions, of: identifier)
        case .settings(let command):
            // Only Settings may set something.
            guard app.bundle.isSystem else { return .unavailable("\(identifier) is not the Settings app") }
            return take(command, from: app)
        }
    }

    /// Says on the console what went wrong in the device itself.
    func note(_ error: any Error) { broadcast(.log([LogLine(source: .quince, text: "\(error)")])) }
}
