import CoreMLModel
import Foundation
import ModelSupport

@testable import CoreML

extension WrittenModel {
    /// The model, loaded from a compiled one in a folder of temporary files.
    func loaded() throws -> MLModel {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiled = folder.appendingPathComponent("Model.mlmodelc", isDirectory: true)
        try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
        try Data(bytes).write(to: compiled.appendingPathComponent("model.mlmodel"))
        return try MLModel(contentsOf: compiled)
    }

    /// The outputs for inputs.
    func outputs(_ inputs: [String: Any]) throws -> any MLFeatureProvider {
        try loaded().prediction(from: MLDictionaryFeatureProvider(dictionary: inputs))
    }

    /// The only number of an output.
    func number(_ output: String, _ inputs: [String: Any]) throws -> Double? {
        try outputs(inputs).featureValue(for: output)?.doubleValue
    }

    /// The numbers of an output that is an array.
    func numbers(_ output: String, _ inputs: [String: Any]) throws -> [Double]? {
        try outputs(inputs).featureValue(for: output)?.multiArrayValue?.values
    }
}

/// Models of bytes, without files.
enum ModelDocumentReading {
    static func model(_ bytes: [UInt8]) throws -> MLModel { try MLModel(ModelDocument(bytes), MLModelConfiguration()) }
}
