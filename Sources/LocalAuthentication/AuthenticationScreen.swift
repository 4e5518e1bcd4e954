/// The device's side of an authentication: what the user sees. Its functions are called on the main thread.
@MainActor protocol AuthenticationScreen: AnyObject {
    /// Shows that the device looks for a face.
    func showScan()
    /// Shows that the face matches.
    func showMatch()
    /// Asks the user to choose.
    func ask(_ title: String, _ message: String?, _ choices: [AuthenticationChoice])
    /// Asks the user for the device's passcode.
    func askPasscode(_ title: String, _ message: String, cancel: String, _ answer: @escaping @MainActor (_ passcode: String?) -> Void)
    func dismiss()
}

/// A button of the sheet after a face was not recognized.
struct AuthenticationChoice {
    let title: String
    let isCancel: Bool
    let handler: @MainActor () -> Void
}
