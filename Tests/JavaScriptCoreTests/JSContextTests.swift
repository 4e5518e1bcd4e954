import QuinceFoundation
import Testing

@testable import JavaScriptCore

@Suite(.serialized) struct JSContextTests {
    private let context: JSContext = JSContext()

    private func run(_ script: String) -> JSValue { context.evaluateScript(script) }

    @Test func valuesGoBothWays() {
        #expect(run("1 + 2").toInt32() == 3)
        #expect(run("'a' + 'ä'").toString() == "aä")
        #expect(run("[1, 'two', null, [true]]").toArray() as NSArray? == [1, "two", NSNull(), [true]] as NSArray)
        #expect(run("({a: 1, b: {c: 'd'}})").toDictionary()["a"] as? NSNumber == 1)
        #expect((run("({a: 1, b: {c: 'd'}})").toDictionary()["b"] as? [String: Any])?["c"] as? String == "d")
        #expect(run("undefined").isUndefined)
        #expect(run("null").isNull)
        #expect(run("new Date(86400000)").toDate() == Date(timeIntervalSince1970: 86400))
        context.setObject(["name": "Ann", "ages": [1, 2]] as [String: Any], forKeyedSubscript: "person" as NSString)
        #expect(run("person.name + person.ages[1]").toString() == "Ann2")
        #expect(JSValue(object: true, in: context).isBoolean)
        #expect(JSValue(object: 1.5, in: context).isNumber)
    }

    @Test func functionsAreCalledBothWays() {
        run("function add(a, b) { return a + b; }")
        #expect(context.objectForKeyedSubscript("add").call(withArguments: [2, 40]).toInt32() == 42)
        var said: [String] = []
        let log: (String) -> Void = { said.append($0) }
        context.setObject(log, forKeyedSubscript: "log" as NSString)
        let double: (Double) -> Double = { $0 * 2 }
        context.setObject(double, forKeyedSubscript: "double" as NSString)
        run("log('hello'); log(double(21))")
        #expect(said == ["hello", "42"])
        #expect(run("new Map([[1, 2]])").invokeMethod("get", withArguments: [1]).toInt32() == 2)
    }

    @Test func exceptionsReachTheirHandler() {
        #expect(run("throw new Error('broken')").isUndefined)
        #expect(context.exception?.toString() == "Error: broken")
        context.exception = nil
        nonisolated(unsafe) var text: String?
        context.exceptionHandler = { _, exception in text = exception?.toString() }
        run("missing()")
        #expect(text?.contains("missing") == true)
        context.objectForKeyedSubscript("Math").forProperty("PI").call(withArguments: [])
        #expect(text?.contains("is not a function") == true)
    }

    @Test func propertiesAreReadAndChanged() {
        let object = run("({a: 1, list: [1, 2, 3]})")
        #expect(object.hasProperty("a"))
        object.setValue("new", forProperty: "b")
        #expect(object.forProperty("b").toString() == "new")
        #expect(object.deleteProperty("a"))
        #expect(!object.hasProperty("a"))
        #expect(object.forProperty("list").atIndex(2).toInt32() == 3)
        object.forProperty("list").setValue(9, at: 0)
        #expect(object.forProperty("list").atIndex(0).toInt32() == 9)
        #expect(run("2 ** 31").toInt32() == Int32.min)
        #expect(run("NaN").toInt32() == 0)
    }

    @Test func elementsOutliveTheMakingOfTheirArray() {
        let list: [Any] = (0..<300_000).map { ["k": "value \($0)"] as [String: Any] }
        context.setObject(JSValue(object: list, in: context), forKeyedSubscript: "list" as NSString)
        #expect(run("list.filter((e, i) => !e || e.k !== 'value ' + i).length").toInt32() == 0)
    }
}
