import FrameworkManifest

/// `Documentation/Support.md`: each public type and member of the frameworks, and what is not there yet.
struct SupportPage {
    /// Modules as apps import them, with what they make public.
    var modules: [(framework: Framework, members: [PublicMember])]

    var text: String {
        """
        # What is there of Apple's frameworks

        Every public type and member, by module. What is named under “not yet” is declared, so that the compiler says so where an app uses it; what is not
        named is missing. Members that a type inherits stand with the type that declares them.

        This page is made from the sources: `SupportTests` fails when it is out of date, and says how to write it again.

        \(summary)

        \(modules.map(section).joined(separator: "\n\n"))

        """
    }

    private var summary: String {
        let rows = modules.map { framework, members in
            let name = framework.name
            let types = members.filter(\.isType), others = members.filter { !$0.isType }
            return
                "| [\(name)](#\(name.lowercased())) | \(types.filter { $0.missing == nil }.count) | \(others.filter { $0.missing == nil }.count) | \(members.filter { $0.missing != nil }.count) |"
        }
        return (["| module | types | members | not yet |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    }

    private func section(_ framework: Framework, _ members: [PublicMember]) -> String {
        var owners: [String: [PublicMember]] = [:]
        for member in members {
            let path = member.owner.isEmpty ? member.name : "\(member.owner).\(member.name)"
            if member.isType { owners[path, default: []].append(member) } else { owners[member.owner, default: []].append(member) }
        }
        let entries = owners.sorted { $0.key < $1.key }.map { entry($0.key, $0.value) }
        let keys = framework.usageKeys.map { "`\($0)`" }.joined(separator: ", ")
        return "## \(framework.name)\n\n" + (keys.isEmpty ? "" : "Info.plist: \(keys)\n\n") + entries.joined(separator: "\n")
    }

    private func entry(_ owner: String, _ members: [PublicMember]) -> String {
        let missingType = members.first(where: \.isType)?.missing
        if let missingType { return "- **\(owner)**: not yet (\(missingType))" }
        let own = members.filter { !$0.isType }
        var line = "- **\(owner.isEmpty ? "Functions and constants" : owner)**"
        let there = Set(own.filter { $0.missing == nil }.map(\.name))
        if !there.isEmpty { line += ": " + there.sorted().map { "`\($0)`" }.joined(separator: " ") }
        let missing = Dictionary(own.compactMap { member in member.missing.map { (member.name, $0) } }) { first, _ in first }
            .filter { !there.contains($0.key) }
        guard !missing.isEmpty else { return line }
        return line + "\n  - not yet: " + missing.sorted { $0.key < $1.key }.map { "`\($0)` (\($1))" }.joined(separator: " · ")
    }
}
