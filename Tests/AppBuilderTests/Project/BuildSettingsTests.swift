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

    @Test func aCycleEnds() {
        let settings = settings(["A": "$(B)", "B": "x$(A)"])
        #expect(settings["A"] == "")
        #expect(settings.problem?.problem.reason == "refers to itself: A → B → A")
    }

    @Test func conditionsOfTheSimulatorHold() {
        let settings = settings([
            "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac", "B[config=Release]": "release",
        ])
        #expect(settings["A"] == "simulator")
        #expect(settings["B"] == nil)
    }

    @Test func listsKeepQuotedWordsTogether() { #expect(settings(["L": "a \"b c\" d\\ e"]).list("L") == ["a", "b c", "d e"]) }

    @Test func operatorsChangePathsAndTexts() throws {
        let settings = settings(["PATH": "/a/b.c/d.txt", "NAME": "d.txt", "YES": "YES", "URL": "https://example.com", "SPACES": "a b"])
        let expected = [
            "$(PATH:dir)": "/a/b.c/", "$(NAME:dir)": "./", "$(PATH:file)": "d.txt", "$(PATH:base)": "d", "$(PATH:suffix)": ".txt",
            "$(PATH:suffix=.o)": "/a/b.c/d.o", "$(PATH:suffix=o)": "/a/b.c/d.o", "$(PATH:base=e)": "/a/b.c/e.txt",
            "$(PATH:file=e)": "/a/b.c/e", "$(PATH:dir=/x)": "/x/d.txt", "$(YES:not)": "NO", "$(NONE:not)": "YES",
            "$(SPACES:quote)": "a\\ b",
            "$(NAME:upper)": "D.TXT", "$(NONE:default=$(URL))": "https://example.com", "$(NONE:default=$(NAME:upper):lower)": "d.txt",
            "$(NONE:suffix=.o)": "", "$(NAME:unknown)": "d.txt",
        ]
        for (text, value) in expected { #expect(try settings.expand(text) == value, "\(text)") }
    }

    /// As Swift Build has it, the path leads from the setting's value to the operator's, and the operator's is the ancestor.
    @Test(arguments: [
        ("$(PATH:relativeto=/a/b/x/y)", "../x/y"), ("$(PATH:relativeto=/a/b/c)", "."), ("$(PATH:relativeto=/z)", "../../../z"),
        ("$(PATH:relativeto=z)", "/a/b/c"), ("$(PATH:isancestor=/a)", "YES"), ("$(PATH:isancestor=/a/b/c)", "NO"),
        ("$(PATH:isancestor=/a/bc)", "NO"), ("$(PATH:isancestor=a)", "NO"), ("$(PATH:isancestor=$(PATH:dir))", "YES"),
        ("$(NONE:isancestor=/a)", ""),
    ]) func operatorsComparePaths(text: String, expected: String) throws {
        #expect(try settings(["PATH": "/a/b/c"]).expand(text) == expected)
    }

    @Test(arguments: [
        ("iphonesimulator17.0", "iphone*", true), ("iphonesimulator17.0", "*simulator*", true), ("x86_64", "x86_6?", true),
        ("x86_64", "*", true), ("x86_64", "", false), ("", "*", true), ("", "", true), ("x86_64", "arm*", false), ("aab", "*ab", true),
        ("x86_64", "x86_64?", false), ("iphonesimulator17.0", "iphonesimulator", false),
    ]) func patternsMatch(text: String, pattern: String, isMatch: Bool) {
        #expect(BuildSettings.matches(text, pattern: pattern) == isMatch)
    }

    @Test func conditionsHoldTogetherAndInherit() {
        let settings = settings(
            ["FLAGS": "below"],
            [
                "FLAGS": "$(inherited) all", "FLAGS[sdk=iphonesimulator*]": "$(inherited) simulator", "FLAGS[sdk=iphoneos*]": "device",
                "A[sdk=iphone*,arch=x86_64]": "both", "A[sdk=iphone*][arch=arm64]": "other", "B[variant=normal]": "normal",
                "C[unknown=1]": "never",
            ])
        #expect(settings["FLAGS"] == "below all simulator")
        #expect(settings["A"] == "both")
        #expect(settings["B"] == "normal")
        #expect(settings["C"] == nil)
    }
}
