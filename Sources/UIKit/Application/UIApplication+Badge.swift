import DeviceProtocol

extension UIApplication {
    /// Asks the device for another number on the icon; it shows none that the user has not permitted.
    func setBadge(_ number: Int) {
        guard number != badge else { return }
        let before = badge
        badge = number
        DeviceServices.shared.ask(.notifications(.setBadge(number))) { reply in
            if case .done = reply { return }
            NSLog("Attempting to badge the application icon but haven't received permission from the user to badge the application")
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.takeBadge(before) } }
        }
    }

    /// The device says what the number is.
    func takeBadge(_ number: Int) { badge = number }
}
