import Foundation
import Testing

/// The parts of `Scripts/test`.
struct TestOrderTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    /// Marks of tests that put a device, windows or traits into the process.
    private static let marks = [
        "UIApplication.reset", "UIWindow(", "TestPhone", "UIHostingController(", "ImageRenderer(", "UIScreen.main",
        "DeviceSettings.current",
    ]

    private static func sources(of module: String) throws -> [String] {
        let files = FileManager.default.enumerator(at: root.appendingPathComponent("Tests/" + module), includingPropertiesForKeys: nil)
        return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
    }

    @Test func testsOfViewsRunOneAfterAnother() throws {
        let script = try String(contentsOf: Self.root.appendingPathComponent("Scripts/test"), encoding: .utf8)
        let modules = try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent("Tests").path).sorted()
        #expect(modules.contains("UIKitTests"))
        for module in modules where module.hasSuffix("Tests") && module != "SupportTests" {
            let sharesTheProcess = try Self.sources(of: module).contains { text in Self.marks.contains(where: text.contains) }
            guard sharesTheProcess else { continue }
            #expect(
                script.contains(try Regex("['|]\(module)['|]")),
                "\(module) puts a device, windows or traits into the process: add it to `views` in Scripts/test")
        }
    }
}
