/// The messages `TreeEnsembleRegressor` and `TreeEnsembleClassifier` of Core ML's format, with their trees.
package struct TreeParameters: WireMessage, Sendable {
    /// The function of the sums over all trees.
    package enum Transform: Int, Sendable { case none = 0, softMax, logistic, softMaxWithZeroReference }

    package struct Node: WireMessage, Sendable {
        package enum Behavior: Int, Sendable {
            case lessOrEqual = 0, less, greaterOrEqual, greater, equal, notEqual, leaf
        }

        package var tree: UInt64 = 0
        package var identifier: UInt64 = 0
        package var behavior = Behavior.lessOrEqual
        /// The index of the input that a branch compares.
        package var feature = 0
        /// The value that a branch compares with.
        package var threshold = 0.0
        package var trueChild: UInt64 = 0
        package var falseChild: UInt64 = 0
        /// Whether an input without a value leads to the child of `true`.
        package var missingIsTrue = false
        /// The values that a leaf adds to the sums, by dimension.
        package var values: [(dimension: Int, value: Double)] = []

        package init() {}

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: tree = try field.unsigned
            case 2: identifier = try field.unsigned
            case 3: behavior = try field.choice()
            case 10: feature = try field.index
            case 11: threshold = try field.double
            case 12: trueChild = try field.unsigned
            case 13: falseChild = try field.unsigned
            case 14: missingIsTrue = try field.bool
            case 20:
                let value = try LeafValue(field.message)
                values.append((value.dimension, value.value))
            default: break
            }
        }
    }

    package var nodes: [Node] { ensemble.nodes }
    package var dimensions: Int { ensemble.dimensions }
    /// The initial sums; empty for zeros.
    package var baseValues: [Double] { ensemble.baseValues }
    package var transform = Transform.none
    package var labels: ClassLabels?
    private var ensemble = Ensemble()

    package init() {}

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: ensemble = try Ensemble(field.message)
        case 2: transform = try field.choice()
        case 100: labels = try .strings(in: field.message)
        case 101: labels = try .integers(in: field.message)
        default: break
        }
    }

    private struct Ensemble: WireMessage, Sendable {
        var nodes: [Node] = []
        var dimensions = 0
        var baseValues: [Double] = []

        /// More outputs than any model has; each costs memory.
        private static let mostDimensions = 1 << 20

        mutating func read(_ field: WireReader.Field) throws {
            switch field.number {
            case 1: nodes.append(try Node(field.message))
            case 2:
                dimensions = try field.index
                guard dimensions <= Self.mostDimensions else { throw ModelFormatError("has trees with too many dimensions") }
            case 3: try field.append(to: &baseValues)
            default: break
            }
        }
    }

    private struct LeafValue: WireMessage {
        var dimension = 0
        var value = 0.0

        mutating func read(_ field: WireReader.Field) throws {
            if field.number == 1 { dimension = try field.index }
            if field.number == 2 { value = try field.double }
        }
    }
}
