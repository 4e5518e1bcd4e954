/// The build settings that choose a dialect of Swift, as arguments of the compiler's frontend.
///
/// The names of features are those that `swiftc -print-supported-features` lists, the settings those of Xcode's build settings reference.
struct LanguageSettings {
    let settings: BuildSettings
    /// The compiler's `-swift-version`.
    let languageMode: String

    var arguments: [String] { concurrency + features + warnings + flags }

    // MARK: Concurrency

    private var concurrency: [String] {
        var result: [String] = []
        let checking = settings.string("SWIFT_STRICT_CONCURRENCY")
        if ["minimal", "targeted", "complete"].contains(checking), languageMode != "6" { result.append("-strict-concurrency=\(checking)") }
        if settings.string("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { result += ["-default-isolation", "MainActor"] }
        if settings.bool("SWIFT_STRICT_MEMORY_SAFETY") { result.append("-strict-memory-safety") }
        return result
    }

    // MARK: Features

    private static let prefix = "SWIFT_UPCOMING_FEATURE_"

    /// Upcoming features that Swift 6 has always.
    private static let partsOfSwift6: Set<String> = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals", "DeprecateApplicationMain",
        "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency",
        "InferSendableFromCaptures", "ImplicitOpenExistentials", "RegionBasedIsolation", "DynamicActorIsolation",
        "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability",
    ]
    private static let laterFeatures: Set<String> = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]
    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` stands for.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]
    /// Settings whose names are not made of the features' words.
    private static let otherNames = [
        "DisableOutwardActorIsolation": "DisableOutwardActorInference", "ImportObjcForwardDecls": "ImportObjcForwardDeclarations",
    ]

    private var features: [String] {
        var names = settings.bool("SWIFT_APPROACHABLE_CONCURRENCY") ? Set(Self.approachableConcurrency) : []
        for name in settings.names where name.hasPrefix(Self.prefix) && settings.bool(name) {
            names.insert(Self.feature(String(name.dropFirst(Self.prefix.count))))
        }
        if settings.bool("SWIFT_ENABLE_BARE_SLASH_REGEX") { names.insert("BareSlashRegexLiterals") }
        return names.sorted().filter(isKnown).flatMap { ["-enable-upcoming-feature", $0] }
            + settings.list("SWIFT_ENABLE_EXPERIMENTAL_FEATURES").flatMap { ["-enable-experimental-feature", $0] }
    }

    /// The feature of a setting: `EXISTENTIAL_ANY` is `ExistentialAny`.
    private static func feature(_ setting: String) -> String {
        let name = setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        return otherNames[name] ?? name
    }

    /// Whether the compiler can be told of a feature: one that the language mode has is a warning of its own.
    private func isKnown(_ feature: String) -> Bool {
        Self.laterFeatures.contains(feature) || Self.partsOfSwift6.contains(feature) && languageMode != "6"
    }

    // MARK: Warnings and other flags

    private var warnings: [String] {
        var result: [String] = []
        if settings.bool("SWIFT_SUPPRESS_WARNINGS") { result.append("-suppress-warnings") }
        if settings.bool("SWIFT_TREAT_WARNINGS_AS_ERRORS") { result.append("-warnings-as-errors") }
        return result
    }

    /// Flags of the driver that the frontend takes as they are, and those with a value.
    private static let plainFlags: Set<String> = [
        "-suppress-warnings", "-warnings-as-errors", "-no-warnings-as-errors", "-enable-bare-slash-regex", "-warn-concurrency",
        "-strict-memory-safety", "-enable-actor-data-race-checks", "-disable-actor-data-race-checks", "-enforce-exclusivity=checked",
        "-enforce-exclusivity=unchecked", "-strict-concurrency=minimal", "-strict-concurrency=targeted", "-strict-concurrency=complete",
    ]
    private static let flagsWithValue: Set<String> = [
        "-enable-experimental-feature", "-disable-experimental-feature", "-disable-upcoming-feature", "-default-isolation", "-package-name",
        "-Werror", "-Wwarning",
    ]

    /// The flags of `OTHER_SWIFT_FLAGS` that change the language or its warnings. Those that choose files, targets or steps of the build are the
    /// build's own.
    private var flags: [String] {
        var result: [String] = []
        var rest = settings.list("OTHER_SWIFT_FLAGS")[...]
        while let flag = rest.popFirst() {
            if Self.plainFlags.contains(flag) {
                result.append(flag)
            } else if flag == "-enable-upcoming-feature", let name = rest.popFirst() {
                if isKnown(name) { result += [flag, name] }
            } else if Self.flagsWithValue.contains(flag), let value = rest.popFirst() {
                result += [flag, value]
            } else if flag == "-Xfrontend", let option = rest.popFirst(), Self.isFrontendOption(option) {
                result.append(option)
            } else if Self.otherFlagsWithValue.contains(flag) {
                _ = rest.popFirst()
            }
        }
        return result
    }

    /// Options that measure or check: others name files and plug-ins, or start other actions of the frontend.
    private static func isFrontendOption(_ option: String) -> Bool {
        ["-warn-", "-enable-", "-disable-", "-strict-", "-solver-", "-debug-time-"].contains { option.hasPrefix($0) }
    }

    private static let otherFlagsWithValue: Set<String> = [
        "-D", "-Xcc", "-Xlinker", "-Xllvm", "-I", "-F", "-L", "-target", "-module-name", "-o",
    ]
}
