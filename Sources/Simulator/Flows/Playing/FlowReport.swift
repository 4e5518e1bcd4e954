import Foundation

/// The results of flows in the XML form of JUnit, which CI systems read.
public struct FlowReport: Sendable {
    public var results: [FlowResult]

    public init(results: [FlowResult]) { self.results = results }

    public var xml: String {
        let failures = results.filter { $0.failure != nil }.count
        let time = results.reduce(0) { $0 + $1.time }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites tests=\"\(results.count)\" failures=\"\(failures)\" time=\"\(JUnit.seconds(time))\">")
        lines.append("  <testsuite name=\"Flows\" tests=\"\(results.count)\" failures=\"\(failures)\" time=\"\(JUnit.seconds(time))\">")
        for result in results {
            let attributes =
                "name=\"\(JUnit.escaped(result.name))\" classname=\"\(JUnit.escaped(result.file))\" time=\"\(JUnit.seconds(result.time))\""
            if let failure = result.failure {
                lines.append("    <testcase \(attributes)>")
                lines.append("      <failure message=\"\(JUnit.escaped(failure.message))\">\(JUnit.escaped(failure.description))</failure>")
                lines.append("    </testcase>")
            } else {
                lines.append("    <testcase \(attributes)/>")
            }
        }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }
}
