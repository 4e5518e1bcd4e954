import Foundation
import ModelSupport
import Testing

@testable import CoreML

struct LinearModelTests {
    private func regressor(_ transform: Int) -> WrittenModel {
        WrittenModel(
            300, inputs: [.init("x", .multiArray([2]))], outputs: [.init("y", .double)], predicted: "y",
            content: WrittenModel.linear([[2, -3]], offsets: [0.5], transform: transform))
    }

    @Test func aSumIsWeighted() throws {
        let x = try MLMultiArray([4.0, 1.0])
        #expect(try regressor(0).number("y", ["x": x]) == 5.5)
    }

    @Test func transformsAreOfTheSum() throws {
        // 2 * 1 - 3 * 0.5 + 0.5 = 1
        let x = try MLMultiArray([1.0, 0.5])
        let logistic = try #require(try regressor(1).number("y", ["x": x]))
        #expect(abs(logistic - 0.731058578630005) < 1e-12)
        let normal = try #require(try regressor(2).number("y", ["x": x]))
        #expect(abs(normal - 0.841344746068543) < 1e-12)
    }

    @Test func otherCountsOfNumbersAreErrors() throws {
        let x = try MLMultiArray([1.0, 2.0, 3.0])
        #expect(throws: MLModelError.self) { try regressor(0).outputs(["x": x]) }
        let missing = #expect(throws: MLModelError.self) { try regressor(0).outputs([:]) }
        #expect(missing?.code == .featureType)
        let text = try #require(missing?.errorDescription)
        #expect(text.contains("'x'"))
        #expect(throws: MLModelError.self) { try regressor(0).outputs(["x": "text"]) }
    }

    private func classifier(_ weights: [[Double]], _ labels: [String], encoding: Int) -> WrittenModel {
        var content = WrittenModel.linear(weights, offsets: weights.map { _ in 0 }, encoding: encoding)
        content.message(100, WrittenModel.labels(labels))
        var model = WrittenModel(
            400, inputs: [.init("x", .double)],
            outputs: [.init("kind", .string), .init("odds", .dictionary(hasIntegerKeys: false))], predicted: "kind", content: content)
        model.probabilities = "odds"
        return model
    }

    @Test func twoClassesShareALogisticFunction() throws {
        let result = try classifier([[1]], ["no", "yes"], encoding: 0).outputs(["x": log(3.0)])
        #expect(result.featureValue(for: "kind")?.stringValue == "yes")
        let odds = try #require(result.featureValue(for: "odds")?.dictionaryValue)
        #expect(abs((odds["yes"]?.doubleValue ?? 0) - 0.75) < 1e-12)
        #expect(abs((odds["no"]?.doubleValue ?? 0) - 0.25) < 1e-12)
    }

    @Test func theReferenceClassHasTheSumZero() throws {
        // exp(0) : exp(log 2) : exp(log 5) = 1 : 2 : 5
        let result = try classifier([[log(2.0)], [log(5.0)]], ["a", "b", "c"], encoding: 0).outputs(["x": 1.0])
        let odds = try #require(result.featureValue(for: "odds")?.dictionaryValue)
        #expect(["a", "b", "c"].map { ((odds[$0]?.doubleValue ?? 0) * 1000).rounded() } == [125, 250, 625])
        #expect(result.featureValue(for: "kind")?.stringValue == "c")
    }

    @Test func eachClassIsAgainstTheRest() throws {
        // Logistic functions of 0, log 3 and -log 3: 0.5, 0.75 and 0.25.
        let result = try classifier([[0], [log(3.0)], [-log(3.0)]], ["a", "b", "c"], encoding: 1).outputs(["x": 1.0])
        let odds = try #require(result.featureValue(for: "odds")?.dictionaryValue)
        #expect(["a", "b", "c"].map { ((odds[$0]?.doubleValue ?? 0) * 600).rounded() } == [200, 300, 100])
    }

    @Test func classesAndWeightsFit() {
        #expect(throws: MLModelError.self) { try classifier([[1]], ["a", "b", "c"], encoding: 0).loaded() }
        #expect(throws: MLModelError.self) { try classifier([], ["a"], encoding: 0).loaded() }
    }
}
