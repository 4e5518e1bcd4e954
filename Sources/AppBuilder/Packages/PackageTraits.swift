/// Which traits of packages are enabled: those that the project and other packages ask for.
///
/// Source: Swift Evolution, SE-0450. Requests add up: a trait that one dependent enables is enabled for all of them.
struct PackageTraits {
    /// The name that stands for what a package enables where nobody chooses.
    private static let defaults = "default"

    private let manifests: [String: PackageManifest]
    /// Enabled traits by the identities of packages.
    private(set) var enabled: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - manifests: By the identities of packages.
    ///   - requests: The project's package references, with the traits that they enable.
    init(_ manifests: [String: PackageManifest], requests: [PackageReference]) {
        self.manifests = manifests
        for request in requests { enable(request.traits ?? [Self.defaults], of: request.identity) }
        // Each round enables a trait or is the last one.
        while enableRequestsOfPackages() {}
    }

    /// - Returns: Whether a trait is enabled that was not.
    private mutating func enableRequestsOfPackages() -> Bool {
        let before = enabled
        for (identity, manifest) in manifests {
            for dependency in manifest.dependencies?.flatMap(\.values).flatMap({ $0 }) ?? [] {
                let mine = enabled[identity] ?? []
                let requests = (dependency.traits ?? [.init(name: Self.defaults)]).filter { request in
                    request.condition?.traits.map { !mine.isDisjoint(with: $0) } ?? true
                }
                enable(requests.map(\.name), of: dependency.identity.lowercased())
            }
        }
        return enabled != before
    }

    /// Enables traits, and those that they enable.
    private mutating func enable(_ names: [String], of identity: String) {
        let known = Dictionary((manifests[identity]?.traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }) { first, _ in first }
        var all = enabled[identity] ?? []
        var pending = names
        while let name = pending.popLast() {
            guard let others = known[name] else { continue }
            // The default ones are asked for by a name that is none of a trait.
            if name == Self.defaults { pending += others } else if all.insert(name).inserted { pending += others }
        }
        enabled[identity] = all
    }
}
