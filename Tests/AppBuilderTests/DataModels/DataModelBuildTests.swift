import BundleFormat
import Foundation
import Testing

@testable import AppBuilder

/// Data models in the bundles of apps and packages, from every kind of project.
struct DataModelBuildTests {
    /// A model whose objects have no class, so that no code needs Core Data.
    private static func model(_ entity: String) -> String {
        DataModelText.contents(
            """
                <entity name="\(entity)">
                    <attribute name="text" optional="YES" attributeType="String"/>
                </entity>
            """)
    }

    private static let versions = [
        "Notes.xcdatamodeld/Notes.xcdatamodel/contents": model("Old"),
        "Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": model("New"),
        "Notes.xcdatamodeld/.xccurrentversion": DataModelText.current("Notes 2.xcdatamodel"),
    ]

    private func entities(_ file: URL) throws -> [String] {
        try PropertyListDecoder().decode(CompiledDataModel.self, from: Data(contentsOf: file)).entities.map(\.name)
    }

    private func current(_ folder: URL) throws -> String? {
        let data = try Data(contentsOf: folder.appendingPathComponent("VersionInfo.plist"))
        let fields = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return fields?["NSManagedObjectModel_CurrentVersionName"] as? String
    }

    /// The files of a folder, prefixed.
    private func placed(_ files: [String: String], in folder: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (folder + "/" + $0.key, $0.value) })
    }

    @Test func allVersionsLieInTheBundle() async throws {
        var files = placed(Self.versions, in: "App")
        files["App/A.swift"] = ProjectText.app(imports: "", "")
        files["App/Lone.xcdatamodel/contents"] = Self.model("Lone")
        let folder = try TemporaryFolder(files)
        let app = try await build(folder.path("App"), into: folder)
        let bundle = app.bundle.appendingPathComponent("Notes.momd")
        #expect(try entities(bundle.appendingPathComponent("Notes.mom")) == ["Old"])
        #expect(try entities(bundle.appendingPathComponent("Notes 2.mom")) == ["New"])
        #expect(try current(bundle) == "Notes 2")
        #expect(try entities(app.bundle.appendingPathComponent("Lone.mom")) == ["Lone"])
    }

    @Test func anotherCurrentVersionIsNoticed() async throws {
        var files = placed(Self.versions, in: "App")
        files["App/A.swift"] = ProjectText.app(imports: "", "")
        let folder = try TemporaryFolder(files)
        #expect(try await current(build(folder.path("App"), into: folder).bundle.appendingPathComponent("Notes.momd")) == "Notes 2")
        try folder.write(DataModelText.current("Notes.xcdatamodel"), to: "App/Notes.xcdatamodeld/.xccurrentversion")
        #expect(try await current(build(folder.path("App"), into: folder).bundle.appendingPathComponent("Notes.momd")) == "Notes")
    }

    @Test func warningsAreThoseOfTheCurrentVersion() async throws {
        var files = placed(Self.versions, in: "App")
        files["App/A.swift"] = ProjectText.app(imports: "", "")
        for (name, version) in [("one", "Notes"), ("two", "Notes 2")] {
            files["App/Notes.xcdatamodeld/\(version).xcdatamodel/contents"] = DataModelText.contents(
                "<entity name=\"Item\"><relationship name=\"\(name)\" destinationEntity=\"Item\"/></entity>")
        }
        let folder = try TemporaryFolder(files)
        let app = try await build(folder.path("App"), into: folder)
        #expect(app.warnings.map(\.message) == ["Misconfigured Property: Item.two should have an inverse"])
    }

    @Test func errorsOfEarlierVersionsFailTheBuild() async throws {
        var files = placed(Self.versions, in: "App")
        files["App/A.swift"] = ProjectText.app(imports: "", "")
        files["App/Notes.xcdatamodeld/Notes.xcdatamodel/contents"] = DataModelText.contents("<entity name=\"Item\" parentEntity=\"X\"/>")
        let folder = try TemporaryFolder(files)
        await #expect(throws: BuildFailure.self) { try await build(folder.path("App"), into: folder) }
    }

    @Test func contentsOutsideOfTheProjectAreNotRead() async throws {
        let folder = try TemporaryFolder([
            "Home/App/A.swift": ProjectText.app(imports: "", ""), "Home/App/M.xcdatamodel/x": "", "Elsewhere/secret": Self.model("Secret"),
        ])
        try FileManager.default.createSymbolicLink(
            at: folder.path("Home/App/M.xcdatamodel/contents"), withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
        do {
            _ = try await build(folder.path("Home/App"), into: folder)
            Issue.record("the model was read")
        } catch let failure as BuildFailure {
            #expect(failure.diagnostics.first?.message == "is no file of the project: it leads to /etc/hostname")
        }
    }

    @Test func groupsOfVersionsAreOneResource() async throws {
        var files = placed(Self.versions, in: "Data")
        files["App.swift"] = ProjectText.app(imports: "", "")
        files["Shop.xcodeproj/project.pbxproj"] =
            ProjectText(
                objects: """
                    S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
                    B2 = { isa = PBXBuildFile; fileRef = VG; };
                    D1 = { isa = PBXGroup; path = Data; sourceTree = "<group>"; children = (VG); };
                    VG = { isa = XCVersionGroup; path = Notes.xcdatamodeld; sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel;
                        children = (V1, V2); currentVersion = V2; };
                    V1 = { isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = Notes.xcdatamodel; sourceTree = "<group>"; };
                    V2 = { isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = "Notes 2.xcdatamodel"; sourceTree = "<group>"; };
                    """, files: ["D1"]
            ).text.replacingOccurrences(of: "buildPhases = (S)", with: "buildPhases = (S, S2)")
        let folder = try TemporaryFolder(files)
        let app = try await build(folder.path("Shop.xcodeproj"), into: folder)
        let bundle = app.bundle.appendingPathComponent("Notes.momd")
        #expect(try entities(bundle.appendingPathComponent("Notes 2.mom")) == ["New"])
        #expect(try current(bundle) == "Notes 2")
        #expect(app.warnings.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: app.bundle.path).filter { $0.hasSuffix(".lproj") }.isEmpty)
    }

    @Test func modelsOfPackagesLieInTheirBundles() async throws {
        var files = placed(Self.versions, in: "Local/Sources/Store")
        files["Local/Sources/Other/Resources/Lone.xcdatamodel/contents"] = Self.model("Lone")
        files["App.swift"] = ProjectText.app(imports: "import Other\nimport Store", "print(Other.name, Store.name)")
        files["Local/Package.swift"] = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Local", products: [.library(name: "Store", targets: ["Store", "Other"])],
                targets: [.target(name: "Store"), .target(name: "Other", resources: [.process("Resources")])])
            """
        for name in ["Store", "Other"] { files["Local/Sources/\(name)/Name.swift"] = "public let name = \"\(name)\"\n" }
        files["Shop.xcodeproj/project.pbxproj"] = ProjectText.local(products: ["Store"])
        let folder = try TemporaryFolder(files)
        let app = try await build(folder.path("Shop.xcodeproj"), into: folder)
        #expect(try current(app.bundle.appendingPathComponent("Local_Store.bundle/Notes.momd")) == "Notes 2")
        #expect(try entities(app.bundle.appendingPathComponent("Local_Other.bundle/Lone.mom")) == ["Lone"])
    }
}
