import FileFormats
import Foundation
import SwiftSyntax

/// The manifest of an app package, as Swift Playgrounds and Xcode write it (`Name.swiftpm/Package.swift`).
///
/// Source: Apple's documentation of `Package` and of app playgrounds, and the manifests that both programs write.
struct AppPackageManifest {
    struct Target {
        var value: ManifestValue
        var name: String
        /// The folder, as the manifest has it.
        var path: String
    }

    let file: URL
    let package: ManifestValue
    /// The `.iOSApplication(…)` among the products.
    let product: ManifestValue
    /// `5.9`
    let toolsVersion: String

    static let fileName = "Package.swift"

    /// Whether a folder is a package with an app.
    static func isThere(in folder: URL) -> Bool {
        guard let data = try? RegularFile.read(folder.appendingPathComponent(fileName)) else { return false }
        return data.range(of: Data(".iOSApplication".utf8)) != nil
    }

    /// - Throws: `BuildFailure` for a manifest that cannot be parsed, or spells out no app.
    init(_ folder: URL) throws {
        file = folder.appendingPathComponent(Self.fileName)
        let text = try ProjectFile.text(file)
        let tree = try SourceParsing.tree(of: text, in: file)
        if let line = Self.brokenLine(tree) {
            throw BuildFailure("the manifest is not valid Swift", at: file, line: line, nextStep: "Correct the package's manifest.")
        }
        let found = ManifestValue.package(in: tree)
        guard let package = found, let product = package["products"]?.elements.first(where: { $0.name == "iOSApplication" }) else {
            throw BuildFailure(
                "the manifest does not spell out its app", at: file, nextStep: "Write '.iOSApplication(…)' into 'products' of 'Package(…)'."
            )
        }
        (self.package, self.product) = (package, product)
        toolsVersion = Self.toolsVersion(text)
    }

    /// The line of the first syntax error; nil where there is none.
    private static func brokenLine(_ tree: SourceFileSyntax) -> Int? {
        guard tree.hasError else { return nil }
        let token = tree.tokens(viewMode: .all).first { $0.presence == .missing || $0.parent?.is(UnexpectedNodesSyntax.self) == true }
        return token.map { SourceLocationConverter(fileName: "", tree: tree).location(for: $0.position).line } ?? 1
    }

    /// The version in `// swift-tools-version: 5.9`; the first that knew app packages where there is none.
    private static func toolsVersion(_ text: String) -> String {
        guard let key = text.range(of: "swift-tools-version") else { return "5.5" }
        let version = text[key.upperBound...].drop { ": \t=".contains($0) }.prefix { $0.isNumber || $0 == "." }
        return version.isEmpty ? "5.5" : String(version)
    }

    /// The oldest iOS that the app runs on, `17.0`; nil where the manifest names none.
    var deploymentTarget: String? {
        guard let version = package["platforms"]?.elements.first(where: { $0.name == "iOS" })?.unlabeled else { return nil }
        if let text = version.text { return text.contains(".") ? text : text + ".0" }
        // `.v17`, `.v13_4`
        guard let name = version.name, name.hasPrefix("v") else { return nil }
        let numbers = name.dropFirst().replacingOccurrences(of: "_", with: ".")
        return numbers.contains(".") ? numbers : numbers + ".0"
    }

    /// The language mode of targets that choose none: the newest that the manifest lists, else that of its tools.
    var languageMode: String {
        let listed = (package["swiftLanguageModes"] ?? package["swiftLanguageVersions"])?.elements ?? []
        let modes = listed.compactMap(Self.mode).filter { $0 <= 6 }
        return modes.max().map(String.init) ?? (toolsVersion.hasPrefix("5") || toolsVersion.hasPrefix("4") ? "5" : "6")
    }

    /// `.v5`, `.version("6")`
    static func mode(_ value: ManifestValue) -> Int? {
        let text = value.unlabeled?.text ?? value.name.map { $0.hasPrefix("v") ? String($0.dropFirst()) : "" } ?? ""
        return Int(text.prefix(while: \.isNumber))
    }

    /// The Xcode that the tools are part of, as far as it decides on the SDK.
    var xcode: Int {
        let numbers = toolsVersion.split(separator: ".").compactMap { Int($0) }
        let (major, minor) = (numbers.first ?? 5, numbers.count > 1 ? numbers[1] : 0)
        return major > 6 || (major == 6 && minor >= 2) ? 26 : major == 6 ? 16 : 15
    }

    // MARK: Targets

    var targets: [Target] {
        (package["targets"]?.elements ?? []).compactMap { value in
            guard let name = value["name"]?.text, ["target", "executableTarget"].contains(value.name) else { return nil }
            return Target(value: value, name: name, path: value["path"]?.text ?? "Sources/\(name)")
        }
    }

    /// The line of a text in the manifest; 0 where it is not there.
    func line(of text: String) -> Int {
        let lines = ((try? ProjectFile.text(file)) ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
    }

    // MARK: Packages

    /// The packages that the app's package depends on, with the names that the manifest gives them.
    var packages: [(name: String?, reference: PackageReference)] {
        (package["dependencies"]?.elements ?? []).compactMap { value in
            guard value.name == "package" else { return nil }
            if let path = value["path"]?.text {
                let folder =
                    path.hasPrefix("/") ? URL(fileURLWithPath: path) : file.deletingLastPathComponent().appendingPathComponent(path)
                return (value["name"]?.text, PackageReference(source: .local(folder.standardizedFileURL)))
            }
            guard let address = value["url"]?.text else { return nil }
            return (value["name"]?.text, PackageReference(source: .remote(address, Self.requirement(value))))
        }
    }

    private static func requirement(_ value: ManifestValue) -> PackageReference.Requirement {
        for argument in value.arguments where !["url", "name"].contains(argument.label) {
            if let text = argument.value.text, let result = requirement(argument.label ?? "", text) { return result }
            if case .range(let lower, let upper, let isClosed) = argument.value { return .range(lower, isClosed ? next(upper) : upper) }
            // `.upToNextMajor(from: "1.0.0")`, `.branch("main")`
            guard let name = argument.value.name, let inner = argument.value.arguments.first?.value.text else { continue }
            if let result = requirement(name, inner) { return result }
        }
        return .unknown("none")
    }

    private static func requirement(_ name: String, _ text: String) -> PackageReference.Requirement? {
        switch name {
        case "from", "upToNextMajor": .upToNextMajor(text)
        case "upToNextMinor": .upToNextMinor(text)
        case "exact": .exact(text)
        case "branch": .branch(text)
        case "revision": .revision(text)
        default: nil
        }
    }

    /// The version after one: ranges of packages end before their last version.
    private static func next(_ version: String) -> String {
        var numbers = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) ?? 0 }
        while numbers.count < 3 { numbers.append(0) }
        numbers[2] += 1
        return numbers.map(String.init).joined(separator: ".")
    }
}
