import CoreMLModel
import QuinceFoundation

/// Source: Apple's documentation of `MLModelMetadataKey`.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}

/// The inputs, outputs and metadata of a model.
///
/// Source: Apple's documentation of `MLModelDescription`.
open class MLModelDescription: NSObject, @unchecked Sendable {
    public let inputDescriptionsByName: [String: MLFeatureDescription]
    public let outputDescriptionsByName: [String: MLFeatureDescription]
    public let stateDescriptionsByName: [String: MLFeatureDescription]
    public let trainingInputDescriptionsByName: [String: MLFeatureDescription]
    /// The output with the value or class that is predicted.
    public let predictedFeatureName: String?
    /// The output with the probability of each class.
    public let predictedProbabilitiesName: String?
    public let metadata: [MLModelMetadataKey: Any]
    /// The classes of a classifier, `String` or `Int64`; nil of other models.
    public let classLabels: [Any]?
    public let isUpdatable: Bool

    init(_ document: ModelDocument) {
        let description = document.description
        inputDescriptionsByName = Self.byName(description.inputs)
        outputDescriptionsByName = Self.byName(description.outputs)
        stateDescriptionsByName = Self.byName(description.states)
        trainingInputDescriptionsByName = Self.byName(description.trainingInputs)
        predictedFeatureName = description.predictedFeatureName.isEmpty ? nil : description.predictedFeatureName
        predictedProbabilitiesName = description.predictedProbabilitiesName.isEmpty ? nil : description.predictedProbabilitiesName
        let known = description.metadata
        metadata = [
            .description: known.shortDescription, .versionString: known.version, .author: known.author, .license: known.license,
            .creatorDefinedKey: known.userDefined,
        ]
        classLabels = document.content.classLabels?.values
        isUpdatable = document.isUpdatable
    }

    private static func byName(_ features: [ModelFeature]) -> [String: MLFeatureDescription] {
        Dictionary(features.map { ($0.name, MLFeatureDescription($0)) }) { first, _ in first }
    }
}

extension ModelDocument.Content {
    /// The classes of a classifier, or of the last one in a pipeline.
    var classLabels: ClassLabels? {
        switch self {
        case .pipeline(let models): models.lazy.reversed().compactMap(\.content.classLabels).first
        case .linearClassifier(let parameters): parameters.labels
        case .treeClassifier(let parameters): parameters.labels
        case .supportVectorClassifier(let parameters): parameters.labels
        default: nil
        }
    }
}

extension ClassLabels {
    var values: [Any] {
        switch self {
        case .strings(let labels): labels
        case .integers(let labels): labels
        }
    }
}
