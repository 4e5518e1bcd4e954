import DeviceProtocol
import UIKit

/// Which way the home screen reads: as the device's language does. It has no translations that would decide, as those of apps do.
@MainActor enum HomeDirection {
    private static let languages: Set<String> = ["ar", "fa", "he", "ur", "yi", "ps", "ug", "ckb", "dv"]

    static var isRightToLeft: Bool {
        let language = DeviceSettings.state.languages.first ?? ""
        return languages.contains(String(language.prefix { $0 != "-" && $0 != "_" }))
    }
}
