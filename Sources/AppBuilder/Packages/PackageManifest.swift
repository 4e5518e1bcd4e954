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

    /// The number before the first point of the tools' version.
    var toolsMajor: Int { Int(toolsVersion._version.prefix { $0 != "." }) ?? 5 }

    /// The language mode of targets that choose none: the newest the manifest lists, else that of its tools.
    var languageMode: String {
        let listed = (swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }.filter { $0 <= 6 }
        return listed.max().map(String.init) ?? (toolsMajor >= 6 ? "6" : toolsMajor == 5 ? "5" : "4")
    }

    /// Traits that are enabled where nobody chooses any.
    var defaultTraits: Set<String> { Set((traits ?? []).first { $0.name == "default" }?.enabledTraits ?? []) }

    /// Whether a condition holds in an app for iOS.
    func holds(_ condition: Condition?, in configuration: BuildRequest.Configuration) -> Bool {
        guard let condition else { return true }
        if let names = condition.platformNames, !names.isEmpty, !names.contains("ios") { return false }
        if let config = condition.config, config != configuration.rawValue { return false }
        if let traits = condition.traits, !traits.isEmpty, defaultTraits.isDisjoint(with: traits) { return false }
        return true
    }

    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Whatever stands there.
    struct Ignored: Decodable, Sendable {
        init(from decoder: any Decoder) throws {}
    }
}
