/// An input of a feature vectorizer and how many numbers it is.
package struct VectorizedFeature: WireMessage, Sendable, Equatable {
    package var name = ""
    package var dimensions = 0

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        if field.number == 1 { name = try field.string }
        if field.number == 2 { dimensions = try field.index }
    }
}

/// The message `FeatureVectorizer`.
struct VectorizerParameters: WireMessage {
    var features: [VectorizedFeature] = []

    mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { features.append(try VectorizedFeature(field.message)) } }
}

/// The message `OneHotEncoder`.
package struct OneHotParameters: WireMessage, Sendable {
    package var categories = ClassLabels.strings([])
    /// Whether a value of no category is all zeros instead of an error.
    package var ignoresUnknown = false

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: categories = try .strings(in: field.message)
        case 2: categories = try .integers(in: field.message)
        case 11: ignoresUnknown = try field.bool
        default: break
        }
    }
}

/// The message `DictVectorizer`.
struct DictionaryVectorizerParameters: WireMessage {
    var keys = ClassLabels.strings([])

    mutating func read(_ field: WireReader.Field) throws {
        if field.number == 1 { keys = try .strings(in: field.message) }
        if field.number == 2 { keys = try .integers(in: field.message) }
    }
}

/// The message `ArrayFeatureExtractor`.
struct ExtractorParameters: WireMessage {
    var indices: [Int] = []

    mutating func read(_ field: WireReader.Field) throws {
        guard field.number == 1 else { return }
        var numbers: [Int64] = []
        try field.append(to: &numbers)
        indices += try numbers.map { number in
            guard number >= 0 else { throw ModelFormatError("has an index out of range") }
            return Int(number)
        }
    }
}

/// The message `Imputer`.
package struct ImputerParameters: WireMessage, Sendable {
    package enum Value: Sendable, Equatable {
        case double(Double)
        case int64(Int64)
        case string(String)
        case doubles([Double])
        case integers([Int64])
        case stringDictionary([String: Double])
        case integerDictionary([Int64: Double])
    }

    /// The replacement of a missing value.
    package var imputed: Value?
    /// The value that is a missing one; nil = not a number.
    package var replaced: Value?

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: imputed = .double(try field.double)
        case 2: imputed = .int64(try field.signed)
        case 3: imputed = .string(try field.string)
        case 4: imputed = .doubles(try DoubleVector(field.message).elements)
        case 5: if case .integers(let numbers) = try ClassLabels.integers(in: field.message) { imputed = .integers(numbers) }
        case 6: imputed = .stringDictionary(try MapReader<String, Double>(field.message).values)
        case 7: imputed = .integerDictionary(try MapReader<Int64, Double>(field.message).values)
        case 11: replaced = .double(try field.double)
        case 12: replaced = .int64(try field.signed)
        case 13: replaced = .string(try field.string)
        default: break
        }
    }
}

/// The message `Scaler`: `(value + shift) * scale`.
package struct ScalerParameters: WireMessage, Sendable {
    /// One for each number, one for all, or none.
    package var shifts: [Double] = []
    package var scales: [Double] = []

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        if field.number == 1 { try field.append(to: &shifts) }
        if field.number == 2 { try field.append(to: &scales) }
    }
}

/// The message `Normalizer`.
package struct NormalizerParameters: WireMessage, Sendable {
    /// The divisor of the numbers: the largest absolute value, the sum of absolute values, or the Euclidean length.
    package enum Norm: Int, Sendable { case maximum = 0, l1, l2 }

    package var norm = Norm.maximum

    package init() {}

    mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { norm = try field.choice() } }
}

/// The message `CategoricalMapping`.
package struct MappingParameters: WireMessage, Sendable {
    package enum Mapping: Sendable, Equatable {
        case integersByString([String: Int64])
        case stringsByInteger([Int64: String])
    }

    package var mapping = Mapping.integersByString([:])
    /// The result for an unknown value; nil = an error.
    package var unknownString: String?
    package var unknownInteger: Int64?

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: mapping = .integersByString(try MapReader<String, Int64>(field.message).values)
        case 2: mapping = .stringsByInteger(try MapReader<Int64, String>(field.message).values)
        case 101: unknownString = try field.string
        case 102: unknownInteger = try field.signed
        default: break
        }
    }
}

/// A value of a map's entry.
private protocol MapElement {
    /// The value where the entry has none.
    init()
    init(_ field: WireReader.Field) throws
}

extension String: MapElement { fileprivate init(_ field: WireReader.Field) throws { self = try field.string } }
extension Int64: MapElement { fileprivate init(_ field: WireReader.Field) throws { self = try field.signed } }
extension Double: MapElement { fileprivate init(_ field: WireReader.Field) throws { self = try field.double } }

/// Messages with one map, such as `StringToInt64Map`.
private struct MapReader<Key: MapElement & Hashable, Value: MapElement>: WireMessage {
    var values: [Key: Value] = [:]

    mutating func read(_ field: WireReader.Field) throws {
        guard field.number == 1 else { return }
        let entry = try Entry(field.message)
        values[entry.key] = entry.value
    }

    private struct Entry: WireMessage {
        var key = Key()
        var value = Value()

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { key = try Key(field) }
            if field.number == 2 { value = try Value(field) }
        }
    }
}
