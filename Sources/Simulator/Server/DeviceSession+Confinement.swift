import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// Which of the device's apps run without their limits.
extension DeviceSession {
    /// Sets whether an app is kept from the user's files and other processes, from its next launch on.
    func setConfined(_ isConfined: Bool, _ identifier: String) {
        lock.withLock {
            guard isConfined != runsConfined(identifier) else { return }
            if isConfined { unconfinedApps.remove(identifier) } else { unconfinedApps.insert(identifier) }
            let name = device.apps.first { $0.bundle.identifier == identifier }?.bundle
            guard let name else { return }
            let text = isConfined ? "is confined again" : "runs with --no-sandbox: it can read and write everything that its user can"
            add([LogLine(source: .quince, text: "\(name.displayName) \(text)")], app: name)
            // A process keeps the limits that it was started with.
            terminate(identifier)
        }
    }

    func runsConfined(_ identifier: String) -> Bool { !unconfinedApps.contains(identifier) }
}
