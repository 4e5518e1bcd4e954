import QuinceFoundation

extension LocationService {
    /// Whether the app says in Info.plist that it is asked for by explicit sessions alone, and holds none.
    var needsSession: Bool {
        runtime.information.bool("NSLocationRequireExplicitServiceSession") == true && !hasSession
    }

    /// Asks for the location while the app is in use, as updates and monitors do that are iterated over.
    func askImplicitly() {
        guard authorization == .notDetermined, runtime.information.bool("NSLocationRequireExplicitServiceSession") != true,
            hasUsageText(Self.usageKey)
        else { return }
        askForUse()
    }
}
