import CoreMLModel
import QuinceFoundation

/// A generalized linear model: a function of weighted sums.
///
/// Source: Core ML's published format, `GLMRegressor` and `GLMClassifier`.
struct LinearModel {
    private let parameters: LinearParameters
    var inputCount: Int { parameters.weights.first?.count ?? 0 }

    /// - Throws: `MLModelError.io` for parameters that do not fit each other.
    init(_ parameters: LinearParameters, isClassifier: Bool) throws {
        self.parameters = parameters
        let (weights, offsets) = (parameters.weights, parameters.offsets)
        guard let first = weights.first, weights.allSatisfy({ $0.count == first.count }), [0, weights.count].contains(offsets.count) else {
            throw MLModelError(.io, "The weights and offsets of the linear model do not fit each other.")
        }
        guard isClassifier else { return }
        let classes = parameters.labels?.count ?? 0
        guard weights.count == classes && parameters.encoding == .oneVersusRest || weights.count == classes - 1 && classes >= 2 else {
            throw MLModelError(.io, "The linear model has \(classes) classes and \(weights.count) lists of weights, which do not fit.")
        }
        let isProbit = parameters.transform == .probit && parameters.encoding == .referenceClass && classes > 2
        guard !isProbit, parameters.encoding == .referenceClass || classes != weights.count + 1 || classes == 2 else {
            throw MLModelError(.io, "The encoding of the linear model's classes is not supported.")
        }
    }

    /// The outputs of a regressor.
    func values(of inputs: [Double]) throws -> [Double] { try sums(inputs).map(transformed) }

    /// The probability of each class.
    func probabilities(of inputs: [Double]) throws -> [Double] {
        let sums = try sums(inputs)
        let classes = parameters.labels?.count ?? 0
        if classes == 2, sums.count == 1 {
            let second = transformed(sums[0])
            return [1 - second, second]
        }
        if parameters.encoding == .referenceClass { return FeatureNumbers.softMax([0] + sums) }
        let values = sums.map(transformed)
        let total = values.reduce(0, +)
        return total > 0 ? values.map { $0 / total } : values.map { _ in 1 / Double(values.count) }
    }

    private func sums(_ inputs: [Double]) throws -> [Double] {
        guard inputs.count == inputCount else {
            throw MLModelError(.featureType, "The linear model takes \(inputCount) numbers, and gets \(inputs.count).")
        }
        return parameters.weights.indices.map { index in
            zip(parameters.weights[index], inputs).reduce(parameters.offsets.isEmpty ? 0 : parameters.offsets[index]) { $0 + $1.0 * $1.1 }
        }
    }

    private func transformed(_ sum: Double) -> Double {
        switch parameters.transform {
        case .none: sum
        case .logit: FeatureNumbers.logistic(sum)
        // The distribution function of the normal distribution.
        case .probit: 0.5 * erfc(-sum / 2.0.squareRoot())
        }
    }
}
