/// A filter for the names of tests, such as `AppTests.CartTests/testTotal`.
enum XcodebuildFilter {
    /// - Returns: A regular expression; nil where all tests run.
    static func pattern(only: [String], skipping: [String]) -> String? {
        guard !only.isEmpty || !skipping.isEmpty else { return nil }
        let skipped = skipping.map { "(?!\(pattern($0)))" }.joined()
        return "^" + skipped + (only.isEmpty ? "" : "(?:\(only.map(pattern).joined(separator: "|")))")
    }

    /// `AppTests` is a target, `AppTests/CartTests` a class, `AppTests/CartTests/testTotal` a test of it.
    private static func pattern(_ identifier: String) -> String {
        let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
        let target = escaped(parts.first ?? "") + "\\."
        guard parts.count > 1 else { return target }
        let name = parts[1].prefix { $0 != "(" }
        return target + escaped(String(name)) + (name.contains("/") ? "(?:\\(.*)?$" : "(?:/|$)")
    }

    /// A text as a pattern that matches it alone.
    private static func escaped(_ text: String) -> String {
        text.map { "\\^$.|?*+()[]{}/".contains($0) && $0 != "/" ? "\\\($0)" : String($0) }.joined()
    }
}
