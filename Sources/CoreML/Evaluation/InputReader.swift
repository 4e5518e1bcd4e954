import CoreMLModel

/// Reads a model's inputs from what an app provides.
struct InputReader {
    private let features: [ModelFeature]

    init(_ features: [ModelFeature]) { self.features = features }

    /// - Returns: The inputs by name, without the optional ones that are missing.
    /// - Throws: `MLModelError.featureType` for one that is missing or of another type.
    func values(of provider: any MLFeatureProvider) throws -> [String: MLFeatureValue] {
        var result: [String: MLFeatureValue] = [:]
        for feature in features {
            guard let value = provider.featureValue(for: feature.name), !value.isUndefined else {
                guard feature.isOptional else {
                    throw MLModelError(.featureType, "The input feature '\(feature.name)' is required but not specified.")
                }
                continue
            }
            result[feature.name] = try checked(value, for: feature)
        }
        return result
    }

    private func checked(_ value: MLFeatureValue, for feature: ModelFeature) throws -> MLFeatureValue {
        switch (feature.kind, value.content) {
        case (.double, .int64(let number)): return MLFeatureValue(double: Double(number))
        case (.int64, .double(let number)): if let number = Int64(exactly: number) { return MLFeatureValue(int64: number) }
        default: break
        }
        let description = MLFeatureDescription(feature)
        guard value.type == description.type else {
            throw MLModelError(
                .featureType, "The input feature '\(feature.name)' is \(value.type.text), but the model takes \(description.type.text).")
        }
        guard description.isAllowedValue(value) else {
            throw MLModelError(.featureType, "The shape or size of the input feature '\(feature.name)' is not one that the model takes.")
        }
        return value
    }
}
