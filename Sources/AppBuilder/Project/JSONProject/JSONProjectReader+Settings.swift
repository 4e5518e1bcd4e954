import Foundation

/// Build configurations: the format keeps the settings of all in one object, with conditions, and one `.xcconfig` file for each.
extension JSONProjectReader {
    /// Adds the configurations of the project or of a target.
    ///
    /// - Parameter specialized: The owner's own entries of configurations.
    mutating func addConfigurations(of owner: JSONProjectNode, specialized: [JSONProjectNode]) throws -> String {
        let settings = try owner.member("build-settings")
        var ids: [String] = []
        for name in try configurationNames() {
            let entry = try specialized.first { try Self.name(of: $0) == name }
            var fields: [String: Any] = ["isa": "XCBuildConfiguration", "name": name]
            fields["buildSettings"] = try settings.map { try Self.settings($0, in: name) } ?? [:]
            if let entry, entry.isObject, let file = try entry.member("file") { try fields.merge(base(file)) { $1 } }
            let own = entry.flatMap { $0.isObject ? try? $0.text("id") : nil }
            let id = own ?? "\(owner.path)/configuration \(name)"
            try add(id, at: entry ?? owner, fields)
            settingPaths[id] = settings?.path
            ids.append(id)
        }
        let list = owner.path + "/configurations of the owner"
        try add(
            list, at: owner,
            [
                "isa": "XCConfigurationList", "buildConfigurations": ids,
                "defaultConfigurationName": try root.text("default-configuration") ?? ids.first ?? "",
            ])
        return list
    }

    /// The project's configurations; where it lists none the default one is all there is.
    private func configurationNames() throws -> [String] {
        let names = try root.elements("configurations").map { try Self.name(of: $0) }
        guard names.isEmpty else { return names }
        return [try root.text("default-configuration") ?? "Release"]
    }

    private static func name(of node: JSONProjectNode) throws -> String {
        node.isObject ? try node.required("name").text : try node.text
    }

    /// The fields of a configuration's file: one of the tree, or one in a folder of the tree.
    private func base(_ node: JSONProjectNode) throws -> [String: Any] {
        guard node.isObject else { return ["baseConfigurationReference": try reference(node)] }
        return [
            "baseConfigurationReferenceAnchor": try reference(try node.required("anchor")),
            "baseConfigurationReferenceRelativePath": try node.required("relative-path").namePath().joined(separator: "/"),
        ]
    }

    // MARK: Conditions

    /// The settings that hold in a configuration, without the conditions that say so; those for it alone win, then those for some.
    private static func settings(_ node: JSONProjectNode, in configuration: String) throws -> [String: Any] {
        var found: [(name: String, rank: Int, value: Any)] = []
        for (key, member) in try node.members {
            guard let (name, rank) = unconditional(key, in: configuration) else { continue }
            found.append((name, rank, try member.setting))
        }
        var result: [String: Any] = [:]
        // Of equals the last by key wins, in every reading.
        for setting in found.enumerated().sorted(by: { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }) {
            result[setting.element.name] = setting.element.value
        }
        return result
    }

    /// The name of a setting without its conditions on configurations, which stay for platforms and processors; nil where they do not hold.
    ///
    /// - Returns: The rank is 0 without such a condition, 1 with a pattern and 2 with a name.
    private static func unconditional(_ key: String, in configuration: String) -> (name: String, rank: Int)? {
        guard let bracket = key.firstIndex(of: "[") else { return (key, 0) }
        var (name, rank) = (String(key[..<bracket]), 0)
        for condition in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
            guard condition.hasPrefix("config=") else {
                name += "[\(condition)]"
                continue
            }
            let pattern = String(condition.dropFirst("config=".count))
            guard BuildSettings.matches(configuration, pattern: pattern) else { return nil }
            rank = max(rank, pattern.contains("*") ? 1 : 2)
        }
        return (name, rank)
    }
}
