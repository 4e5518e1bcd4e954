import DeviceProtocol
import SwiftUI

/// The permissions that apps ask for, each with a page of the apps that have asked.
struct PrivacyPage: View {
    var body: some View {
        List {
            Section {
                ForEach(PrivacyTopic.all, id: \.service) { SettingsLink($0.title, $0.symbol, $0.colour, .privacyOf($0.service)) }
            }
        }
        .navigationTitle(systemText("Privacy & Security"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A service in Settings: its name and its icon.
struct PrivacyTopic {
    let service: PrivacyService
    let title: String
    /// An SF Symbol.
    let symbol: String
    let colour: Color

    /// In the order of iOS's Settings. Notifications have pages of their own.
    @MainActor static var all: [PrivacyTopic] {
        [
            PrivacyTopic(service: .location, title: systemText("Location Services"), symbol: "location.fill", colour: .blue),
            PrivacyTopic(
                service: .locationAlways, title: systemText("Location While Not in Use"), symbol: "location.circle.fill", colour: .blue),
            PrivacyTopic(service: .calendar, title: systemText("Calendars"), symbol: "calendar", colour: .red),
            PrivacyTopic(service: .calendarAdd, title: systemText("Adding Events"), symbol: "calendar.badge.plus", colour: .red),
            PrivacyTopic(service: .contacts, title: systemText("Contacts"), symbol: "person.crop.circle", colour: .gray),
            PrivacyTopic(
                service: .contactsLimited, title: systemText("Selected Contacts"), symbol: "person.crop.circle.badge.checkmark",
                colour: .gray),
            PrivacyTopic(service: .photos, title: systemText("Photos"), symbol: "photo.fill", colour: .orange),
            PrivacyTopic(service: .photosAdd, title: systemText("Adding Photos"), symbol: "photo", colour: .orange),
            PrivacyTopic(service: .reminders, title: systemText("Reminders"), symbol: "list.bullet", colour: .orange),
            PrivacyTopic(service: .localNetwork, title: systemText("Local Network"), symbol: "network", colour: .blue),
            PrivacyTopic(service: .microphone, title: systemText("Microphone"), symbol: "mic.fill", colour: .orange),
            PrivacyTopic(service: .speechRecognition, title: systemText("Speech Recognition"), symbol: "waveform", colour: .gray),
            PrivacyTopic(service: .camera, title: systemText("Camera"), symbol: "camera.fill", colour: .gray),
            PrivacyTopic(service: .motion, title: systemText("Motion & Fitness"), symbol: "figure.walk", colour: .green),
            PrivacyTopic(service: .mediaLibrary, title: systemText("Media & Apple Music"), symbol: "music.note", colour: .red),
            PrivacyTopic(service: .health, title: systemText("Health"), symbol: "heart.fill", colour: .pink),
        ]
    }

    @MainActor static func topic(_ service: PrivacyService) -> PrivacyTopic? { all.first { $0.service == service } }
}

/// All apps that have asked for a service.
struct PermissionPage: View {
    @ObservedObject var model: SettingsModel
    let topic: PrivacyTopic

    private var apps: [SystemSettings.App] { model.settings.apps.filter { $0.permissions[topic.service] != nil } }

    var body: some View {
        List {
            Section {
                if apps.isEmpty { Text(systemText("No app has asked for this.")).foregroundColor(.secondary) }
                ForEach(apps, id: \.identifier) { app in
                    Toggle(isOn: model.permission(topic.service, of: app)) {
                        HStack(spacing: 14) {
                            AppIcon(app: app, size: 29)
                            Text(app.name)
                        }
                    }
                    .accessibilityIdentifier(topic.service.rawValue + "." + app.identifier)
                }
            }
        }
        .navigationTitle(topic.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension SettingsModel {
    /// A switch for an app's permission.
    func permission(_ service: PrivacyService, of app: SystemSettings.App) -> Binding<Bool> {
        Binding(
            get: { app.permissions[service] == .granted },
            set: { self.send(.setPermission(app: app.identifier, service, isGranted: $0)) })
    }
}
