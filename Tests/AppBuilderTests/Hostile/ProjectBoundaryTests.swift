import Foundation
import ProcessSupport
import Testing

@testable import AppBuilder

/// Nothing of the user's that is no part of a project gets into the app.
struct ProjectBoundaryTests {
    private func target(_ folder: URL) throws -> AppTarget { try BareFolderReader.read(folder, configuration: .debug) }

    @Test func aRepositoryIsTheBoundary() throws {
        let folder = try TemporaryFolder(["R/.git/HEAD": "", "R/a/b/c/App/App.swift": "", "R/Shared/x": "", "other/x": ""])
        let boundary = ProjectBoundary(of: try target(folder.path("R/a/b/c/App")))
        #expect(boundary.contains(folder.path("R/Shared/x")))
        #expect(!boundary.contains(folder.path("other/x")))
    }

    @Test func withoutARepositoryFoldersAroundTheProjectCount() throws {
        let folder = try TemporaryFolder(["a/b/c/App/App.swift": "", "a/x": "", "a/b/x": "", "a/b/c/x": ""])
        let boundary = ProjectBoundary(of: try target(folder.path("a/b/c/App")))
        #expect(boundary.contains(folder.path("a/b/x")))
        #expect(boundary.contains(folder.path("a/b/c/x")))
        #expect(!boundary.contains(folder.path("a/x")))
    }

    @Test func theHomeFolderAndItsFoldersDoNotCount() throws {
        let folder = try TemporaryFolder(["home/Downloads/App/App.swift": "", "home/Downloads/x": "", "home/.ssh/x": ""])
        let boundary = ProjectBoundary(
            of: try target(folder.path("home/Downloads/App")), home: folder.path("home").resolvingSymlinksInPath())
        #expect(boundary.contains(folder.path("home/Downloads/App/y")))
        #expect(!boundary.contains(folder.path("home/Downloads/x")))
        #expect(!boundary.contains(folder.path("home/.ssh/x")))
    }

    @Test(arguments: ["data.txt", "Folder.bundle/data.txt", "A.xcassets/D.dataset/data.txt"])
    func aResourceThatLeadsOutIsNamed(place: String) throws {
        let secret = try TemporaryFolder(["key": "secret"])
        let folder = try TemporaryFolder([
            "Shop/App.swift": "", "Shop/Folder.bundle/a": "", "Shop/A.xcassets/Contents.json": "{}",
            "Shop/A.xcassets/D.dataset/Contents.json": #"{"data": [{"filename": "data.txt"}]}"#, "Out/x": "",
        ])
        try FileManager.default.createSymbolicLink(at: folder.path("Shop/" + place), withDestinationURL: secret.path("key"))
        let target = try target(folder.path("Shop"))
        let compiler = ResourceCompiler(target: target, bundle: folder.path("Out"), toolchain: Toolchain(folder: folder.url))
        let failure = #expect(throws: BuildFailure.self) { try compiler.compile() }
        let named = failure?.diagnostics.first { $0.file?.lastPathComponent == "data.txt" }
        #expect(named?.message == "is no file of the project: it leads to \(secret.path("key").resolvingSymlinksInPath().path)")
    }

    /// A user builds in the project's folder, where the driver would look for parts of the toolchain.
    @Test func noFileOfTheProjectStandsInForTheCompiler() throws {
        var files = ["Shop/App.swift": HostileProject.delegate]
        for number in 0...SwiftCompiler.largestDirectModule { files["Shop/Model\(number).swift"] = "struct Model\(number) {}\n" }
        let folder = try TemporaryFolder(files)
        try StandIn.place(in: folder.path("Shop"), marking: folder.path("mark"))
        let quince = try #require(Confinement.products?.appendingPathComponent("quince"))
        let run = try CommandRun(
            quince, ["build", ".", "--output", folder.path("Products").path], in: folder.path("Shop"),
            environment: ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": folder.path("Cache").path]) { $1 },
            joinsErrors: true)
        #expect(run.status == 0, "\(String(decoding: run.output, as: UTF8.self))")
        #expect(!FileManager.default.fileExists(atPath: folder.path("mark").path))
    }

    @Test(arguments: [".incbin", "#embed", "#include"]) func sourcesBringNoFilesIn(way: String) throws {
        let secret = try TemporaryFolder(["key": "int secret;"])
        let folder = try TemporaryFolder(["Shop/App.swift": "", "Shop/own": "int own;", "Build/x": "", "Cache/x": "", "Products/x": ""])
        func source(_ file: URL) -> String {
            switch way {
            case ".incbin": "asm(\".incbin \\\"\(file.path)\\\"\");\n"
            case "#embed": "const char text[] = {\n#embed \"\(file.path)\"\n};\n"
            default: "#include \"\(file.path)\"\n"
            }
        }
        let frameworks = FrameworkSet(modules: folder.path("Build"), library: folder.path("Build/x"))
        let limits = CompilerConfinement(
            folder: folder.path("Build"), cache: folder.path("Cache"), output: folder.path("Products"), frameworks: frameworks)
        let toolchain = try limits.confine(Toolchain.locate(), to: [target(folder.path("Shop"))])
        func compile(_ file: URL) throws {
            try folder.write(source(file), to: "Shop/c.c")
            let c = Library.CSources(sources: [folder.path("Shop/c.c")], arguments: ["-std=gnu2x", "-Wno-c23-extensions"])
            _ = try CCompiler(toolchain: toolchain, objects: folder.path("Build")).compile(c, root: nil, headers: [])
        }
        try compile(folder.path("Shop/own"))
        let failure = #expect(throws: BuildFailure.self) { try compile(secret.path("key")) }
        #expect(failure?.diagnostics.first?.message.contains(secret.path("key").path) == true)
    }
}
