@testable import QuinceFoundation
import Testing

struct ExpressionTests {
    private func value(_ format: String, _ object: Any? = nil) -> Any? {
        NSExpression(format: format).expressionValue(with: object, context: nil)
    }

    @Test func formatsAreComputed() {
        #expect(value("4 + 5 - 2 ** 3") as? Int == 1)
        #expect(value("1 / 2") as? Int == 0)
        #expect(value("1.0 / 2") as? Double == 0.5)
        #expect(value("(1 + 2) * 3") as? Int == 9)
        #expect(value("average({1, 2, 6})") as? Double == 3)
        #expect(value("mode({1, 2, 2, 3})") as? [Int] == [2])
        #expect(value("name.length", ["name": "Ida"]) as? Int == 3)
        #expect(value("uppercase('é')") as? String == "É")
        #expect((value("9223372036854775807 + 1") as? Double ?? 0) > 9e18)
        #expect(value("1 / 0") as? Double == .infinity)
        #expect(NSExpression(format: "%d * x", 3).expressionValue(with: ["x": 4], context: nil) as? Int == 12)
    }

    @Test func partsAreGiven() {
        let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])
        #expect(sum.expressionType == .function)
        #expect(sum.function == "sum:")
        #expect(sum.arguments?.first?.keyPath == "price")
        #expect(sum.description == "sum(price)")
        #expect(NSExpression(forVariable: "x").variable == "x")
        #expect(NSExpression(forConstantValue: nil).constantValue == nil)
        #expect(NSExpression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
        #expect(NSExpression(forUnionSet: sum, with: sum).expressionType == .unionSet)
        #expect(NSExpression(forAggregate: [1, 2]).expressionValue(with: nil, context: nil) as? [Int] == [1, 2])
        let query = NSExpression(
            forSubquery: NSExpression(forKeyPath: "items"), usingIteratorVariable: "i", predicate: NSPredicate(format: "$i > 1"))
        #expect(query.expressionValue(with: ["items": [1, 2, 3]], context: nil) as? [Int] == [2, 3])
        #expect(query.expressionType == .subquery)
        #expect(query.variable == "i")
    }

    @Test func variablesComeFromTheContext() {
        #expect(NSExpression(format: "$x + 1").expressionValue(with: nil, context: ["x": 2]) as? Int == 3)
    }

    @Test func blocksAndConditionsAreComputed() {
        let block = NSExpression(
            block: { object, arguments, _ in "\(object ?? "-"):\(arguments.count)" }, arguments: [NSExpression(forConstantValue: 1)])
        #expect(block.expressionValue(with: "o", context: nil) as? String == "o:1")
        let choice = NSExpression(
            forConditional: NSPredicate(format: "SELF > 3"), trueExpression: NSExpression(forConstantValue: "big"),
            falseExpression: NSExpression(forConstantValue: "small"))
        #expect(choice.expressionValue(with: 4, context: nil) as? String == "big")
        #expect(choice.expressionValue(with: 3, context: nil) as? String == "small")
        #expect(choice.true.constantValue as? String == "big")
    }

    @Test func comparisonsAreMadeOfExpressions() {
        let predicate = NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: "age"), rightExpression: NSExpression(forConstantValue: 18), modifier: .direct,
            type: .greaterThanOrEqualTo)
        #expect(predicate.predicateFormat == "age >= 18")
        #expect(predicate.evaluate(with: ["age": 18]))
        #expect(predicate == NSPredicate(format: "age >= 18"))
    }
}
