import Testing

@testable import AppBuilder

struct BuildSettingsTests {
    private func settings(_ layers: [String: String]...) -> BuildSettings {
        var settings = BuildSettings(configuration: "Debug")
        for layer in layers { settings.push(layer) }
        return settings
    }

    @Test func strongerLayersInheritFromWeaker() {
        let settings = settings(["FLAGS": "a"], ["FLAGS": "$(inherited) b"], ["OTHER": "x"], ["FLAGS": "${inherited} c"])
        #expect(settings["FLAGS"] == "a b c")
    }

    @Test func referencesAndModifiers() throws {
        let settings = settings(["NAME": "My App-2", "TYPE": "Debug", "SUFFIX_Debug": ".dev"])
        #expect(try settings.expand("$(NAME:c99extidentifier)") == "My_App_2")
        #expect(try settings.expand("com.$(NAME:rfc1034identifier:lower)") == "com.my-app-2")
        #expect(try settings.expand("id$(SUFFIX_$(TYPE))") == "id.dev")
        #expect(try settings.expand("$(MISSING:default=none) $(MISSING)!") == "none !")
    }

    @Test func aCycleEnds() { #expect(settings(["A": "$(B)", "B": "x$(A)"])["A"] == "x") }

    @Test func conditionsOfTheSimulatorHold() {
        let settings = settings([
            "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac", "B[config=Release]": "release",
        ])
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == nil)
    }

    @Test func listsKeepQuotedWordsTogether() { #expect(settings(["L": "a \"b c\" d\\ e"]).list("L") == ["a", "b c", "d e"]) }
}
