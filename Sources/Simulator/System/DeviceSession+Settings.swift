import DeviceCore
import DeviceProtocol
import Foundation

/// The Settings app: an app of the system's that sees and sets what no other app does.
extension DeviceSession {
    /// An app of the device, or of the system.
    func installed(_ identifier: String) throws -> InstalledBundle {
        guard let program = homeScreen, identifier == HomeScreenProgram.settingsIdentifier else { return try device.app(identifier) }
        return InstalledBundle(
            bundle: program.settings, dataContainer: try HomeScreenProgram.settingsFolder(of: device), groupContainers: [:])
    }

    /// The apps that people see: those that are installed, and the system's.
    var visibleApps: [AppBundle] { device.apps.map(\.bundle) + (preview == nil ? [homeScreen?.settings].compactMap { $0 } : []) }

    /// Does what Settings asks for that is not the core's.
    func perform(_ command: SettingsCommand) {
        switch command {
        case .setWidgetBudget(let isLimited): setWidgetBudget(isLimited)
        case .setClock(let seconds): setClock(ahead: seconds)
        case .setClockSpeed(let speed): setClock(clock.running(at: speed, from: Date()))
        case .uninstall(let app): if let uninstall { DispatchQueue.global().async { uninstall(app) } }
        case .follow, .setAppearance, .setContentSize, .setLanguages, .setNotifications, .setPermission, .setRegion, .setSlowAnimations,
            .setTimeZone:
            break
        }
    }

    /// Sends the Settings app everything it shows; sizes are looked up elsewhere, for that takes long.
    func sendSettings(to id: ProcessID) {
        guard let app = processes[id] else { return }
        let installed = device.apps
        var settings = SystemSettings(deviceName: device.record.name, state: device.record.state)
        settings.apps = installed.map { each in
            let bundle = each.bundle
            var entry = SystemSettings.App(
                identifier: bundle.identifier, name: name(of: bundle), icon: bundle.icon?.path, version: bundle.version)
            entry.notifications = core.services.notificationPermissions(of: bundle.identifier)
            entry.permissions = core.services.permissions[bundle.identifier, default: [:]].filter { $0.key != .notifications }
            return entry
        }
        (settings.limitsWidgets, settings.clock) = (widgetsAreLimited, clock)
        let folder = device.folder
        DispatchQueue.global().async { [settings] in
            var settings = settings
            for (index, each) in installed.enumerated() {
                settings.apps[index].bundleSize = DiskSize.of(each.bundle.folder)
                settings.apps[index].dataSize = DiskSize.of(each.dataContainer)
            }
            (settings.capacity, settings.free) = DiskSize.disk(of: folder)
            app.send(.system(.settings(settings)))
        }
    }
}

/// The size of files on disk, in bytes.
enum DiskSize {
    /// Returns the total size of the regular files in a folder and its subfolders, in bytes.
    static func of(_ folder: URL) -> Int {
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
        var size = 0
        while let file = files?.nextObject() as? URL {
            let values = try? file.resourceValues(forKeys: Set(keys))
            if values?.isRegularFile == true { size += values?.fileSize ?? 0 }
        }
        return size
    }

    static func disk(of folder: URL) -> (capacity: Int, free: Int) {
        let attributes = (try? FileManager.default.attributesOfFileSystem(forPath: folder.path)) ?? [:]
        func number(_ key: FileAttributeKey) -> Int { (attributes[key] as? NSNumber)?.intValue ?? 0 }
        return (number(.systemSize), number(.systemFreeSize))
    }
}
