import Foundation

/// The iOS that a build is for, and what decided it.
struct SystemChoice: Sendable {
    var system = SimulatedSystem.oldest
    /// For people: `--os`, `LastUpgradeCheck = 2600`.
    var origin = "the default"

    /// The choice for a project.
    ///
    /// - Parameters:
    ///   - wanted: The one that is asked for; nil = that of the SDK of the Xcode that has saved the project.
    ///   - deploymentTarget: The oldest iOS that the app runs on, `17.0`.
    /// - Throws: `BuildFailure` where the app needs a newer one than is asked for, which iOS refuses to install.
    init(_ wanted: SimulatedSystem?, of project: XcodeProject, deploymentTarget: String) throws {
        self = try Self.choice(
            wanted, implied: Self.implied(by: project), deploymentTarget: deploymentTarget, setting: "IPHONEOS_DEPLOYMENT_TARGET",
            in: project.file)
    }

    /// The choice for the package of an app.
    ///
    /// - Parameter wanted: The one that is asked for; nil = that of the first Xcode with the tools that the manifest is for.
    /// - Throws: `BuildFailure` where the app needs a newer one than is asked for.
    init(_ wanted: SimulatedSystem?, of manifest: AppPackageManifest) throws {
        var implied = SystemChoice(nil)
        let system = SimulatedSystem(xcode: manifest.xcode)
        if system > implied.system { implied = SystemChoice(system, "swift-tools-version: \(manifest.toolsVersion)") }
        self = try Self.choice(
            wanted, implied: implied, deploymentTarget: manifest.deploymentTarget ?? "", setting: "platforms", in: manifest.file)
    }

    /// - Parameter setting: What names the oldest iOS that the app runs on.
    private static func choice(
        _ wanted: SimulatedSystem?, implied: SystemChoice, deploymentTarget: String, setting: String, in file: URL
    ) throws -> SystemChoice {
        let needed = SimulatedSystem(atLeast: deploymentTarget)
        guard let wanted else {
            return needed > implied.system ? SystemChoice(needed, "\(setting) = \(deploymentTarget)") : implied
        }
        guard wanted >= needed else {
            throw BuildFailure(
                "the app needs iOS \(deploymentTarget), which is newer than iOS \(wanted.version)", at: file,
                nextStep: "Choose --os \(needed.rawValue), or lower \(setting).")
        }
        return SystemChoice(wanted, option)
    }

    /// The choice where no project tells of an SDK.
    init(_ wanted: SimulatedSystem?) {
        if let wanted { (system, origin) = (wanted, Self.option) }
    }

    private static let option = "--os"

    /// The iOS of the newest Xcode that a project's file tells of.
    private static func implied(by project: XcodeProject) -> SystemChoice {
        if project.file.lastPathComponent == ProjectGraph.jsonName { return SystemChoice(.iOS26, "the project's format") }
        var best = SystemChoice(nil)
        for (xcode, origin) in versions(in: project) where SimulatedSystem(xcode: xcode) > best.system {
            best = SystemChoice(SimulatedSystem(xcode: xcode), origin)
        }
        return best
    }

    private init(_ system: SimulatedSystem, _ origin: String) { (self.system, self.origin) = (system, origin) }

    /// Major versions of Xcode in a project's file, each with the line that says so.
    private static func versions(in project: XcodeProject) -> [(xcode: Int, origin: String)] {
        let attributes = project.root.dictionary("attributes")
        var result: [(xcode: Int, origin: String)] = []
        func note(_ name: String, _ value: Any?, _ read: (String) -> Int?) {
            guard let value, let xcode = read("\(value)") else { return }
            result.append((xcode, "\(name) = \(value)"))
        }
        // 2600 is Xcode 26.0, 0930 is Xcode 9.3.
        for name in ["LastUpgradeCheck", "LastSwiftUpdateCheck"] { note(name, attributes[name]) { Int($0).map { $0 / 100 } } }
        let targets = attributes["TargetAttributes"] as? [String: Any] ?? [:]
        for id in targets.keys.sorted() {
            let name = "CreatedOnToolsVersion"
            note(name, (targets[id] as? [String: Any])?[name]) { Int($0.prefix(while: \.isNumber)) }
        }
        note("compatibilityVersion", project.root.string("compatibilityVersion")) { text in
            text.split(separator: " ").last.flatMap { Int($0.prefix(while: \.isNumber)) }
        }
        // 70 came with Xcode 16.
        note("objectVersion", project.objectVersion) { Int($0).map { $0 >= 70 ? 16 : 0 } }
        return result
    }
}
