/// Classes or categories by their indices: texts, or integers.
package enum ClassLabels: Sendable, Equatable {
    case strings([String])
    case integers([Int64])

    package var count: Int {
        switch self {
        case .strings(let labels): labels.count
        case .integers(let labels): labels.count
        }
    }

    /// Reads the messages `StringVector` and `Int64Vector`.
    static func strings(in bytes: ArraySlice<UInt8>) throws -> ClassLabels { .strings(try StringVector(bytes).elements) }
    static func integers(in bytes: ArraySlice<UInt8>) throws -> ClassLabels { .integers(try IntegerVector(bytes).elements) }

    private struct StringVector: WireMessage {
        var elements: [String] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { elements.append(try field.string) } }
    }

    private struct IntegerVector: WireMessage {
        var elements: [Int64] = []

        mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { try field.append(to: &elements) } }
    }
}

/// The messages `DoubleVector`, `DoubleArray`, `DenseVector` and `Coefficients`, which are alike.
struct DoubleVector: WireMessage {
    var elements: [Double] = []

    mutating func read(_ field: WireReader.Field) throws { if field.number == 1 { try field.append(to: &elements) } }
}
