import Foundation

/// What a scheme starts an app, or its tests, with.
public struct LaunchSettings: Codable, Sendable, Equatable {
    /// The scheme's name.
    public var scheme: String
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    /// Language (`de`) and region (`AT`) that the app runs in; nil = the device's.
    public var language: String?
    public var region: String?
    /// The StoreKit configuration that the app is tested with, if any.
    public var storeKitConfiguration: URL?

    /// - Parameter settings: Of the app's target, which arguments and values may refer to.
    init(scheme: Scheme, options: Scheme.Options, storeKit: URL? = nil, settings: BuildSettings) throws {
        self.scheme = scheme.name
        func expand(_ text: String) throws -> String {
            do { return try settings.expand(text) } catch let problem {
                throw BuildFailure(
                    "“\(text.prefix(100))” \(problem.reason)", at: scheme.file,
                    nextStep: "Write the argument or variable without references to so many settings.")
            }
        }
        // One entry may be several arguments, with a shell's quotes.
        arguments = try options.arguments.flatMap { BuildSettings.words(try expand($0)) }
        for variable in options.environment { environment[variable.name] = try expand(variable.value) }
        (language, region) = (options.language, options.region)
        storeKitConfiguration = storeKit
    }

    /// The arguments that Foundation takes language and region from, as Xcode adds them.
    public var localeArguments: [String] {
        (language.map { ["-AppleLanguages", "(\($0))"] } ?? [])
            + (region.map { ["-AppleLocale", "\(language ?? "en")_\($0)"] } ?? [])
    }
}
