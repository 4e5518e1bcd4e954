import Foundation
import ModelSupport
import Testing

@testable import CoreML

struct SupportVectorTests {
    private func dense(_ vectors: [[Double]]) -> WireWriter {
        WireWriter { message in for vector in vectors { message.message(1) { $0.doubles(1, vector) } } }
    }

    private func regressor(kernel: WireWriter, rho: Double = 0) -> WrittenModel {
        let content = WireWriter { model in
            model.message(1, kernel)
            model.message(3, dense([[1, 0], [0, 2]]))
            model.message(4) { $0.doubles(1, [0.5, -1]) }
            model.double(5, rho)
        }
        return WrittenModel(301, inputs: [.init("x", .multiArray([2]))], outputs: [.init("y", .double)], predicted: "y", content: content)
    }

    @Test func kernelsAreWeighted() throws {
        let x = try MLMultiArray([3.0, 1.0])
        // Products with the vectors: 3 and 2.
        #expect(try regressor(kernel: WireWriter { $0.message(1, WireWriter()) }, rho: 0.25).number("y", ["x": x]) == 1.5 - 2 - 0.25)
        let polynomial = WireWriter { kernel in
            kernel.message(3) {
                $0.integer(1, 2)
                $0.double(2, 1)
                $0.double(3, 2)
            }
        }
        #expect(try regressor(kernel: polynomial).number("y", ["x": x]) == 0.5 * 49 - 25)
        let radial = WireWriter { kernel in kernel.message(2) { $0.double(1, 0.1) } }
        // Squared distances: 4 + 1 and 9 + 1.
        let expected = 0.5 * exp(-0.5) - exp(-1)
        #expect(abs((try regressor(kernel: radial).number("y", ["x": x]) ?? 0) - expected) < 1e-12)
    }

    private func classifier(hasProbabilities: Bool) -> WrittenModel {
        let content = WireWriter { model in
            model.message(1) { $0.message(1, WireWriter()) }
            model.integers(2, [1, 1])
            model.message(4, dense([[1, 0], [0, 1]]))
            model.message(5) { $0.doubles(1, [1, -1]) }
            model.doubles(6, [0])
            if hasProbabilities {
                model.doubles(7, [-1])
                model.doubles(8, [0])
            }
            model.message(100, WrittenModel.labels(["left", "right"]))
        }
        var model = WrittenModel(
            401, inputs: [.init("x", .multiArray([2]))],
            outputs: [.init("side", .string), .init("odds", .dictionary(hasIntegerKeys: false))], predicted: "side", content: content)
        model.probabilities = "odds"
        return model
    }

    @Test func classesVote() throws {
        let x = try MLMultiArray([1.0, 3.0])
        let result = try classifier(hasProbabilities: false).outputs(["x": x])
        #expect(result.featureValue(for: "side")?.stringValue == "right")
        #expect(result.featureValue(for: "odds")?.dictionaryValue["right"]?.doubleValue == 1)
    }

    @Test func decisionsBecomeProbabilities() throws {
        let x = try MLMultiArray([log(3.0), 0])
        let odds = try classifier(hasProbabilities: true).outputs(["x": x]).featureValue(for: "odds")?.dictionaryValue
        #expect(abs((odds?["left"]?.doubleValue ?? 0) - 0.75) < 1e-9)
    }
}
