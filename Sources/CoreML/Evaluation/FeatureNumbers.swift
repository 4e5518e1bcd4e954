import CoreMLModel
import QuinceFoundation

/// Inputs as one list of numbers, and lists of numbers as outputs.
enum FeatureNumbers {
    /// The most numbers that a dictionary's keys, which are indices, may lead to.
    private static let mostSparse: Int64 = 1 << 22

    /// The numbers of all inputs, in their order.
    ///
    /// - Parameter count: How many the model takes, up to which a dictionary by index is filled with zeros.
    /// - Throws: `MLModelError.featureType` for an input that is missing or no number.
    static func numbers(of features: [ModelFeature], in values: [String: MLFeatureValue], count: Int = 0) throws -> [Double] {
        var result: [Double] = []
        for feature in features {
            guard let value = values[feature.name] else {
                throw MLModelError(.featureType, "The feature '\(feature.name)' is missing.")
            }
            result += try numbers(of: value, name: feature.name, count: features.count == 1 ? count : 0)
        }
        return result
    }

    static func numbers(of value: MLFeatureValue, name: String, count: Int = 0) throws -> [Double] {
        switch value.content {
        case .int64(let number): return [Double(number)]
        case .double(let number): return [number]
        case .multiArray(let array): return array.values
        case .dictionary(let entries): return try numbers(of: entries, name: name, count: count)
        default: throw MLModelError(.featureType, "The feature '\(name)' is \(value.type.text), which is no number.")
        }
    }

    /// The numbers of a sparse list, whose keys are indices.
    private static func numbers(of entries: [AnyHashable: NSNumber], name: String, count: Int) throws -> [Double] {
        var result = [Double](repeating: 0, count: count)
        for (key, number) in entries {
            guard let index = key.base as? Int64, (0..<mostSparse).contains(index) else {
                throw MLModelError(.featureType, "The keys of the feature '\(name)' are no indices.")
            }
            if Int(index) >= result.count { result += [Double](repeating: 0, count: Int(index) + 1 - result.count) }
            result[Int(index)] = number.doubleValue
        }
        return result
    }

    /// A list of numbers as a value of an output.
    ///
    /// - Throws: `MLModelError` where the output's type or shape does not fit.
    static func value(_ numbers: [Double], for feature: ModelFeature) throws -> MLFeatureValue {
        switch feature.kind {
        case .multiArray(let shape):
            let fits = !shape.shape.isEmpty && shape.shape.reduce(1.0) { $0 * Double($1) } == Double(numbers.count)
            let array = try MLMultiArray(numbers, shape: fits ? shape.shape : [numbers.count], dataType: shape.dataType.type)
            return MLFeatureValue(multiArray: array)
        case .dictionary(hasIntegerKeys: true):
            let entries = numbers.enumerated().filter { $0.element != 0 }
                .map { (AnyHashable(Int64($0.offset)), NSNumber(value: $0.element)) }
            return try MLFeatureValue(dictionary: Dictionary(uniqueKeysWithValues: entries))
        case .double where numbers.count == 1: return MLFeatureValue(double: numbers[0])
        case .int64 where numbers.count == 1:
            if let number = Int64(exactly: numbers[0].rounded()) { return MLFeatureValue(int64: number) }
        default: break
        }
        throw MLModelError(
            .generic, "The model makes \(numbers.count) numbers, which cannot be its output '\(feature.name)', \(feature.kind.type.text).")
    }

    /// The logistic function.
    static func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }

    /// Exponentials that sum up to 1.
    static func softMax(_ values: [Double]) -> [Double] {
        guard let largest = values.max() else { return [] }
        let powers = values.map { exp($0 - largest) }
        let sum = powers.reduce(0, +)
        return powers.map { $0 / sum }
    }
}
