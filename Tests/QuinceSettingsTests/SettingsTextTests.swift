import DeviceProtocol
import Foundation
import Testing

@testable import QuinceSettings

/// The texts that Settings makes of values.
@Suite struct SettingsTextTests {
    @Test(arguments: [
        (0, "0 KB"), (999, "1 KB"), (1_500, "1.5 KB"), (2_000_000, "2 MB"), (123_456_789, "123 MB"), (64_000_000_000, "64 GB"),
    ]) func storageIsInItsLargestUnit(_ bytes: Int, _ text: String) { #expect(Storage.text(bytes) == text) }

    @Test(arguments: ["zh-Hans-CN": "zh-Hans", "de-DE": "de", "sr-Latn": "sr-Latn", "en": "en", "": ""])
    func aLanguagesBaseHasNoRegion(_ code: String, _ base: String) { #expect(Language.base(code) == base) }

    @Test func languagesCallThemselvesByTheirNames() {
        #expect(Language.name("de") == "Deutsch")
        #expect(Language.name("fr-CA") == "Français")
    }

    @Test(arguments: ["Europe/Berlin": "Berlin", "America/Argentina/Buenos_Aires": "Buenos Aires", "UTC": "UTC", "": ""])
    func aZonesCityIsItsLastPart(_ zone: String, _ city: String) { #expect(TimeZonesPage.city(zone) == city) }

    @Test @MainActor func notificationsAreSummedUp() {
        func summary(_ change: (inout NotificationPermissions) -> Void) -> String {
            var permissions = NotificationPermissions(status: .granted, options: 7)
            change(&permissions)
            return NotificationsPage.summary(permissions)
        }
        #expect(summary { _ in } == "Banners, Sounds, Badges")
        #expect(summary { $0.sounds = false } == "Banners, Badges")
        // What the app has not asked for is not there, whatever the user allows.
        #expect(summary { $0.options = 4 } == "Banners")
        #expect(summary { $0.options = 0 } == "Off")
        #expect(summary { $0.status = .denied } == "Off")
        #expect(summary { $0.isProvisional = true } == "Deliver Quietly")
    }

    @Test func anotherPlaceOpensItsPages() {
        let model = SettingsModel()
        model.show("com.example.app")
        #expect(model.path == [.app("com.example.app")])
        model.show("#language")
        #expect(model.path == [.general, .language])
    }
}
