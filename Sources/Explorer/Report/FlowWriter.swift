import Foundation

/// Writes flows as Maestro's YAML.
enum FlowWriter {
    static func text(_ steps: [FlowStep], _ finding: Finding, app identifier: String, arguments: [String]) -> String {
        var options = ""
        if let variation = finding.variation, variation.locale != PhoneVariation().locale { options = " --locale \(variation.locale)" }
        let launch = arguments.isEmpty ? "" : " -- " + arguments.joined(separator: " ")
        var lines = [
            "# \(finding.kind.title): \(comment(finding.message))",
            "# Shown by: quince flow \(finding.id).yaml --app APP\(options)\(comment(launch))",
        ]
        if finding.kind.endsApp { lines.append("# The last step fails.") }
        lines += ["appId: \(identifier)", "name: \(YAMLText.quoted(finding.id))", "---"]
        return (lines + steps.flatMap(\.lines)).joined(separator: "\n") + "\n"
    }

    /// A text on one line, without characters that end one.
    private static func comment(_ text: String) -> String {
        String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 32 } ? " " : $0 })
    }
}
