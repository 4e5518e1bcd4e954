/// A model's inputs, outputs and metadata: the message `ModelDescription` of Core ML's format.
package struct ModelDescription: WireMessage, Sendable, Equatable {
    package var inputs: [ModelFeature] = []
    package var outputs: [ModelFeature] = []
    package var states: [ModelFeature] = []
    package var trainingInputs: [ModelFeature] = []
    /// The output with the value or class that is predicted; empty for none.
    package var predictedFeatureName = ""
    /// The output with the probability of each class; empty for none.
    package var predictedProbabilitiesName = ""
    package var metadata = ModelMetadata()
    /// The functions of an ML program that has several, by name.
    private var functions: [Function] = []
    private var defaultFunctionName = ""

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: inputs.append(try ModelFeature(field.message))
        case 10: outputs.append(try ModelFeature(field.message))
        case 11: predictedFeatureName = try field.string
        case 12: predictedProbabilitiesName = try field.string
        case 13: states.append(try ModelFeature(field.message))
        case 20: functions.append(try Function(field.message))
        case 21: defaultFunctionName = try field.string
        case 50: trainingInputs.append(try ModelFeature(field.message))
        case 100: metadata = try ModelMetadata(field.message)
        default: break
        }
    }

    /// The description with the features of the default function where the model has functions.
    var ofDefaultFunction: ModelDescription {
        guard let function = functions.first(where: { $0.name == defaultFunctionName }) ?? functions.first else { return self }
        var result = self
        (result.inputs, result.outputs, result.states) = (function.inputs, function.outputs, function.states)
        (result.predictedFeatureName, result.predictedProbabilitiesName) = (function.predicted, function.probabilities)
        return result
    }

    private struct Function: WireMessage, Sendable, Equatable {
        var name = "", predicted = "", probabilities = ""
        var inputs: [ModelFeature] = [], outputs: [ModelFeature] = [], states: [ModelFeature] = []

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: name = try field.string
            case 2: inputs.append(try ModelFeature(field.message))
            case 3: outputs.append(try ModelFeature(field.message))
            case 4: predicted = try field.string
            case 5: probabilities = try field.string
            case 6: states.append(try ModelFeature(field.message))
            default: break
            }
        }
    }
}

/// The message `Metadata` of Core ML's format.
package struct ModelMetadata: WireMessage, Sendable, Equatable {
    package var shortDescription = ""
    package var version = ""
    package var author = ""
    package var license = ""
    package var userDefined: [String: String] = [:]

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: shortDescription = try field.string
        case 2: version = try field.string
        case 3: author = try field.string
        case 4: license = try field.string
        case 100:
            let entry = try TextEntry(field.message)
            userDefined[entry.key] = entry.value
        default: break
        }
    }

    private struct TextEntry: WireMessage {
        var key = "", value = ""

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { key = try field.string }
            if field.number == 2 { value = try field.string }
        }
    }
}
