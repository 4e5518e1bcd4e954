import BundleFormat
import FileFormats
import Foundation

/// An app's bundle as AppBuilder made it.
public struct AppBundle: Equatable, Sendable {
    public let folder: URL
    public let identifier: String
    public let displayName: String
    public let executable: URL
    /// The largest picture of the app's icon, a PNG; nil where the app has none.
    public let icon: URL?
    /// Identifiers of the app groups it is entitled to.
    public let groups: [String]
    /// The keychain's access groups it is entitled to, in iOS's order: those of its entitlements, its own identifier, its app groups.
    let keychainGroups: [String]
    /// Whether its Info.plist says what it adds pictures to the photo library for.
    let addsPhotos: Bool
    /// Schemes of the links the app opens, in lower case.
    public let schemes: [String]
    /// Classes of the intents that an Intents extension handles.
    public let intents: [String]
    public let version: String
    /// The iOS that it was built for, `17.0`; nil where it does not say.
    public let systemVersion: String?
    /// The folder that contains the app's `.lproj` folders.
    private let texts: URL
    /// Whether it is a program of the system's.
    let isSystem: Bool
    /// The launch arguments that the program always receives.
    let arguments: [String]

    /// - Throws: `SimulatorError` for a folder that is no app bundle.
    public init(folder: URL) throws {
        let file = folder.appendingPathComponent("Info.plist")
        let data: Data
        do { data = try RegularFile.read(file) } catch let problem {
            let reason = problem == .missing ? "it has no Info.plist" : "its Info.plist \(problem.message)"
            throw SimulatorError("\(folder.path) is no app: \(reason)", nextStep: "Build the app with: quince build")
        }
        guard let info = try? PropertyList.read(data) as? [String: Any] else {
            throw SimulatorError("\(file.path) is no property list", nextStep: "Build the app again with: quince build")
        }
        guard let identifier = info["CFBundleIdentifier"] as? String, let executable = info["CFBundleExecutable"] as? String,
            !identifier.isEmpty, !executable.isEmpty
        else {
            throw SimulatorError(
                "\(file.path) lacks CFBundleIdentifier or CFBundleExecutable", nextStep: "Set them in the target's build settings.")
        }
        // Identifiers name files of the device.
        try Self.check(identifier, "CFBundleIdentifier", "bundle identifier", in: file)
        let groups = info["QuinceApplicationGroups"] as? [String] ?? []
        for group in groups { try Self.check(group, "QuinceApplicationGroups", "identifier of an app group", in: file) }
        do { _ = try PlacedName(executable) } catch let problem {
            throw SimulatorError(
                "\(file.path): CFBundleExecutable “\(executable)” \(problem.reason)",
                nextStep: "Build the app again with: quince build")
        }
        try Self.checkProgram(folder.appendingPathComponent(executable))
        (self.folder, texts) = (folder, folder)
        self.identifier = identifier
        self.executable = folder.appendingPathComponent(executable)
        displayName = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? executable
        self.groups = groups
        keychainGroups = Self.keychainGroups(info, identifier: identifier)
        addsPhotos = info["NSPhotoLibraryAddUsageDescription"] is String
        let links = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = links.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
        let attributes = (info["NSExtension"] as? [String: Any])?["NSExtensionAttributes"] as? [String: Any]
        intents = attributes?["IntentsSupported"] as? [String] ?? []
        icon = Self.icon(in: folder, info)
        version = info["CFBundleShortVersionString"] as? String ?? ""
        systemVersion = Self.systemVersion(info)
        (isSystem, arguments) = (false, [])
    }

    /// A link would let the app start whatever it leads to. One that is missing is named when the app starts.
    private static func checkProgram(_ executable: URL) throws {
        guard let kind = RegularFile.kind(named: executable) else { return }
        throw SimulatorError(
            "\(executable.path), the app's program, is \(kind), not a file",
            nextStep: "Build the app again with: quince build")
    }

    /// - Throws: `SimulatorError` for a text that is no identifier.
    private static func check(_ text: String, _ key: String, _ kind: String, in file: URL) throws {
        let isPlain = text.utf8.allSatisfy(identifierCharacters.contains) && !text.isEmpty && !text.hasPrefix(".")
        guard !isPlain || text.utf8.count > maximumLength else { return }
        throw SimulatorError(
            "\(file.path): \(key) “\(text.prefix(100))” is no \(kind)" + (isPlain ? ": it is longer than \(maximumLength) characters" : ""),
            nextStep: "Use letters, digits, hyphens and periods, as in com.example.MyApp.")
    }

    /// Names of files are made of identifiers and what they are for.
    private static let maximumLength = 155

    /// The app's name in the first of these languages that the app has, such as `de-AT`, which those without it have as `de`.
    public func displayName(in languages: [String]) -> String {
        let table = texts(in: languages)
        return table["CFBundleDisplayName"] as? String ?? table["CFBundleName"] as? String ?? displayName
    }

    /// Returns the contents of `InfoPlist.strings` in the first of `languages` that the app supports; empty where it supports none.
    func texts(in languages: [String]) -> [String: Any] {
        for name in languages.flatMap(Self.localizations) {
            let folder = texts.appendingPathComponent("\(name).lproj", isDirectory: true)
            guard FileManager.default.fileExists(atPath: folder.path) else { continue }
            let data = try? RegularFile.read(folder.appendingPathComponent("InfoPlist.strings"))
            return data.flatMap { try? PropertyList.read($0, isStringTable: true) } as? [String: Any] ?? [:]
        }
        return [:]
    }

    /// The folders a language may have, the closest one first.
    private static func localizations(_ language: String) -> [String] {
        let parts = language.split(separator: "-").map(String.init)
        return (1...max(parts.count, 1)).reversed().flatMap { count in
            [parts.prefix(count).joined(separator: "-"), parts.prefix(count).joined(separator: "_")]
        }
    }

    /// The extension point that an app extension declares in its Info.plist.
    public enum ExtensionPoint: String, Sendable {
        case widgets = "com.apple.widgetkit-extension"
        case intents = "com.apple.intents-service"
    }

    /// The extensions in the app that have widgets, by name.
    ///
    /// - Throws: `SimulatorError` for a damaged one.
    public func widgetExtensions() throws -> [AppBundle] { try extensions(.widgets) }

    /// The extensions of a kind in the app, by name.
    ///
    /// - Throws: `SimulatorError` for a damaged one.
    public func extensions(_ wanted: ExtensionPoint) throws -> [AppBundle] {
        let plugIns = folder.appendingPathComponent("PlugIns", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: plugIns.path)) ?? []
        return try names.filter { $0.hasSuffix(".appex") }.sorted().compactMap { name in
            let folder = plugIns.appendingPathComponent(name, isDirectory: true)
            let data = try? RegularFile.read(folder.appendingPathComponent("Info.plist"))
            let info = data.flatMap { try? PropertyList.read($0) } as? [String: Any]
            let point = (info?["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
            return point == wanted.rawValue ? try AppBundle(folder: folder) : nil
        }
    }

    /// A program of the system, which has no bundle of its own.
    init(system executable: URL, identifier: String, displayName: String, arguments: [String] = []) {
        folder = executable.deletingLastPathComponent()
        texts = folder.appendingPathComponent("Quince_SpringBoard.resources/Texts", isDirectory: true)
        (self.executable, self.identifier, self.displayName) = (executable, identifier, displayName)
        (icon, groups, schemes, intents, version, systemVersion) = (nil, [], [], [], "", nil)
        (keychainGroups, addsPhotos) = (Self.keychainGroups([:], identifier: identifier), false)
        (isSystem, self.arguments) = (true, arguments)
    }

    private static func systemVersion(_ info: [String: Any]) -> String? {
        guard let version = info["DTPlatformVersion"] as? String, !version.isEmpty, version.count <= 16 else { return nil }
        return version.utf8.allSatisfy("0123456789.".utf8.contains) ? version : nil
    }

    private static func keychainGroups(_ info: [String: Any], identifier: String) -> [String] {
        let own = (info["QuinceTeamPrefix"] as? String ?? teamPrefix) + identifier
        return (info["QuinceKeychainGroups"] as? [String] ?? []) + [own] + (info["QuinceApplicationGroups"] as? [String] ?? [])
    }

    /// The identifier prefix of Apple's simulator, used because builds are not signed.
    private static let teamPrefix = "FAKETEAMID."

    private static let identifierCharacters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._".utf8)

    /// The picture of the icon that the Info.plist names.
    private static func icon(in folder: URL, _ info: [String: Any]) -> URL? {
        let assets = folder.appendingPathComponent(CompiledAssetCatalog.folderName, isDirectory: true)
        guard let data = try? RegularFile.read(assets.appendingPathComponent(CompiledAssetCatalog.fileName)),
            let catalog = try? PropertyList.decode(CompiledAssetCatalog.self, from: data)
        else { return nil }
        let primary = (info["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let name = primary?["CFBundleIconName"] as? String ?? "AppIcon"
        let files = (catalog.icons[name] ?? catalog.icons.min { $0.key < $1.key }?.value ?? []).filter { $0.hasSuffix(".png") }
        return files.first { (try? PlacedName($0)) != nil }.map { assets.appendingPathComponent($0) }
    }
}

/// An app on a device, with the folders that are its own.
public struct InstalledBundle: Equatable, Sendable {
    public let bundle: AppBundle
    /// The app's home folder.
    public let dataContainer: URL
    public let groupContainers: [String: URL]
    /// The folders that the app may read.
    var readableFolders: [URL] { [bundle.folder, dataContainer] + groupContainers.values }
}
