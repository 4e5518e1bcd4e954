import DeviceProtocol
import SwiftUI

/// The language and region settings, each with a page of its choices.
struct LanguagePage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section {
                PageLink(title: systemText("Preferred Language"), value: Language.name(model.settings.language), page: .languages)
                PageLink(title: systemText("Region"), value: Region.name(model.settings.region), page: .regions)
            }
        }
        .navigationTitle(systemText("Language & Region"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Languages, each by its own name with its name in the present one below.
struct LanguagesPage: View {
    @ObservedObject var model: SettingsModel

    private var chosen: String { Language.base(model.settings.language) }

    var body: some View {
        List {
            Section {
                ForEach(Language.all.contains(chosen) ? Language.all : [chosen] + Language.all, id: \.self) { code in
                    ChoiceRow(title: Language.name(code), detail: Language.translatedName(code), isChosen: chosen == code) {
                        model.choose(language: code, region: model.settings.region)
                    }
                }
            }
        }
        .navigationTitle(systemText("Preferred Language"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct RegionsPage: View {
    @ObservedObject var model: SettingsModel

    private var region: String { model.settings.region }
    private var regions: [String] {
        (Region.all.contains(region) ? Region.all : [region] + Region.all).sorted { Region.name($0) < Region.name($1) }
    }

    var body: some View {
        List {
            Section {
                ForEach(regions, id: \.self) { code in
                    ChoiceRow(title: Region.name(code), isChosen: region == code) {
                        model.choose(language: Language.base(model.settings.language), region: code)
                    }
                }
            }
        }
        .navigationTitle(systemText("Region"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The languages there are to choose from.
enum Language {
    static let all = [
        "en", "de", "fr", "es", "it", "pt", "nl", "pl", "hr", "sr-Latn", "ru", "uk", "tr", "ja", "ko", "zh-Hans", "ar", "he",
    ]

    /// A language without its region: `zh-Hans` of `zh-Hans-CN`.
    static func base(_ code: String) -> String {
        let parts = code.split(separator: "-")
        return parts.prefix { $0 == parts.first || $0.count == 4 }.joined(separator: "-")
    }

    /// As the language calls itself.
    static func name(_ code: String) -> String {
        let name = Locale(identifier: code).localizedString(forIdentifier: base(code)) ?? code
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    static func translatedName(_ code: String) -> String {
        let name = Locale.current.localizedString(forIdentifier: code) ?? code
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// The regions there are to choose from.
enum Region {
    static let all = [
        "US", "GB", "DE", "AT", "CH", "FR", "ES", "MX", "IT", "PT", "BR", "NL", "PL", "HR", "RS", "RU", "UA", "TR", "JP", "KR", "CN", "EG",
        "SA", "IL",
    ]

    static func name(_ code: String) -> String { Locale.current.localizedString(forRegionCode: code) ?? code }
}

extension SystemSettings {
    var language: String { state.languages.first ?? "en" }
    var region: String { Locale(identifier: state.locale).region?.identifier ?? "US" }
}

extension SettingsModel {
    func choose(language: String, region: String) {
        send(.setRegion(language.replacingOccurrences(of: "-", with: "_") + "_" + region))
        // Settings is started anew by this.
        send(.setLanguages([language + "-" + region]))
    }
}
