import DeviceProtocol
import FileReplacement
import Foundation

/// The cached descriptors of an extension's widgets, valid until the extension is reinstalled or the language changes. They save a start of its
/// process.
struct WidgetKindCache: Sendable {
    private struct Kept: Codable {
        var version: Int
        /// The bundle's folder, another one after each installation.
        var folder: String
        var languages: [String]
        var kinds: [WidgetDescriptor]
    }

    /// That of `WidgetDescriptor`: what another version has written is asked for anew.
    private static let version = 1

    private let file: URL
    private let folder: String
    private let languages: [String]

    init(folder: URL, bundle: AppBundle, languages: [String]) {
        file = folder.appendingPathComponent(bundle.identifier, isDirectory: true).appendingPathComponent("kinds.json")
        (self.folder, self.languages) = (bundle.folder.path, languages)
    }

    var kinds: [WidgetDescriptor]? {
        guard let data = try? Data(contentsOf: file), let kept = try? JSONDecoder().decode(Kept.self, from: data),
            (kept.version, kept.folder, kept.languages) == (Self.version, folder, languages)
        else { return nil }
        return kept.kinds
    }

    func keep(_ kinds: [WidgetDescriptor]) {
        guard let data = try? JSONEncoder().encode(Kept(version: Self.version, folder: folder, languages: languages, kinds: kinds)) else {
            return
        }
        // Without it the extension is asked the next time, too.
        try? PrivateFiles.makeFolder(file.deletingLastPathComponent())
        try? data.replacePrivateFile(at: file)
    }
}
