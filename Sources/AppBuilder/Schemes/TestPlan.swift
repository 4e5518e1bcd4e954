import Foundation

/// A test plan (`.xctestplan`): test targets with the tests that run, and what they are started with.
struct TestPlan {
    let file: URL
    /// The options that all configurations share.
    var options = Scheme.Options()
    /// The configurations, each with what it adds to or changes of `options`.
    var configurations: [(name: String, options: Scheme.Options)] = []
    var targets: [Scheme.TestedTarget] = []

    /// - Throws: `BuildFailure` for a file that is no test plan.
    init(_ file: URL) throws {
        self.file = file
        let top = try JSONReader.object(file)
        guard top["testTargets"] is [Any] else {
            throw BuildFailure(
                "not a test plan: no 'testTargets'", at: file, line: 1, nextStep: "Restore the test plan from version control.")
        }
        options = Self.options(top["defaultOptions"], over: Scheme.Options())
        for case let configuration as [String: Any] in top["configurations"] as? [Any] ?? []
        where configuration["enabled"] as? Bool != false {
            configurations.append(
                (configuration["name"] as? String ?? "", Self.options(configuration["options"], over: options)))
        }
        for case let target as [String: Any] in top["testTargets"] as? [Any] ?? [] {
            guard let reference = target["target"] as? [String: Any], let name = reference["name"] as? String else { continue }
            let place = reference["containerPath"] as? String ?? ""
            targets.append(
                Scheme.TestedTarget(
                    buildable: Scheme.Buildable(
                        identifier: reference["identifier"] as? String, target: name,
                        project: place.hasPrefix("container:") ? String(place.dropFirst("container:".count)) : place),
                    isEnabled: target["enabled"] as? Bool != false, skipped: try tests(target["skippedTests"]),
                    selected: try target["selectedTests"].map(tests)))
        }
    }

    /// The configurations that the tests run in, one after the other; one without a name where none is enabled.
    var runs: [(name: String, options: Scheme.Options)] { configurations.isEmpty ? [("", options)] : configurations }

    private static func options(_ value: Any?, over base: Scheme.Options) -> Scheme.Options {
        guard let fields = value as? [String: Any] else { return base }
        var options = base
        func entries(_ key: String) -> [[String: Any]]? {
            (fields[key] as? [Any])?.compactMap { $0 as? [String: Any] }.filter { $0["enabled"] as? Bool != false }
        }
        if let all = entries("commandLineArgumentEntries") { options.arguments = all.compactMap { $0["argument"] as? String } }
        if let all = entries("environmentVariableEntries") {
            options.environment = all.compactMap { entry in
                (entry["key"] as? String).map { Scheme.Variable(name: $0, value: entry["value"] as? String ?? "") }
            }
        }
        options.language = fields["language"] as? String ?? base.language
        options.region = fields["region"] as? String ?? base.region
        return options
    }

    /// The most bytes that the names of the tests listed for a target may have together.
    private static let maximumSize = 16 << 20

    /// Names of tests: a list, or since Xcode 16 suites with their functions.
    ///
    /// - Throws: `BuildFailure` for names that are too long together.
    private func tests(_ value: Any?) throws -> [String] {
        if let list = value as? [Any] { return list.compactMap { $0 as? String } }
        var names: [String] = []
        var size = 0
        try addTests((value as? [String: Any])?["suites"], below: "", depth: 0, to: &names, &size)
        return names
    }

    private func addTests(_ value: Any?, below path: String, depth: Int, to names: inout [String], _ size: inout Int) throws {
        guard depth < 32, let suites = value as? [Any] else { return }
        for suite in suites.compactMap({ $0 as? [String: Any] }) {
            guard let name = suite["name"] as? String else { continue }
            let count = names.count
            for function in suite["testFunctions"] as? [Any] ?? [] {
                if let function = function as? String { try add(path + name + "/" + function, to: &names, &size) }
            }
            try addTests(suite["suites"], below: path + name + "/", depth: depth + 1, to: &names, &size)
            if names.count == count { try add(path + name, to: &names, &size) }
        }
    }

    private func add(_ name: String, to names: inout [String], _ size: inout Int) throws {
        size += name.utf8.count
        guard size <= Self.maximumSize else {
            throw BuildFailure(
                "the tests listed for a target have names of more than \(Self.maximumSize >> 20) MB", at: file, line: 1,
                nextStep: "List whole suites instead of their functions.")
        }
        names.append(name)
    }
}
