/// The reports of several projects together: what most of them lack.
public struct SupportSummary: Codable, Equatable, Sendable {
    /// A module or name with the projects that need it.
    public struct Need: Codable, Equatable, Sendable {
        public var name: String
        /// The number of projects.
        public var projects: Int
        /// The number of files that import a module, or of uses of a name.
        public var uses: Int
    }

    public var reports: [SupportReport]
    /// Why projects cannot be read, by their paths.
    public var failures: [String: String]
    /// Missing modules, those that most projects need first.
    public var modules: [Need]
    /// Missing names, those of missing modules included, those that most projects need first.
    public var names: [Need]

    public init(_ reports: [SupportReport], failures: [String: String] = [:]) {
        (self.reports, self.failures) = (reports, failures)
        modules = Self.needs(reports.map { $0.modules.map { ($0.name, $0.files.count) } })
        names = Self.needs(reports.map(Self.names))
    }

    /// The names that a project lacks, each once.
    private static func names(_ report: SupportReport) -> [(String, Int)] {
        let all = report.names + report.modules.flatMap(\.names)
        return Dictionary(all.map { ($0.name, $0.uses) }) { max($0, $1) }.map { ($0.key, $0.value) }
    }

    private static func needs(_ projects: [[(name: String, uses: Int)]]) -> [Need] {
        var needs: [String: Need] = [:]
        for (name, uses) in projects.joined() {
            needs[name, default: Need(name: name, projects: 0, uses: 0)].projects += 1
            needs[name]?.uses += uses
        }
        return needs.values.sorted { ($1.projects, $1.uses, $0.name) < ($0.projects, $0.uses, $1.name) }
    }

    /// The summary for people.
    ///
    /// - Parameter limit: The most lines of each table.
    public func text(limit: Int = 30) -> String {
        let complete = reports.filter(\.isComplete).count
        var lines = ["\(reports.count + failures.count) projects: \(complete) lack nothing that can be seen before a build"]
        lines += Self.table("modules that are missing", "files", modules, limit)
        lines += Self.table("names that are missing", "uses", names, limit)
        if !failures.isEmpty {
            lines.append("  projects that cannot be read (\(failures.count))")
            for (project, reason) in failures.sorted(by: { $0.key < $1.key }) {
                lines.append("    \(project)")
                lines += reason.split(separator: "\n").map { "      " + $0 }
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func table(_ title: String, _ unit: String, _ needs: [Need], _ limit: Int) -> [String] {
        guard !needs.isEmpty else { return [] }
        func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(width - text.count, 0)) + text }
        let rows = needs.prefix(limit).map { "    \(column("\($0.projects)", 8)) \(column("\($0.uses)", 6))  \($0.name)" }
        let more = needs.count > limit ? ["    and \(needs.count - limit) more; --json has all"] : []
        return ["  \(title) (\(needs.count))", "    projects \(column(unit, 6))"] + rows + more
    }
}
