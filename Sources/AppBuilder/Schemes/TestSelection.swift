import Foundation

/// The test targets of an app that its scheme runs, the tests of each, and what they are started with.
struct TestSelection {
    private let scheme: Scheme?
    private let targets: [Scheme.TestedTarget]
    /// The configurations that the tests run in, one after the other, with the options of the launch.
    let runs: [(name: String, options: Scheme.Options)]
    /// Whether the scheme was named, so that what it does not list is left out.
    private let isNamed: Bool
    /// The test plan, if the scheme has one.
    let plan: URL?

    /// - Throws: `BuildFailure` for a test plan that cannot be read.
    init(_ scheme: Scheme?, isNamed: Bool) throws {
        (self.scheme, self.isNamed) = (scheme, isNamed)
        plan = scheme?.test.plans.first
        let test = scheme?.test ?? Scheme.Test()
        guard let plan else {
            targets = test.targets
            runs = [("", test.usesLaunchOptions ? scheme?.launch.options ?? test.options : test.options)]
            return
        }
        let read = try TestPlan(plan)
        targets = read.targets
        runs = read.runs
    }

    /// Whether the scheme runs a target's tests.
    func includes(_ target: String) -> Bool {
        guard let found = targets.first(where: { $0.buildable.target == target }) else { return !isNamed || targets.isEmpty }
        return found.isEnabled
    }

    /// A regular expression for the names of a target's tests that run; nil = all.
    func filter(of target: String) -> String? {
        guard let found = targets.first(where: { $0.buildable.target == target }) else { return nil }
        let skipped = found.skipped.map(Self.pattern).map { "(?!\($0))" }.joined()
        let selected = found.selected.map { "(?:" + $0.map(Self.pattern).joined(separator: "|") + ")" } ?? ""
        guard !skipped.isEmpty || found.selected != nil else { return nil }
        return "^[^.]+\\.\(skipped)\(selected)"
    }

    /// `CartTests` is a class with all its tests, `CartTests/testTotal()` one of them, with or without parentheses.
    private static func pattern(_ identifier: String) -> String {
        let name = identifier.prefix { $0 != "(" }
        return NSRegularExpression.escapedPattern(for: String(name)) + (identifier.contains("/") ? "(?:\\(.*)?$" : "(?:/|$)")
    }

    /// The settings of the launches for the tests.
    func launches(_ settings: BuildSettings) throws -> [BuiltTests.Launch] {
        try runs.map { run in
            let launch = try scheme.map { try LaunchSettings(scheme: $0, options: run.options, settings: settings) }
            return BuiltTests.Launch(configuration: run.name, settings: launch)
        }
    }

    /// The build configuration of the tests where that is not the one that the app is launched with; nil else.
    var buildConfiguration: String? {
        guard let scheme, let own = scheme.test.configuration, own != scheme.launch.configuration ?? "Debug" else { return nil }
        return own
    }

    /// The next step where nothing is left to run.
    var explanation: String? {
        guard let scheme, !targets.isEmpty else { return nil }
        return "Enable a unit-test target in \((plan ?? scheme.file).lastPathComponent), or name another scheme: --scheme."
    }
}
