import Foundation
import Glibc
import Testing

@testable import AppBuilder

/// Build-tool plug-ins of packages that make sources and resources.
@Suite(.serialized) struct GeneratingPluginTests {
    private static let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Local", products: [.library(name: "Words", targets: ["Words"])],
            targets: [
                .target(name: "Words", plugins: ["Generate"]),
                .plugin(name: "Generate", capability: .buildTool(), dependencies: ["maker"]),
                .executableTarget(name: "maker", dependencies: ["MakerKit", "CMaker"]),
                .target(name: "MakerKit"), .target(name: "CMaker"),
            ])
        """

    /// Makes a Swift file and a resource of every `.words` file of the target.
    private static let plugin = """
        import Foundation
        import PackagePlugin

        @main struct Generate: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
                guard let module = target as? SourceModuleTarget else { return [] }
                let tool = try context.tool(named: "maker")
                return module.sourceFiles(withSuffix: "words").map { file in
                    let source = context.pluginWorkDirectory.appending("\\(file.path.stem).swift")
                    let list = context.pluginWorkDirectory.appending("\\(file.path.stem).txt")
                    return .buildCommand(
                        displayName: "Make \\(file.path.lastComponent)", executable: tool.path,
                        arguments: [file.path.string, source.string, list.string], inputFiles: [file.path], outputFiles: [source, list])
                }
            }
        }
        """
    private static let maker = """
        import CMaker
        import Foundation
        import MakerKit

        @main struct Maker {
            static func main() throws {
                let arguments = CommandLine.arguments
                let words = try String(contentsOfFile: arguments[1], encoding: .utf8)
                try source(words, number()).write(toFile: arguments[2], atomically: true, encoding: .utf8)
                try words.write(toFile: arguments[3], atomically: true, encoding: .utf8)
            }
        }
        """

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let all = [
            "P/Shop.xcodeproj/project.pbxproj": ProjectText.local(products: ["Words"]),
            "P/App.swift": ProjectText.app(imports: "import Words", "print(all)"), "P/Local/Package.swift": Self.manifest,
            "P/Local/Sources/Words/Words.swift": """
            import Foundation
            private let list = Bundle.module.url(forResource: "animals", withExtension: "txt")
            public let all = "\\(made) \\(list == nil ? "no list" : "list")"
            """,
            "P/Local/Sources/Words/animals.words": "cat", "P/Local/Plugins/Generate/Generate.swift": Self.plugin,
            "P/Local/Sources/maker/Maker.swift": Self.maker,
            "P/Local/Sources/MakerKit/Kit.swift": #"""
            public func source(_ words: String, _ number: Int32) -> String { "let made = \"\(number) \(words)\"\n" }

            """#,
            "P/Local/Sources/CMaker/include/CMaker.h": "int number(void);\n",
            "P/Local/Sources/CMaker/maker.c": "#include \"CMaker.h\"\nint number(void) { return 3; }\n",
        ]
        return try TemporaryFolder(all.merging(files) { $1 })
    }

    private func failure(_ folder: TemporaryFolder) async throws -> BuildDiagnostic {
        do { _ = try await build(folder.path("P"), into: folder) } catch let failure as BuildFailure {
            return try #require(failure.diagnostics.first)
        }
        throw BuildFailure("the build succeeded")
    }

    @Test func sourcesAndResourcesAreMadeAndMadeAgain() async throws {
        let folder = try folder()
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "3 cat list\n")
        // Nothing has changed.
        let steps = Steps()
        _ = try await build(folder.path("P"), into: folder) { $0.progress = { steps.note($0) } }
        #expect(!steps.all.contains(.runningPlugin("Generate", target: "Words")))
        // An input has.
        try folder.write("dog", to: "P/Local/Sources/Words/animals.words")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "3 dog list\n")
        // The plug-in's tool has.
        try folder.write(
            #"public func source(_ words: String, _ number: Int32) -> String { "let made = \"new\"\n" }"#,
            to: "P/Local/Sources/MakerKit/Kit.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "new list\n")
    }

    @Test func whatACommandSaysIsTold() async throws {
        let maker = "import CMaker\nimport MakerKit\n@main struct Maker { static func main() { fatalError(\"no words\") } }\n"
        let error = try await failure(try folder(["P/Local/Sources/maker/Maker.swift": maker]))
        #expect(error.message.hasPrefix("the command 'Make animals.words' of the plug-in 'Generate' failed"), "\(error)")
        #expect(error.message.contains("no words"))
    }

    @Test func errorsOfThePluginAreItsOwn() async throws {
        let plugin = """
            import PackagePlugin
            @main struct Generate: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                    Diagnostics.error("there are no words")
                    // outputFiles: [some]
                    return [.buildCommand(displayName: "Make", executable: try context.tool(named: "maker").path, arguments: [], outputFiles: [])]
                }
            }
            """
        let error = try await failure(try folder(["P/Local/Plugins/Generate/Generate.swift": plugin]))
        #expect(error.message == "there are no words (says the plug-in 'Generate')")
    }

    /// A program of a package reads no file of the user's, writes none, and its outputs are files of its own.
    @Test func programsAreConfined() async throws {
        let folder = try folder()
        try folder.write("secret", to: "secret.txt")
        let secret = folder.path("secret.txt").path
        try folder.write(
            """
            import CMaker
            import Foundation
            import MakerKit

            @main struct Maker {
                static func main() throws {
                    let read = (try? String(contentsOfFile: "\(secret)", encoding: .utf8)) != nil
                    let wrote = (try? "x".write(toFile: "\(folder.path("P/Local/made.txt").path)", atomically: false, encoding: .utf8)) != nil
                    try "let made = \\"\\(read) \\(wrote)\\"\\n".write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
                    try FileManager.default.createSymbolicLink(atPath: CommandLine.arguments[3], withDestinationPath: "\(secret)")
                }
            }
            """, to: "P/Local/Sources/maker/Maker.swift")
        #expect(try await failure(folder).message == "the plug-in 'Generate': 'Make animals.words' has not made animals.txt")
        let plugin = Self.plugin.replacingOccurrences(of: "outputFiles: [source, list]", with: "outputFiles: [source]")
        try folder.write(plugin, to: "P/Local/Plugins/Generate/Generate.swift")
        try folder.write("public let all = made\n", to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "false false\n")
    }

    @Test func prebuildCommandsFillAFolder() async throws {
        let plugin = """
            import PackagePlugin
            @main struct Generate: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                    let folder = context.pluginWorkDirectory.appending("Made")
                    return [
                        .prebuildCommand(
                            displayName: "Make", executable: Path("/bin/sh"),
                            arguments: ["-c", "echo 'let made = \\"sh\\"' > \\(folder.string)/made.swift"], outputFilesDirectory: folder)
                    ]
                }
            }
            """
        let folder = try folder(["P/Local/Plugins/Generate/Generate.swift": plugin])
        try folder.write("public let all = made\n", to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "sh\n")
    }

    /// A plug-in that has a command fill a folder.
    private static func prebuild(_ script: String, folder: String = "Made", before: String = "") -> String {
        """
        import Foundation
        import PackagePlugin
        @main struct Generate: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                let work = context.pluginWorkDirectory
                \(before)
                return [
                    .prebuildCommand(
                        displayName: "Make", executable: Path("/bin/bash"), arguments: ["-c", "cd \\(work.string)/\(folder); \(script)"],
                        outputFilesDirectory: work.appending(subpath: "\(folder)"))
                ]
            }
        }
        """
    }

    /// The tool itself makes the folders, and nothing confines it.
    @Test func noLinkLeadsFoldersOutside() async throws {
        let folder = try folder()
        try folder.write("dear", to: "precious/letter")
        let link =
            "try FileManager.default.createSymbolicLink(atPath: work.appending(\"Made\").string, withDestinationPath: \"\(folder.path("precious").path)\")"
        try folder.write(Self.prebuild("true", folder: "Made/new", before: link), to: "P/Local/Plugins/Generate/Generate.swift")
        let error = try await failure(folder)
        #expect(error.message.hasSuffix("Made/new cannot be made"), "\(error)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("precious/new").path))
    }

    @Test func nothingStaysOfAnEarlierRun() async throws {
        let folder = try folder()
        // Deeper than a path can say.
        let deep = "echo 'let made = 1' > old.swift; name=$(printf 'a%.0s' {1..200}); for i in {1..40}; do mkdir $name && cd $name; done"
        try folder.write(Self.prebuild(deep), to: "P/Local/Plugins/Generate/Generate.swift")
        try folder.write("public let all = made\n", to: "P/Local/Sources/Words/Words.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "1\n")
        try folder.write(Self.prebuild("echo 'let made = 2' > new.swift"), to: "P/Local/Plugins/Generate/Generate.swift")
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "2\n")
    }

    @Test func bundledProgramsAreThoseForThisMachine() async throws {
        let manifest = Self.manifest.replacingOccurrences(
            of: ".executableTarget(name: \"maker\", dependencies: [\"MakerKit\", \"CMaker\"]),",
            with: ".binaryTarget(name: \"maker\", path: \"maker.artifactbundle\"),")
        let info = """
            {"schemaVersion": "1.0", "artifacts": {"maker": {"type": "executable", "version": "1.0.0", "variants": [
                {"path": "mac/maker", "supportedTriples": ["arm64-apple-macosx"]},
                {"path": "linux/maker", "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]}]}}}
            """
        let folder = try folder([
            "P/Local/Package.swift": manifest, "P/Local/maker.artifactbundle/info.json": info,
            "P/Local/maker.artifactbundle/linux/maker": "#!/bin/sh\necho 'let made = \"bundled\"' > $2; echo > $3\n",
        ])
        #expect(chmod(folder.path("P/Local/maker.artifactbundle/linux/maker").path, 0o755) == 0)
        #expect(try run(try await build(folder.path("P"), into: folder).executable) == "bundled list\n")
        // A link to a program of the user's is none of the bundle's.
        let program = folder.path("P/Local/maker.artifactbundle/linux/maker")
        try FileManager.default.moveItem(at: program, to: folder.path("own"))
        try FileManager.default.createSymbolicLink(at: program, withDestinationURL: folder.path("own"))
        #expect(try await failure(folder).message.hasSuffix("the program “linux/maker” of 'maker' is missing"))
        try folder.write(info.replacingOccurrences(of: "linux-gnu", with: "windows-msvc"), to: "P/Local/maker.artifactbundle/info.json")
        let error = try await failure(folder)
        #expect(error.message.hasSuffix("'maker' brings no program for Linux, and a plug-in needs it"))
    }

    @Test func answersAreReadTotally() throws {
        func frame(_ text: String) -> Data { withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Data($0) } + Data(text.utf8) }
        let progress = frame(#"{"emitProgress":{"message":"half"}}"#)
        #expect(try PluginAnswer.read(progress + progress, of: "P").count == 2)
        for broken in [
            progress.dropLast(), progress.prefix(5), Data(repeating: 255, count: 9), frame("{}"), frame(#"{"testOperationRequest":{}}"#),
        ] {
            #expect(throws: BuildFailure.self) { try PluginAnswer.read(Data(broken), of: "P") }
        }
    }

    private final class Steps: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [BuildProgress] = []
        var all: [BuildProgress] { lock.withLock { kept } }
        func note(_ step: BuildProgress) { lock.withLock { kept.append(step) } }
    }
}
