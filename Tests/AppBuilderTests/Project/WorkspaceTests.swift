import Foundation
import Testing

@testable import AppBuilder

/// Workspaces: several projects whose targets are linked with each other's products.
@Suite(.serialized) struct WorkspaceTests {
    /// An app that is linked with `ShopKit.framework`, which its project does not make.
    private static let app = ProjectText(
        objects: """
            FP = { isa = PBXFrameworksBuildPhase; files = (B2); };
            B2 = { isa = PBXBuildFile; fileRef = KP; };
            KP = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = ShopKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """, files: ["KP"]
    ).text.replacingOccurrences(of: "buildPhases = (S);", with: "buildPhases = (S, FP);")

    /// A project with the framework `ShopKit`.
    private static func kit(_ name: String = "ShopKit", source: String = "Greeting.swift", fields: String = "", objects: String = "")
        -> String
    {
        """
        // !$*UTF8*$!
        { objectVersion = 60; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
            T = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.framework"; buildConfigurationList = L;
                buildPhases = (S); productReference = TP; \(fields) };
            S = { isa = PBXSourcesBuildPhase; files = (B1); };
            B1 = { isa = PBXBuildFile; fileRef = F1; };
            G = { isa = PBXGroup; children = (F1, TP); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = \(source); sourceTree = "<group>"; };
            TP = { isa = PBXFileReference; path = "\(BuildSettings.identifier(name)).framework"; sourceTree = BUILT_PRODUCTS_DIR; };
            \(objects)
        }; }
        """
    }

    private static func list(_ locations: [String]) -> String {
        "<?xml version=\"1.0\"?>\n<Workspace version=\"1.0\">\n"
            + locations.map { "<FileRef location=\"\($0)\"></FileRef>\n" }.joined() + "</Workspace>\n"
    }

    private static let source = ProjectText.app(imports: "import ShopKit", "print(greeting)")

    private func fixture(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let all = [
            "W/Shop.xcworkspace/contents.xcworkspacedata": Self.list(["group:App/Shop.xcodeproj", "container:Kit/Kit.xcodeproj"]),
            "W/App/Shop.xcodeproj/project.pbxproj": Self.app, "W/App/App.swift": Self.source,
            "W/Kit/Kit.xcodeproj/project.pbxproj": Self.kit(), "W/Kit/Greeting.swift": "public let greeting = \"hello\"\n",
        ]
        return try TemporaryFolder(all.merging(files) { $1 })
    }

    private func describe(_ app: URL, target: String? = nil) throws -> ProjectDescription {
        try AppBuilder().describe(BuildRequest(app: app, target: target, frameworks: FrameworkSet(modules: app, library: app)))
    }

    private func failure(_ app: URL, target: String? = nil) throws -> BuildDiagnostic {
        let failure = #expect(throws: BuildFailure.self) { try describe(app, target: target) }
        return try #require(failure?.diagnostics.first)
    }

    // MARK: Projects that need each other

    @Test(arguments: ["W/Shop.xcworkspace", "W"]) func aFrameworkOfAnotherProjectIsFoundByItsProduct(path: String) async throws {
        let folder = try fixture()
        let app = try await build(folder.path(path), into: folder)
        #expect(try run(app.executable) == "hello\n")
        #expect(try await build(folder.path(path), into: folder).wasUpToDate)
        try folder.write("public let greeting = \"good day\"\n", to: "W/Kit/Greeting.swift")
        #expect(try run(try await build(folder.path(path), into: folder).executable) == "good day\n")
    }

    @Test func projectsOfBothFormatsNeedEachOther() throws {
        let folder = try fixture()
        try JSONProjectWriter.replace(in: folder.path("W/Kit/Kit.xcodeproj"))
        #expect(try describe(folder.path("W/Shop.xcworkspace")).parts.map(\.name) == ["Shop", "ShopKit"])
        try JSONProjectWriter.replace(in: folder.path("W/App/Shop.xcodeproj"))
        #expect(try describe(folder.path("W/Shop.xcworkspace")).parts.map(\.name) == ["Shop", "ShopKit"])
    }

    /// A project in a project, as a submodule's often is: no workspace needed.
    @Test func aProjectsProductsAndTargetsAreUsedByReference() throws {
        let text = ProjectText(
            target: "dependencies = (TD);",
            objects: """
                TD = { isa = PBXTargetDependency; name = CoreKit; targetProxy = X1; };
                X1 = { isa = PBXContainerItemProxy; containerPortal = CR; proxyType = 1; remoteGlobalIDString = T; remoteInfo = CoreKit; };
                CR = { isa = PBXFileReference; path = "../Core/Core.xcodeproj"; sourceTree = "<group>"; };
                FP = { isa = PBXFrameworksBuildPhase; files = (B2); };
                B2 = { isa = PBXBuildFile; fileRef = RP; };
                RP = { isa = PBXReferenceProxy; fileType = wrapper.framework; path = ShopKit.framework; remoteRef = X2; sourceTree = BUILT_PRODUCTS_DIR; };
                X2 = { isa = PBXContainerItemProxy; containerPortal = KR; proxyType = 2; remoteGlobalIDString = TP; remoteInfo = ShopKit; };
                KR = { isa = PBXFileReference; path = "../Kit/Kit.xcodeproj"; sourceTree = "<group>"; };
                """, files: ["CR", "KR"]
        ).text.replacingOccurrences(of: "buildPhases = (S);", with: "buildPhases = (S, FP);")
        let folder = try fixture([
            "W/App/Shop.xcodeproj/project.pbxproj": text, "W/Core/Core.xcodeproj/project.pbxproj": Self.kit("CoreKit"),
            "W/Core/Greeting.swift": "",
        ])
        let app = try describe(folder.path("W/App/Shop.xcodeproj"))
        #expect(app.parts.map(\.name) == ["Shop", "CoreKit", "ShopKit"])
        #expect(app.parts.last?.sources.map(\.path) == ["Greeting.swift"])
        try FileManager.default.removeItem(at: folder.path("W/Core/Core.xcodeproj"))
        let failure = try failure(folder.path("W/App/Shop.xcodeproj"))
        #expect(failure.message.hasSuffix("Core/Core.xcodeproj is missing, but the project depends on 'CoreKit' in it"))
        #expect(failure.file?.lastPathComponent == "project.pbxproj")
        #expect(failure.line > 1)
    }

    @Test func projectsThatDependOnEachOtherAreRefused() throws {
        let back = """
            TD = { isa = PBXTargetDependency; name = ShopKit; targetProxy = X1; };
            X1 = { isa = PBXContainerItemProxy; containerPortal = R; proxyType = 1; remoteGlobalIDString = T; remoteInfo = Other; };
            R = { isa = PBXFileReference; path = "../%/%.xcodeproj"; sourceTree = "<group>"; };
            """
        let folder = try fixture([
            "W/Kit/Kit.xcodeproj/project.pbxproj": Self.kit(
                fields: "dependencies = (TD);", objects: back.replacingOccurrences(of: "%", with: "Core")),
            "W/Core/Core.xcodeproj/project.pbxproj": Self.kit(
                "CoreKit", fields: "dependencies = (TD);", objects: back.replacingOccurrences(of: "%", with: "Kit")),
            "W/Core/Greeting.swift": "",
        ])
        let failure = try failure(folder.path("W/Shop.xcworkspace"))
        #expect(failure.message == "target 'ShopKit' depends on itself: ShopKit → CoreKit → ShopKit")
    }

    // MARK: Locations

    @Test func groupsAndAbsolutePathsAreFollowed() throws {
        let folder = try fixture()
        let workspace = folder.path("W/Shop.xcworkspace/contents.xcworkspacedata")
        try """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
          <Group location = "container:Kit" name = "Kits">
            <FileRef location = "group:Kit.xcodeproj"></FileRef>
            <FileRef location = "group:Notes.md"/>
            <Group location = "group:" name = "Inner"><FileRef location = "group:Kit.xcodeproj"/></Group>
          </Group>
          <FileRef location = "absolute:\(folder.path("W/App/Shop.xcodeproj").path)"></FileRef>
          <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
        </Workspace>
        """.write(to: workspace, atomically: true, encoding: .utf8)
        let read = try Workspace(folder.path("W/Shop.xcworkspace"))
        #expect(read.projects.map(\.lastPathComponent) == ["Kit.xcodeproj", "Shop.xcodeproj"])
        #expect(read.missing.map(\.lastPathComponent) == ["Gone.xcodeproj"])
        #expect(try describe(folder.path("W/Shop.xcworkspace")).parts.map(\.name) == ["Shop", "ShopKit"])
    }

    @Test func aProjectsOwnWorkspaceIsTheProject() throws {
        let folder = try fixture(["W/Kit/Shop.xcodeproj/project.xcworkspace/contents.xcworkspacedata": Self.list(["self:"])])
        try folder.write(ProjectText().text, to: "W/Kit/Shop.xcodeproj/project.pbxproj")
        try folder.write("", to: "W/Kit/App.swift")
        #expect(try describe(folder.path("W/Kit/Shop.xcodeproj/project.xcworkspace")).parts.map(\.name) == ["Shop"])
        #expect(
            try Workspace(folder.path("W/Kit/Shop.xcodeproj/project.xcworkspace")).projects.map(\.lastPathComponent) == ["Shop.xcodeproj"])
    }

    @Test func listsThatCannotBeReadAreNamed() throws {
        let folder = try fixture([
            "W/Shop.xcworkspace/contents.xcworkspacedata": "<Workspace>\n<FileRef location=\"elsewhere:a\"/></Workspace>"
        ])
        let unknown = try failure(folder.path("W/Shop.xcworkspace"))
        #expect(unknown.message == "'elsewhere:a' is no location that Quince knows")
        #expect(unknown.line == 2)
        try folder.write("<Workspace>\n<FileRef", to: "W/Shop.xcworkspace/contents.xcworkspacedata")
        #expect(try failure(folder.path("W/Shop.xcworkspace")).message.hasPrefix("the workspace cannot be read: "))
        try FileManager.default.removeItem(at: folder.path("W/Shop.xcworkspace/contents.xcworkspacedata"))
        let missing = try failure(folder.path("W/Shop.xcworkspace"))
        #expect(missing.message.hasPrefix("contents.xcworkspacedata "))
        #expect(missing.nextStep?.contains("Restore contents.xcworkspacedata") == true)
    }

    // MARK: Which app

    @Test func theAppIsChosenByNameOfTheWorkspaceOrByTarget() throws {
        let other = ProjectText().text.replacingOccurrences(of: "name = Shop;", with: "name = Clerk;")
        let folder = try fixture([
            "W/Clerk/Clerk.xcodeproj/project.pbxproj": other, "W/Clerk/App.swift": "",
            "W/Shop.xcworkspace/contents.xcworkspacedata": Self.list([
                "group:Clerk/Clerk.xcodeproj", "group:App/Shop.xcodeproj", "group:Kit/Kit.xcodeproj",
            ]),
        ])
        #expect(try describe(folder.path("W/Shop.xcworkspace")).parts.first?.name == "Shop")
        #expect(try describe(folder.path("W/Shop.xcworkspace"), target: "Clerk").parts.first?.name == "Clerk")
        #expect(try failure(folder.path("W/Shop.xcworkspace"), target: "ShopKit").message == "target 'ShopKit' is no app")
        #expect(try failure(folder.path("W/Shop.xcworkspace"), target: "Gone").message == "there is no target named 'Gone'")
        try FileManager.default.moveItem(at: folder.path("W/Shop.xcworkspace"), to: folder.path("W/All.xcworkspace"))
        let several = try failure(folder.path("W/All.xcworkspace"))
        #expect(several.message == "the workspace has 2 apps: Clerk, Shop")
        #expect(several.nextStep == "Name one: --target \"Clerk\"")
    }

    @Test func aProjectBesideAWorkspaceThatIsNotItsIsStillFound() throws {
        let folder = try fixture(["W/Alone/Shop.xcodeproj/project.pbxproj": ProjectText().text, "W/Alone/App.swift": ""])
        try FileManager.default.copyItem(at: folder.path("W/Shop.xcworkspace"), to: folder.path("W/Alone/Old.xcworkspace"))
        #expect(try describe(folder.path("W/Alone")).parts.map(\.name) == ["Shop"])
    }

    // MARK: Packages

    @Test func aPackageOfTheWorkspaceIsTakenInThePlaceOfARemoteOne() throws {
        let text = ProjectText.remote("https://example.com/Words.git", requirement: "kind = branch; branch = main;", product: "Words")
        let folder = try fixture([
            "W/App/Shop.xcodeproj/project.pbxproj": text, "W/Words/Package.swift": "// swift-tools-version:5.9\n",
            "W/Shop.xcworkspace/contents.xcworkspacedata": Self.list(["group:App/Shop.xcodeproj", "group:Words"]),
        ])
        let app = try #require(try describe(folder.path("W/Shop.xcworkspace")).parts.first)
        #expect(app.packages.map(\.package) == [folder.path("W/Words").standardizedFileURL.path])
        // Without the workspace it is the remote one.
        let alone = try #require(try describe(folder.path("W/App/Shop.xcodeproj")).parts.first)
        #expect(alone.packages.map(\.package) == ["https://example.com/Words.git"])
    }

    // MARK: CocoaPods

    /// What `pod install` writes: a framework `Pods_Shop` without Swift that depends on the pods.
    private static let pods = """
        // !$*UTF8*$!
        { objectVersion = 46; rootObject = P; objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (U, W); };
            L = { isa = XCConfigurationList; buildConfigurations = (D); };
            D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
            UL = { isa = XCConfigurationList; buildConfigurations = (UD); };
            UD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = Pods_Shop; }; };
            U = { isa = PBXNativeTarget; name = "Pods-Shop"; productType = "com.apple.product-type.framework"; buildConfigurationList = UL;
                buildPhases = (US); dependencies = (UD1); productReference = UP; };
            US = { isa = PBXSourcesBuildPhase; files = (UB); };
            UB = { isa = PBXBuildFile; fileRef = UF; };
            UF = { isa = PBXFileReference; path = "Pods-Shop-dummy.m"; sourceTree = "<group>"; };
            UP = { isa = PBXFileReference; name = "Pods-Shop"; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            UD1 = { isa = PBXTargetDependency; target = W; targetProxy = X; };
            X = { isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = W; remoteInfo = Words; };
            W = { isa = PBXNativeTarget; name = Words; productType = "com.apple.product-type.framework"; buildConfigurationList = L;
                buildPhases = (WS); productReference = WP; };
            WS = { isa = PBXSourcesBuildPhase; files = (WB, WB2); };
            WB = { isa = PBXBuildFile; fileRef = WF; };
            WB2 = { isa = PBXBuildFile; fileRef = WF2; };
            WF = { isa = PBXFileReference; path = Words/Words.swift; sourceTree = "<group>"; };
            WF2 = { isa = PBXFileReference; path = "Words-dummy.m"; sourceTree = "<group>"; };
            WP = { isa = PBXFileReference; path = Words.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            G = { isa = PBXGroup; children = (UF, UP, WF, WF2, WP); sourceTree = "<group>"; };
        }; }
        """

    private func podFixture(isInstalled: Bool) throws -> TemporaryFolder {
        let text = Self.app.replacingOccurrences(of: "ShopKit.framework", with: "Pods_Shop.framework")
        var files = [
            "W/Shop.xcworkspace/contents.xcworkspacedata": Self.list(["group:Shop.xcodeproj", "group:Pods/Pods.xcodeproj"]),
            "W/Shop.xcodeproj/project.pbxproj": text, "W/App.swift": ProjectText.app(imports: "import Words", "print(word)"),
            "W/Podfile": "target 'Shop' do\n  pod 'Words', '~> 1.0'\nend\n",
        ]
        if isInstalled {
            files["W/Pods/Pods.xcodeproj/project.pbxproj"] = Self.pods
            files["W/Pods/Words/Words.swift"] = "public let word = \"pod\"\n"
            files["W/Pods/Words-dummy.m"] = ""
            files["W/Pods/Pods-Shop-dummy.m"] = ""
        }
        return try TemporaryFolder(files)
    }

    @Test func installedPodsAreBuilt() async throws {
        let folder = try podFixture(isInstalled: true)
        let app = try await build(folder.path("W"), into: folder)
        #expect(try run(app.executable) == "pod\n")
        #expect(app.warnings.map(\.message) == [])
    }

    @Test func podsThatAreNotInstalledAreAskedFor() async throws {
        let folder = try podFixture(isInstalled: false)
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("W"), into: folder) }
        let diagnostic = try #require(failure?.diagnostics.first)
        #expect(diagnostic.message.hasPrefix("'Words' comes from CocoaPods, and its pods are not installed: run 'pod install' in "))
        #expect(diagnostic.file?.lastPathComponent == "App.swift")
        // Once they are, the same command builds them.
        let installed = try podFixture(isInstalled: true)
        try FileManager.default.copyItem(at: installed.path("W/Pods"), to: folder.path("W/Pods"))
        #expect(try run(try await build(folder.path("W"), into: folder).executable) == "pod\n")
    }

    @Test func theWorkspaceIsNamedWhereItsProjectIsOpened() async throws {
        let folder = try podFixture(isInstalled: true)
        let failure = await #expect(throws: BuildFailure.self) { _ = try await build(folder.path("W/Shop.xcodeproj"), into: folder) }
        #expect(
            failure?.diagnostics.first?.message.hasPrefix("'Words' comes from CocoaPods: build Shop.xcworkspace instead of the project")
                == true)
    }
}
