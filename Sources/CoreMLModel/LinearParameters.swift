/// The messages `GLMRegressor` and `GLMClassifier` of Core ML's format.
package struct LinearParameters: WireMessage, Sendable {
    /// The function of the weighted sum.
    package enum Transform: Int, Sendable { case none = 0, logit, probit }
    package enum Encoding: Int, Sendable {
        /// The first class has no weights; its sum is 0.
        case referenceClass = 0
        case oneVersusRest
    }

    /// The weights of each output's or class's inputs.
    package var weights: [[Double]] = []
    package var offsets: [Double] = []
    package var transform = Transform.none
    package var encoding = Encoding.referenceClass
    package var labels: ClassLabels?

    init() {}

    init(_ bytes: ArraySlice<UInt8>, isClassifier: Bool) throws {
        try self.init(bytes)
        // The enumeration of classifiers begins with the logistic function.
        guard isClassifier else { return }
        guard let shifted = Transform(rawValue: transform.rawValue + 1) else {
            throw ModelFormatError("has an unknown transform of a linear classifier")
        }
        transform = shifted
    }

    mutating func read(_ field: WireReader.Field) throws {
        switch field.number {
        case 1: weights.append(try DoubleVector(field.message).elements)
        case 2: try field.append(to: &offsets)
        case 3: transform = try field.choice()
        case 4: encoding = try field.choice()
        case 100: labels = try .strings(in: field.message)
        case 101: labels = try .integers(in: field.message)
        default: break
        }
    }
}
