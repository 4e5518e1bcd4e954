import Foundation

/// What the app gets from outside.
struct World {
    let loader: ProgrammeLoader
    let pictures: PictureStore
    let formatter: ProgrammeFormatter
}

extension World {
    /// The service's address is `ServiceURL` of the Info.plist, or of the launch arguments.
    @MainActor
    static func standard(bundle: Bundle = .main, defaults: UserDefaults = .standard) -> World? {
        let address = defaults.string(forKey: "ServiceURL") ?? bundle.object(forInfoDictionaryKey: "ServiceURL") as? String
        guard let url = address.flatMap(URL.init(string:)) else { return nil }
        return World(
            loader: ServiceProgrammeLoader(url: url),
            pictures: PictureStore(),
            formatter: ProgrammeFormatter(
                bundle: bundle,
                locale: Locale(identifier: bundle.preferredLocalizations.first ?? "en"),
                timeZone: TimeZone(identifier: "Europe/Berlin")
            )
        )
    }
}
