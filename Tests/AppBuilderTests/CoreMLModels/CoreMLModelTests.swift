import CoreMLModel
import Foundation
import ModelSupport
import Testing

@testable import AppBuilder

/// Core ML models in apps: their classes, and their places in bundles.
struct CoreMLModelTests {
    static let sleep: WrittenModel = {
        var model = WrittenModel(
            300, inputs: [.init("wake", .double, "When to wake\n/// up"), .init("coffee", .int64)],
            outputs: [.init("actual.sleep", .double)],
            predicted: "actual.sleep", content: WrittenModel.linear([[1, 2]], offsets: [0]))
        model.shortDescription = "Predicts sleep"
        return model
    }()
    private static let all: [WrittenModel.Feature] = [
        .init("image", .image(width: 8, height: 4)), .init("in", .double), .init("n\"um", .int64, isOptional: true),
        .init("input.1", .multiArray([2])), .init("input_1", .string), .init("1", .multiArray([2, 3]), isOptional: true),
        .init("byName", .dictionary(hasIntegerKeys: false)), .init("byNumber", .dictionary(hasIntegerKeys: true), isOptional: true),
        .init("words", .sequence(hasIntegers: false)), .init("numbers", .sequence(hasIntegers: true)),
    ]

    private func text(_ model: WrittenModel, _ name: String = "Sleep") throws -> String {
        CoreMLClassWriter(resourceName: name, description: try ModelDocument(model.bytes).description).text
    }

    @Test func classesAreThoseOfXcode() throws {
        let text = try text(Self.sleep)
        for line in [
            "class SleepInput : MLFeatureProvider {", "    /// When to wake /// up as double value", "    var wake: Double",
            "    var coffee: Int64", "    init(wake: Double, coffee: Int64) {", "class SleepOutput : MLFeatureProvider {",
            "    var actual_sleep: Double { self.provider.featureValue(for: \"actual.sleep\")!.doubleValue }", "/// Predicts sleep",
            "class Sleep {", "    func prediction(wake: Double, coffee: Int64) throws -> SleepOutput {",
        ] { #expect(text.contains(line + "\n"), "\(line)") }
    }

    @Test func namesBecomeIdentifiers() {
        let names = ["Identity:0", "592", "my input", "", "_", "größe", "a-b.c"].map(CoreMLFeatureCode.identifier)
        #expect(names == ["Identity_0", "_592", "my_input", "_", "__", "größe", "a_b_c"])
    }

    /// A target with files of models.
    private func target(_ models: [String: [UInt8]], in folder: TemporaryFolder, settings: [String: String] = [:]) throws -> AppTarget {
        for (path, bytes) in models {
            try folder.write("", to: path)
            try Data(bytes).write(to: folder.path(path))
        }
        var buildSettings = BuildSettings(configuration: "Debug")
        buildSettings.push(settings)
        return AppTarget(
            name: "App", productName: "App", moduleName: "App", bundleIdentifier: "", settings: buildSettings, sources: [],
            resources: models.keys.sorted().map { .init(url: folder.path($0)) }, developmentRegion: "en", root: folder.url,
            descriptionFiles: [])
    }

    @Test func eachModelHasAFile() throws {
        let folder = try TemporaryFolder()
        let models = ["A/My Sleep.mlmodel": Self.sleep.bytes, "B/Nap.mlmodel": Self.sleep.bytes]
        let texts = try ModelSources.texts(for: target(models, in: folder))
        #expect(texts.keys.sorted() == ["My_Sleep+CoreMLModel.swift", "Nap+CoreMLModel.swift"])
        #expect(texts["My_Sleep+CoreMLModel.swift"]?.contains("forResource: \"My Sleep\"") == true)
        let without = try target(models, in: folder, settings: ["COREML_CODEGEN_LANGUAGE": "None"])
        #expect(try ModelSources.texts(for: without).isEmpty)
        let isolated = try ModelSources.texts(for: target(models, in: folder, settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]))
        #expect(isolated["Nap+CoreMLModel.swift"]?.contains("nonisolated class Nap {") == true)
    }

    private func problems(_ models: [String: [UInt8]]) throws -> [BuildDiagnostic] {
        let folder = try TemporaryFolder()
        let target = try target(models, in: folder)
        do { _ = try ModelSources.texts(for: target) } catch let failure as BuildFailure { return failure.diagnostics }
        return []
    }

    @Test func filesThatAreNoModelsAreErrors() throws {
        let problem = try #require(problems(["Bad.mlmodel": Array("no model".utf8)]).first)
        #expect(problem.message.hasPrefix("Bad.mlmodel cannot be read as a Core ML model: it "))
        #expect(problem.file?.lastPathComponent == "Bad.mlmodel")
        #expect(try problems(["Cut.mlmodel": Self.sleep.bytes.dropLast(3)]).count == 1)
        let twice = try problems(["A/Nap.mlmodel": Self.sleep.bytes, "B/Nap.mlmodel": Self.sleep.bytes])
        #expect(twice.map(\.message) == ["two Core ML models have the class 'Nap'"])
    }

    @Test func manifestsOfPackagesLeadToModels() throws {
        let folder = try TemporaryFolder([
            "Nap.mlpackage/Manifest.json":
                #"{"rootModelIdentifier": "A", "itemInfoEntries": {"A": {"path": "com.apple.CoreML/model.mlmodel"}}}"#
        ])
        var target = try target(["Nap.mlpackage/Data/com.apple.CoreML/model.mlmodel": Self.sleep.bytes], in: folder)
        target.resources = [.init(url: folder.path("Nap.mlpackage"))]
        #expect(try ModelSources.texts(for: target).keys.sorted() == ["Nap+CoreMLModel.swift"])
        try folder.write("{}", to: "Nap.mlpackage/Manifest.json")
        #expect(throws: BuildFailure.self) { try ModelSources.texts(for: target) }
    }

    @Test func theGeneratedCodeCompilesAndTheModelLiesInTheBundle() async throws {
        let folder = try TemporaryFolder([
            "App/A.swift": """
            import CoreML
            import SwiftUI

            @main struct Sleepy: App { var body: some Scene { WindowGroup { Text(text()) } } }

            func text() -> String {
                guard let model = try? Sleep(configuration: MLModelConfiguration()) else { return "" }
                return (try? model.prediction(wake: 1, coffee: Int64(2)).actual_sleep.description) ?? ""
            }
            func loaded() async throws -> Double {
                let model = try await Sleep.load()
                return try await model.prediction(input: SleepInput(wake: 1, coffee: 2)).actual_sleep
            }
            func keys(_ output: EverythingOutput) -> [String: Double] { output.byName }
            """
        ])
        let everything = WrittenModel(900, inputs: Self.all, outputs: Self.all)
        try Data(Self.sleep.bytes).write(to: folder.path("App/Sleep.mlmodel"))
        try Data(everything.bytes).write(to: folder.path("App/Everything.mlmodel"))
        let frameworks = try TestFrameworks.whole.get()
        let app = try await build(folder.path("App"), into: folder) { $0.frameworks = frameworks }
        #expect(app.warnings.map(\.message) == [])
        let model = app.bundle.appendingPathComponent("Sleep.mlmodelc/model.mlmodel")
        #expect(try Data(contentsOf: model) == Data(Self.sleep.bytes))
    }
}
