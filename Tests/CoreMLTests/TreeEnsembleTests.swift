import Foundation
import ModelSupport
import Testing

@testable import CoreML

struct TreeEnsembleTests {
    private typealias Node = WrittenModel.Node

    private func regressor(_ nodes: [Node], dimensions: Int = 1, base: [Double] = [], transform: Int = 0) -> WrittenModel {
        WrittenModel(
            302, inputs: [.init("a", .double), .init("b", .double)],
            outputs: [.init("y", dimensions == 1 ? .double : .multiArray([dimensions]))], predicted: "y",
            content: WrittenModel.trees(nodes, dimensions: dimensions, base: base, transform: transform))
    }

    @Test func treesAreSummedUp() throws {
        let model = regressor(
            [
                Node(0, 0, 0, 5, 1, 2), Node(1, leaf: 10), Node(2, 0, 1, 2, 3, 4), Node(3, leaf: 20), Node(4, leaf: 30),
                Node(0, 1, 1, 1, 1, 2, tree: 7), Node(1, leaf: 100, tree: 7), Node(2, leaf: 200, tree: 7),
            ], base: [0.5])
        #expect(try model.number("y", ["a": 5.0, "b": 0.0]) == 110.5)
        #expect(try model.number("y", ["a": 6.0, "b": 1.0]) == 220.5)
        #expect(try model.number("y", ["a": 6.0, "b": 3.0]) == 230.5)
    }

    /// Behaviours 0 to 5 with inputs below, at and above the value.
    @Test(arguments: zip(0...5, [[1, 1, 0], [1, 0, 0], [0, 1, 1], [0, 0, 1], [0, 1, 0], [1, 0, 1]] as [[Double]]))
    func branchesCompare(_ behavior: Int, _ expected: [Double]) throws {
        let model = regressor([Node(0, behavior, 0, 2, 1, 2), Node(1, leaf: 1), Node(2, leaf: 0)])
        #expect(try [1.0, 2, 3].map { try model.number("y", ["a": $0, "b": 0.0]) } == expected)
    }

    @Test func missingValuesGoWhereTheNodeSays() throws {
        var branch = Node(0, 0, 0, 2, 1, 2)
        let leaves = [Node(1, leaf: 1), Node(2, leaf: 0)]
        #expect(try regressor([branch] + leaves).number("y", ["a": Double.nan, "b": 0.0]) == 0)
        branch.missingIsTrue = true
        #expect(try regressor([branch] + leaves).number("y", ["a": Double.nan, "b": 0.0]) == 1)
    }

    @Test func sumsAreTransformed() throws {
        #expect(try regressor([Node(0, leaf: 0)], transform: 2).number("y", ["a": 0.0, "b": 0.0]) == 0.5)
        let odds = try regressor([Node(0, leaf: log(1), log(3))], dimensions: 2, transform: 1).numbers("y", ["a": 0.0, "b": 0.0])
        #expect(odds?.map { ($0 * 100).rounded() } == [25, 75])
    }

    private func classifier(_ nodes: [Node], _ labels: [Int], dimensions: Int, transform: Int) -> WrittenModel {
        var content = WrittenModel.trees(nodes, dimensions: dimensions, transform: transform)
        content.message(101, WrittenModel.labels(labels))
        var model = WrittenModel(
            402, inputs: [.init("a", .double)],
            outputs: [.init("kind", .int64), .init("odds", .dictionary(hasIntegerKeys: true))], predicted: "kind", content: content)
        model.probabilities = "odds"
        return model
    }

    @Test func classesHaveProbabilities() throws {
        let two = try classifier([Node(0, leaf: log(3))], [4, 9], dimensions: 1, transform: 2).outputs(["a": 0.0])
        #expect(two.featureValue(for: "kind")?.int64Value == 9)
        #expect(abs((two.featureValue(for: "odds")?.dictionaryValue[Int64(4)]?.doubleValue ?? 0) - 0.25) < 1e-12)
        let three = try classifier([Node(0, leaf: log(2), log(5))], [1, 2, 3], dimensions: 2, transform: 3).outputs(["a": 0.0])
        let odds = try #require(three.featureValue(for: "odds")?.dictionaryValue)
        #expect([1, 2, 3].map { ((odds[Int64($0)]?.doubleValue ?? 0) * 1000).rounded() } == [125, 250, 625])
    }

    @Test func nodesThatAreNoTreeAreErrors() {
        let leaves = [Node(1, leaf: 1), Node(2, leaf: 0)]
        for nodes in [
            [Node(0, 0, 0, 2, 1, 3)] + leaves, [Node(0, 0, 0, 2, 1, 1)] + leaves, [Node(0, 0, 0, 2, 0, 1)] + leaves,
            [Node(0, 0, 0, 2, 1, 2)] + leaves + leaves, leaves, [Node(0, 0, 0, 2, 1, 2), Node(1, 0, 0, 1, 0, 2), Node(2, leaf: 0)],
            [Node(0, 0, 1 << 40, 2, 1, 2)] + leaves,
        ] { #expect(throws: MLModelError.self) { try regressor(nodes).loaded() } }
        #expect(throws: MLModelError.self) { try regressor([Node(0, leaf: 1, 2)]).loaded() }
        #expect(throws: MLModelError.self) { try regressor([Node(0, 0, 5, 2, 1, 2)] + leaves).outputs(["a": 1.0, "b": 1.0]) }
    }
}
