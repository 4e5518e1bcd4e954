import DeviceProtocol
import SwiftUI
import UIKit

/// What the device says of its settings, and what people change about them. Used on the main thread alone.
final class SettingsModel: ObservableObject, @unchecked Sendable {
    @Published private(set) var settings = SystemSettings(deviceName: DeviceSettings.description.name, state: DeviceSettings.state)
    /// The pages above the first one.
    @Published var path: [SettingsPage] = []

    @MainActor func follow() {
        DeviceServices.shared.follow { [weak self] event in
            if case .settings(let settings) = event { self?.settings = settings }
        }
        send(.follow)
    }

    func send(_ command: SettingsCommand) { DeviceServices.shared.tell(.settings(command)) }

    /// How far the clock of this process is ahead, which goes on with what it was started with.
    private let ownOffset = Double(ProcessInfo.processInfo.environment["QUINCE_CLOCK_SHIFT"] ?? "") ?? 0

    /// The time on the device.
    var date: Date { Date().addingTimeInterval(settings.clockOffset - ownOffset) }

    func setDate(_ date: Date) { send(.setClock(ahead: (settings.clockOffset + date.timeIntervalSince(self.date)).rounded())) }

    /// Opens an app's page above the first one, or that of languages.
    func show(_ place: String) { path = place == "#language" ? [.general, .language] : [.app(place)] }

    func app(_ identifier: String) -> SystemSettings.App? { settings.apps.first { $0.identifier == identifier } }

    /// A value that is set by asking the device for it.
    func binding<Value>(_ get: @escaping (SystemSettings) -> Value, _ set: @escaping (Value) -> SettingsCommand) -> Binding<Value> {
        Binding(get: { get(self.settings) }, set: { self.send(set($0)) })
    }
}

/// A page above the first one.
enum SettingsPage: Hashable {
    case notifications, notificationsOf(String), general, about, language, dateAndTime, languages, regions, timeZones, storage,
        storageOf(String), display, textSize, developer
    case app(String)
}
