import SwiftUI

/// Keeps a password in the keychain and a word on the pasteboard; both outlive the app's process, and the password the app's data.
@main
struct KeptSecretsApp: App {
    var body: some Scene { WindowGroup { SecretsView() } }
}

struct SecretsView: View {
    @State private var password = Keychain.password
    @State private var copied = UIPasteboard.general.string
    @State private var count = UIPasteboard.general.changeCount
    @AppStorage("isOpened") private var isOpened = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Password: \(password ?? "none")")
            Text("Pasteboard: \(copied ?? "nothing"), \(count)")
            Text(isOpened ? "Opened before" : "First launch")
            Button("Keep Password") { show { Keychain.password = "swordfish" } }
            Button("Change Password") { show { Keychain.password = "quince" } }
            Button("Copy") { show { UIPasteboard.general.string = "jelly" } }
            Button("Open") { isOpened = true }
        }
    }

    private func show(_ change: () -> Void) {
        change()
        (password, copied, count) = (Keychain.password, UIPasteboard.general.string, UIPasteboard.general.changeCount)
    }
}
