import Foundation

/// Translates the lines of `quince test` to those of `xcodebuild test`.
struct XcodebuildTestLog {
    /// The bundles, in the order in which they run, again and again for each configuration.
    let bundles: [String]
    /// Tests that failed, as `CartTests.testTotal()`.
    private(set) var failed: [String] = []
    private var starts = 0

    init(bundles: [String]) { self.bundles = bundles }

    private var bundle: String { bundles.isEmpty ? "Tests" : bundles[max(starts - 1, 0) % bundles.count] }

    mutating func translate(_ line: String) -> String {
        if line.hasPrefix("Test Suite 'All tests' started") { starts += 1 }
        if line.hasPrefix("Test Suite '"), let end = line.range(of: ".xctest'") { return "Test Suite '\(bundle)" + line[end.lowerBound...] }
        if line.hasPrefix("Test Case '") { return translateCase(line) }
        if let name = line.wholeMatch(of: /.\s+Test (.+?) failed after .*/)?.1, !name.hasPrefix("run with") { failed.append("\(name)") }
        return translateIssue(line)
    }

    /// `Test Case 'CartTests.testTotal' passed (0.0 seconds)`
    private mutating func translateCase(_ line: String) -> String {
        guard let match = line.wholeMatch(of: /Test Case '(.+)\.([^.']+)' (\w+)(.*)/) else { return line }
        let (suite, test, verb) = (match.1, match.2, match.3)
        let name = "Test Case '-[\(bundle).\(suite) \(test)]'"
        if verb == "started" { return "\(name) started." }
        if verb == "failed" { failed.append("\(suite).\(test)()") }
        let seconds = match.4.split(whereSeparator: { " (".contains($0) }).first.flatMap { Double($0) } ?? 0
        return "\(name) \(verb) (\(Self.thousandths(seconds)) seconds)."
    }

    /// `file:line: error: CartTests.testTotal : message`
    private func translateIssue(_ line: String) -> String {
        guard let match = line.wholeMatch(of: /(.+?:\d+: (?:error: )?)(\w[\w.]*)\.(\w+) : (.*)/) else { return line }
        return "\(match.1)-[\(bundle).\(match.2) \(match.3)] : \(match.4)"
    }

    static func thousandths(_ seconds: Double) -> String {
        let whole = Int(max(0, min(seconds, 1e12)) * 1000 + 0.5), rest = String(whole % 1000)
        return "\(whole / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
