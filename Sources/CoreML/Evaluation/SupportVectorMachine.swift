import CoreMLModel
import QuinceFoundation

/// A support vector machine: sums of kernels of the inputs with support vectors.
///
/// Source: Core ML's published format, `SupportVectorRegressor` and `SupportVectorClassifier`; the probabilities of more than two classes are those of
/// Wu, Lin and Weng, “Probability Estimates for Multi-class Classification by Pairwise Coupling”, 2004, the second method.
struct SupportVectorMachine {
    private let parameters: SupportVectorParameters
    /// Where each class's vectors begin.
    private let starts: [Int]
    private var classes: Int { parameters.vectorsPerClass.count }
    /// The most classes: pairs of them are compared.
    private static let mostClasses = 1024

    /// - Throws: `MLModelError.io` for parameters that do not fit each other.
    init(_ parameters: SupportVectorParameters, isClassifier: Bool) throws {
        self.parameters = parameters
        let (vectors, coefficients) = (parameters.vectors.count, parameters.coefficients)
        func check(_ condition: Bool) throws {
            guard condition else { throw MLModelError(.io, "The parameters of the support vector machine do not fit each other.") }
        }
        try check(coefficients.allSatisfy { $0.count == vectors })
        guard isClassifier else {
            starts = []
            try check(coefficients.count == 1 && parameters.rho.count <= 1)
            return
        }
        let counts = parameters.vectorsPerClass
        try check((2...Self.mostClasses).contains(counts.count) && counts.count == parameters.labels?.count)
        starts = counts.indices.map { counts[..<$0].reduce(0, +) }
        let pairs = counts.count * (counts.count - 1) / 2
        try check(counts.reduce(0, +) == vectors && coefficients.count == counts.count - 1 && parameters.rho.count == pairs)
        try check([0, pairs].contains(parameters.probabilityA.count) && parameters.probabilityA.count == parameters.probabilityB.count)
    }

    /// The output of a regressor.
    func value(of inputs: [Double]) throws -> Double {
        zip(try kernels(inputs), parameters.coefficients[0]).reduce(-(parameters.rho.first ?? 0)) { $0 + $1.0 * $1.1 }
    }

    /// The probability of each class; of a machine without parameters for probabilities, its share of the votes.
    func probabilities(of inputs: [Double]) throws -> [Double] {
        let kernels = try kernels(inputs)
        var votes = [Double](repeating: 0, count: classes)
        var pairs = [[Double]](repeating: votes, count: classes)
        var pair = 0
        for first in 0..<classes {
            for second in first + 1..<classes {
                let decision = decision(first, second, kernels) - parameters.rho[pair]
                votes[decision > 0 ? first : second] += 1
                if !parameters.probabilityA.isEmpty {
                    let exponent = decision * parameters.probabilityA[pair] + parameters.probabilityB[pair]
                    pairs[first][second] = min(max(FeatureNumbers.logistic(-exponent), 1e-7), 1 - 1e-7)
                    pairs[second][first] = 1 - pairs[first][second]
                }
                pair += 1
            }
        }
        guard !parameters.probabilityA.isEmpty else { return votes.map { $0 / Double(pair) } }
        return classes == 2 ? [pairs[0][1], pairs[1][0]] : Self.coupled(pairs)
    }

    private func decision(_ first: Int, _ second: Int, _ kernels: [Double]) -> Double {
        var sum = 0.0
        for index in starts[first]..<starts[first] + parameters.vectorsPerClass[first] {
            sum += parameters.coefficients[second - 1][index] * kernels[index]
        }
        for index in starts[second]..<starts[second] + parameters.vectorsPerClass[second] {
            sum += parameters.coefficients[first][index] * kernels[index]
        }
        return sum
    }

    /// The probabilities of classes from those of pairs, by iteration.
    private static func coupled(_ pairs: [[Double]]) -> [Double] {
        let count = pairs.count
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
        for row in 0..<count {
            for column in 0..<count where column != row {
                matrix[row][row] += pairs[column][row] * pairs[column][row]
                matrix[row][column] = -pairs[column][row] * pairs[row][column]
            }
        }
        var result = [Double](repeating: 1 / Double(count), count: count)
        for _ in 0..<max(100, count) {
            var products = matrix.map { row in zip(row, result).reduce(0) { $0 + $1.0 * $1.1 } }
            var total = zip(products, result).reduce(0) { $0 + $1.0 * $1.1 }
            guard products.contains(where: { abs($0 - total) > 0.005 / Double(count) }) else { break }
            for index in 0..<count where matrix[index][index] > 0 {
                let change = (total - products[index]) / matrix[index][index]
                result[index] += change
                total = (total + change * (change * matrix[index][index] + 2 * products[index])) / (1 + change) / (1 + change)
                for other in 0..<count {
                    products[other] = (products[other] + change * matrix[index][other]) / (1 + change)
                    result[other] /= 1 + change
                }
            }
        }
        return result
    }

    // MARK: Kernels

    private func kernels(_ inputs: [Double]) throws -> [Double] {
        try parameters.vectors.map { try kernel(try dense($0, inputs.count), inputs) }
    }

    private func dense(_ vector: SupportVectorParameters.Vector, _ count: Int) throws -> [Double] {
        switch vector {
        case .dense(let numbers):
            guard numbers.count == count else {
                throw MLModelError(.featureType, "The support vector machine takes \(numbers.count) numbers, and gets \(count).")
            }
            return numbers
        case .sparse(let entries):
            var numbers = [Double](repeating: 0, count: count)
            for entry in entries {
                guard (1...max(count, 1)).contains(entry.index), count > 0 else {
                    throw MLModelError(.featureType, "The support vector machine takes more than \(count) numbers.")
                }
                numbers[entry.index - 1] = entry.value
            }
            return numbers
        }
    }

    private func kernel(_ vector: [Double], _ inputs: [Double]) throws -> Double {
        func product() -> Double { zip(vector, inputs).reduce(0) { $0 + $1.0 * $1.1 } }
        switch parameters.kernel {
        case .linear: return product()
        case .radial(let gamma): return exp(-gamma * zip(vector, inputs).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
        case .polynomial(let degree, let constant, let gamma): return pow(gamma * product() + constant, Double(degree))
        case .sigmoid(let gamma, let constant): return tanh(gamma * product() + constant)
        }
    }
}
