import Foundation
import Testing

@testable import AppBuilder

/// Settings that choose a dialect of Swift, as Xcode hands them to the compiler.
struct LanguageSettingsTests {
    private func arguments(_ settings: [String: String], mode: String = "5") -> [String] {
        var all = BuildSettings(configuration: "Debug")
        all.push(settings)
        return LanguageSettings(settings: all, languageMode: mode).arguments
    }

    private func features(_ settings: [String: String], mode: String = "5") -> [String] {
        let all = arguments(settings, mode: mode)
        return all.indices.filter { all[$0] == "-enable-upcoming-feature" }.map { all[$0 + 1] }
    }

    @Test func newProjectsOfXcode26() {
        let settings = [
            "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
        ]
        #expect(
            features(settings) == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
            ])
        #expect(arguments(settings).prefix(2) == ["-default-isolation", "MainActor"])
    }

    @Test func swift6HasSomeAlways() {
        #expect(
            features(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"], mode: "6") == [
                "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            ])
        #expect(arguments(["SWIFT_STRICT_CONCURRENCY": "complete"], mode: "6") == [])
        #expect(arguments(["SWIFT_STRICT_CONCURRENCY": "complete"]) == ["-strict-concurrency=complete"])
    }

    @Test func regularExpressionsBetweenSlashes() throws {
        #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]) == ["BareSlashRegexLiterals"])
        #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], mode: "6") == [])
        #expect(features(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]) == [])
        let target = try BareFolderReader.target(named: "A", in: URL(fileURLWithPath: "/tmp"), configuration: .debug)
        #expect(target.languageArguments.contains("BareSlashRegexLiterals"))
    }

    @Test func namesOfFeatures() {
        #expect(features(["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES"]) == ["ExistentialAny"])
        #expect(features(["SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "YES"]) == ["DisableOutwardActorInference"])
        #expect(features(["SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "YES"]) == ["ImportObjcForwardDeclarations"])
        #expect(features(["SWIFT_UPCOMING_FEATURE_OF_THE_FUTURE": "YES"]) == [])
        #expect(features(["SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO"]) == [])
    }

    @Test func otherFlags() {
        let flags =
            "-D A -Xfrontend -warn-long-function-bodies=100 -enable-upcoming-feature ExistentialAny -Xlinker -dead_strip -warnings-as-errors"
        #expect(
            arguments(["OTHER_SWIFT_FLAGS": flags]) == [
                "-warn-long-function-bodies=100", "-enable-upcoming-feature", "ExistentialAny", "-warnings-as-errors",
            ])
    }

    /// A plug-in is code that the compiler runs.
    @Test func flagsThatLoadCodeAreTheBuildsOwn() {
        let flags = "-Xcc -fplugin=/tmp/a.so -Xfrontend -load-plugin-library -Xfrontend /tmp/a.so -plugin-path /tmp -load-resolved-plugin a"
        #expect(arguments(["OTHER_SWIFT_FLAGS": flags]) == [])
    }
}
