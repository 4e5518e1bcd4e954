/// The command line of `xcodebuild`.
struct XcodebuildArguments: Equatable {
    enum Action: String, CaseIterable {
        case build, test, clean, analyze
        case buildForTesting = "build-for-testing"
        case testWithoutBuilding = "test-without-building"
    }

    enum Query: String, CaseIterable {
        case version, list, help, usage, license, runFirstLaunch, checkFirstLaunchStatus
        case showSDKs = "showsdks"
        case showBuildSettings
        case showDestinations = "showdestinations"
    }

    /// A setting of the command line.
    struct Setting: Equatable {
        var name: String
        var value: String
    }

    /// Why a command line is not done.
    struct Refusal: Error, Equatable {
        var message: String
        var code: Int32

        init(_ message: String, code: Int32 = 64) { (self.message, self.code) = (message, code) }
    }

    var query: Query?
    var actions: [Action] = []
    var project, workspace, scheme, target, configuration, sdk, derivedData, testPlan: String?
    var destinations: [String] = []
    /// Tests as `-only-testing` names them: `AppTests/CartTests/testTotal`.
    var onlyTesting: [String] = []
    var skipTesting: [String] = []
    var settings: [Setting] = []
    var isQuiet = false
    var isJSON = false
    /// Options that are taken and change nothing.
    var ignored: [String] = []

    /// - Throws: `Refusal`.
    init(_ arguments: [String]) throws(Refusal) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if let action = Action(rawValue: argument) {
                actions.append(action)
            } else if argument.hasPrefix("-") {
                try take(String(argument.dropFirst(argument.hasPrefix("--") ? 2 : 1)), &rest)
            } else if let sign = argument.firstIndex(of: "="), sign != argument.startIndex {
                settings.append(Setting(name: String(argument[..<sign]), value: String(argument[argument.index(after: sign)...])))
            } else {
                throw refusal(of: argument)
            }
        }
    }

    private func refusal(of action: String) -> Refusal {
        let known = ["archive", "install", "installsrc", "docbuild", "copy-files"]
        guard known.contains(action) else { return Refusal("Unknown build action '\(action)'.", code: 65) }
        return Refusal("The action '\(action)' is not in Quince: apps for sale are made on a Mac.")
    }

    private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws(Refusal) {
        if let query = Query(rawValue: option) {
            self.query = query
            return
        }
        if let part = Self.path(of: option, "only-testing:") { return onlyTesting.append(part) }
        if let part = Self.path(of: option, "skip-testing:") { return skipTesting.append(part) }
        if let reason = Self.refused[option] { throw Refusal("The option '-\(option)' is not in Quince: \(reason)") }
        if Self.ignoredFlags.contains(option) || option.hasPrefix("UseNewBuildSystem") || option.hasPrefix("IDE") {
            return ignored.append(option)
        }
        switch option {
        case "quiet": isQuiet = true
        case "json": isJSON = true
        case "alltargets": break
        default:
            guard Self.options.contains(option) || Self.ignoredOptions.contains(option) else {
                throw Refusal("invalid option '-\(option)'")
            }
            guard let value = rest.popFirst() else { throw Refusal("option '-\(option)' requires a value") }
            set(option, value)
        }
    }

    private static func path(of option: String, _ prefix: String) -> String? {
        option.hasPrefix(prefix) ? String(option.dropFirst(prefix.count)) : nil
    }

    private mutating func set(_ option: String, _ value: String) {
        switch option {
        case "project": project = value
        case "workspace": workspace = value
        case "scheme": scheme = value
        case "target": target = value
        case "configuration": configuration = value
        case "sdk": sdk = value
        case "destination": destinations.append(value)
        case "derivedDataPath": derivedData = value
        case "testPlan": testPlan = value
        case "only-testing": onlyTesting.append(value)
        case "skip-testing": skipTesting.append(value)
        default: ignored.append(option)
        }
    }

    private static let options: Set<String> = [
        "project", "workspace", "scheme", "target", "configuration", "sdk", "destination", "derivedDataPath", "testPlan", "only-testing",
        "skip-testing",
    ]
    /// Options whose meaning Quince has anyway, or that are about Xcode's own ways.
    private static let ignoredOptions: Set<String> = [
        "jobs", "arch", "destination-timeout", "toolchain", "clonedSourcePackagesDirPath", "packageCachePath", "enableCodeCoverage",
        "parallel-testing-enabled", "parallel-testing-worker-count", "maximum-concurrent-test-simulator-destinations",
        "maximum-parallel-testing-workers", "test-timeouts-enabled", "collect-test-diagnostics", "scmProvider",
        "default-test-execution-time-allowance", "maximum-test-execution-time-allowance",
    ]
    private static let ignoredFlags: Set<String> = [
        "parallelizeTargets", "skipPackagePluginValidation", "skipMacroValidation", "skipPackageUpdates", "verbose",
        "disableAutomaticPackageResolution", "onlyUsePackageVersionsFromResolvedFile", "allowProvisioningUpdates",
        "allowProvisioningDeviceRegistration", "hideShellScriptEnvironment", "showBuildTimingSummary",
        "disable-concurrent-destination-testing",
        "skipPackageSignatureValidation", "resolvePackageDependencies",
    ]
    private static let refused: [String: String] = [
        "resultBundlePath": "it writes no result bundles. Leave the option out, and use 'quince test --junit' for a report.",
        "resultStreamPath": "it writes no result streams.", "resultBundleVersion": "it writes no result bundles.",
        "archivePath": "apps for sale are made on a Mac.", "exportArchive": "apps for sale are made on a Mac.",
        "exportPath": "apps for sale are made on a Mac.", "exportOptionsPlist": "apps for sale are made on a Mac.",
        "exportNotarizedApp": "apps for sale are made on a Mac.", "create-xcframework": "frameworks are built with the app.",
        "exportLocalizations": "it exports no localizations.", "importLocalizations": "it imports no localizations.",
        "xctestrun": "name the project and the scheme; what is built already is not built again.",
        "xcconfig": "put the file into the project.", "retry-tests-on-failure": "no test is repeated silently; see 'quince test --help'.",
        "run-tests-until-failure": "no test is repeated silently.", "test-iterations": "no test is repeated silently.",
        "enableAddressSanitizer": "it has no sanitizers.", "enableThreadSanitizer": "it has no sanitizers.",
        "enableUndefinedBehaviorSanitizer": "it has no sanitizers.", "downloadPlatform": "its runtimes are there.",
    ]
}
