import CoreMLModel
import QuinceFoundation

/// Replaces missing values: numbers that are none, or those of a value that says so.
///
/// Source: Core ML's published format, `Imputer`.
struct MissingValues {
    let parameters: ImputerParameters

    /// - Parameter value: nil for an optional input that is not there.
    /// - Throws: `MLModelError.featureType` for a value of another type than the replacement.
    func replaced(_ value: MLFeatureValue?) throws -> MLFeatureValue {
        guard let imputed = parameters.imputed else { throw MLModelError(.io, "The imputer has no value to impute.") }
        guard let value else { return try whole(imputed) }
        switch (value.content, imputed) {
        case (.double(let number), .double(let other)): return MLFeatureValue(double: isMissing(number) ? other : number)
        case (.int64(let number), .int64(let other)): return MLFeatureValue(int64: isMissing(number) ? other : number)
        case (.string(let text), .string(let other)): return MLFeatureValue(string: isMissing(text) ? other : text)
        case (.multiArray(let array), _):
            guard let others = numbers(imputed), others.count == array.count || others.count == 1 else { break }
            let numbers = array.values.enumerated().map { isMissing($1) ? others.count == 1 ? others[0] : others[$0] : $1 }
            return MLFeatureValue(
                multiArray: try MLMultiArray(numbers, shape: array.shape.map(\.intValue), dataType: array.dataType))
        case (.dictionary(let entries), .stringDictionary(let others)): return try filled(entries, others)
        case (.dictionary(let entries), .integerDictionary(let others)): return try filled(entries, others)
        default: break
        }
        throw MLModelError(.featureType, "The imputer cannot replace missing values in \(value.type.text) of this size.")
    }

    private func isMissing(_ number: Double) -> Bool {
        switch parameters.replaced {
        case .double(let missing) where !missing.isNaN: number == missing
        case .int64(let missing): number == Double(missing)
        default: number.isNaN
        }
    }

    private func isMissing(_ number: Int64) -> Bool {
        if case .int64(let missing) = parameters.replaced { number == missing } else { false }
    }

    private func isMissing(_ text: String) -> Bool {
        if case .string(let missing) = parameters.replaced { text == missing } else { text.isEmpty }
    }

    private func numbers(_ value: ImputerParameters.Value) -> [Double]? {
        switch value {
        case .double(let number): [number]
        case .int64(let number): [Double(number)]
        case .doubles(let numbers): numbers
        case .integers(let numbers): numbers.map(Double.init)
        default: nil
        }
    }

    private func filled<Key: Hashable>(_ entries: [AnyHashable: NSNumber], _ others: [Key: Double]) throws -> MLFeatureValue {
        var result = entries
        for (key, number) in others where result[AnyHashable(key)].map({ isMissing($0.doubleValue) }) ?? true {
            result[AnyHashable(key)] = NSNumber(value: number)
        }
        return try MLFeatureValue(dictionary: result)
    }

    private func whole(_ value: ImputerParameters.Value) throws -> MLFeatureValue {
        switch value {
        case .double(let number): MLFeatureValue(double: number)
        case .int64(let number): MLFeatureValue(int64: number)
        case .string(let text): MLFeatureValue(string: text)
        case .doubles(let numbers): MLFeatureValue(multiArray: try MLMultiArray(numbers))
        case .integers(let numbers):
            MLFeatureValue(multiArray: try MLMultiArray(numbers.map(Double.init), shape: [numbers.count], dataType: .int32))
        case .stringDictionary(let others): try filled([:], others)
        case .integerDictionary(let others): try filled([:], others)
        }
    }
}
