import Foundation

/// The targets, files and settings of a project, which its file does not list where it has synchronized folders.
public struct ProjectDescription: Codable, Sendable {
    /// The project, or the folder that stands for one.
    public var project: String
    public var configuration: String
    /// The iOS that the app is built for.
    public var system: System
    /// The arguments and variables that the scheme gives the app; nil without a scheme.
    public var launch: LaunchSettings?
    /// Every target of the project, in its order.
    public var targets: [Summary]
    /// The app, followed by its extensions and the libraries of the project that they are linked with.
    public var parts: [TargetDescription]

    /// An iOS, and what has chosen it.
    public struct System: Codable, Sendable {
        /// `17.0`.
        public var version: String
        /// `--os`, a line of the project such as `LastUpgradeCheck = 2600`, or the default.
        public var origin: String
    }

    /// A target by its name and the kind of its product.
    public struct Summary: Codable, Sendable {
        public var name: String
        /// The last part of the product type's identifier: `application`, `app-extension`, `bundle.unit-test`; empty for aggregates.
        public var type: String
    }
}

/// One target: its files, why they belong to it, and where its settings come from.
public struct TargetDescription: Codable, Sendable {
    /// A file, by its path in the project's folder, and a reason.
    public struct File: Codable, Sendable {
        public var path: String
        public var reason: String
    }

    public struct Setting: Codable, Sendable {
        public var name: String
        /// With every reference replaced.
        public var value: String
        /// As it is written.
        public var text: String
        /// `target, Debug`, the name of an `.xcconfig` file, or Xcode's default.
        public var origin: String
    }

    public struct Package: Codable, Sendable {
        public var product: String
        /// Its address or folder; nil where the project does not say.
        public var package: String?
        /// The versions that are taken, as a manifest says it; nil for a folder.
        public var requirement: String?
        /// The traits that the project enables; nil where it leaves them to the package.
        public var traits: [String]?
    }

    public var name: String
    /// `app`, `extension` or `library`.
    public var kind: String
    public var module: String
    public var bundleIdentifier: String
    public var languageMode: String
    public var sources: [File]
    public var resources: [File]
    public var leftOut: [File]
    public var packages: [Package]
    /// Modules of the project that it is linked with.
    public var libraries: [String]
    public var settings: [Setting]
    public var warnings: [String]
}
