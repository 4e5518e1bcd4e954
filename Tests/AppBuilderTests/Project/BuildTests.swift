import BundleFormat
import Foundation
import Testing

@testable import AppBuilder

/// Whole builds of small projects: what the bundle holds, what bad input says.
@Suite(.serialized) struct BuildTests {
    private static let delegate =
        "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { print(\"hello\") } }\n"
    private static let storyboard =
        "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">\n<scenes/>\n</document>\n"

    static let project = """
        // !$*UTF8*$!
        { objectVersion = 56; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); developmentRegion = en; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
            PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
            T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildConfigurationList = TL; buildPhases = (S, R); };
            TL = { isa = XCConfigurationList; buildConfigurations = (TD); };
            TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)"; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_FILE = Source/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = Shown; MARKETING_VERSION = 2.1; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Red; SWIFT_VERSION = 5.0;
                INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; }; };
            G = { isa = PBXGroup; children = (GS); sourceTree = "<group>"; };
            GS = { isa = PBXGroup; path = Source; children = (F1, V1, A1); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
            V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = (V2, V3); sourceTree = "<group>"; };
            V2 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            V3 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
            A1 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            S = { isa = PBXSourcesBuildPhase; files = (B1); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            R = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
            B2 = { isa = PBXBuildFile; fileRef = V1; };
            B3 = { isa = PBXBuildFile; fileRef = A1; };
        }; }
        """

    private func fixture() throws -> TemporaryFolder {
        try TemporaryFolder([
            "P/My App.xcodeproj/project.pbxproj": Self.project, "P/Source/AppDelegate.swift": Self.delegate,
            "P/Source/Base.lproj/Main.storyboard": Self.storyboard,
            "P/Source/de.lproj/Main.strings": "/* Title */\n\"a.text\" = \"Hallo\";\n",
            "P/Source/Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></plist>",
            "P/Source/Assets.xcassets/Contents.json": "{}",
            "P/Source/Assets.xcassets/Red.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}}]}
            """,
        ])
    }

    private func failure(_ folder: TemporaryFolder, _ app: String = "P") async throws -> BuildDiagnostic {
        do {
            _ = try await build(folder.path(app), into: folder)
        } catch let failure as BuildFailure { return try #require(failure.diagnostics.first) }
        throw BuildFailure("the build succeeded")
    }

    @Test func aProjectBecomesABundleThatRuns() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("P"), into: folder)
        #expect(app.bundle.lastPathComponent == "My App.app")
        #expect(app.bundleIdentifier == "com.example.My-App")
        #expect(app.displayName == "Shown")
        #expect(try run(app.executable) == "hello\n")
        let data = try Data(contentsOf: app.bundle.appendingPathComponent("Info.plist"))
        let plist = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(plist["Delegate"] as? String == "My_App.SceneDelegate")
        #expect(plist["CFBundleShortVersionString"] as? String == "2.1")
        #expect(plist["NSAccentColorName"] as? String == "Red")
        #expect(
            plist["UISupportedInterfaceOrientations"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ])
        let interface = try Data(contentsOf: app.bundle.appendingPathComponent("Base.lproj/Main.storyboardc"))
        #expect(try PropertyListDecoder().decode(CompiledInterface.self, from: interface).document.children.first?.line == 3)
        let strings = NSDictionary(contentsOf: app.bundle.appendingPathComponent("de.lproj/Main.strings"))
        #expect(strings?["a.text"] as? String == "Hallo")
        let assets = try Data(contentsOf: app.bundle.appendingPathComponent("Assets.catalog/Contents.plist"))
        #expect(
            try PropertyListDecoder().decode(CompiledAssetCatalog.self, from: assets).colors["Red"]?.first?.components == [
                1, 128.0 / 255, 0.25, 1,
            ])

        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        try folder.write(Self.delegate.replacingOccurrences(of: "hello", with: "changed"), to: "P/Source/AppDelegate.swift")
        let rebuilt = try await build(folder.path("P"), into: folder)
        #expect(!rebuilt.wasUpToDate)
        #expect(try run(rebuilt.executable) == "changed\n")
    }

    /// The bundle may hold what a build has placed before it failed.
    @Test func aBuildThatFailedIsDoneAgainThoughTheSourcesAreAsBefore() async throws {
        let folder = try fixture()
        let file = folder.path("P/Source/AppDelegate.swift")
        func setBack() throws {
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: file.path)
        }
        try setBack()
        let first = try await build(folder.path("P"), into: folder)
        #expect(try await build(folder.path("P"), into: folder).wasUpToDate)
        try folder.write("broken", to: "P/Source/AppDelegate.swift")
        await #expect(throws: BuildFailure.self) { try await build(folder.path("P"), into: folder) }
        try folder.write(Self.delegate, to: "P/Source/AppDelegate.swift")
        try setBack()
        #expect(try await !build(folder.path("P"), into: folder).wasUpToDate)
        #expect(try run(first.executable) == "hello\n")
    }

    @Test func capitalsOfFoldersAndFilesDoNotCount() async throws {
        let folder = try fixture()
        let files = FileManager.default
        try files.moveItem(at: folder.path("P/Source/AppDelegate.swift"), to: folder.path("P/Source/appdelegate.swift"))
        try files.moveItem(at: folder.path("P/Source/Info.plist"), to: folder.path("P/Source/info.plist"))
        try files.moveItem(at: folder.path("P/Source"), to: folder.path("P/SOURCE"))
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "hello\n")
    }

    /// The compiler lists `init()` for it too, which traps.
    @Test func nothingMakesAnObjectByAnInitialiserItsParentDoesNotHave() async throws {
        let folder = try fixture()
        try folder.write(Self.delegate + "class Letter: UIDocument { var text = \"\" }\n", to: "P/Source/AppDelegate.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "hello\n")
    }

    @Test func resourcesAreMadeAgainOnlyWhenTheyChange() async throws {
        let folder = try fixture()
        let strings = { (app: BuiltApp) in
            NSDictionary(contentsOf: app.bundle.appendingPathComponent("de.lproj/Main.strings"))?["a.text"] as? String
        }
        func made(_ app: BuiltApp) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: app.bundle.appendingPathComponent("Info.plist").path)[.modificationDate]
                as? Date
        }
        let first = try await build(folder.path("P"), into: folder)
        let date = try made(first)
        try folder.write(Self.delegate.replacingOccurrences(of: "hello", with: "again"), to: "P/Source/AppDelegate.swift")
        let second = try await build(folder.path("P"), into: folder)
        #expect(try made(second) == date)
        #expect(try run(second.executable) == "again\n")
        // A Swift error beside a changed resource must not leave that resource behind for the old one.
        try folder.write("\"a.text\" = \"Neu\";\n", to: "P/Source/de.lproj/Main.strings")
        try folder.write(Self.delegate + "let x: Int = \"\"\n", to: "P/Source/AppDelegate.swift")
        _ = try await failure(folder)
        #expect(strings(second) == "Hallo")
        try folder.write(Self.delegate, to: "P/Source/AppDelegate.swift")
        #expect(strings(try await build(folder.path("P"), into: folder)) == "Neu")
    }

    /// Two commands at a time build the same app into the same folders, as when flows are played in parallel.
    @Test func buildsOfOneAppAtATimeDoNotDisturbEachOther() async throws {
        let folder = try fixture()
        let images = (0..<40).map { "P/Source/Assets.xcassets/C\($0).colorset/Contents.json" }
        for image in images { try folder.write("{\"colors\": []}", to: image) }
        for round in 0..<3 {
            try folder.write(Self.delegate.replacingOccurrences(of: "hello", with: "round \(round)"), to: "P/Source/AppDelegate.swift")
            try folder.write("\"a.text\" = \"\(round)\";\n", to: "P/Source/de.lproj/Main.strings")
            let request = BuildRequest(
                app: folder.path("P"), output: folder.path("Products"), frameworks: try TestFrameworks.shared.get(),
                cache: folder.path("Cache"))
            let apps = try await withThrowingTaskGroup(of: BuiltApp.self) { group in
                for _ in 0..<4 { group.addTask { try await AppBuilder().build(request) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for app in apps { #expect(try run(app.executable) == "round \(round)\n") }
            #expect(apps.filter { !$0.wasUpToDate }.count == 1)
        }
    }

    @Test func librariesOfPodsAreNamed() async throws {
        let folder = try fixture()
        try folder.write("pod 'Pod'\n", to: "P/Podfile")
        try folder.write("import Pod\n" + Self.delegate, to: "P/Source/AppDelegate.swift")
        #expect(try await failure(folder).message.contains("CocoaPods"))
    }

    @Test func aSwiftErrorIsAtTheUsersPlaceAndLeavesTheOldBundle() async throws {
        let folder = try fixture()
        let app = try await build(folder.path("P"), into: folder)
        try folder.write(
            Self.delegate + "class A: UIView { @objc func a() { _ = #selector(a); let n: Int = \"\" } }\n", to: "P/Source/AppDelegate.swift"
        )
        let error = try await failure(folder)
        #expect(error.file?.lastPathComponent == "AppDelegate.swift")
        #expect(error.line == 5)
        #expect(error.column == 67)
        #expect(error.message.contains("cannot convert value of type 'String'"))
        #expect(try run(app.executable) == "hello\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Products").path) == ["My App.app"])
    }

    @Test func everyKindOfBadInputNamesItsPlace() async throws {
        func check(_ path: String, _ text: String?, line: Int, _ message: String, sourceLocation: SourceLocation = #_sourceLocation)
            async throws
        {
            let folder = try fixture()
            if let text { try folder.write(text, to: path) } else { try FileManager.default.removeItem(at: folder.path(path)) }
            let error = try await failure(folder)
            #expect(
                error.line == line && error.message.contains(message) && error.nextStep != nil, "\(error)", sourceLocation: sourceLocation)
        }
        try await check("P/My App.xcodeproj/project.pbxproj", "{\n  objects = {\n", line: 2, "never closed")
        try await check("P/Source/AppDelegate.swift", nil, line: 14, "is missing, but the project lists it")
        try await check(
            "P/Source/AppDelegate.swift", "import UIKit\nimport MapKit\n" + Self.delegate + "let map = MKMapView()\n", line: 2,
            "'MapKit' is not in Quince yet")
        try await check("P/Source/AppDelegate.swift", "import UIKit\n", line: 0, "no entry point")
        try await check("P/Source/Base.lproj/Main.storyboard", "<document>\n<scenes>\n</document>\n", line: 3, "not well-formed XML")
        try await check("P/Source/Assets.xcassets/Red.colorset/Contents.json", "{\n  \"colors\": [\n}\n", line: 3, "not valid JSON")
        try await check("P/Source/de.lproj/Main.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n", line: 2, "expected '='")
        try await check("P/Other.xcodeproj/project.pbxproj", Self.project, line: 0, "holds 2 projects")
    }

    /// Three words about a framework that twenty files import, not sixty.
    @Test func aMissingFrameworkIsOneError() async throws {
        let folder = try TemporaryFolder(["App/A.swift": "import UIKit\nimport MapKit\n" + Self.delegate])
        for name in ["B", "C"] {
            try folder.write("import MapKit\nimport Charts\nlet map\(name) = MKMapView()\n", to: "App/\(name).swift")
        }
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("App"), into: folder) }
        #expect(
            failure?.diagnostics.map(\.message) == [
                "the framework 'Charts' is not in Quince yet; 2 of 3 files import it: B.swift, C.swift",
                "the framework 'MapKit' is not in Quince yet; 3 of 3 files import it: A.swift, B.swift, C.swift",
                "2 modules are missing; 3 of 3 files import one of them",
            ])
        #expect(failure?.diagnostics.map(\.line) == [2, 2, 0])
    }

    /// In the running app a damaged picture would be one that does not exist.
    @Test(
        arguments: [
            ("Photo.imageset", "a.png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0], "the picture is damaged"),
            ("Photo.imageset", "a.jpg", [0xff, 0xd8, 0xff, 0xe0, 0], "the picture is damaged"),
            ("Photo.imageset", "a.png", [], "it is empty"),
            ("Photo.imageset", "a.png", [0x42, 0x4d, 0, 0], "neither PNG nor JPEG"),
            ("AppIcon.appiconset", "a.png", [1], "neither PNG nor JPEG"),
        ] as [(String, String, [UInt8], String)])
    func damagedPicturesAreErrors(set: String, name: String, bytes: [UInt8], message: String) async throws {
        let folder = try fixture()
        try folder.write(
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}]}", to: "P/Source/Assets.xcassets/\(set)/Contents.json")
        let file = folder.path("P/Source/Assets.xcassets/\(set)/\(name)")
        try Data(bytes).write(to: file)
        let error = try await failure(folder)
        #expect(error.file?.path == file.standardizedFileURL.path, "\(error)")
        #expect(error.message.contains(message), "\(error)")
        #expect(error.nextStep != nil, "\(error)")
    }

    @Test func aCacheThatCannotBeWrittenIsNamed() async throws {
        let folder = try fixture()
        try folder.write("", to: "Cache")
        let error = try await failure(folder)
        #expect(error.message.contains(folder.path("Cache").path))
        #expect(error.message.contains("cannot be written"))
        #expect(error.nextStep?.contains("space on its disk") == true)
    }

    @Test func aFullDiskIsNotTheSourcesFault() {
        let folder = URL(fileURLWithPath: "/cache/app")
        let full = BuildFailure("cannot open '/cache/x.pcm' for output (No space left on device)")
        let error = full.blamingTheDisk(of: folder)?.diagnostics
        #expect(error?.map(\.message) == ["the app cannot be built in /cache/app: No space left on device"])
        #expect(error?.first?.nextStep != nil)
        #expect(BuildFailure("cannot find 'x' in scope").blamingTheDisk(of: folder)?.diagnostics == nil)
    }

    @Test func nothingIsMadeForAnAppThatDoesNotExist() async throws {
        let folder = try TemporaryFolder()
        _ = try await failure(folder, "Missing")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    /// A comment is no word about scenes; what is said later, is heard.
    @Test func aFolderIsAnAppWithScenesWhereItsTypesSpeakOfThem() async throws {
        let folder = try TemporaryFolder(["App/Source.swift": Self.delegate + "// No UIWindowSceneDelegate here.\n"])
        func hasScenes() async throws -> Bool {
            let app = try await build(folder.path("App"), into: folder)
            let data = try Data(contentsOf: app.bundle.appendingPathComponent("Info.plist"))
            let plist = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            return plist?["UIApplicationSceneManifest"] != nil
        }
        #expect(try await !hasScenes())
        try folder.write("import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n", to: "App/SceneDelegate.swift")
        #expect(try await hasScenes())
        try FileManager.default.removeItem(at: folder.path("App/SceneDelegate.swift"))
        #expect(try await !hasScenes())
    }

    /// On iOS the module is there, and its functions come with every framework, too.
    @Test func coreFoundationIsThereByItsNameAndWithout() async throws {
        let folder = try TemporaryFolder([
            "App/A.swift": Self.delegate,
            "App/B.swift": "import UIKit\nlet moment: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()\n",
            "App/C.swift": """
            import UIKit
            #if canImport(CoreFoundation)
                import CoreFoundation
            #endif
            let loop = CFRunLoopGetMain()
            let other = CFAbsoluteTimeGetCurrent()
            """,
        ])
        _ = try await build(folder.path("App"), into: folder)
    }

    @Test func aFolderWithoutAnythingIsRefused() async throws {
        let folder = try TemporaryFolder(["P/notes.txt": ""])
        #expect(try await failure(folder).message.contains("neither an Xcode project nor Swift sources"))
        #expect(try await failure(folder, "Missing").message.contains("does not exist"))
    }
}
