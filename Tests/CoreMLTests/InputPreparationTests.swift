import Foundation
import ModelSupport
import Testing

@testable import CoreML

/// Models that prepare the inputs of others.
struct InputPreparationTests {
    private func model(_ type: Int, _ input: WrittenModel.Kind, _ output: WrittenModel.Kind, _ write: (inout WireWriter) -> Void)
        -> WrittenModel
    {
        WrittenModel(type, inputs: [.init("x", input)], outputs: [.init("y", output)], content: WireWriter(write))
    }

    @Test func categoriesBecomeZerosAndAOne() throws {
        let strict = model(600, .string, .multiArray([3])) { $0.message(1, WrittenModel.labels(["a", "b", "c"])) }
        #expect(try strict.numbers("y", ["x": "b"]) == [0, 1, 0])
        #expect(throws: MLModelError.self) { try strict.outputs(["x": "z"]) }
        let lenient = model(600, .int64, .multiArray([2])) {
            $0.message(2, WrittenModel.labels([5, -7]))
            $0.integer(11, 1)
        }
        #expect(try lenient.numbers("y", ["x": -7]) == [0, 1])
        #expect(try lenient.numbers("y", ["x": 6]) == [0, 0])
    }

    @Test func missingNumbersAreReplaced() throws {
        let number = model(601, .double, .double) { $0.double(1, 3) }
        #expect(try number.number("y", ["x": Double.nan]) == 3)
        #expect(try number.number("y", ["x": 4.0]) == 4)
        let array = model(601, .multiArray([3]), .multiArray([3])) { imputer in
            imputer.message(4) { $0.doubles(1, [7, 8, 9]) }
            imputer.double(11, -1)
        }
        #expect(try array.numbers("y", ["x": try MLMultiArray([1.0, -1, 2])]) == [1, 8, 2])
        let integer = model(601, .int64, .int64) {
            $0.integer(2, 5)
            $0.integer(12, 0)
        }
        #expect(try integer.outputs(["x": 0]).featureValue(for: "y")?.int64Value == 5)
    }

    @Test func featuresAreJoined() throws {
        let content = WireWriter { vectorizer in
            for (name, count) in [("b", 2), ("a", 1)] {
                vectorizer.message(1) {
                    $0.string(1, name)
                    $0.integer(2, count)
                }
            }
        }
        let model = WrittenModel(
            602, inputs: [.init("a", .int64), .init("b", .multiArray([2]))], outputs: [.init("y", .multiArray([3]))], content: content)
        #expect(try model.numbers("y", ["a": 9, "b": try MLMultiArray([1.0, 2.0])]) == [1, 2, 9])
        #expect(throws: MLModelError.self) { try model.outputs(["a": 9, "b": try MLMultiArray([1.0])]) }
    }

    @Test func dictionariesBecomeLists() throws {
        let model = model(603, .dictionary(hasIntegerKeys: false), .multiArray([3])) {
            $0.message(1, WrittenModel.labels(["red", "green", "blue"]))
        }
        let value = try MLFeatureValue(dictionary: ["blue": 2, "red": 1, "pink": 9])
        #expect(try model.numbers("y", ["x": value]) == [1, 0, 2])
    }

    @Test func numbersAreScaled() throws {
        let each = model(604, .multiArray([2]), .multiArray([2])) {
            $0.doubles(1, [1, -1])
            $0.doubles(2, [10, 100])
        }
        #expect(try each.numbers("y", ["x": try MLMultiArray([1.0, 3.0])]) == [20, 200])
        let one = model(604, .double, .double) { $0.doubles(2, [0.5]) }
        #expect(try one.number("y", ["x": 3.0]) == 1.5)
    }

    @Test(arguments: zip(0...2, [[0.75, -1], [3.0 / 7, -4.0 / 7], [0.6, -0.8]] as [[Double]]))
    func numbersAreNormalized(_ norm: Int, _ expected: [Double]) throws {
        let model = model(607, .multiArray([2]), .multiArray([2])) { $0.integer(1, norm) }
        #expect(try model.numbers("y", ["x": try MLMultiArray([3.0, -4.0])]) == expected)
        #expect(try model.numbers("y", ["x": try MLMultiArray([0.0, 0.0])]) == [0, 0])
    }

    @Test func valuesAreMapped() throws {
        func entry(_ write: (inout WireWriter) -> Void) -> WireWriter { WireWriter { $0.message(1, WireWriter(write)) } }
        let numbers = model(606, .string, .int64) {
            $0.message(
                1,
                entry {
                    $0.string(1, "two"); $0.integer(2, 2)
                })
        }
        #expect(try numbers.outputs(["x": "two"]).featureValue(for: "y")?.int64Value == 2)
        #expect(throws: MLModelError.self) { try numbers.outputs(["x": "three"]) }
        let texts = model(606, .int64, .string) {
            $0.message(
                2,
                entry {
                    $0.integer(1, 2); $0.string(2, "two")
                })
            $0.string(101, "many")
        }
        #expect(try texts.outputs(["x": 2]).featureValue(for: "y")?.stringValue == "two")
        #expect(try texts.outputs(["x": 3]).featureValue(for: "y")?.stringValue == "many")
    }

    @Test func numbersAreTakenFromArrays() throws {
        let model = model(609, .multiArray([3]), .double) { $0.integers(1, [2]) }
        #expect(try model.number("y", ["x": try MLMultiArray([1.0, 2.0, 3.0])]) == 3)
    }
}
