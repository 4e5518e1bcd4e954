import Foundation

/// The capabilities that a target's entitlements file grants.
struct Entitlements: Sendable {
    /// Identifiers of app groups.
    var groups: [String] = []
    /// Access groups of the keychain.
    var keychainGroups: [String] = []
    /// The team's identifier prefix.
    var teamPrefix = ""

    init() {}

    /// - Throws: `BuildFailure` for a file that is no property list.
    init(_ url: URL, settings: BuildSettings) throws {
        let next = "Correct the file; Xcode's property list editor shows what is wrong."
        let plist = try ProjectFile.propertyList(url, nextStep: next) as? [String: Any] ?? [:]
        func expand(_ text: String) throws -> String {
            do { return try settings.expand(text) } catch let problem {
                throw BuildFailure("'\(text.prefix(60))' \(problem.reason)", at: url, nextStep: next)
            }
        }
        groups = try (plist["com.apple.security.application-groups"] as? [String] ?? []).map(expand)
        // Without a team, as on Apple's simulator.
        let team = settings.string("DEVELOPMENT_TEAM")
        teamPrefix = team.isEmpty ? "FAKETEAMID." : team + "."
        keychainGroups = try (plist["keychain-access-groups"] as? [String] ?? []).map { group in
            var group = group
            for name in ["AppIdentifierPrefix", "TeamIdentifierPrefix"] {
                group = group.replacingOccurrences(of: "$(\(name))", with: teamPrefix)
            }
            return try expand(group)
        }
    }
}
