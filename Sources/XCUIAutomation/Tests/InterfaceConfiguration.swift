internal import AutomationModel

/// A configuration of the app's interface in which a test runs: appearance and orientation of the phone.
@_spi(Quince) public struct InterfaceConfiguration: Sendable {
    let appearance, orientation: String

    /// Those that a test whose class asks for it runs in, one after the other.
    public static let all = ["portrait", "landscape-left"].flatMap { orientation in
        ["light", "dark"].map { InterfaceConfiguration(appearance: $0, orientation: orientation) }
    }

    /// Gives the phone the configuration; the app is launched in it.
    public func use() {
        print("    Configuration: \(orientation), \(appearance)")
        Self.set(appearance, orientation)
        Self.isChanged = true
    }

    nonisolated(unsafe) private static var isChanged = false

    /// Gives the phone back the usual configuration, before the next test.
    public static func reset() {
        guard isChanged else { return }
        isChanged = false
        set("light", "portrait")
    }

    private static func set(_ appearance: String, _ orientation: String) {
        for request in [AutomationRequest.setAppearance(appearance), .setOrientation(orientation)] {
            if case .failure(let text) = Phone.ask(request) { return TestRun.fail("Failed to set the configuration: \(text)") }
        }
        MainActor.assumeIsolated { ScreenTree.forget() }
    }
}
