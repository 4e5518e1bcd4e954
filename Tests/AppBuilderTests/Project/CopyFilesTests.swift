import Foundation
import Testing

@testable import AppBuilder

/// Copy Files phases, and files of synchronized folders that an exception set gives to a phase.
struct CopyFilesTests {
    private static func read(_ project: HostileProject) throws -> AppTarget {
        try XcodeTargetReader.read(
            project.app.appendingPathComponent("Shop.xcodeproj"), target: nil, configuration: .debug)
    }

    private static func project(_ destination: String) throws -> HostileProject {
        try HostileProject(
            objects: """
                C = { isa = PBXCopyFilesBuildPhase; dstPath = "Fonts/./$(CONFIGURATION)"; \(destination) files = (B2, B3); name = "Copy Fonts"; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                F2 = { isa = PBXFileReference; path = Table.strings; sourceTree = "<group>"; };
                B3 = { isa = PBXBuildFile; fileRef = F3; };
                F3 = { isa = PBXFileReference; path = Shop.app; explicitFileType = wrapper.application; sourceTree = BUILT_PRODUCTS_DIR; };
                """, children: ", F2", phases: ", C", files: ["P/Table.strings": "\"a\" = \"b\";\n"])
    }

    @Test(arguments: ["dstSubfolderSpec = 7;", "dstSubfolderSpec = 1;", "dstSubfolder = Resources;", "dstSubfolder = Wrapper;"])
    func filesAreCopiedIntoTheirFolder(destination: String) throws {
        let target = try Self.read(try Self.project(destination))
        let resource = try #require(target.resources.first)
        #expect(target.resources.count == 1)
        #expect(resource.folder == "Fonts/Debug")
        #expect(resource.isFolderReference)
        #expect(target.membership.members[resource.url.path] == "phase Copy Fonts")
    }

    @Test(arguments: ["dstSubfolderSpec = 10;", "dstSubfolderSpec = 16;", "dstSubfolder = Frameworks;", ""])
    func foldersOfOtherKindsHoldNoResources(destination: String) throws {
        #expect(try Self.read(try Self.project(destination)).resources.isEmpty)
    }

    @Test func thePathStaysInTheBundle() throws {
        let project = try Self.project("dstSubfolderSpec = 7;")
        let text = try String(contentsOf: project.projectFile, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "Fonts/./$(CONFIGURATION)", with: "../../Fonts").utf8).write(to: project.projectFile)
        let failure = try #require(throws: BuildFailure.self) { _ = try Self.read(project) }
        #expect(failure.diagnostics.first?.message.hasPrefix("the path of a Copy Files phase is “..”") == true)
    }

    @Test func theCopyIsInTheBundleAsItIs() async throws {
        let project = try Self.project("dstSubfolderSpec = 7;")
        let app = try await build(project.app, into: project.folder)
        let copy = app.bundle.appendingPathComponent("Fonts/Debug/Table.strings")
        #expect(try String(contentsOf: copy, encoding: .utf8) == "\"a\" = \"b\";\n")
    }

    /// A folder's files that a phase has are in no other one.
    @Test func exceptionSetsGiveFilesToPhases() throws {
        let folder = try TemporaryFolder([
            "Shop.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objectVersion = 77; rootObject = P; objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, K); };
                PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
                PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
                T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = PL;
                    buildPhases = (S, C, R); fileSystemSynchronizedGroups = (Y); dependencies = (D); };
                K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = PL;
                    buildPhases = (KS); };
                D = { isa = PBXTargetDependency; target = K; };
                S = { isa = PBXSourcesBuildPhase; files = (); }; KS = { isa = PBXSourcesBuildPhase; files = (); };
                R = { isa = PBXResourcesBuildPhase; files = (); };
                C = { isa = PBXCopyFilesBuildPhase; dstPath = docx; dstSubfolder = Resources; files = (); };
                G = { isa = PBXGroup; children = (Y); sourceTree = "<group>"; };
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (X0, X1, X2, X3); };
                X0 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Pack, Kit.swift); };
                X1 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = C; membershipExceptions = (style.xml); };
                X2 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = R; membershipExceptions = (Pack); };
                X3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = KS; membershipExceptions = (Kit.swift); };
            }; }
            """,
            "Shop/App.swift": "", "Shop/Kit.swift": "", "Shop/style.xml": "", "Shop/plain.xml": "", "Shop/Pack/a.txt": "",
        ])
        let target = try XcodeTargetReader.read(folder.path("Shop.xcodeproj"), target: nil, configuration: .debug)
        #expect(target.sources.map(\.lastPathComponent) == ["App.swift"])
        let resources = Dictionary(uniqueKeysWithValues: target.resources.map { ($0.url.lastPathComponent, $0.folder) })
        #expect(resources == ["plain.xml": "", "style.xml": "docx", "a.txt": ""])
        #expect(target.libraries.first?.sources.map(\.lastPathComponent) == ["Kit.swift"])
    }
}
