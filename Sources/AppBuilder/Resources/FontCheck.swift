import FileFormats
import Foundation

/// Looks whether the fonts that an Info.plist names are in the bundle: on iOS one that is not is left out without a word.
struct FontCheck {
    let target: AppTarget
    /// The bundle with all its resources.
    let bundle: URL

    /// A warning for every file of `UIAppFonts` that is not there.
    func warnings() throws -> [BuildDiagnostic] {
        let data = try Data(contentsOf: bundle.appendingPathComponent("Info.plist"))
        let plist = try PropertyList.read(data) as? [String: Any]
        let names = plist?["UIAppFonts"] as? [String] ?? []
        return names.filter { !FileManager.default.fileExists(atPath: bundle.appendingPathComponent($0).path) }.map(warning)
    }

    private func warning(_ name: String) -> BuildDiagnostic {
        .warning(
            "UIAppFonts names '\(name)', which is not among the resources of \(target.name): its font will not be found",
            at: target.infoPlist, line: line(of: name), nextStep: nextStep(for: name))
    }

    private func nextStep(for name: String) -> String {
        let file = (name as NSString).lastPathComponent
        if let other = bundled.first(where: { ($0 as NSString).lastPathComponent.lowercased() == file.lowercased() }) {
            return "Write '\(other)', as the file is called in the bundle."
        }
        return "Add the file to the target's resources, or correct the name."
    }

    /// The bundle's files, by their paths in it.
    private var bundled: [String] {
        (FileManager.default.enumerator(atPath: bundle.path)?.allObjects as? [String] ?? []).sorted()
    }

    /// The line of the name in the property list's text; 0 where it is not spelled out.
    private func line(of name: String) -> Int {
        guard let file = target.infoPlist, let text = try? ProjectFile.text(file) else { return 0 }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.firstIndex { $0.contains(name) } ?? -1) + 1
    }
}
