import Foundation
import FrameworkManifest

/// Which modules an app can import: Quince's and those of the toolchain that iOS has too.
enum AvailableModules {
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "QuinceFoundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
        "_StringProcessing", "Glibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "XCTest", "Testing",
    ]
    /// Libraries of C that iOS's SDK has modules of, and this machine or Quince has, too: `Sources/CLibraries` has their maps.
    static let systemLibraries: Set<String> = ["CommonCrypto", "SQLite3", "zlib"]

    /// Modules with a name of their own in Quince, by the names that apps import.
    static let aliases = modules(.alias)

    /// Modules of iOS that are other modules here, by the names that apps import.
    static let substitutes = modules(.substitution)

    private static func modules(_ access: Framework.Access) -> [String: String] {
        let frameworks = FrameworkManifest.all.filter { $0.access == access }
        return Dictionary(uniqueKeysWithValues: frameworks.map { ($0.name, $0.module) })
    }

    static func names(_ frameworks: FrameworkSet) -> Set<String> {
        let modules = built(frameworks)
        let libraries = systemLibraries.intersection(frameworks.cModules.map(\.lastPathComponent))
        return toolchain.union(libraries).union(FrameworkManifest.all.filter { modules.contains($0.module) }.map(\.name))
    }

    /// The compiler's options by which apps import modules under Apple's names.
    static func aliasArguments(_ frameworks: FrameworkSet) -> [String] {
        let modules = built(frameworks)
        return aliases.filter { modules.contains($0.value) }.sorted { $0.key < $1.key }.flatMap {
            ["-module-alias", "\($0.key)=\($0.value)"]
        }
    }

    private static func built(_ frameworks: FrameworkSet) -> Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: frameworks.modules.path)) ?? []
        return Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    /// Modules that bring Foundation along: all but those of C. Of Darwin's names a file sees more than there is on iOS, but its module is not said to need
    /// Foundation.
    static let frameworks = AppleFrameworks.names.union(["QuinceFoundation", "XCTest", "Testing"]).subtracting([
        "Darwin", "MachO", "CommonCrypto", "simd", "SQLite3", "zlib",
    ])
}
