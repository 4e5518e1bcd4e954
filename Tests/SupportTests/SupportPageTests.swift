import Foundation
import Testing

struct SupportPageTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    /// Modules as apps import them, with the folders of their sources.
    private static let modules = [
        ("SwiftUI", "SwiftUI"), ("UIKit", "UIKit"), ("QuartzCore", "QuartzCore"), ("CoreGraphics", "CoreGraphics"),
        ("WidgetKit", "WidgetKit"), ("Intents", "Intents"), ("AppIntents", "AppIntents"),
        ("MultipeerConnectivity", "MultipeerConnectivity"), ("UserNotifications", "UserNotifications"), ("Security", "Security"),
        ("BackgroundTasks", "BackgroundTasks"), ("Combine", "QuinceCombine"), ("os", "QuinceOS"),
        ("UniformTypeIdentifiers", "UniformTypeIdentifiers"), ("MobileCoreServices", "MobileCoreServices"),
    ]

    @Test func thePageTellsWhatTheSourcesHave() throws {
        let modules = try Self.modules.map { name, folder in
            (name, try PublicInterfaceReader.members(inFolder: Self.root.appendingPathComponent("Sources/\(folder)")))
        }
        let page = SupportPage(modules: modules).text
        let file = Self.root.appendingPathComponent("Documentation/Support.md")
        if ProcessInfo.processInfo.environment["QUINCE_ACCEPT_SUPPORT"] != nil {
            try page.write(to: file, atomically: true, encoding: .utf8)
        }
        let known = try? String(contentsOf: file, encoding: .utf8)
        let isCurrent = known == page
        #expect(
            isCurrent,
            "Documentation/Support.md is out of date; write it anew: QUINCE_ACCEPT_SUPPORT=1 swift test --filter SupportTests")
    }

    @Test func membersAreReadFromSources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = """
            open class View {
                public enum Mode { case light, dark; @available(*, unavailable, message: "not yet in Quince: sepia") case sepia }
                open private(set) var mode = Mode.light
                open func move(to x: Int, _ y: Int) {}
                func hidden() {}
                @_spi(Quince) public func wired() {}
            }
            final class Secret { public var word = "" }
            public protocol Watcher { func sees(_ view: View) }
            @available(*, unavailable, message: "not yet in Quince: gloves") public struct Glove { public var size = 1 }
            extension String { public var views: [View] { [] } }
            """
        try source.write(to: folder.appendingPathComponent("View.swift"), atomically: true, encoding: .utf8)
        let page = SupportPage(modules: [("Kit", try PublicInterfaceReader.members(inFolder: folder))]).text
        let entries = page.split(separator: "\n").filter { $0.hasPrefix("- ") || $0.hasPrefix("  - ") || $0.hasPrefix("| [Kit") }
        #expect(
            entries == [
                "| [Kit](#kit) | 3 | 6 | 3 |",
                "- **Glove**: not yet (gloves)",
                "- **String**: `views`",
                "- **View**: `mode` `move(to:_:)`",
                "- **View.Mode**: `dark` `light`",
                "  - not yet: `sepia` (sepia)",
                "- **Watcher**: `sees(_:)`",
            ])
    }
}
