import DeviceProtocol
import SwiftUI

struct GeneralPage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section { NavigationLink("About", value: SettingsPage.about) }
            Section { NavigationLink("iPhone Storage", value: SettingsPage.storage) }
            Section {
                NavigationLink("Date & Time", value: SettingsPage.dateAndTime)
                NavigationLink("Language & Region", value: SettingsPage.language)
            }
        }
        .navigationTitle("General")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct AboutPage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section {
                ValueRow(title: "Name", value: model.settings.deviceName)
                ValueRow(title: "iOS Version", value: UIDevice.current.systemVersion)
                ValueRow(title: "Model Name", value: DeviceSettings.description.name)
            }
            Section {
                ValueRow(title: "Applications", value: "\(model.settings.apps.count)")
                ValueRow(title: "Capacity", value: Storage.text(model.settings.capacity))
                ValueRow(title: "Available", value: Storage.text(model.settings.free))
            }
        }
        .navigationTitle("About")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The languages and regions there are to choose from.
struct LanguagePage: View {
    @ObservedObject var model: SettingsModel

    static let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "hr", "ru", "uk", "tr", "ja", "ko", "zh-Hans", "ar", "he"]
    static let regions = [
        "US", "GB", "DE", "AT", "CH", "FR", "ES", "IT", "PT", "BR", "NL", "PL", "HR", "RU", "UA", "TR", "JP", "KR", "CN", "EG", "IL",
    ]

    private var language: String { model.settings.state.languages.first ?? "en" }
    private var locale: Locale { Locale(identifier: model.settings.state.locale) }
    private var region: String { locale.region?.identifier ?? "US" }

    var body: some View {
        List {
            Section("Preferred Language") {
                ForEach(Self.languages, id: \.self) { code in
                    ChoiceRow(title: Self.name(code), isChosen: Self.base(language) == Self.base(code)) {
                        choose(language: code, region: region)
                    }
                }
            }
            Section("Region") {
                ForEach(Self.regions, id: \.self) { code in
                    ChoiceRow(title: Locale(identifier: "en").localizedString(forRegionCode: code) ?? code, isChosen: region == code) {
                        choose(language: language, region: code)
                    }
                }
            }
        }
        .navigationTitle("Language & Region")
        .navigationBarTitleDisplayMode(.inline)
    }

    private static func base(_ code: String) -> Substring { code.prefix { $0 != "-" } }
    /// A language calls itself by its own name.
    private static func name(_ code: String) -> String {
        (Locale(identifier: code).localizedString(forIdentifier: code) ?? code).localizedCapitalized
    }

    private func choose(language: String, region: String) {
        let bare = language.hasSuffix("-Hans") ? language : String(Self.base(language))
        model.send(.setLanguages([bare + "-" + region]))
        model.send(.setRegion(bare.replacingOccurrences(of: "-", with: "_") + "_" + region))
    }
}

struct DatePage: View {
    @ObservedObject var model: SettingsModel

    private static let zones = [
        "UTC", "Europe/London", "Europe/Berlin", "Europe/Zagreb", "Europe/Kyiv", "Europe/Moscow", "Asia/Dubai", "Asia/Kolkata",
        "Asia/Shanghai",
        "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "America/New_York", "America/Chicago", "America/Denver",
        "America/Los_Angeles",
    ]

    private var zone: String { model.settings.state.timeZone }

    var body: some View {
        List {
            Section { ValueRow(title: "Date and Time", value: now) }
            Section("Time Zone") {
                ForEach(Self.zones.contains(zone) ? Self.zones : [zone] + Self.zones, id: \.self) { name in
                    ChoiceRow(title: Self.city(name), isChosen: name == zone) { model.send(.setTimeZone(name)) }
                }
            }
        }
        .navigationTitle("Date & Time")
        .navigationBarTitleDisplayMode(.inline)
    }

    private static func city(_ zone: String) -> String {
        (zone.split(separator: "/").last.map(String.init) ?? zone).replacingOccurrences(of: "_", with: " ")
    }

    private var now: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: model.settings.state.locale)
        formatter.timeZone = TimeZone(identifier: zone)
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
        return formatter.string(from: Date())
    }
}
