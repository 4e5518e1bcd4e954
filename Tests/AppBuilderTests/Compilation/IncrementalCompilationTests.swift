import Foundation
import Testing

@testable import AppBuilder

/// A change compiles what it concerns, in modules that the driver compiles from nothing and in small ones.
@Suite(.serialized) struct IncrementalCompilationTests {
    @Test func aChangeCompilesWhatItConcerns() async throws {
        let app = try ModelsApp(count: 30)
        #expect(try await app.output().contains("0:0"))
        let body = try await app.compiled {
            try app.write(ModelsApp.model(0, body: "value + 7"), to: "Model0.swift")
            #expect(try await app.output().contains("0:7"))
        }
        #expect(body == ["Model0.o"])
        let property = try await app.compiled {
            try app.write(ModelsApp.largerModel(0), to: "Model0.swift")
            #expect(try await app.output().contains("0:0"))
        }
        // The app's delegate uses the screen that has the model.
        #expect(property == ["A.o", "Model0.o", "Screen0.o"])
    }

    /// A build that fails has compiled some of the files against the new declarations, and others not.
    @Test(arguments: [3, 30]) func whatAFailedBuildLeavesIsCompiledAgain(count: Int) async throws {
        let app = try ModelsApp(count: count)
        try await app.build()
        let renamed = ModelsApp.largerModel(0).replacingOccurrences(of: "var text", with: "var words")
        try app.write(renamed, to: "Model0.swift")
        let failure = await #expect(throws: BuildFailure.self) { try await app.build() }
        #expect(failure?.diagnostics.map { $0.file?.lastPathComponent } == ["Screen0.swift"])
        try app.write(ModelsApp.screen(0, text: "model.words"), to: "Screen0.swift")
        #expect(try await app.output().contains("0:0"))
        // Failed, and taken back.
        try app.write(ModelsApp.model(0), to: "Model0.swift")
        await #expect(throws: BuildFailure.self) { try await app.build() }
        try app.write(renamed, to: "Model0.swift")
        #expect(try await app.output().contains("0:0"))
        try app.write(renamed.replacing("= 1.5", with: "= \"two\""), to: "Model0.swift")
        #expect(try await app.output().contains("0:0"))
    }

    @Test(arguments: [3, 30]) func usersOfARemovedFileAreCompiledAgain(count: Int) async throws {
        let app = try ModelsApp(count: count)
        try await app.build()
        try FileManager.default.removeItem(at: app.folder.path("App/Model2.swift"))
        let failure = await #expect(throws: BuildFailure.self) { try await app.build() }
        #expect(failure?.diagnostics.first?.message == "cannot find 'Model2' in scope")
        #expect(failure?.diagnostics.first?.file?.lastPathComponent == "Screen2.swift")
        try app.write(ModelsApp.largerModel(2), to: "Model2.swift")
        let compiled = try await app.compiled {
            let output = try await app.output()
            #expect(output.contains("0:0"))
        }
        if count == 30 { #expect(compiled == ["Model2.o", "Screen2.o"]) }
    }

    /// A new declaration is taken in the place of another module's.
    @Test(arguments: [3, 30]) func whoeverFoundAnotherDeclarationFindsANewOne(count: Int) async throws {
        let app = try ModelsApp(count: count)
        try app.write(ModelsApp.screen(0, text: "\"\\(max(1, 2))\""), to: "Screen0.swift")
        #expect(try await app.output().contains("2"))
        let compiled = try await app.compiled {
            try app.write("func max(_ first: Int, _ second: Int) -> Int { 77 }\n", to: "Numbers.swift")
            #expect(try await app.output().contains("77"))
        }
        if count == 30 { #expect(compiled == ["Numbers.o", "Screen0.o"]) }
    }

    /// A build that was ended before it noted what it has compiled.
    @Test(arguments: [3, 30]) func whatNobodyNotedIsCompiledAgain(count: Int) async throws {
        let app = try ModelsApp(count: count)
        try await app.build()
        let state = try app.place.appendingPathComponent("state.plist")
        let before = try Data(contentsOf: state)
        try app.write(ModelsApp.largerModel(0), to: "Model0.swift")
        try await app.build()
        try before.write(to: state)
        try FileManager.default.removeItem(at: try app.place.appendingPathComponent("finished.plist"))
        try app.write(ModelsApp.model(0), to: "Model0.swift")
        #expect(try await app.output().contains("0:0"))
        try app.write(ModelsApp.largerModel(0).replacing("= 0\n", with: "= 9\n"), to: "Model0.swift")
        #expect(try await app.output().contains("0:9"))
    }

    @Test func unreadableDependenciesAreMadeAgain() async throws {
        let app = try ModelsApp(count: 15)
        try await app.build()
        let objects = try app.place.appendingPathComponent("Objects")
        try Data("DEPS no dependencies".utf8).write(to: objects.appendingPathComponent("Model0.swiftdeps"))
        try app.write(ModelsApp.largerModel(0), to: "Model0.swift")
        #expect(try await app.output().contains("0:0"))
        try FileManager.default.removeItem(at: objects.appendingPathComponent("Screen0.swiftdeps"))
        try app.write(ModelsApp.model(0), to: "Model0.swift")
        #expect(try await app.output().contains("0:0"))
        let compiled = try await app.compiled {
            try app.write(ModelsApp.largerModel(0), to: "Model0.swift")
            #expect(try await app.output().contains("0:0"))
        }
        #expect(compiled == ["A.o", "Model0.o", "Screen0.o"])
    }

    /// Files that are compiled together know the type behind `some` of each other's functions, and the compiler does not say so.
    @Test(arguments: [3, 30]) func usersOfAnOpaqueResultAreCompiledWithItsBody(count: Int) async throws {
        let app = try ModelsApp(count: count)
        func shape(_ name: String) throws {
            try app.write("extension Int {\n    func shape() -> some Shape { \(name)() }\n}\n", to: "Shape0.swift")
        }
        try app.write("func sides() -> String { let shape = 1.shape(); return shape.sides() }\n", to: "Shape1.swift")
        try app.write(
            """
            protocol Shape { func sides() -> String }
            struct Triangle: Shape { var count = 3; func sides() -> String { "\\(count)" } }
            struct Square: Shape { var count = 4, more = "corners", last = "!"; func sides() -> String { "\\(count) \\(more)\\(last)" } }

            """, to: "Shape2.swift")
        try app.write(ModelsApp.screen(0, text: "sides()"), to: "Screen0.swift")
        try shape("Triangle")
        #expect(try await app.output() == "3\n")
        try shape("Square")
        #expect(try await app.output() == "4 corners!\n")
    }

    @Test func aBodyOfASmallModuleCompilesOneFile() async throws {
        let app = try ModelsApp(count: 3)
        try await app.build()
        let compiled = try await app.compiled {
            try app.write(ModelsApp.model(0, body: "value + 7"), to: "Model0.swift")
            #expect(try await app.output().contains("0:7"))
        }
        #expect(compiled == ["Model0.o"])
    }

    /// The executable's second name in the bundle does not have it linked again, and what is written to it is not kept.
    @Test func theBundleHasTheLinkedFileItself() async throws {
        let app = try ModelsApp(count: 3)
        let built = try await app.build()
        let linked = try app.place.appendingPathComponent("Executable")
        let before = FileStamp(linked)
        #expect(FileStamp(built.executable) == before)
        try app.folder.write("some text", to: "App/note.txt")
        try await app.build()
        #expect(FileStamp(linked).sizeAndDate == before.sizeAndDate)
        let handle = try FileHandle(forWritingTo: built.executable)
        try handle.write(contentsOf: Data("#!/bin/sh\necho changed\nexit\n".utf8))
        try handle.close()
        try app.folder.write("other text", to: "App/note.txt")
        #expect(try await app.output().contains("0:0"))
    }
}
