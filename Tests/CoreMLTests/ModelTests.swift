import Foundation
import ModelSupport
import Testing

@testable import CoreML

struct ModelTests {
    private static let vectorizer = WrittenModel(
        602, inputs: [.init("a", .double), .init("b", .double)], outputs: [.init("joined", .multiArray([2]))],
        content: WireWriter { vectorizer in
            for name in ["a", "b"] {
                vectorizer.message(1) {
                    $0.string(1, name)
                    $0.integer(2, 1)
                }
            }
        })
    private static let sum = WrittenModel(
        300, inputs: [.init("joined", .multiArray([2]))], outputs: [.init("sum", .double)], predicted: "sum",
        content: WrittenModel.linear([[1, 10]], offsets: [0]))
    private static let pipeline = WrittenModel(
        201, inputs: vectorizer.inputs, outputs: sum.outputs, predicted: "sum",
        content: WrittenModel.pipeline([vectorizer, sum], isPlain: false))
    private static let network = WrittenModel(
        403, inputs: [.init("image", .image(width: 4, height: 2))], outputs: [.init("label", .string)], predicted: "label")

    @Test func modelsOfAPipelineFollowEachOther() throws {
        let outputs = try Self.pipeline.outputs(["a": 1.0, "b": 2])
        #expect(outputs.featureNames == ["sum"])
        #expect(outputs.featureValue(for: "sum")?.doubleValue == 21)
    }

    @Test func batchesArePredicted() async throws {
        let model = try Self.pipeline.loaded()
        let batch = try MLArrayBatchProvider(dictionary: ["a": [1.0, 2.0], "b": [0.0, 1.0]])
        let results = try model.predictions(fromBatch: batch)
        #expect(results.count == 2)
        #expect(results.features(at: 1).featureValue(for: "sum")?.doubleValue == 12)
        let one = try await model.prediction(from: batch.features(at: 0))
        #expect(one.featureValue(for: "sum")?.doubleValue == 1)
        #expect(throws: MLModelError.self) { try MLArrayBatchProvider(dictionary: ["a": [1.0], "b": [0.0, 1.0]]) }
    }

    @Test func networksLoadAndSayThatTheyAreNotEvaluated() throws {
        let model = try Self.network.loaded()
        let constraint = try #require(model.modelDescription.inputDescriptionsByName["image"]?.imageConstraint)
        #expect(constraint.pixelsWide == 4)
        #expect(constraint.pixelsHigh == 2)
        #expect(model.modelDescription.predictedFeatureName == "label")
        let problem = #expect(throws: MLModelError.self) {
            try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["image": image(4, 2)]))
        }
        let text = try #require(problem?.errorDescription)
        #expect(text.contains("“neural network classifier”"))
        #expect(text.contains("Quince"))
    }

    private func image(_ width: Int, _ height: Int) -> CVPixelBuffer {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &buffer)
        return buffer!
    }

    @Test func imagesHaveTheSizeOfTheModel() throws {
        let model = try Self.network.loaded()
        let problem = #expect(throws: MLModelError.self) {
            try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["image": image(2, 2)]))
        }
        #expect(problem?.code == .featureType)
    }

    @Test func metadataIsRead() throws {
        var written = Self.sum
        (written.author, written.shortDescription) = ("Me", "Adds")
        let metadata = try written.loaded().modelDescription.metadata
        #expect(metadata[.author] as? String == "Me")
        #expect(metadata[.description] as? String == "Adds")
        #expect(metadata[.creatorDefinedKey] as? [String: String] == ["made by": "a test"])
    }

    @Test func modelsAreCompiledOnTheDevice() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("Adds.mlmodel")
        try Data(Self.sum.bytes).write(to: source)
        let compiled = try await MLModel.compileModel(at: source)
        #expect(compiled.lastPathComponent == "Adds.mlmodelc")
        let model = try await MLModel.load(contentsOf: compiled)
        #expect(model.modelDescription.outputDescriptionsByName.keys.sorted() == ["sum"])
        try Data("no model".utf8).write(to: source)
        await #expect(throws: MLModelError.self) { try await MLModel.compileModel(at: source) }
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: source) }
    }

    @Test func damagedModelsDoNotEndTheProcess() throws {
        let bytes = Self.pipeline.bytes
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x41
            guard let document = try? ModelDocumentReading.model(damaged) else { continue }
            _ = try? document.prediction(from: MLDictionaryFeatureProvider(dictionary: ["a": 1.0, "b": 2.0]))
        }
    }
}
