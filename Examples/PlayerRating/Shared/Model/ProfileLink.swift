import Foundation

/// A link that leads to a player: `playerrating://profile/<id>`.
struct ProfileLink: Hashable {
    private static let scheme = "playerrating"
    private static let host = "profile"

    let id: Profile.ID

    init(id: Profile.ID) {
        self.id = id
    }

    /// - Returns: Nil where the link leads to no player.
    init?(_ url: URL) {
        guard url.scheme == Self.scheme, url.host == Self.host, url.pathComponents.count == 2, let id = Int(url.lastPathComponent) else {
            return nil
        }
        self.id = id
    }

    var url: URL? {
        URL(string: "\(Self.scheme)://\(Self.host)/\(id)")
    }
}
