import LocalAuthentication

/// Asks for the owner's face, and for the passcode where that fails.
struct DeviceOwnerAuthenticator: OwnerAuthenticating {
    func authenticate(reason: String) async throws {
        let context = LAContext()
        context.localizedCancelTitle = String(localized: "Not Now")
        try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason)
    }
}
