/// The words of the home screen and of Settings in the device's language. They lie beside the program, in a bundle with a folder for each language.
package enum SystemTexts {
    package static let bundle: Bundle = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folder = program.deletingLastPathComponent().appendingPathComponent("Quince_SpringBoard.resources/Texts", isDirectory: true)
        return Bundle(path: folder.path) ?? .main
    }()
}

/// Words of the system's own programs, looked up by what they are in English.
package func systemText(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: SystemTexts.bundle) }
