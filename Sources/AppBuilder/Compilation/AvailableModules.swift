import Foundation

/// Which modules an app can import: Quince's and those of the toolchain that iOS has too.
enum AvailableModules {
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency",
        "_StringProcessing", "Glibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "XCTest", "Testing",
    ]
    /// Modules that are Quince's own business; iOS has none of these names.
    private static let hidden: Set<String> = [
        "RenderProtocol", "DeviceProtocol", "DeviceRuntime", "DeviceMedia", "BundleFormat", "WidgetArchive", "KeychainStore", "Compositor",
        "AppBuilder",
        "Simulator",
        "quince",
    ]

    /// Modules with a name of their own in Quince: packages that Quince itself is built with ask for modules of Apple's names, and would use them.
    static let aliases = ["Combine": "QuinceCombine", "os": "QuinceOS"]

    static func names(_ frameworks: FrameworkSet) -> Set<String> {
        let modules = built(frameworks)
        let aliased = aliases.filter { modules.contains($0.value) }.keys
        let own = modules.intersection(appleNames)
        let substituted = ModuleExports.substitutes.filter { $0.value.allSatisfy(own.contains) }.keys
        return toolchain.union(own).union(aliased).union(substituted).subtracting(hidden)
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

    /// Modules that bring Foundation along. Of Darwin's names a file sees more than there is on iOS, but its module is not said to need Foundation.
    static let frameworks = appleNames.union(ModuleExports.substitutes.keys).subtracting(["Darwin"]).union(["Combine", "XCTest", "Testing"])

    /// Frameworks of iOS that Quince may have.
    private static let appleNames: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "SwiftUI", "WidgetKit", "Intents", "AppIntents",
        "MultipeerConnectivity", "UserNotifications", "Security", "BackgroundTasks", "OSLog", "UniformTypeIdentifiers", "QuinceFoundation",
        "MobileCoreServices", "ImageIO", "AVFoundation", "CoreData", "MessageUI",
        "Network", "StoreKit", "PlaygroundSupport",
    ]
}
