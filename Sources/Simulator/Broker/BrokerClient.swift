/// An app as its device's broker knows it: by its installed bundle, not by its own words.
struct BrokerClient: Sendable {
    /// The bundle identifier.
    var identifier: String
    /// The keychain's access groups it may use, the one that items are added to first.
    var keychainGroups: [String]
    /// Whether its Info.plist says what it adds photos for.
    var addsPhotos: Bool
}

extension BrokerClient {
    init(_ bundle: AppBundle) {
        self.init(identifier: bundle.identifier, keychainGroups: bundle.keychainGroups, addsPhotos: bundle.addsPhotos)
    }
}
