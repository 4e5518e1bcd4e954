import Foundation

/// A finished bundle.
public struct BuiltApp: Sendable, Codable, Equatable {
    /// `Name.app`
    public var bundle: URL
    public var bundleIdentifier: String
    /// The product's name: the bundle's without `.app`.
    public var name: String
    /// The name on the home screen.
    public var displayName: String
    public var executable: URL
    /// Files and folders whose change needs a rebuild.
    public var watchedFiles: [URL]
    public var warnings: [BuildDiagnostic]
    /// The arguments and variables that the project's scheme gives the app; nil without a scheme.
    public var launch: LaunchSettings?
    /// Whether nothing had changed since the last build.
    public var wasUpToDate: Bool

    public init(
        bundle: URL, bundleIdentifier: String, name: String, displayName: String, executable: URL, watchedFiles: [URL],
        warnings: [BuildDiagnostic] = [], wasUpToDate: Bool = false
    ) {
        (self.bundle, self.bundleIdentifier, self.name, self.displayName) = (bundle, bundleIdentifier, name, displayName)
        (self.executable, self.watchedFiles, self.warnings, self.wasUpToDate) = (executable, watchedFiles, warnings, wasUpToDate)
    }
}
