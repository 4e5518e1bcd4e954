import CJavaScript
import Foundation
import Testing

@testable import Simulator

/// The JavaScript of flows.
@Suite(.enabled(if: javascript_load(), "WebKitGTK's JavaScriptCore is not installed"))
struct FlowScriptTests {
    private let lines = Lines()

    private func variables(_ values: [String: FlowValue] = [:]) -> FlowVariables {
        var variables = FlowVariables(values: values)
        let lines = lines
        variables.scripts = FlowScripts { lines.add($0) }
        return variables
    }

    @Test(arguments: [
        ("[1, 2, 3].map(x => x * 2).join('-')", "2-4-6"), ("JSON.stringify({a: NAME})", "{\"a\":\"ada\"}"),
        ("`hello ${NAME}`", "hello ada"), ("Math.max(1, 5)", "5"), ("typeof MISSING", "undefined"), ("1 / 0 > 5 ? [NAME][0] : ''", "ada"),
    ])
    func evaluatesWhatFlowsThemselvesDoNot(source: String, expected: String) throws {
        var variables = variables(["NAME": .string("ada")])
        #expect(try variables.evaluate(source).text == expected)
    }

    @Test func keepsOutputsBetweenScripts() throws {
        var variables = variables(["NAME": .string("ada"), "COUNT": .number(2)])
        try variables.scripts?.run(
            "const name = NAME.toUpperCase()\noutput.name = name; output.user = { id: 7, greet() { return 'hi ' + name } }\nCOUNT++",
            name: "first.js", &variables)
        #expect(variables.values["output.name"] == .string("ADA"))
        #expect(variables.values["COUNT"] == .number(3))
        #expect(try variables.expand("${output.name} ${output.user.id} ${output.user.greet()}") == "ADA 7 hi ADA")
        // What a script declares is its own.
        try variables.scripts?.run("const name = 1; output.name = undefined", name: "second.js", &variables)
        #expect(try variables.expand("${output.name || 'none'} ${output.user.id}") == "none 7")
        // An expression of the flow's own changes what scripts see.
        #expect(try variables.expand("${output.name = 'Grace'}") == "Grace")
        #expect(try variables.expand("${[output.name].join()}") == "Grace")
        // A copy of an object is the object.
        #expect(try variables.expand("${output.copy = output.user}${output.copy.id}") == "[object Object]7")
    }

    @Test func logs() throws {
        var variables = variables()
        _ = try variables.expand("${console.log('a', 1 + 1)}")
        try variables.scripts?.run("console.log(json('{\"a\": [1, 2]}').a.length)", name: "log.js", &variables)
        #expect(lines.all == ["a 2", "2"])
    }

    @Test func faultsNameTheirLine() {
        var variables = variables()
        let fault = #expect(throws: FlowExpressionError.self) {
            try variables.scripts?.run("let a = 1\nmissing.call()", name: "bad.js", &variables)
        }
        #expect(fault?.description.hasPrefix("bad.js:2: ReferenceError") == true)
        let network = #expect(throws: FlowExpressionError.self) {
            try variables.scripts?.run("http.get('http://localhost/')", name: "net.js", &variables)
        }
        #expect(network?.description.contains("http is not in Quince") == true)
        #expect(throws: FlowExpressionError.self) { try variables.evaluate("1 +") }
        #expect(throws: FlowExpressionError.self) { try variables.evaluate("throw 1") }
    }

    /// Scripts reach nothing of the machine.
    @Test func hasNoWayOut() throws {
        var variables = variables()
        for name in ["require", "process", "load", "readFile", "XMLHttpRequest", "fetch", "window"] {
            #expect(try variables.evaluate("(function () { return typeof \(name) })()").text == "undefined", "\(name)")
        }
    }
}
