import DeviceProtocol
import SwiftUI

/// The permissions that apps ask for, each with a page of the apps that have asked.
struct PrivacyPage: View {
    var body: some View {
        List {
            Section { SettingsLink(systemText("Local Network"), "network", .blue, .localNetwork) }
        }
        .navigationTitle(systemText("Privacy & Security"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// All apps that have asked to use the local network.
struct LocalNetworkPage: View {
    @ObservedObject var model: SettingsModel

    private var apps: [SystemSettings.App] { model.settings.apps.filter { $0.localNetwork != .notDetermined } }

    var body: some View {
        List {
            Section {
                if apps.isEmpty { Text(systemText("No app has asked to use the local network.")).foregroundColor(.secondary) }
                ForEach(apps, id: \.identifier) { app in
                    Toggle(isOn: permission(of: app)) {
                        HStack(spacing: 14) {
                            AppIcon(app: app, size: 29)
                            Text(app.name)
                        }
                    }
                    .accessibilityIdentifier("local-network." + app.identifier)
                }
            }
        }
        .navigationTitle(systemText("Local Network"))
        .navigationBarTitleDisplayMode(.inline)
    }

    private func permission(of app: SystemSettings.App) -> Binding<Bool> {
        Binding(
            get: { app.localNetwork == .granted },
            set: { model.send(.setPermission(app: app.identifier, .localNetwork, isGranted: $0)) })
    }
}
