import FileFormats
import Foundation

/// Reads `.xcscheme` files.
struct SchemeReader {
    private let file: URL
    private var scheme: Scheme
    /// The elements that are open, outermost first.
    private var path: [String] = []
    private var tested: Scheme.TestedTarget?
    private var defaultPlan: URL?

    /// The folder that `container:` paths begin at.
    private let container: URL
    /// The folders that references to StoreKit configurations begin at in projects: the workspace, a project's own one, and the schemes.
    private let storeKitBases: [URL]

    /// Reads a scheme.
    ///
    /// - Parameters:
    ///   - owner: The project or workspace that has it.
    /// - Throws: `BuildFailure` for a file that is no scheme.
    static func read(_ file: URL, of owner: URL) throws(BuildFailure) -> Scheme {
        var reader = SchemeReader(file, of: owner)
        try reader.read()
        return reader.scheme
    }

    private init(_ file: URL, of owner: URL) {
        self.file = file
        container = owner.deletingLastPathComponent().standardizedFileURL
        storeKitBases = [
            owner, owner.appendingPathComponent("project.xcworkspace", isDirectory: true), file.deletingLastPathComponent(),
        ]
        scheme = Scheme(name: file.deletingPathExtension().lastPathComponent, file: file)
    }

    private mutating func read() throws(BuildFailure) {
        let next = "Restore the scheme from version control, or delete it and let Xcode make it again."
        do {
            let data = try ProjectFile.data(file, nextStep: next)
            let reader = try XMLReader(data)
            while let event = try reader.next() {
                switch event {
                case .start(let name, let attributes, let line):
                    guard !path.isEmpty || name == "Scheme" else { throw FormatError(line: line, message: "it is no scheme but <\(name)>") }
                    path.append(name)
                    begin(name, attributes)
                case .end(let name):
                    end(name)
                    path.removeLast()
                case .text: break
                }
            }
        } catch let failure as BuildFailure {
            throw failure
        } catch {
            let line = (error as? FormatError)?.line ?? 1
            let reason = (error as? FormatError)?.message ?? error.localizedDescription
            throw BuildFailure("the scheme cannot be read: \(reason)", at: file, line: line, nextStep: next)
        }
        if let defaultPlan { scheme.test.plans = [defaultPlan] + scheme.test.plans.filter { $0 != defaultPlan } }
    }

    // MARK: Elements

    /// The action that the reader is in.
    private var action: String { path.count > 1 ? path[1] : "" }

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        switch (action, name) {
        case ("LaunchAction", "LaunchAction"):
            scheme.launch.configuration = attributes["buildConfiguration"]
            scheme.launch.options.language = text(attributes["language"])
            scheme.launch.options.region = text(attributes["region"])
        case ("LaunchAction", "BuildableReference") where path.contains("BuildableProductRunnable"):
            scheme.launch.app = buildable(attributes)
        case ("LaunchAction", "StoreKitConfigurationFileReference"):
            scheme.launch.storeKit = text(attributes["identifier"]).map(storeKit)
        case ("TestAction", "TestAction"):
            scheme.test.configuration = attributes["buildConfiguration"]
            scheme.test.usesLaunchOptions = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
            scheme.test.options.language = text(attributes["language"])
            scheme.test.options.region = text(attributes["region"])
        case ("TestAction", _): beginTest(name, attributes)
        default: break
        }
        beginOption(name, attributes)
    }

    private mutating func beginOption(_ name: String, _ attributes: [String: String]) {
        guard attributes["isEnabled"] != "NO", action == "LaunchAction" || action == "TestAction" else { return }
        var options = action == "LaunchAction" ? scheme.launch.options : scheme.test.options
        switch name {
        case "CommandLineArgument": options.arguments += [attributes["argument"]].compactMap { $0 }
        case "EnvironmentVariable":
            guard let name = text(attributes["key"]) else { return }
            options.environment.append(Scheme.Variable(name: name, value: attributes["value"] ?? ""))
        default: return
        }
        if action == "LaunchAction" { scheme.launch.options = options } else { scheme.test.options = options }
    }

    private mutating func beginTest(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "TestableReference":
            tested = Scheme.TestedTarget(buildable: Scheme.Buildable(target: "", project: ""), isEnabled: attributes["skipped"] != "YES")
            // Newer schemes name the tests that run in the place of those that do not.
            if attributes["useTestSelectionWhitelist"] == "YES" { tested?.selected = [] }
        case "BuildableReference" where path.contains("TestableReference"):
            if let buildable = buildable(attributes) { tested?.buildable = buildable }
        case "Test":
            guard let identifier = text(attributes["Identifier"]) else { return }
            guard var target = tested else { return }
            if path.contains("SelectedTests") { target.selected = (target.selected ?? []) + [identifier] }
            if path.contains("SkippedTests") { target.skipped.append(identifier) }
            tested = target
        case "TestPlanReference":
            guard let plan = location(attributes["reference"]) else { return }
            scheme.test.plans.append(plan)
            if attributes["default"] == "YES" { defaultPlan = plan }
        default: break
        }
    }

    private mutating func end(_ name: String) {
        guard name == "TestableReference", let target = tested else { return }
        if !target.buildable.target.isEmpty { scheme.test.targets.append(target) }
        tested = nil
    }

    // MARK: Values

    private func text(_ value: String?) -> String? { value.flatMap { $0.isEmpty ? nil : $0 } }

    private func buildable(_ attributes: [String: String]) -> Scheme.Buildable? {
        guard let target = text(attributes["BlueprintName"]) else { return nil }
        let place = attributes["ReferencedContainer"] ?? ""
        return Scheme.Buildable(
            identifier: text(attributes["BlueprintIdentifier"]), target: target,
            project: place.hasPrefix("container:") ? String(place.dropFirst("container:".count)) : place)
    }

    /// The StoreKit configuration that a reference names.
    private func storeKit(_ path: String) -> URL {
        let places = storeKitBases.map { $0.appendingPathComponent(path).standardizedFileURL }
        return places.first { FileManager.default.fileExists(atPath: $0.path) } ?? places[places.count - 1]
    }

    private func location(_ reference: String?) -> URL? {
        guard let reference, reference.hasPrefix("container:") else { return nil }
        let path = String(reference.dropFirst("container:".count))
        return URL(fileURLWithPath: path, relativeTo: container).standardizedFileURL.asOnMac
    }
}
