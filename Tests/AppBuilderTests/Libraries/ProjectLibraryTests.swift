import Foundation
import Testing

@testable import AppBuilder

/// Apps linked with frameworks and libraries of their own project.
@Suite(.serialized) struct ProjectLibraryTests {
    static let project = ProjectText(
        target: "dependencies = (TD);",
        objects: """
            TD = { isa = PBXTargetDependency; target = K; };
            K = { isa = PBXNativeTarget; name = ShopKit; productType = "com.apple.product-type.framework"; buildConfigurationList = L; buildPhases = (KH, KS, KR); dependencies = (KD); };
            KD = { isa = PBXTargetDependency; target = C; };
            KH = { isa = PBXHeadersBuildPhase; files = (B5); };
            KS = { isa = PBXSourcesBuildPhase; files = (B2); };
            KR = { isa = PBXResourcesBuildPhase; files = (B4); };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B4 = { isa = PBXBuildFile; fileRef = F4; };
            B5 = { isa = PBXBuildFile; fileRef = F5; settings = { ATTRIBUTES = (Public, ); }; };
            F5 = { isa = PBXFileReference; path = Kit/ShopKit.h; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Kit/Control.swift; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Kit/words.txt; sourceTree = "<group>"; };
            C = { isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.library.static"; buildConfigurationList = L; buildPhases = (CS); };
            CS = { isa = PBXSourcesBuildPhase; files = (B3); };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            F3 = { isa = PBXFileReference; path = Core/Price.swift; sourceTree = "<group>"; };
            """,
        targets: ["K", "C"], files: ["F2", "F3", "F4", "F5"]
    ).text

    private static let control = """
        import Core
        import UIKit

        @objc public protocol ControlDelegate { @objc optional func controlDidMove(_ control: Control) }

        open class Control: UIView {
            public weak var delegate: ControlDelegate?
            public func move() { delegate?.controlDidMove?(self) }
            @objc func pressed() { print("pressed", Price.of("tea")) }
            public static let action = #selector(pressed)
        }
        """

    private func fixture(app: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "P/Shop.xcodeproj/project.pbxproj": Self.project, "P/App.swift": app, "P/Kit/Control.swift": Self.control,
            "P/Kit/words.txt": "words", "P/Core/Price.swift": "public enum Price { public static func of(_ name: String) -> Int { 3 } }\n",
        ])
    }

    @Test func anAppUsesItsProjectsFrameworksAsModules() async throws {
        let folder = try fixture(
            app: ProjectText.app(
                imports:
                    "import ShopKit\n\nclass Wheel: Control {}\nclass Listener: NSObject, ControlDelegate { func controlDidMove(_ control: Control) { print(\"moved\") } }",
                """
                _ = send(Control.action, to: Control(frame: .zero))
                        let wheel = make(Wheel.self, "initWithFrame:", CGRect.zero) as? Wheel
                        let listener = Listener()
                        wheel?.delegate = listener
                        wheel?.move()
                """))
        let app = try await build(folder.path("P"), into: folder)
        let output = try run(app.executable)
        #expect(output == "pressed 3\nmoved\n")
        #expect(FileManager.default.fileExists(atPath: app.bundle.appendingPathComponent("Frameworks/ShopKit.framework/words.txt").path))
        #expect(app.watchedFiles.contains { $0.lastPathComponent == "Price.swift" })
        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        // What hangs on the file is built again, by body or by interface.
        try folder.write("public enum Price { public static func of(_ name: String) -> Int { 4 } }\n", to: "P/Core/Price.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "pressed 4\nmoved\n")
        try folder.write("public enum Price { public static func of(_ name: String) -> String { \"5\" } }\n", to: "P/Core/Price.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "pressed 5\nmoved\n")
    }

    /// As Xcode's template of a framework has had it for years.
    @Test func aFrameworksFilesSeeWhatItsHeaderImports() async throws {
        let folder = try fixture(app: ProjectText.app(imports: "import ShopKit", "Control().move(); print(1)"))
        try folder.write("#import <UIKit/UIKit.h>\nFOUNDATION_EXPORT double ShopKitVersionNumber;\n", to: "P/Kit/ShopKit.h")
        try folder.write(Self.control.replacingOccurrences(of: "import UIKit", with: "import Foundation"), to: "P/Kit/Control.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1\n")
    }

    @Test func aFrameworksClassesFindItsBundle() async throws {
        let folder = try fixture(
            app: ProjectText.app(
                imports: "import ShopKit",
                """
                let kit = Bundle(for: Control.self)
                        print(kit.bundleURL.lastPathComponent, kit.bundleIdentifier ?? "", kit.url(forResource: "words", withExtension: "txt") != nil)
                        print(Bundle(for: AppDelegate.self).bundlePath == Bundle.main.bundlePath)
                """))
        let app = try await build(folder.path("P"), into: folder)
        let output = try run(app.executable)
        #expect(output == "ShopKit.framework com.example.ShopKit true\ntrue\n")
    }

    @Test func aFrameworksErrorsStandInItsFiles() async throws {
        let folder = try fixture(app: ProjectText.app(imports: "import ShopKit", "print(1)"))
        try folder.write(Self.control + "\nlet wrong: Int = \"\"\n", to: "P/Kit/Control.swift")
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("P"), into: folder) }
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Control.swift")
        #expect(failure?.diagnostics.first?.line == 12)
    }

    /// Objective-C concerns what imports it, and nothing else of the app.
    @Test func aLibraryWithoutSwiftIsLeftOut() async throws {
        let project = ProjectText(
            target: "dependencies = (TD);",
            objects: """
                TD = { isa = PBXTargetDependency; target = K; };
                K = { isa = PBXNativeTarget; name = OldKit; productType = "com.apple.product-type.framework"; buildConfigurationList = L; buildPhases = (KS); };
                KS = { isa = PBXSourcesBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                F2 = { isa = PBXFileReference; path = Kit/Old.m; sourceTree = "<group>"; };
                """, targets: ["K"], files: ["F2"]
        ).text
        let app = ProjectText.app(imports: "#if canImport(OldKit)\nimport OldKit\n#endif", "print(\"here\")")
        let folder = try TemporaryFolder(["P/Shop.xcodeproj/project.pbxproj": project, "P/App.swift": app, "P/Kit/Old.m": ""])
        let built = try await build(folder.path("P"), into: folder)
        #expect(try run(built.executable).contains("here"))
        #expect(
            built.warnings.map(\.message) == ["the library 'OldKit' is left out: it has no Swift sources, and 1 in other languages"])
    }
}
