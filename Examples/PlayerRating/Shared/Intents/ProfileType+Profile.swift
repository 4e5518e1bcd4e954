import Intents

extension ProfileType {
    /// A player to choose.
    convenience init(_ profile: Profile) {
        self.init(identifier: String(profile.id), display: profile.name)
    }

    /// The player that was chosen.
    var profileID: Profile.ID? { identifier.flatMap(Int.init) }
}
