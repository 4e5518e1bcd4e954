import CoreMLModel
import QuinceFoundation

/// The models that prepare the inputs of others, one function each.
///
/// Source: Core ML's published format.
enum InputPreparation {
    /// The numbers of several inputs, one after the other.
    static func vectorized(_ features: [VectorizedFeature], _ inputs: [String: MLFeatureValue]) throws -> [Double] {
        try features.flatMap { feature -> [Double] in
            guard let value = inputs[feature.name] else { throw MLModelError(.featureType, "The feature '\(feature.name)' is missing.") }
            let numbers = try FeatureNumbers.numbers(of: value, name: feature.name)
            guard feature.dimensions == numbers.count || feature.dimensions == 0 else {
                throw MLModelError(
                    .featureType, "The feature '\(feature.name)' has \(numbers.count) numbers instead of \(feature.dimensions).")
            }
            return numbers
        }
    }

    /// A list with 1 at the place of the value's category, and 0 elsewhere.
    static func oneHot(_ parameters: OneHotParameters, _ value: MLFeatureValue) throws -> [Double] {
        let place = place(of: value, in: parameters.categories)
        guard place != nil || parameters.ignoresUnknown else {
            throw MLModelError(.generic, "The value \(value) is none of the categories of the one-hot encoder.")
        }
        return (0..<parameters.categories.count).map { $0 == place ? 1 : 0 }
    }

    private static func place(of value: MLFeatureValue, in labels: ClassLabels) -> Int? {
        switch (labels, value.content) {
        case (.strings(let labels), .string(let text)): labels.firstIndex(of: text)
        case (.integers(let labels), .int64(let number)): labels.firstIndex(of: number)
        case (.integers(let labels), .double(let number)): Int64(exactly: number).flatMap(labels.firstIndex)
        default: nil
        }
    }

    /// The values of a dictionary in the order of known keys, with 0 for those that are missing.
    static func vectorized(_ keys: ClassLabels, _ value: MLFeatureValue) throws -> [Double] {
        guard case .dictionary(let entries) = value.content else {
            throw MLModelError(.featureType, "The dictionary vectorizer takes a dictionary, and gets \(value.type.text).")
        }
        switch keys {
        case .strings(let keys): return keys.map { entries[AnyHashable($0)]?.doubleValue ?? 0 }
        case .integers(let keys): return keys.map { entries[AnyHashable($0)]?.doubleValue ?? 0 }
        }
    }

    static func extracted(_ indices: [Int], _ numbers: [Double]) throws -> [Double] {
        try indices.map { index in
            guard numbers.indices.contains(index) else {
                throw MLModelError(.featureType, "The array has \(numbers.count) numbers, and the model takes the one at \(index).")
            }
            return numbers[index]
        }
    }

    static func scaled(_ parameters: ScalerParameters, _ numbers: [Double]) throws -> [Double] {
        let shifts = try spread(parameters.shifts, 0, numbers.count)
        let scales = try spread(parameters.scales, 1, numbers.count)
        return numbers.indices.map { (numbers[$0] + shifts[$0]) * scales[$0] }
    }

    /// One number for each of several: those there are, one for all, or the default.
    private static func spread(_ numbers: [Double], _ standard: Double, _ count: Int) throws -> [Double] {
        if numbers.count == count { return numbers }
        guard numbers.count < 2 else {
            throw MLModelError(.featureType, "The scaler takes \(numbers.count) numbers, and gets \(count).")
        }
        return [Double](repeating: numbers.first ?? standard, count: count)
    }

    static func normalized(_ norm: NormalizerParameters.Norm, _ numbers: [Double]) -> [Double] {
        let divisor: Double
        switch norm {
        case .maximum: divisor = numbers.map(abs).max() ?? 0
        case .l1: divisor = numbers.reduce(0) { $0 + abs($1) }
        case .l2: divisor = numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
        return divisor == 0 ? numbers : numbers.map { $0 / divisor }
    }

    static func mapped(_ parameters: MappingParameters, _ value: MLFeatureValue) throws -> MLFeatureValue {
        switch parameters.mapping {
        case .integersByString(let numbers):
            if let number = numbers[value.stringValue] ?? parameters.unknownInteger { return MLFeatureValue(int64: number) }
        case .stringsByInteger(let texts):
            if let text = texts[value.int64Value] ?? parameters.unknownString { return MLFeatureValue(string: text) }
        }
        throw MLModelError(.generic, "The value \(value) is none of those that the categorical mapping knows.")
    }
}
