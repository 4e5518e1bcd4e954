import FileFormats
import Foundation

/// Sorts the files of a folder that no project lists one by one (synchronized groups, bare folders) into sources and resources.
enum FileSorter {
    struct Sorted {
        var sources: [URL] = []
        var resources: [AppTarget.Resource] = []
        var infoPlist: URL?
        /// A warning for each file left out.
        var warnings: [BuildDiagnostic] = []
    }

    /// Extensions of files that belong to a project but not to its bundle.
    private static let ignoredExtensions: Set<String> = [
        "h", "m", "mm", "c", "cpp", "modulemap", "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "playground", "docc", "md",
        "pbxproj",
        "swiftpm", "gitignore", "resolved",
    ]

    /// - Parameters:
    ///   - excluded: files and folders left out (a target's membership exceptions).
    ///   - ignoresTests: whether folders named `…Tests` are left out.
    static func sort(_ folder: URL, excluded: Set<String> = [], ignoresTests: Bool = false) throws -> Sorted {
        var result = Sorted()
        var walk = FolderWalk()
        try visit(folder, &walk, language: nil, excluded: excluded, ignoresTests: ignoresTests, into: &result)
        return result
    }

    private static func visit(
        _ folder: URL, _ walk: inout FolderWalk, language: String?, excluded: Set<String>, ignoresTests: Bool, into result: inout Sorted
    ) throws {
        try ProjectLocator.visit(folder, &walk) { walk, children, warnings in
            result.warnings += warnings
            let included = children.filter { !excluded.contains($0.path) }
            try sort(included, &walk, language: language, excluded: excluded, ignoresTests: ignoresTests, into: &result)
        }
    }

    private static func sort(
        _ children: [URL], _ walk: inout FolderWalk, language: String?, excluded: Set<String>, ignoresTests: Bool,
        into result: inout Sorted
    ) throws {
        for url in children {
            let type = url.pathExtension.lowercased()
            let name = url.lastPathComponent
            switch type {
            case "swift": if name != "Package.swift" { result.sources.append(url) }
            case "lproj":
                try visit(
                    url, &walk, language: url.deletingPathExtension().lastPathComponent, excluded: excluded, ignoresTests: ignoresTests,
                    into: &result)
            case "plist" where name == "Info.plist" && language == nil: result.infoPlist = result.infoPlist ?? url
            case _ where ignoredExtensions.contains(type): break
            case "" where ProjectLocator.isPlainFolder(url):
                if ignoresTests, name.hasSuffix("Tests") { break }
                try visit(url, &walk, language: language, excluded: excluded, ignoresTests: ignoresTests, into: &result)
            default: result.resources.append(AppTarget.Resource(url: url, language: language))
            }
        }
    }
}
