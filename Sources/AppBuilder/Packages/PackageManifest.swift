import Foundation

/// A package's manifest as `swift package dump-package` prints it, as far as building needs it.
struct PackageManifest: Decodable, Sendable {
    struct ToolsVersion: Decodable, Sendable {
        var _version: String
    }

    struct Product: Decodable, Sendable {
        var name: String
        var targets: [String]
        var type: [String: Ignored?]

        var isLibrary: Bool { type.keys.contains("library") }
    }

    /// When a dependency or setting holds; without platforms and configuration always.
    struct Condition: Decodable, Sendable {
        var platformNames: [String]?
        var config: String?
        var traits: [String]?

        /// Whether the condition holds.
        ///
        /// - Parameters:
        ///   - platforms: The platforms of the build.
        ///   - enabled: The traits of the package that are enabled.
        func holds(for platforms: Set<String>, in configuration: BuildRequest.Configuration, traits enabled: Set<String>) -> Bool {
            if let names = platformNames, !names.isEmpty, platforms.isDisjoint(with: names) { return false }
            if let config, config != configuration.rawValue { return false }
            if let traits, !traits.isEmpty, enabled.isDisjoint(with: traits) { return false }
            return true
        }
    }

    struct Dependency: Decodable, Sendable {
        enum Kind: String, Decodable, Sendable { case target, product, byName }

        var kind: Kind
        var name: String
        var package: String?
        var condition: Condition?

        /// `{"product": ["Name", "package", null, {condition}]}`
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first, let kind = Kind(rawValue: key.stringValue) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "an unknown kind of dependency"))
            }
            var parts = try container.nestedUnkeyedContainer(forKey: key)
            self.kind = kind
            name = try parts.decode(String.self)
            while !parts.isAtEnd {
                if let text = try? parts.decode(String.self) {
                    package = text
                } else if let condition = try? parts.decode(Condition.self) {
                    self.condition = condition
                } else {
                    _ = try? parts.decode(Ignored?.self)
                }
            }
        }
    }

    struct Resource: Decodable, Sendable {
        struct Processing: Decodable, Sendable {
            var localization: String?
        }

        struct Rule: Decodable, Sendable {
            var process: Processing?
            var copy: Ignored?
            var embedInCode: Ignored?
        }

        var path: String
        var rule: Rule
    }

    struct Setting: Decodable, Sendable {
        enum Tool: String, Decodable, Sendable { case swift, c, cxx, linker }

        var tool: Tool
        /// `define`, `headerSearchPath`, `unsafeFlags`, …
        var kind: String
        var values: [String]
        var condition: Condition?

        private enum Field: String, CodingKey { case tool, kind, condition }
        private struct Single: Decodable { var _0: String? }
        private struct Several: Decodable { var _0: [String] }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Field.self)
            tool = try container.decode(Tool.self, forKey: .tool)
            condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
            let kinds = try container.nestedContainer(keyedBy: Key.self, forKey: .kind)
            let key = kinds.allKeys.first
            kind = key?.stringValue ?? ""
            if let key, let several = try? kinds.decode(Several.self, forKey: key) {
                values = several._0
            } else {
                values = try key.flatMap { try kinds.decode(Single.self, forKey: $0)._0 }.map { [$0] } ?? []
            }
        }
    }

    struct PluginUsage: Decodable, Sendable {
        /// `["Name", "package"]`
        var plugin: [String?]
    }

    /// Another package that this one depends on.
    struct PackageDependency: Decodable, Sendable {
        struct Trait: Decodable, Sendable {
            var name: String
            var condition: Condition?
        }

        var identity: String
        /// The traits that it asks for; nil in manifests from before there were any.
        var traits: [Trait]?
    }

    struct Target: Decodable, Sendable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var publicHeadersPath: String?
        var dependencies: [Dependency]
        var resources: [Resource]
        var settings: [Setting]
        var pluginUsages: [PluginUsage]?
        var packageAccess: Bool?
    }

    struct Trait: Decodable, Sendable {
        var name: String
        var enabledTraits: [String]?
    }

    var name: String
    var toolsVersion: ToolsVersion
    var products: [Product]
    var targets: [Target]
    var swiftLanguageVersions: [String]?
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?
    var defaultLocalization: String?
    var traits: [Trait]?
    /// By their kinds: `sourceControl`, `fileSystem`, `registry`.
    var dependencies: [[String: [PackageDependency]]]?

    /// The number before the first point of the tools' version.
    var toolsMajor: Int { Int(toolsVersion._version.prefix { $0 != "." }) ?? 5 }

    /// The language mode of targets that choose none: the newest the manifest lists, else that of its tools.
    var languageMode: String {
        let listed = (swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }.filter { $0 <= 6 }
        return listed.max().map(String.init) ?? (toolsMajor >= 6 ? "6" : toolsMajor == 5 ? "5" : "4")
    }

    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// A value that is decoded and discarded.
    struct Ignored: Decodable, Sendable {
        init(from decoder: any Decoder) throws {}
    }
}
