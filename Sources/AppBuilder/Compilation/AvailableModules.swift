import Foundation

/// Which modules an app can import: Quince's and those of the toolchain that iOS has too.
enum AvailableModules {
    private static let toolchain: Set<String> = [
        "Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing", "Darwin",
        "ObjectiveC",
        "Glibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "XCTest", "Testing",
    ]
    /// Modules that are Quince's own business; iOS has none of these names.
    private static let hidden: Set<String> = [
        "RenderProtocol", "DeviceProtocol", "BundleFormat", "Compositor", "AppBuilder", "Simulator", "quince",
    ]

    static func names(_ frameworks: FrameworkSet) -> Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: frameworks.modules.path)) ?? []
        let modules = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return toolchain.union(Set(modules).intersection(appleNames)).subtracting(hidden)
    }

    /// Frameworks of iOS that Quince may have.
    private static let appleNames: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "Combine", "SwiftUI", "WidgetKit", "Intents", "AppIntents",
        "MultipeerConnectivity", "os",
        "OSLog", "UniformTypeIdentifiers", "QuinceFoundation", "ImageIO", "AVFoundation", "CoreData", "MessageUI", "Network", "StoreKit",
    ]
}
