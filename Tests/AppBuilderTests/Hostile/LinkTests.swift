import Foundation
import Testing

@testable import AppBuilder

/// Symbolic links are read, but nothing is written or removed through one.
struct LinkTests {
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(["Shop/App.swift": HostileProject.delegate, "precious/letter": "dear"].merging(files) { $1 })
    }

    private func link(_ place: URL, to target: String) throws {
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    }

    private func expectUntouched(_ folder: TemporaryFolder, _ names: [String] = ["letter"]) throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("precious").path).sorted() == names)
        #expect(try String(contentsOf: folder.path("precious/letter"), encoding: .utf8) == "dear")
    }

    @Test func aLinkInTheBundlesPlaceIsRefused() async throws {
        let folder = try folder(["precious/Info.plist": "mine"])
        try link(folder.path("Products/Shop.app"), to: folder.path("precious").path)
        let failure = await #expect(throws: BuildFailure.self) { try await build(folder.path("Shop"), into: folder) }
        let message = failure?.diagnostics.first?.message ?? ""
        #expect(message == "PRODUCT_NAME is “Shop.app”, which leads through the symbolic link \(folder.path("Products/Shop.app").path)")
        try expectUntouched(folder, ["Info.plist", "letter"])
    }

    /// The bundle is exchanged for a link after a build, which finds nothing but its executable to replace.
    @Test func aLinkPlantedInTheBundleIsNotFollowed() throws {
        let folder = try folder(["Resources/Info.plist": "made", "Executable": "code", "precious/Info.plist": "mine"])
        let settings = try BareFolderReader.read(folder.path("Shop"), configuration: .debug)
        func part(_ place: String) -> BundleBuilder.Built {
            BundleBuilder.Built(
                place: place, target: settings, executable: folder.path("Executable"), resources: folder.path("Resources"),
                resourcesHash: "hash", warnings: [])
        }
        let placement = BundlePlacement(bundle: folder.path("Products/Shop.app"), parts: [part(""), part("PlugIns/W.appex")])
        try FileManager.default.createDirectory(at: folder.path("Products"), withIntermediateDirectories: true)
        try placement.run(placed: "", [])
        for place in ["Products/Shop.app/PlugIns/W.appex", "Products/Shop.app/PlugIns", "Products/Shop.app"] {
            try FileManager.default.removeItem(at: folder.path(place))
            try link(folder.path(place), to: folder.path("precious").path)
            try placement.run(placed: placement.hash, placement.stamps)
            try expectUntouched(folder, ["Info.plist", "letter"])
            #expect(try String(contentsOf: folder.path("Products/Shop.app/PlugIns/W.appex/Shop"), encoding: .utf8) == "code")
        }
    }

    /// A link among the resources has the name of a folder that others are placed in.
    @Test func resourcesAreNotWrittenThroughLinksAmongThem() throws {
        let folder = try folder(["R/L.strings": "\"a\" = \"b\";", "Out/x": ""])
        try link(folder.path("R/de.lproj"), to: folder.path("precious").path)
        var target = try BareFolderReader.read(folder.path("Shop"), configuration: .debug)
        target.resources = [
            .init(url: folder.path("R/de.lproj"), language: nil, isFolderReference: true),
            .init(url: folder.path("R/L.strings"), language: "de"),
        ]
        let compiler = ResourceCompiler(target: target, bundle: folder.path("Out"), toolchain: Toolchain(folder: folder.url))
        #expect(try compiler.compile().isEmpty)
        try expectUntouched(folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Out/de.lproj").path).sorted() == ["L.strings", "letter"])
    }

    @Test func copiesHoldNoLinksThatLeadOut() throws {
        let folder = try folder(["F/a.txt": "a", "F/In/b.txt": "b"])
        let links = [
            ("F/inside", "In/b.txt"), ("F/outside", "../precious/letter"), ("F/whole", folder.path("precious").path), ("F/loop", "."),
            ("F/In/up", "../a.txt"), ("F/nothing", "missing"),
        ]
        for (place, target) in links { try link(folder.path(place), to: target) }
        let warnings = try ResourceCopy.copy(folder.path("F"), to: folder.path("Copy"), within: ProjectBoundary(folders: [folder.url]))
        #expect(warnings.map(\.message) == ["'nothing' is left out: it is a link to nothing"])
        let files = FileManager.default
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path("Copy/inside").path) == "In/b.txt")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path("Copy/loop").path) == ".")
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path("Copy/In/up").path) == "../a.txt")
        #expect((try? files.destinationOfSymbolicLink(atPath: folder.path("Copy/outside").path)) == nil)
        #expect(try String(contentsOf: folder.path("Copy/outside"), encoding: .utf8) == "dear")
        #expect(try String(contentsOf: folder.path("Copy/whole/letter"), encoding: .utf8) == "dear")
    }

    @Test func sourcesAndResourcesBehindLinksAreRead() async throws {
        let folder = try TemporaryFolder(["Shared/App.swift": HostileProject.delegate, "Shared/data.txt": "data", "Shop/x.txt": "x"])
        try link(folder.path("Shop/App.swift"), to: "../Shared/App.swift")
        try link(folder.path("Shop/data.txt"), to: "../Shared/data.txt")
        let app = try await build(folder.path("Shop"), into: folder)
        #expect(try run(app.executable) == "hello\n")
        let copy = app.bundle.appendingPathComponent("data.txt")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: copy.path)) == nil)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "data")
    }
}
