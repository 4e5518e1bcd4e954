import DeviceProtocol
import FileFormats
import FileReplacement
import Foundation

/// A simulated device on disk: its settings, and the apps installed on it with their data.
///
/// The folders are those of Apple's simulator: `data/Containers/{Bundle/Application, Data/Application, Shared/AppGroup}/<UUID>`.
public final class VirtualDevice: @unchecked Sendable {
    public let folder: URL
    public private(set) var record: DeviceRecord
    /// The device's model, under the device's own name.
    public let description: DeviceDescription
    /// The permissions that the user has granted to the device's apps.
    public let permissions: PermissionStore
    /// The data shared by the device's apps.
    public let services: BrokerServices

    private static func services(in folder: URL, _ permissions: PermissionStore) -> BrokerServices {
        BrokerServices(folder: folder.appendingPathComponent("data", isDirectory: true), isRealTime: true, permissions: permissions)
    }

    private static func permissions(in folder: URL) -> PermissionStore {
        PermissionStore(file: folder.appendingPathComponent("data/Permissions.json"))
    }

    private var recordFile: URL { folder.appendingPathComponent("device.json") }
    /// The folder of the device's data other than its settings; `erase` removes it.
    var dataFolder: URL { folder.appendingPathComponent("data", isDirectory: true) }
    private var containers: URL { dataFolder.appendingPathComponent("Containers", isDirectory: true) }

    /// Opens a device.
    ///
    /// - Throws: `SimulatorError` when its file is damaged, saying how to get rid of it.
    public init(folder: URL) throws {
        self.folder = folder
        permissions = Self.permissions(in: folder)
        services = Self.services(in: folder, permissions)
        let file = folder.appendingPathComponent("device.json")
        do {
            record = try JSONDecoder().decode(DeviceRecord.self, from: Data(contentsOf: file))
            description = try Self.description(of: record)
        } catch {
            throw SimulatorError(
                "the device in \(folder.path) cannot be read: its device.json is missing or damaged (\(Self.reason(error)))",
                nextStep: "Remove the folder to lose the device and its apps, or restore its device.json.")
        }
    }

    init(creating record: DeviceRecord, in folder: URL) throws {
        (self.folder, self.record) = (folder, record)
        permissions = Self.permissions(in: folder)
        services = Self.services(in: folder, permissions)
        description = try Self.description(of: record)
        do { try save() } catch {
            // What is left of a device that could not be made would be taken for a damaged one.
            try? FolderRemoval.remove(folder)
            throw error
        }
    }

    private static func description(of record: DeviceRecord) throws -> DeviceDescription {
        var description = try DeviceCatalogue.model(record.model)
        description.name = record.name
        return description
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "no \(key.stringValue)"
        case DecodingError.dataCorrupted(let context): context.debugDescription
        case let error as SimulatorError: error.message
        default: error.localizedDescription
        }
    }

    private func save() throws {
        try withFileErrors("the device's settings cannot be saved") {
            try PrivateFiles.makeFolder(folder)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(record).replacePrivateFile(at: recordFile, isDurable: true)
            hasUnsavedLocation = false
        }
    }

    /// Changes the settings and saves them; what cannot be saved is not changed.
    public func update(_ change: (inout DeviceState) -> Void) throws {
        let before = record.state
        change(&record.state)
        do { try save() } catch {
            record.state = before
            throw error
        }
    }

    /// Whether the device has moved since its settings were saved.
    private(set) var hasUnsavedLocation = false

    /// Changes the location without saving it, as on a way that goes on.
    func move(to location: DeviceLocation?) {
        record.state.location = location
        hasUnsavedLocation = true
    }

    /// Removes the device with all that is on it.
    func remove() throws {
        try withFileErrors("the device cannot be removed") { try FolderRemoval.remove(folder) }
    }

    /// Removes all apps and their data, and returns the settings to those of a new device.
    public func erase() throws {
        try withFileErrors("the device cannot be erased") {
            try FolderRemoval.remove(dataFolder)
        }
        record.state = DeviceState()
        permissions.reload()
        try save()
    }

    // MARK: Apps

    /// The installed apps by name. Folders without a readable bundle are passed over.
    public var apps: [InstalledBundle] {
        let folder = containers.appendingPathComponent("Bundle/Application", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let apps = names.filter { UUID(uuidString: $0) != nil }.compactMap { installedBundle(in: folder.appendingPathComponent($0)) }
        return apps.sorted { ($0.bundle.displayName, $0.bundle.identifier) < ($1.bundle.displayName, $1.bundle.identifier) }
    }

    /// - Throws: `SimulatorError` naming what is installed when this app is not.
    public func app(_ identifier: String) throws -> InstalledBundle {
        if let app = apps.first(where: { $0.bundle.identifier == identifier }) { return app }
        let installed = apps.map(\.bundle.identifier).joined(separator: ", ")
        throw SimulatorError(
            "no app \(identifier) is installed on \(record.name)",
            nextStep: installed.isEmpty ? "Install one with: quince sim install" : "Installed are: \(installed).",
            exitCode: .notInstalled)
    }

    /// Installs a bundle, or replaces it and keeps its data. Either the whole new bundle is there afterwards or the old one.
    @discardableResult
    public func install(_ source: URL) throws -> InstalledBundle {
        let bundle = try AppBundle(folder: source)
        try Self.checkFiles(of: source)
        let previous = apps.first { $0.bundle.identifier == bundle.identifier }
        let container = containers.appendingPathComponent("Bundle/Application/\(UUID().uuidString)", isDirectory: true)
        let staging = containers.appendingPathComponent("Staging/\(UUID().uuidString)", isDirectory: true)
        try withFileErrors("\(bundle.displayName) cannot be installed") {
            let files = FileManager.default
            try PrivateFiles.makeFolder(staging)
            defer { try? files.removeItem(at: staging) }
            try files.copyItem(at: source, to: staging.appendingPathComponent(source.lastPathComponent))
            PrivateFiles.narrowAll(in: staging)
            try PrivateFiles.makeFolder(container.deletingLastPathComponent())
            try files.moveItem(at: staging, to: container)
            if let previous { try FolderRemoval.remove(previous.bundle.folder.deletingLastPathComponent()) }
        }
        return try app(bundle.identifier)
    }

    /// Refuses a bundle with FIFOs, devices and the like, which nobody can copy.
    private static func checkFiles(of bundle: URL) throws {
        func failure(_ reason: String) -> SimulatorError {
            SimulatorError("\(bundle.path) cannot be installed: \(reason)", nextStep: "Build the app again.")
        }
        func visit(_ folder: URL, _ walk: inout FolderWalk) throws {
            try walk.visit(folder) { walk in
                let listing = try FolderListing(folder, includesHidden: true)
                if let (name, kind) = listing.odd.first { throw failure("'\(name)' in it is \(kind)") }
                try walk.count(listing.entries.count)
                for entry in listing.entries where entry.isFolder && !entry.isLink {
                    try visit(folder.appendingPathComponent(entry.name, isDirectory: true), &walk)
                }
            }
        }
        var walk = FolderWalk()
        do {
            try visit(bundle, &walk)
        } catch let problem as FolderWalk.Problem {
            throw failure(problem.reason)
        } catch let problem as FolderListing.Problem {
            throw failure(problem.reason)
        }
    }

    /// Removes an app with its data; shared groups go with the last app that uses them.
    public func uninstall(_ identifier: String) throws {
        let app = try app(identifier)
        let extensions = [.widgets, .intents].flatMap { (try? self.extensions(of: app, $0)) ?? [] }
        let others = apps.filter { $0.bundle.identifier != identifier }.flatMap(\.bundle.groups)
        try withFileErrors("\(app.bundle.displayName) cannot be removed") {
            try FolderRemoval.remove(app.bundle.folder.deletingLastPathComponent())
            let containers = [app.dataContainer] + extensions.map(\.dataContainer)
            for folder in containers + app.bundle.groups.filter({ !others.contains($0) }).compactMap({ app.groupContainers[$0] }) {
                try ContainerFolders.remove(folder)
            }
        }
        let store = WidgetStore(device: self)
        for each in extensions { store.removeAll(of: each.bundle.identifier) }
        try permissions.reset(for: identifier)
        try services.documents.remove(of: identifier)
    }

    /// The extensions with widgets in an installed app.
    ///
    /// - Throws: `SimulatorError` for a damaged extension.
    public func widgetExtensions(of app: InstalledBundle) throws -> [InstalledBundle] { try extensions(of: app, .widgets) }

    /// The extensions of a kind in an installed app, each with a home folder of its own; the folders of groups are those of the apps.
    ///
    /// - Throws: `SimulatorError` for a damaged extension.
    public func extensions(of app: InstalledBundle, _ point: AppBundle.ExtensionPoint) throws -> [InstalledBundle] {
        try app.bundle.extensions(point).map { bundle in
            try withFileErrors("no folder for the data of \(bundle.identifier)") {
                let data = try container(kind: "Data/PluginKitPlugin", identifier: bundle.identifier)
                ContainerFolders.fill(data)
                var groups: [String: URL] = [:]
                for group in bundle.groups { groups[group] = try container(kind: "Shared/AppGroup", identifier: group) }
                return InstalledBundle(bundle: bundle, dataContainer: data, groupContainers: groups)
            }
        }
    }

    /// Empties an app's data container, as a fresh installation would have it.
    public func clearData(_ identifier: String) throws {
        let app = try app(identifier)
        try withFileErrors("the data of \(app.bundle.displayName) cannot be removed") {
            try ContainerFolders.remove(app.dataContainer)
        }
        _ = try self.app(identifier)
    }

    private func installedBundle(in container: URL) -> InstalledBundle? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: container.path)) ?? []
        guard let name = names.first(where: { $0.hasSuffix(".app") }),
            let bundle = try? AppBundle(folder: container.appendingPathComponent(name, isDirectory: true)),
            let data = try? self.container(kind: "Data/Application", identifier: bundle.identifier)
        else { return nil }
        ContainerFolders.fill(data)
        var groups: [String: URL] = [:]
        for group in bundle.groups { groups[group] = try? self.container(kind: "Shared/AppGroup", identifier: group) }
        return InstalledBundle(bundle: bundle, dataContainer: data, groupContainers: groups)
    }

    /// The container of this kind that belongs to the identifier; made when there is none.
    private func container(kind: String, identifier: String) throws -> URL {
        try ContainerFolders(containers.appendingPathComponent(kind, isDirectory: true)).container(of: identifier)
    }
}
