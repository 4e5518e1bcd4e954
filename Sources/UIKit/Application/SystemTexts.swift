/// The words of the home screen, of Settings and of the system's alerts in the device's language. They lie beside the library of the frameworks, in a bundle with a
/// folder for each language.
package enum SystemTexts {
    package static let bundle: Bundle = {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folders = [program, library].compactMap {
            $0?.deletingLastPathComponent().appendingPathComponent("Quince_SpringBoard.resources/Texts", isDirectory: true).path
        }
        return folders.first { FileManager.default.fileExists(atPath: $0) }.flatMap { Bundle(path: $0) } ?? .main
    }()

    /// The library of the frameworks, which an app's program does not lie beside.
    private static var library: URL? {
        // `String(contentsOfFile:)` ends with the kernel's first page.
        let map = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        let line = String(decoding: map, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix("/libQuinceFrameworks.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { URL(fileURLWithPath: String(line[$0...])) } }
    }
}

/// Words of the system, looked up by what they are in English.
package func systemText(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: SystemTexts.bundle) }
