import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// The start of a device's services, and its faults.
extension DeviceSession {
    /// Takes up what is due since the device was last booted, and follows permissions.
    func startSystem() {
        guard preview == nil else { return }
        handleAndLog(.boot)
        device.permissions.follow { [weak self] app, service, _ in
            // Whoever has set it may hold the session's lock or not.
            guard let self else { return }
            DispatchQueue.global().async { self.permissionChanged(service, of: app) }
        }
        device.services.documents.follow { [weak self] document, app in
            guard let self else { return }
            DispatchQueue.global().async { self.documentChanged(document, of: app) }
        }
    }

    private func documentChanged(_ document: DeviceDocument, of app: String?) {
        lock.withLock { handleAndLog(.documentChanged(document, app: app)) }
    }

    private func permissionChanged(_ service: PrivacyService, of app: String) {
        lock.withLock {
            // What it is now counts: changes that follow each other quickly are told in any order.
            handleAndLog(.permissionChanged(device.permissions.status(of: service, for: app), service, app: app))
        }
    }

    /// An app was removed.
    func forget(_ app: String) { handleAndLog(.forget(app)) }

    /// Says on the console what went wrong in the device itself.
    func note(_ error: any Error) { note("\(error)") }

    func note(_ text: String) { broadcast(.log([LogLine(source: .quince, text: text)])) }
}
