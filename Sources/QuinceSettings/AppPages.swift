import DeviceProtocol
import SwiftUI

/// Amounts of storage as iOS writes them.
enum Storage {
    static func text(_ bytes: Int) -> String {
        let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB")]
        let (size, name) = units.first { bytes >= $0.0 } ?? (1_000, "KB")
        let value = Double(bytes) / Double(size), format = NumberFormatter()
        format.locale = .current
        format.numberStyle = .decimal
        format.maximumFractionDigits = value < 100 ? 1 : 0
        return (format.string(from: NSNumber(value: value)) ?? "\(value)") + " " + name
    }
}

/// All apps that have asked to notify.
struct NotificationsPage: View {
    @ObservedObject var model: SettingsModel

    private var apps: [SystemSettings.App] { model.settings.apps.filter { $0.notifications.status != .notDetermined } }

    var body: some View {
        List {
            Section {
                if apps.isEmpty { Text(systemText("No app has asked to send notifications.")).foregroundColor(.secondary) }
                ForEach(apps, id: \.identifier) {
                    AppLink(app: $0, detail: Self.summary($0.notifications), page: .notificationsOf($0.identifier))
                }
            } header: {
                Text(systemText("Notification Style"))
            }
        }
        .navigationTitle(systemText("Notifications"))
        .navigationBarTitleDisplayMode(.inline)
    }

    static func summary(_ allowed: NotificationPermissions) -> String {
        guard allowed.status == .granted else { return systemText("Off") }
        if allowed.isProvisional { return systemText("Deliver Quietly") }
        let parts = [
            (allowed.banners && allowed.asksForAlert, systemText("Banners")),
            (allowed.sounds && allowed.asksForSound, systemText("Sounds")),
            (allowed.badges && allowed.asksForBadge, systemText("Badges")),
        ]
        let names = parts.filter(\.0).map(\.1)
        return names.isEmpty ? systemText("Off") : names.joined(separator: ", ")
    }
}

struct NotificationsOfAppPage: View {
    @ObservedObject var model: SettingsModel
    let identifier: String

    private var allowed: NotificationPermissions { model.app(identifier)?.notifications ?? NotificationPermissions() }

    var body: some View {
        List {
            Section {
                Toggle(
                    systemText("Allow Notifications"),
                    isOn: Binding(
                        get: { allowed.status == .granted },
                        set: { model.send(.setPermission(app: identifier, .notifications, isGranted: $0)) })
                )
                .accessibilityIdentifier("allow-notifications")
            }
            if allowed.status == .granted {
                Section(systemText("Alerts")) {
                    if allowed.asksForAlert { Toggle(systemText("Banners"), isOn: part(\.banners)).accessibilityIdentifier("banners") }
                    if allowed.asksForSound { Toggle(systemText("Sounds"), isOn: part(\.sounds)).accessibilityIdentifier("sounds") }
                    if allowed.asksForBadge { Toggle(systemText("Badges"), isOn: part(\.badges)).accessibilityIdentifier("badges") }
                }
            }
        }
        .navigationTitle(model.app(identifier)?.name ?? "")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func part(_ path: WritableKeyPath<NotificationPermissions, Bool>) -> Binding<Bool> {
        Binding(
            get: { allowed[keyPath: path] },
            set: { isOn in
                var new = allowed
                new[keyPath: path] = isOn
                model.send(.setNotifications(app: identifier, banners: new.banners, sounds: new.sounds, badges: new.badges))
            })
    }
}

/// An app's own page: what it may do.
struct AppPage: View {
    @ObservedObject var model: SettingsModel
    let identifier: String

    var body: some View {
        List {
            if let app = model.app(identifier) {
                Section(systemText("Allow \(app.name) to Access")) {
                    if app.notifications.status != .notDetermined {
                        SettingsLink(systemText("Notifications"), "bell.badge.fill", .red, .notificationsOf(identifier))
                    }
                    ForEach(PrivacyTopic.all.filter { app.permissions[$0.service] != nil }, id: \.service) { topic in
                        Toggle(topic.title, isOn: model.permission(topic.service, of: app))
                            .accessibilityIdentifier(topic.service.rawValue)
                    }
                    if app.notifications.status == .notDetermined, app.permissions.isEmpty {
                        Text(systemText("It has asked for nothing yet.")).foregroundColor(.secondary)
                    }
                }
                Section { PageLink(title: systemText("Storage"), page: .storageOf(identifier)) }
            }
        }
        .navigationTitle(model.app(identifier)?.name ?? "")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The storage used on the device, largest first.
struct StoragePage: View {
    @ObservedObject var model: SettingsModel

    private var apps: [SystemSettings.App] {
        model.settings.apps.sorted { $0.bundleSize + $0.dataSize > $1.bundleSize + $1.dataSize }
    }
    private var used: Int { model.settings.capacity - model.settings.free }

    var body: some View {
        List {
            Section {
                VStack(alignment: .leading, spacing: 10) {
                    HStack {
                        Text(UIDevice.current.model).font(.headline)
                        Spacer()
                        Text(systemText("\(Storage.text(used)) of \(Storage.text(model.settings.capacity)) Used")).font(.subheadline)
                            .foregroundColor(
                                .secondary)
                    }
                    ProgressView(value: model.settings.capacity > 0 ? Double(used) / Double(model.settings.capacity) : 0)
                }
                .padding(.vertical, 6)
            }
            Section {
                ForEach(apps, id: \.identifier) {
                    AppLink(app: $0, detail: Storage.text($0.bundleSize + $0.dataSize), page: .storageOf($0.identifier))
                }
            }
        }
        .navigationTitle(systemText("\(UIDevice.current.model) Storage"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct StorageOfAppPage: View {
    @ObservedObject var model: SettingsModel
    let identifier: String
    @State private var asks = false

    var body: some View {
        List {
            if let app = model.app(identifier) {
                Section {
                    HStack(spacing: 14) {
                        AppIcon(app: app, size: 60)
                        VStack(alignment: .leading, spacing: 3) {
                            Text(app.name).font(.headline)
                            if !app.version.isEmpty {
                                Text(systemText("Version \(app.version)")).font(.subheadline).foregroundColor(.secondary)
                            }
                        }
                    }
                    .padding(.vertical, 4)
                    ValueRow(title: systemText("App Size"), value: Storage.text(app.bundleSize))
                    ValueRow(title: systemText("Documents & Data"), value: Storage.text(app.dataSize))
                }
                Section {
                    Button(systemText("Delete App"), role: .destructive) { asks = true }.accessibilityIdentifier("delete-app")
                }
            }
        }
        .navigationTitle(model.app(identifier)?.name ?? "")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(
            systemText("Deleting this app will also delete its data."), isPresented: $asks, titleVisibility: .visible
        ) {
            Button(systemText("Delete App"), role: .destructive) {
                model.send(.uninstall(identifier))
                model.path.removeLast()
            }
        }
    }
}
