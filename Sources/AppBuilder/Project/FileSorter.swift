import FileFormats
import Foundation

/// Sorts the files of a folder that no project lists one by one (synchronized groups, bare folders) into sources and resources.
enum FileSorter {
    struct Sorted {
        var sources: [URL] = []
        var resources: [AppTarget.Resource] = []
        var infoPlist: URL?
        /// Files and folders that are no part of the bundle, with reasons.
        var leftOut: [(file: URL, reason: String)] = []
        var warnings: [BuildDiagnostic] = []
    }

    /// Files and folders that are no members of a target.
    struct Exclusion {
        var paths: Set<String> = []
        /// Localized files, each by the path it would have outside of its languages' folders.
        var localized: Set<String> = []

        func contains(_ url: URL) -> Bool {
            if paths.contains(url.path) { return true }
            let folder = url.deletingLastPathComponent()
            guard !localized.isEmpty, folder.pathExtension == "lproj" else { return false }
            return localized.contains(folder.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent).path)
        }
    }

    /// Extensions of files that belong to a project but not to its bundle.
    private static let ignoredExtensions: Set<String> = [
        "h", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "playground", "docc", "md", "pbxproj",
        "xcproj",
        "swiftpm", "gitignore", "resolved", "xctestplan", "storekit",
    ]
    /// Extensions of sources in languages that are not compiled for apps.
    static let foreignExtensions: Set<String> = ["m", "mm", "c", "cpp", "cc", "cxx", "s", "metal"]

    /// - Parameters:
    ///   - excluded: Files and folders left out (a target's membership exceptions).
    ///   - ignoresTests: Whether folders named `…Tests` are left out.
    static func sort(_ folder: URL, excluded: Exclusion = Exclusion(), ignoresTests: Bool = false) throws -> Sorted {
        var sorting = Sorting(excluded: excluded, ignoresTests: ignoresTests)
        var walk = FolderWalk()
        try sorting.visit(folder, &walk, language: nil)
        return sorting.result
    }

    /// Sorts single files, and folders with all that is in them.
    static func sort(files: [URL]) throws -> Sorted {
        var sorting = Sorting(excluded: Exclusion(), ignoresTests: false)
        var walk = FolderWalk()
        for file in files {
            let folder = file.deletingLastPathComponent()
            let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
            try sorting.add(file, &walk, language: language)
        }
        return sorting.result
    }

    /// Whether a file describes a package, and is none of an app's sources of that name.
    static func isManifest(_ file: URL) -> Bool {
        guard file.lastPathComponent == "Package.swift", let data = try? RegularFile.read(file) else { return false }
        let start = String(decoding: data.prefix(4096), as: UTF8.self)
        return start.contains("swift-tools-version") || start.contains("import PackageDescription")
    }

    private struct Sorting {
        let excluded: Exclusion
        let ignoresTests: Bool
        var result = Sorted()

        mutating func visit(_ folder: URL, _ walk: inout FolderWalk, language: String?) throws {
            try ProjectLocator.visit(folder, &walk) { walk, children, warnings in
                result.warnings += warnings
                for child in children {
                    if excluded.contains(child) {
                        result.leftOut.append((child, "exception of the target"))
                    } else {
                        try add(child, &walk, language: language)
                    }
                }
            }
        }

        mutating func add(_ url: URL, _ walk: inout FolderWalk, language: String?) throws {
            let type = url.pathExtension.lowercased()
            switch type {
            case "swift" where FileSorter.isManifest(url): result.leftOut.append((url, "manifest of a package"))
            case "swift": result.sources.append(url)
            case "lproj": try visit(url, &walk, language: url.deletingPathExtension().lastPathComponent)
            case "plist" where url.lastPathComponent == "Info.plist" && language == nil: result.infoPlist = result.infoPlist ?? url
            case _ where FileSorter.foreignExtensions.contains(type):
                result.warnings.append(.notCompiled(url))
                result.leftOut.append((url, "not Swift"))
            case _ where FileSorter.ignoredExtensions.contains(type): result.leftOut.append((url, "no part of a bundle"))
            case _ where ProjectLocator.isPlainFolder(url): try addFolder(url, &walk, language: language)
            default: result.resources.append(AppTarget.Resource(url: url, language: language))
            }
        }

        /// A package in an app's folder is none of its sources, even where the app uses it.
        private mutating func addFolder(_ folder: URL, _ walk: inout FolderWalk, language: String?) throws {
            if ignoresTests, folder.lastPathComponent.hasSuffix("Tests") { return result.leftOut.append((folder, "tests")) }
            guard !FileSorter.isManifest(folder.appendingPathComponent("Package.swift")) else {
                return result.leftOut.append((folder, "package"))
            }
            try visit(folder, &walk, language: language)
        }
    }
}

extension BuildDiagnostic {
    /// The warning for a source in another language than Swift.
    static func notCompiled(_ source: URL, at file: URL? = nil, line: Int = 0) -> BuildDiagnostic {
        warning(
            "\(source.lastPathComponent) is not compiled: Quince builds Swift sources", at: file ?? source, line: line,
            nextStep: "Move what the app needs from it to Swift.")
    }

    var isAboutForeignSource: Bool { message.hasSuffix("is not compiled: Quince builds Swift sources") }
}
