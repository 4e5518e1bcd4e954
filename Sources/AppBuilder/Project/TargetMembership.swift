import Foundation

/// Why files belong to a target, and why others do not: asked of folders whose content a project does not list.
struct TargetMembership: Sendable {
    /// Reasons by paths of members: `phase Compile Sources`.
    private(set) var members: [String: String] = [:]
    /// Files and folders that are none, with reasons.
    private(set) var leftOut: [String: String] = [:]

    /// Gives every source and resource that has no reason yet this one.
    mutating func nameMembers(_ target: AppTarget, _ reason: String) {
        for file in target.sources + target.resources.map(\.url) where members[file.path] == nil { members[file.path] = reason }
    }

    mutating func leaveOut(_ file: URL, _ reason: String) { leftOut[file.path] = leftOut[file.path] ?? reason }
}
