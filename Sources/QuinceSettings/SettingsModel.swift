import DeviceProtocol
import DeviceRuntime
import SwiftUI
import UIKit

/// The model of the device's settings and the user's changes to them. May only be used on the main thread.
final class SettingsModel: ObservableObject, @unchecked Sendable {
    @Published private(set) var settings = SystemSettings(
        deviceName: DeviceSettings.current.description.name, state: DeviceSettings.current.state)
    /// The pages above the first one.
    @Published var path: [SettingsPage] = []

    @MainActor func observe() {
        DeviceRuntime.current.systemEvents.subscribe { [weak self] event in
            if case .settings(let settings) = event { self?.settings = settings }
        }
        send(.follow)
    }

    func send(_ command: SettingsCommand) { DeviceRuntime.current.services.send(.settings(command)) }

    /// The clock of this process, which goes on with what it was started with.
    private let ownClock = DeviceClock(environment: ProcessInfo.processInfo.environment)

    /// The time on the device.
    var date: Date { settings.clock.date(at: computersDate) }

    private var computersDate: Date { ownClock.computersDate(of: Date()) }

    func setDate(_ date: Date) { send(.setClock(ahead: date.timeIntervalSince(computersDate).rounded())) }

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
        storageOf(String), display, textSize, developer, privacy, privacyOf(PrivacyService)
    case app(String)

    /// The page's name in accessibility identifiers.
    var name: String { if case .privacyOf(let service) = self { service.rawValue } else { "\(self)" } }
}
