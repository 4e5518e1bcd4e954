import Foundation

/// Regular expressions that choose tests by their names, such as `AppTests.CartTests/testTotal`.
///
/// The names of Swift Testing's tests are known only to the app that runs them, so a part is described instead of listed: by the tests whose times
/// are known, and for all others by the length of their names.
enum TestPattern {
    /// Above so many tests whole classes are distributed: the expression has to fit into a variable of the app's environment.
    private static let mostTests = 1_000

    /// A test, and no suite, with which Swift Testing runs all tests in it: a method of XCTest's, or a function with its place
    /// (`Carts.swift:3:6`).
    private static let leaf = "(?=.*(?:/test[^/]*|:[0-9]+:[0-9]+)$)"

    /// The expression for the tests of a part.
    ///
    /// - Parameters:
    ///   - base: The expression that chooses among all tests; nil = all.
    ///   - times: The seconds of tests, by names such as `AppTests.CartTests/testTotal`.
    static func pattern(_ shard: Shard, of base: String?, times: [String: Double]) -> String {
        let byLength = "\(leaf)(?=(?:.{\(shard.count)})*.{\(shard.index - 1)}$)"
        let tests = times.filter { $0.key.contains("/") }
        guard !tests.isEmpty else { return limited(base, byLength) }
        var work: [String: Double] = [:]
        for (name, seconds) in tests {
            let unit = tests.count <= mostTests ? name : String(name.prefix { $0 != "/" })
            work[unit, default: 0] += seconds
        }
        let names = work.keys.sorted()
        let own = ShardPlan(names, times: work, count: shard.count).shards[shard.index - 1]
        let others = "(?!(?:\(names.map(expression).joined(separator: "|"))))\(byLength)"
        return limited(base, own.isEmpty ? others : "(?:(?=\(own.map(expression).joined(separator: "|")))|\(others))")
    }

    /// The expression for certain tests.
    static func pattern(_ identifiers: [String], of base: String?) -> String {
        limited(base, "(?=\(identifiers.map(expression).joined(separator: "|")))")
    }

    /// The expression for tests that people name: `testTotal`, `CartTests/testTotal`, `AppTests.CartTests/testTotal`.
    static func pattern(ofNames names: [String]) -> String {
        "(?:^|[./])(?:\(names.map { escaped($0.hasSuffix("()") ? String($0.dropLast(2)) : $0) }.joined(separator: "|")))(?:\\(|/|$)"
    }

    private static func limited(_ base: String?, _ part: String) -> String { "^" + (base.map { "(?=.*(?:\($0)))" } ?? "") + part }

    /// A test, or a class. Reports write nested suites with points, and a configuration in parentheses behind the bundle.
    private static func expression(_ name: String) -> String {
        var text = name
        if let range = text.range(of: #" \([^)]*\)(?=\.)"#, options: .regularExpression) { text.removeSubrange(range) }
        return escaped(text) + "(?:[(/]|$)"
    }

    /// A text that matches itself; a point may be a slash, and what no module's name has an underscore.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case ".", "/": "[./]"
            case " ", "-", "_": "[ _-]"
            case _ where "\\^$|?*+()[]{}".unicodeScalars.contains(scalar): "\\\(scalar)"
            default: "\(scalar)"
            }
        }.joined()
    }
}
