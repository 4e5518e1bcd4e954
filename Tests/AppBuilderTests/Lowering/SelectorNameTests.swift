import Testing

@testable import AppBuilder

struct SelectorNameTests {
    @Test(
        arguments: [
            ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("check", ["sender"], "checkWithSender:"),
            ("move", ["to", "animated"], "moveTo:animated:"),
            ("show", ["with"], "showWith:"), ("look", ["_", "for"], "look:for:"), ("colorWith", ["hue"], "colorWithHue:"),
            ("go", ["url"], "goWithUrl:"),
        ] as [(String, [String], String)])
    func namesAreTheCompilers(base: String, labels: [String], expected: String) {
        #expect(SelectorName.make(base: base, labels: labels) == expected)
    }

    @Test func throwingAndAsyncMethodsHaveTheirOwn() {
        #expect(SelectorName.make(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(SelectorName.make(base: "load", labels: ["url"], isThrowing: true) == "loadWithUrl:error:")
        #expect(SelectorName.make(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    }
}
