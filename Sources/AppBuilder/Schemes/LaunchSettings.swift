import Foundation

/// The arguments, variables, language and region that a scheme gives an app or its tests.
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
    /// Names of variables that are not passed on, because they would change how Quince starts and confines apps.
    public private(set) var reservedVariables: [String] = []

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
        for variable in options.environment {
            if Self.isReserved(variable.name) {
                reservedVariables.append(variable.name)
            } else {
                environment[variable.name] = try expand(variable.value)
            }
        }
        (language, region) = (options.language, options.region)
        storeKitConfiguration = storeKit
    }

    /// Whether a variable is for the system's loader and libraries, or Quince's own: whoever wrote a project must not load code with it that runs
    /// ahead of the app and its confinement.
    private static func isReserved(_ name: String) -> Bool {
        let start = ["LD_", "DYLD_", "QUINCE_", "SWIFT_BACKTRACE", "MALLOC_", "GLIBC_", "GCONV_", "FONTCONFIG_"].contains(
            where: name.hasPrefix)
        let names: Set<String> = [
            "HOME", "CFFIXED_USER_HOME", "TMPDIR", "PATH", "TZ", "TZDIR", "LOCPATH", "NLSPATH", "GETCONF_DIR", "HOSTALIASES", "RES_OPTIONS",
            "RESOLV_HOST_CONF", "LOCALDOMAIN", "NIS_PATH",
        ]
        return start || names.contains(name) || name.isEmpty || name.contains { $0 == "=" || $0 == "\0" }
    }

    /// Warnings for variables that are not passed on.
    var warnings: [BuildDiagnostic] {
        reservedVariables.map {
            .warning(
                "the variable '\($0)' of the scheme '\(scheme)' is not passed on: it would change how Quince starts the app",
                nextStep: "Choose another name for what the app itself reads.")
        }
    }

    /// The arguments of language and region, and the scheme's own, in Xcode's order.
    public var allArguments: [String] { localeArguments + arguments }

    /// The arguments that Foundation takes language and region from, as Xcode adds them.
    public var localeArguments: [String] {
        (language.map { ["-AppleLanguages", "(\($0))"] } ?? [])
            + (region.map { ["-AppleLocale", "\(language ?? "en")_\($0)"] } ?? [])
    }
}
