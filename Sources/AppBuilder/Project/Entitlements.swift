import FileFormats
import Foundation

/// What a target's entitlements file grants.
struct Entitlements: Sendable {
    /// Identifiers of app groups.
    var groups: [String] = []
    /// Access groups of the keychain.
    var keychainGroups: [String] = []
    /// What identifiers of the team's begin with.
    var teamPrefix = ""

    init() {}

    /// - Throws: `BuildFailure` for a file that is no property list.
    init(_ url: URL, settings: BuildSettings) throws {
        let next = "Correct the file; Xcode's property list editor shows what is wrong."
        guard let data = try? Data(contentsOf: url) else {
            throw BuildFailure("the entitlements cannot be read", at: url, nextStep: "Restore the file or correct CODE_SIGN_ENTITLEMENTS.")
        }
        let value: Any
        do { value = try PropertyList.read(data) } catch let error as FormatError {
            throw BuildFailure("not a valid property list: \(error.message)", at: url, line: error.line, nextStep: next)
        }
        let plist = value as? [String: Any] ?? [:]
        groups = (plist["com.apple.security.application-groups"] as? [String] ?? []).map(settings.expand)
        // Without a team, as on Apple's simulator.
        let team = settings.string("DEVELOPMENT_TEAM")
        teamPrefix = team.isEmpty ? "FAKETEAMID." : team + "."
        keychainGroups = (plist["keychain-access-groups"] as? [String] ?? []).map { group in
            var group = group
            for name in ["AppIdentifierPrefix", "TeamIdentifierPrefix"] {
                group = group.replacingOccurrences(of: "$(\(name))", with: teamPrefix)
            }
            return settings.expand(group)
        }
    }
}
