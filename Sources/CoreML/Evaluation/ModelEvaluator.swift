import CoreMLModel
import QuinceFoundation

/// Computes a model's outputs.
struct ModelEvaluator: @unchecked Sendable {
    private indirect enum Node {
        case pipeline([ModelEvaluator])
        case regressor(inputCount: Int, ([Double]) throws -> [Double])
        case classifier(inputCount: Int, ClassLabels, ([Double]) throws -> [Double])
        /// Numbers of all inputs become those of the only output.
        case numbers(([Double]) throws -> [Double])
        /// Values by name become numbers of the only output.
        case vectorizer(([String: MLFeatureValue]) throws -> [Double])
        /// The only input becomes the only output.
        case value((MLFeatureValue?) throws -> MLFeatureValue)
        case identity
        case unsupported(String)
    }

    private let description: ModelDescription
    private let node: Node

    /// - Throws: `MLModelError.io` for parameters that make no model.
    init(_ document: ModelDocument) throws {
        description = document.description
        node = try Self.node(document)
    }

    private static func node(_ document: ModelDocument) throws -> Node {
        switch document.content {
        case .pipeline(let models): return .pipeline(try models.map(ModelEvaluator.init))
        case .linearRegressor(let parameters):
            let model = try LinearModel(parameters, isClassifier: false)
            return .regressor(inputCount: model.inputCount, model.values)
        case .linearClassifier(let parameters):
            let model = try LinearModel(parameters, isClassifier: true)
            return .classifier(inputCount: model.inputCount, try labels(parameters.labels), model.probabilities)
        case .treeRegressor(let parameters):
            let trees = try TreeEnsemble(parameters, isClassifier: false)
            return .regressor(inputCount: trees.inputCount, trees.values)
        case .treeClassifier(let parameters):
            let trees = try TreeEnsemble(parameters, isClassifier: true)
            return .classifier(inputCount: trees.inputCount, try labels(parameters.labels), trees.probabilities)
        case .supportVectorRegressor(let parameters):
            let machine = try SupportVectorMachine(parameters, isClassifier: false)
            return .regressor(inputCount: 0) { [try machine.value(of: $0)] }
        case .supportVectorClassifier(let parameters):
            let machine = try SupportVectorMachine(parameters, isClassifier: true)
            return .classifier(inputCount: 0, try labels(parameters.labels), machine.probabilities)
        default: return preparation(document)
        }
    }

    private static func preparation(_ document: ModelDocument) -> Node {
        let input = document.description.inputs.first?.name ?? ""
        func only(_ inputs: [String: MLFeatureValue]) throws -> MLFeatureValue {
            guard let value = inputs[input] else { throw MLModelError(.featureType, "The feature '\(input)' is missing.") }
            return value
        }
        switch document.content {
        case .featureVectorizer(let features): return .vectorizer { try InputPreparation.vectorized(features, $0) }
        case .oneHotEncoder(let parameters): return .vectorizer { try InputPreparation.oneHot(parameters, only($0)) }
        case .dictionaryVectorizer(let keys): return .vectorizer { try InputPreparation.vectorized(keys, only($0)) }
        case .arrayFeatureExtractor(let indices): return .numbers { try InputPreparation.extracted(indices, $0) }
        case .scaler(let parameters): return .numbers { try InputPreparation.scaled(parameters, $0) }
        case .normalizer(let norm): return .numbers { InputPreparation.normalized(norm, $0) }
        case .imputer(let parameters): return .value(MissingValues(parameters: parameters).replaced)
        case .categoricalMapping(let parameters):
            return .value { try InputPreparation.mapped(parameters, only($0.map { [input: $0] } ?? [:])) }
        case .identity: return .identity
        case .other(let type): return .unsupported(type)
        default: return .unsupported("model")
        }
    }

    private static func labels(_ labels: ClassLabels?) throws -> ClassLabels {
        guard let labels, labels.count > 0 else { throw MLModelError(.io, "The classifier has no classes.") }
        return labels
    }

    // MARK: Evaluation

    /// - Throws: `MLModelError` for inputs that do not fit, and for a model of a type that is not evaluated.
    func outputs(of inputs: [String: MLFeatureValue]) throws -> [String: MLFeatureValue] {
        switch node {
        case .pipeline(let models):
            return try models.reduce(into: inputs) { values, model in
                values.merge(try model.outputs(of: values)) { _, new in new }
            }
        case .regressor(let count, let values):
            let output = try output(named: description.predictedFeatureName)
            return [output.name: try FeatureNumbers.value(values(numbers(inputs, count)), for: output)]
        case .classifier(let count, let labels, let probabilities):
            return try classes(labels, probabilities(numbers(inputs, count)))
        case .numbers(let function):
            let output = try output()
            return [output.name: try FeatureNumbers.value(function(numbers(inputs, 0)), for: output)]
        case .vectorizer(let function):
            let output = try output()
            return [output.name: try FeatureNumbers.value(function(inputs), for: output)]
        case .value(let function): return [try output().name: try function(description.inputs.first.flatMap { inputs[$0.name] })]
        case .identity: return inputs
        case .unsupported(let type):
            throw MLModelError(
                .generic,
                "Quince cannot evaluate this model yet: it is, or contains, a model of the type “\(type)”. Quince evaluates linear models, "
                    + "tree ensembles, support vector machines and pipelines of them.")
        }
    }

    private func numbers(_ inputs: [String: MLFeatureValue], _ count: Int) throws -> [Double] {
        try FeatureNumbers.numbers(of: description.inputs, in: inputs, count: count)
    }

    /// An output by its name, or the first one.
    private func output(named name: String = "") throws -> ModelFeature {
        guard let output = description.outputs.first(where: { $0.name == name }) ?? description.outputs.first else {
            throw MLModelError(.io, "The model has no output.")
        }
        return output
    }

    /// The outputs of a classifier: the most probable class, and the probabilities of all.
    private func classes(_ labels: ClassLabels, _ probabilities: [Double]) throws -> [String: MLFeatureValue] {
        guard probabilities.count == labels.count, let best = probabilities.indices.max(by: { probabilities[$0] < probabilities[$1] })
        else {
            throw MLModelError(.io, "The classifier has \(labels.count) classes and \(probabilities.count) probabilities.")
        }
        var result: [String: MLFeatureValue] = [:]
        let numbers = probabilities.map { NSNumber(value: $0) }
        let name = try output(named: description.predictedFeatureName).name
        let entries: [(AnyHashable, NSNumber)]
        switch labels {
        case .strings(let labels):
            result[name] = MLFeatureValue(string: labels[best])
            entries = zip(labels.map { AnyHashable($0) }, numbers).map { ($0, $1) }
        case .integers(let labels):
            result[name] = MLFeatureValue(int64: labels[best])
            entries = zip(labels.map { AnyHashable($0) }, numbers).map { ($0, $1) }
        }
        let known = description.outputs.first { $0.name == description.predictedProbabilitiesName }
        let dictionary = known ?? description.outputs.first { $0.kind.type == .dictionary }
        if let dictionary { result[dictionary.name] = try MLFeatureValue(dictionary: Dictionary(entries) { first, _ in first }) }
        return result
    }
}
