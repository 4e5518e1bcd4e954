import Foundation
import Testing

@testable import FrameworkManifest

struct SupportPageTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    @Test func thePageTellsWhatTheSourcesHave() throws {
        let frameworks = FrameworkManifest.all.filter(\.isDocumented).sorted { $0.name.lowercased() < $1.name.lowercased() }
        let modules = try frameworks.map { framework in
            (framework, try PublicInterfaceReader.members(inFolder: Self.root.appendingPathComponent("Sources/\(framework.module)")))
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
            "Documentation/Support.md is out of date; write it again: QUINCE_ACCEPT_SUPPORT=1 swift test --filter SupportTests")
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
        let page = SupportPage(modules: [
            (Framework("Kit", usageKeys: ["NSKitUsageDescription"]), try PublicInterfaceReader.members(inFolder: folder))
        ]).text
        #expect(page.contains("\nInfo.plist: `NSKitUsageDescription`\n"))
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
