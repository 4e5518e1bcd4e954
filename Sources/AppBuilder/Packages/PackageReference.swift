import Foundation

/// A Swift package as a project refers to it.
struct PackageReference: Sendable, Hashable {
    /// Which versions of a package a project takes, as the package manager's manifests say it.
    enum Requirement: Sendable, Hashable {
        case upToNextMajor(String)
        case upToNextMinor(String)
        case range(String, String)
        case exact(String)
        case branch(String)
        case revision(String)
        /// A requirement of a kind that Quince does not support, with the project file's name for it.
        case unknown(String)

        /// Reads the fields of a project file's `requirement`.
        init(fields: [String: String]) {
            let minimum = Self.version(fields["minimumVersion"] ?? "0.0.0")
            switch fields["kind"] {
            case "upToNextMajorVersion": self = .upToNextMajor(minimum)
            case "upToNextMinorVersion": self = .upToNextMinor(minimum)
            case "versionRange": self = .range(minimum, Self.version(fields["maximumVersion"] ?? minimum))
            case "exactVersion": self = .exact(Self.version(fields["version"] ?? "0.0.0"))
            case "branch": self = .branch(fields["branch"] ?? "main")
            case "revision": self = .revision(fields["revision"] ?? "")
            case let kind: self = .unknown(kind ?? "none")
            }
        }

        /// `1.2` is `1.2.0` to the package manager.
        private static func version(_ text: String) -> String {
            let core = text.prefix { $0 != "-" && $0 != "+" }
            let missing = max(0, 3 - core.split(separator: ".").count)
            return core + String(repeating: ".0", count: missing) + text.dropFirst(core.count)
        }

        /// The project file's name for an unsupported requirement; empty for supported ones.
        var unknownKind: String {
            if case .unknown(let kind) = self { kind } else { "" }
        }

        /// The argument of `.package(url:_:)`.
        var manifestText: String? {
            switch self {
            case .upToNextMajor(let version): ".upToNextMajor(from: \(version.debugDescription))"
            case .upToNextMinor(let version): ".upToNextMinor(from: \(version.debugDescription))"
            case .range(let from, let to): "\(from.debugDescription)..<\(to.debugDescription)"
            case .exact(let version): "exact: \(version.debugDescription)"
            case .branch(let name): "branch: \(name.debugDescription)"
            case .revision(let hash): "revision: \(hash.debugDescription)"
            case .unknown: nil
            }
        }
    }

    enum Source: Sendable, Hashable {
        case remote(String, Requirement)
        case local(URL)
    }

    var source: Source
    /// The traits that the project enables, `default` for those that the package does by itself; nil where it does not say.
    var traits: [String]?

    var isLocal: Bool {
        if case .local = source { true } else { false }
    }

    /// The folder of a local package.
    var folder: URL? {
        if case .local(let folder) = source { folder } else { nil }
    }

    /// The address or folder, for messages.
    var place: String {
        switch source {
        case .remote(let address, _): address
        case .local(let folder): folder.path
        }
    }

    /// The same for all spellings of an address: with and without `.git`, by HTTPS and SSH.
    var canonicalPlace: String {
        guard case .remote(let address, _) = source else { return place }
        var text = address.lowercased()
        for scheme in ["https://", "http://", "ssh://", "git://"] where text.hasPrefix(scheme) { text.removeFirst(scheme.count) }
        // `git@example.com:owner/name`, `user@example.com/owner/name`
        if let at = text.firstIndex(of: "@"), !text[..<at].contains("/") {
            text = String(text[text.index(after: at)...])
            if let colon = text.firstIndex(of: ":") { text.replaceSubrange(colon...colon, with: "/") }
        }
        while text.hasSuffix("/") { text.removeLast() }
        return text.hasSuffix(".git") ? String(text.dropLast(4)) : text
    }

    /// The package's identity in SwiftPM: the last component of its address in lower case, without `.git`.
    var identity: String { Self.identity(of: place) }

    /// Returns the identity in SwiftPM of the package at an address or in a folder.
    static func identity(of place: String) -> String {
        let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
}
