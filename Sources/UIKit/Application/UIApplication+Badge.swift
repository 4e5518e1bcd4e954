import DeviceProtocol
import DeviceRuntime

extension UIApplication {
    /// Asks the device for another number on the icon; it shows none that the user has not permitted.
    func setBadge(_ number: Int) {
        guard number != badge else { return }
        let before = badge
        badge = number
        DeviceRuntime.current.services.request(.notifications(.setBadge(number))) { reply in
            if case .done = reply { return }
            NSLog("Attempting to badge the application icon but haven't received permission from the user to badge the application")
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.applyBadge(before) } }
        }
    }

    /// Applies the number that the device shows.
    func applyBadge(_ number: Int) { badge = number }
}
