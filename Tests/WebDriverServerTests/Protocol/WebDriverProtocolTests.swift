import Foundation
import Testing

@testable import WebDriverServer

struct WebDriverProtocolTests {
    @Test func errorsHaveTheStatusOfTheSpecification() {
        let statuses = WebDriverError.Code.allCases.reduce(into: [Int: [String]]()) { $0[$1.status, default: []].append($1.rawValue) }
        #expect(
            statuses[400] == [
                "element click intercepted", "element not interactable", "invalid argument", "invalid element state", "invalid selector",
            ])
        #expect(
            statuses[404] == [
                "invalid session id", "no such alert", "no such element", "no such window", "stale element reference", "unknown command",
            ])
        #expect(statuses[405] == ["unknown method"])
        #expect(
            statuses[500] == [
                "move target out of bounds", "script timeout", "session not created", "timeout", "unable to capture screen",
                "unexpected alert open", "unknown error", "unsupported operation",
            ])
    }

    @Test func requestsAreTakenApart() throws {
        let request = try WebDriverRequest(
            method: "POST", target: "/wd/hub/session/a%20b/element?x=1&y=a+b", body: Data(#"{"using": "name"}"#.utf8))
        #expect(request.session?.id == "a b")
        #expect(request.session?.command == ["element"])
        #expect(request.query == ["x": "1", "y": "a b"])
        #expect(request.body == ["using": "name"])
    }

    @Test(arguments: ["[1]", "{", "null", "\"a\""]) func bodiesAreObjects(_ body: String) {
        #expect { try WebDriverRequest(method: "POST", target: "/session", body: Data(body.utf8)) } throws: {
            ($0 as? WebDriverError)?.code == .invalidArgument
        }
    }

    @Test func routesHaveParameters() throws {
        let (route, parameters) = try CommandRouter.route("GET", ["element", "e1", "attribute", "name"], in: WebDriverCommands.all)
        #expect(route.pattern == ["element", ":element", "attribute", ":name"])
        #expect(parameters == ["element": "e1", "name": "name"])
    }

    @Test func everyCommandIsThereOnce() {
        let names = WebDriverCommands.all.map { "\($0.method) /\($0.pattern.map { $0.hasPrefix(":") ? ":" : $0 }.joined(separator: "/"))" }
        #expect(names.filter { name in names.filter { $0 == name }.count > 1 } == [])
    }

    @Test func unknownCommandsAndMethodsAreTold() {
        #expect { try CommandRouter.route("GET", ["nothing"], in: WebDriverCommands.all) } throws: {
            ($0 as? WebDriverError)?.code == .unknownCommand
        }
        #expect { try CommandRouter.route("DELETE", ["source"], in: WebDriverCommands.all) } throws: {
            ($0 as? WebDriverError)?.code == .unknownMethod
        }
    }

    @Test func parametersHaveTypes() throws {
        let parameters = CommandParameters(body: ["a": "x", "b": 3, "c": "4.5", "d": ["x", 1], "e": .null, "f": "true"])
        #expect(try parameters.text("a") == "x")
        #expect(try parameters.number("c") == 4.5)
        #expect(try parameters.flag("f") == true)
        #expect(parameters.has("e") == false)
        #expect(throws: WebDriverError.self) { try parameters.text("b") }
        #expect(throws: WebDriverError.self) { try parameters.texts("d") }
        #expect(throws: WebDriverError.self) { try parameters.number("b", in: 5...6, otherwise: 5) }
        #expect(throws: WebDriverError.self) { try parameters.requiredText("z") }
    }
}
