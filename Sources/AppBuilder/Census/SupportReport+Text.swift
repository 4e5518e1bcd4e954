extension SupportReport {
    /// The report for people.
    ///
    /// - Parameter limit: The most names and files of a list.
    public func text(limit: Int = 12) -> String {
        var lines = ["\(project): \(files) Swift files"]
        if isComplete { lines.append("  nothing is missing that can be seen before a build") }
        if !modules.isEmpty {
            lines.append("  modules that are missing (\(modules.count))")
            for module in modules {
                lines.append("    \(module.name): \(Self.count(module.files.count, "file")); \(module.reason)")
                if !module.names.isEmpty { lines.append("      names: \(Self.list(module.names, limit))") }
            }
        }
        if !names.isEmpty {
            lines.append("  names that no module has (\(names.count))")
            lines += names.prefix(limit).map { "    \($0.name): \(Self.count($0.uses, "use")) in \(Self.list($0.files, 3))" }
            if names.count > limit { lines.append("    and \(names.count - limit) more; --json has all") }
        }
        if filesNotRead > 0 { lines.append("  \(Self.count(filesNotRead, "file")) with names of packages that cannot be had") }
        if !problems.isEmpty {
            lines.append("  the project (\(problems.count))")
            lines += problems.flatMap { $0.split(separator: "\n").map { "    " + $0 } }
        }
        return lines.joined(separator: "\n")
    }

    private static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    private static func list(_ names: [Name], _ limit: Int) -> String { list(names.map { "\($0.name) \($0.uses)" }, limit) }

    private static func list(_ words: [String], _ limit: Int) -> String {
        words.prefix(limit).joined(separator: ", ") + (words.count > limit ? ", …" : "")
    }
}
