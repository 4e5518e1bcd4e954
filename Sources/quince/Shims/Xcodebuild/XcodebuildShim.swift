import AppBuilder
import Foundation
import Simulator

/// `xcodebuild`: builds and tests apps, and tells of projects.
struct XcodebuildShim {
    typealias Refusal = XcodebuildArguments.Refusal

    let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    /// The exit code of a build or of tests that fail.
    static let failure: Int32 = 65

    /// - Returns: The exit code.
    func run(_ arguments: [String]) async -> Int32 {
        do {
            let parsed = try XcodebuildArguments(arguments)
            if let query = parsed.query { return try await answer(query, parsed) }
            return try await perform(parsed, arguments)
        } catch let refusal as Refusal {
            context.error("xcodebuild: error: \(refusal.message)")
            return refusal.code
        } catch let failure as BuildFailure {
            context.error("xcodebuild: error: \(failure)")
            return Self.failure
        } catch let error as SimulatorError {
            context.error("xcodebuild: error: \(error)")
            return 70
        } catch {
            context.error("xcodebuild: error: \(error)")
            return 70
        }
    }

    // MARK: Queries

    private func answer(_ query: XcodebuildArguments.Query, _ parsed: XcodebuildArguments) async throws -> Int32 {
        switch query {
        case .version where parsed.sdk != nil: return try showVersion(of: parsed.sdk ?? "")
        case .version: context.print("Xcode \(SimulatedSDK().version)\nBuild version Quince")
        case .showSDKs: try showSDKs(parsed)
        case .list: try list(parsed)
        case .showBuildSettings: try showBuildSettings(parsed)
        case .showDestinations: try showDestinations(parsed)
        case .help, .usage: context.print(Self.usage)
        case .license, .runFirstLaunch, .checkFirstLaunchStatus: break
        }
        return 0
    }

    private static let usage = """
        Usage: xcodebuild [-project <projectname>] [[-target <targetname>]...] [-configuration <configurationname>] [-sdk <sdkname>] \
        [<buildsetting>=<value>]... [<buildaction>]...
               xcodebuild [-workspace <workspacename>] -scheme <schemeName> [-destination <destinationspecifier>]... \
        [-derivedDataPath <path>] [-only-testing <id>] [-skip-testing <id>] [-quiet] [<buildaction>]...
               xcodebuild -version | -showsdks [-json] | -list [-json] | -showBuildSettings [-json] | -showdestinations
        Actions are build, test, build-for-testing, test-without-building and clean.
        """

    private func showVersion(of name: String) throws -> Int32 {
        guard let sdk = SimulatedSDK(name) else { throw Self.noSDK(name) }
        context.print(
            "\(sdk.name) - Simulator - iOS \(sdk.version) (\(sdk.name))\nSDKVersion: \(sdk.version)\nPlatformVersion: \(sdk.version)")
        return 0
    }

    static func noSDK(_ name: String) -> Refusal {
        Refusal("SDK \"\(name)\" cannot be located; Quince has \(SimulatedSDK.names.joined(separator: ", ")).", code: 65)
    }

    private func showSDKs(_ parsed: XcodebuildArguments) throws {
        let systems = SimulatedSystem.allCases
        if parsed.isJSON {
            return try context.printJSON(
                systems.map { system in
                    [
                        "canonicalName": "iphonesimulator\(system.version)", "displayName": "Simulator - iOS \(system.version)",
                        "isBaseSdk": true, "platform": "iphonesimulator", "sdkVersion": system.version, "platformVersion": system.version,
                    ] as [String: Any]
                })
        }
        context.print("iOS Simulator SDKs:")
        for system in systems { context.print("\tSimulator - iOS \(system.version)          \t-sdk iphonesimulator\(system.version)") }
    }

    private func list(_ parsed: XcodebuildArguments) throws {
        let outline = try XcodebuildProject(parsed, context).outline
        let kind = outline.isWorkspace ? "workspace" : "project"
        if parsed.isJSON {
            var object: [String: Any] = ["name": outline.name, "schemes": outline.shownSchemes]
            if !outline.isWorkspace {
                (object["targets"], object["configurations"]) = (outline.targets.map(\.name), outline.configurations)
            }
            return try context.printJSON([kind: object])
        }
        context.print("Information about \(kind) \"\(outline.name)\":")
        func section(_ title: String, _ names: [String]) { context.print("    \(title):\n" + names.map { "        \($0)\n" }.joined()) }
        if !outline.isWorkspace {
            section("Targets", outline.targets.map(\.name))
            section("Build Configurations", outline.configurations)
            context.print(
                "    If no build configuration is specified and -scheme is not passed then \"\(outline.defaultConfiguration)\" is used.\n")
        }
        section("Schemes", outline.shownSchemes)
    }

    private func showDestinations(_ parsed: XcodebuildArguments) throws {
        let project = try XcodebuildProject(parsed, context)
        context.print("\n\tAvailable destinations for the \"\(parsed.scheme ?? project.outline.name)\" scheme:")
        for device in try context.devices() {
            context.print(
                "\t\t{ platform:iOS Simulator, arch:\(SimctlCatalogue.architecture), id:\(device.udid), OS:\(SimctlCatalogue.deviceSystem.version)"
                    + ", name:\(device.name) }")
        }
    }

    private func showBuildSettings(_ parsed: XcodebuildArguments) throws {
        let project = try XcodebuildProject(parsed, context)
        let description = try AppBuilder().describe(project.request(system: try destination(parsed).system) { _ in })
        guard let app = description.parts.first else { throw Refusal("the project has no app", code: 65) }
        let settings = Self.settings(of: app, project, parsed)
        let action = parsed.actions.first?.rawValue ?? "build"
        if parsed.isJSON {
            return try context.printJSON([["action": action, "target": app.name, "buildSettings": settings] as [String: Any]])
        }
        context.print("Build settings for action \(action) and target \"\(app.name)\":")
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) { context.print("    \(name) = \(value)") }
        context.print("")
    }

    /// The settings as the project has them, with the folders of the products.
    static func settings(of app: TargetDescription, _ project: XcodebuildProject, _ parsed: XcodebuildArguments) -> [String: String] {
        var settings = Dictionary(app.settings.map { ($0.name, $0.value) }) { $1 }
        let (products, file) = (project.products, project.outline.file)
        let name = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? app.name
        let own = [
            "ACTION": parsed.actions.first?.rawValue ?? "build", "ARCHS": SimctlCatalogue.architecture,
            "BUILD_DIR": products.deletingLastPathComponent().path, "BUILD_ROOT": products.deletingLastPathComponent().path,
            "BUILT_PRODUCTS_DIR": products.path, "TARGET_BUILD_DIR": products.path, "CONFIGURATION_BUILD_DIR": products.path,
            "SYMROOT": products.deletingLastPathComponent().path,
            "OBJROOT": project.derivedData.appendingPathComponent("Build/Intermediates.noindex").path,
            "CONFIGURATION": project.configuration, "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "PLATFORM_NAME": "iphonesimulator",
            "EXECUTABLE_NAME": name, "EXECUTABLE_PATH": "\(name).app/\(name)", "FULL_PRODUCT_NAME": "\(name).app",
            "WRAPPER_NAME": "\(name).app", "WRAPPER_EXTENSION": "app", "CONTENTS_FOLDER_PATH": "\(name).app",
            "INFOPLIST_PATH": "\(name).app/Info.plist", "PRODUCT_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": app.bundleIdentifier,
            "PRODUCT_MODULE_NAME": app.module, "PROJECT_DIR": file.deletingLastPathComponent().path, "PROJECT_FILE_PATH": file.path,
            "PROJECT_NAME": file.deletingPathExtension().lastPathComponent, "SRCROOT": file.deletingLastPathComponent().path,
            "SOURCE_ROOT": file.deletingLastPathComponent().path, "TARGET_NAME": app.name, "TARGETNAME": app.name,
        ]
        settings.merge(own) { $1 }
        return settings
    }

    // MARK: Destinations

    /// The first destination; any device where none is named.
    func destination(_ parsed: XcodebuildArguments) throws -> XcodebuildDestination {
        if let name = parsed.sdk, SimulatedSDK(name) == nil { throw Self.noSDK(name) }
        // Of several, tests run on the first: Quince has one device at a time.
        var destination = try XcodebuildDestination(parsed.destinations.first ?? "platform=iOS Simulator") { try context.devices() }
        if destination.system == nil, let name = parsed.sdk, name != "iphonesimulator" { destination.system = SimulatedSDK(name)?.system }
        return destination
    }
}
