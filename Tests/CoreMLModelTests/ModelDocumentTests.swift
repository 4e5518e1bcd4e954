import DamageSupport
import ModelSupport
import Testing

@testable import CoreMLModel

/// Models in Core ML's published format.
struct ModelDocumentTests {
    private static let sleep: WrittenModel = {
        var model = WrittenModel(
            300,
            inputs: [.init("wake", .double, "When to wake"), .init("photo", .image(width: 8, height: 4), isOptional: true)],
            outputs: [.init("sleep", .double)], predicted: "sleep", content: WrittenModel.linear([[2, 3]], offsets: [1]))
        (model.author, model.shortDescription) = ("Me", "Predicts sleep")
        return model
    }()

    @Test func theDescriptionIsRead() throws {
        let document = try ModelDocument(Self.sleep.bytes)
        let description = document.description
        #expect(document.specificationVersion == 1)
        #expect(description.inputs.map(\.name) == ["wake", "photo"])
        #expect(description.inputs[0].kind == .double)
        #expect(description.inputs[0].shortDescription == "When to wake")
        #expect(description.inputs[1].isOptional)
        guard case .image(let shape) = description.inputs[1].kind else { return #expect(Bool(false), "no image") }
        #expect(shape.size.width == 8)
        #expect(shape.size.height == 4)
        #expect(description.predictedFeatureName == "sleep")
        #expect(description.metadata.author == "Me")
        #expect(description.metadata.userDefined == ["made by": "a test"])
        guard case .linearRegressor(let parameters) = document.content else { return #expect(Bool(false), "no linear model") }
        #expect(parameters.weights == [[2, 3]])
        #expect(parameters.offsets == [1])
    }

    @Test func otherTypesAreNamed() throws {
        func type(_ field: Int) throws -> String? {
            let model = WrittenModel(field, inputs: [.init("image", .image(width: 1, height: 1))], outputs: [.init("y", .double)])
            if case .other(let type) = try ModelDocument(model.bytes).content { return type }
            return nil
        }
        #expect(try type(500) == "neural network")
        #expect(try type(502) == "ML program")
        #expect(try type(4321) == "model of type 4321")
    }

    @Test func pipelinesOfAllKindsAreRead() throws {
        for (type, isPlain) in [(200, false), (201, false), (202, true)] {
            let content = WrittenModel.pipeline([Self.sleep, Self.sleep], isPlain: isPlain)
            let model = WrittenModel(type, inputs: Self.sleep.inputs, outputs: Self.sleep.outputs, content: content)
            guard case .pipeline(let models) = try ModelDocument(model.bytes).content else { return #expect(Bool(false), "no pipeline") }
            #expect(models.count == 2)
        }
    }

    @Test func pipelinesAreNotEndlesslyDeep() {
        var model = Self.sleep
        for _ in 0..<1_000 {
            model = WrittenModel(202, inputs: [], outputs: [], content: WrittenModel.pipeline([model]))
        }
        let problem = #expect(throws: ModelFormatError.self) { try ModelDocument(model.bytes) }
        #expect(problem?.message == "has pipelines that are nested too deeply")
    }

    @Test func filesThatAreNoModelsSayWhy() {
        func message(_ bytes: [UInt8]) -> String? {
            do { _ = try ModelDocument(bytes) } catch { return (error as? ModelFormatError)?.message }
            return nil
        }
        #expect(message([]) == "is no model in Core ML's format")
        #expect(message(Array(Self.sleep.bytes.dropLast())) == "ends in the middle of a field")
        #expect(message(Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\n".utf8))?.contains("git lfs pull") == true)
        #expect(message(Array("{\"a\": 1}".utf8)) != nil)
    }

    @Test func everyBeginningIsAModelOrAnError() {
        let bytes = Self.sleep.bytes
        for count in bytes.indices { #expect(throws: ModelFormatError.self) { try ModelDocument(Array(bytes[..<count])) } }
    }

    @Test func damagedModelsAreModelsOrErrors() {
        let content = WrittenModel.trees([.init(0, 0, 0, 1, 1, 2), .init(1, leaf: 1), .init(2, leaf: 2)])
        let trees = WrittenModel(302, inputs: Self.sleep.inputs, outputs: Self.sleep.outputs, content: content)
        let pipeline = WrittenModel(202, inputs: [], outputs: [], content: WrittenModel.pipeline([trees, Self.sleep]))
        var damage = Damage(alphabet: "\u{0}\u{7F}\n\u{8}")
        for _ in 0..<5_000 { _ = try? ModelDocument(damage.apply(to: pipeline.bytes)) }
    }

    @Test func shapesOutOfRangeAreErrors() {
        for shape in [[-2], [1 << 40], [.max]] {
            let model = WrittenModel(900, inputs: [.init("x", .multiArray(shape))], outputs: [])
            #expect(throws: ModelFormatError.self) { try ModelDocument(model.bytes) }
        }
    }
}
