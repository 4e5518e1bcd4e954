import DeviceMedia
import DeviceProtocol
import FileFormats
import FileReplacement
import Foundation
import PageEncoding
import PeerNetwork

/// All booted devices of one user, and the commands on them.
final class SimulatorHost: @unchecked Sendable {
    let store: DeviceStore
    private let homeScreen: HomeScreenProgram?
    private let lock = NSLock()
    /// Held while devices and what is installed on them change: two commands at a time would make two of what there is to be one of.
    private let changes = NSLock()
    private var sessions: [UUID: DeviceSession] = [:]
    /// The network in which the apps of all devices find each other.
    let network = PeerNetwork()
    private let transport: PeerTransport
    /// The live previews, of one app at a time.
    let previews: PreviewStage
    /// The addresses of the pages, once they are served.
    var addresses: PageAddress?
    /// Ends the host.
    var quit: (@Sendable () -> Void)?

    init(store: DeviceStore, homeScreen: HomeScreenProgram? = nil) {
        (self.store, self.homeScreen) = (store, homeScreen)
        transport = PeerTransport(network, discovery: BonjourDiscovery())
        let previewFolder = store.folder.deletingLastPathComponent().appendingPathComponent("Previews", isDirectory: true)
        previews = PreviewStage(folder: previewFolder)
        // Those of older versions; nobody else reaches what is in them then.
        for folder in [store.folder, previewFolder] { PrivateFiles.narrow(folder) }
    }

    func session(_ udid: UUID) -> DeviceSession? { lock.withLock { sessions[udid] } ?? previews.session(udid) }
    var firstBooted: UUID? { lock.withLock { sessions.keys.min { $0.uuidString < $1.uuidString } } }

    func booted(_ reference: String?) throws -> DeviceSession {
        let all = lock.withLock { sessions }
        guard let reference, !Self.meansBooted(reference) else {
            // Of several devices simctl chooses one, too; here it is the same one every time.
            if let first = firstBooted, let session = all[first] { return session }
            throw SimulatorError(
                "No devices are booted.", nextStep: "Boot one with: quince sim boot \"iPhone 15\"", exitCode: .invalidDevice)
        }
        let device = try store.existing(reference)
        guard let session = all[device.record.udid] else {
            throw SimulatorError(
                "Unable to lookup in current state: Shutdown",
                nextStep: "Boot the device with: quince sim boot \"\(device.record.name)\"", exitCode: .wrongState)
        }
        return session
    }

    private static func meansBooted(_ reference: String) -> Bool { reference.lowercased() == "booted" }

    func device(_ reference: String?) throws -> VirtualDevice {
        guard let reference, !Self.meansBooted(reference) else { return try booted(reference).device }
        let device = try store.existing(reference)
        return session(device.record.udid)?.device ?? device
    }

    func shutDownAll() {
        let all = lock.withLock {
            defer { sessions = [:] }
            return sessions
        }
        for session in all.values { session.shutDown() }
        previews.shutDown()
    }

    /// Says goodbye to other hosts.
    func leaveNetwork() { transport.shutDown() }

    func perform(_ request: HostRequest) -> HostReply {
        do { return try reply(to: request) } catch {
            var reply = HostReply()
            let error = error as? SimulatorError ?? SimulatorError("\(error)")
            (reply.problem, reply.nextStep, reply.exitCode) = (error.message, error.nextStep, error.exitCode)
            return reply
        }
    }

    private func reply(to request: HostRequest) throws -> HostReply {
        switch request.verb {
        case .create, .delete, .boot, .shutdown, .erase, .install, .uninstall, .launch, .openURL:
            try changes.withLock { try answer(request) }
        default: try answer(request)
        }
    }

    private var damagedDevices: [String]? {
        var problems: [SimulatorError] = []
        _ = store.devices { problems.append($0) }
        return problems.isEmpty ? nil : problems.map { "\($0.message). \($0.nextStep ?? "")" }
    }

    private func answer(_ request: HostRequest) throws -> HostReply {
        var reply = HostReply()
        // A damaged device is no more found by its name, and another one would be made without a word.
        if [.list, .boot].contains(request.verb) { reply.warnings = damagedDevices }
        switch request.verb {
        case .list: reply.devices = store.devices().map(entry)
        case .create: reply.devices = [entry(try create(request))]
        case .delete: try delete(request.device)
        case .boot: reply.devices = [try boot(request)]
        case .shutdown: try shutDown(request.device)
        case .erase: try erase(request.device)
        case .install: reply.text = try install(request)
        case .uninstall: try uninstall(request)
        case .launch: try launch(request, &reply)
        case .terminate: try terminate(request)
        case .openURL: try booted(request.device).openURL(request.value ?? "")
        case .setState: reply.state = try setState(request)
        case .startRecording: try startRecording(request)
        case .stopRecording: reply.recording = try booted(request.device).stopRecording()
        case .screenshot:
            let session = try booted(request.device)
            session.awaitDrawing()
            reply.data = try session.screenshot()
        case .screen: reply.screen = try booted(request.device).screenSnapshot()
        case .perform: try perform(request.action, request.device)
        case .apps: reply.apps = try apps(request.device)
        case .pasteboard: reply.text = try pasteboard(request)
        case .push: try push(request)
        case .resetKeychain: try device(request.device).services.keychain.clear()
        case .container: reply.text = try container(request)
        case .logs: reply.text = try booted(request.device).logText(app: request.app)
        case .build: if let build = request.build { try booted(request.device).setBuild(build) }
        case .addMedia: try addMedia(request)
        case .outbox: reply.outbox = try outbox(request)
        case .widgets: reply.widgets = try widgets(request)
        case .privacy: try setPrivacy(request)
        case .location: reply.state = try setLocation(request)
        case .store: reply.text = try store(request)
        case .health: reply.text = try health(request)
        case .statusBar: reply.state = try setStatusBar(request)
        case .preview:
            reply.text = addresses?.previews
            if let preview = request.preview { reply.count = try previews.show(preview) }
        case .previewUpdate: if let update = request.previewUpdate { previews.take(update) }
        case .previewBuild: if let build = request.build { previews.take(build) }
        case .previewEnd: previews.shutDown()
        case .page: reply.text = try pageAddress(request)
        case .redirectPage: reply.text = try redirectPage(request)
        case .followLog: throw SimulatorError("a log is followed over a connection of its own")
        case .quit: quit?()
        }
        return reply
    }

    private func startRecording(_ request: HostRequest) throws {
        guard let path = request.value, path.hasPrefix("/") else { throw SimulatorError("the video's file is missing") }
        let options = RecordingOptions(rate: request.frameRate ?? 60, longestSide: request.longestSide)
        try booted(request.device).startRecording(to: URL(fileURLWithPath: path), options: options)
    }

    private func app(_ request: HostRequest) throws -> String {
        guard let app = request.app else { throw SimulatorError("the app's bundle identifier is missing") }
        return app
    }

    private func entry(_ device: VirtualDevice) -> HostReply.Device {
        let udid = device.record.udid
        let isBooted = session(udid) != nil
        return HostReply.Device(
            udid: udid.uuidString, name: device.record.name, model: device.record.model, isBooted: isBooted,
            url: isBooted ? addresses?.device(udid) : nil, folder: device.folder.path)
    }

    /// Makes a device of a model; two of one name would not be told apart.
    private func create(_ request: HostRequest) throws -> VirtualDevice {
        let model = try DeviceCatalogue.model(request.device ?? DeviceCatalogue.defaultModel)
        let name = request.value ?? model.name
        guard !store.devices().contains(where: { $0.record.name.caseInsensitiveCompare(name) == .orderedSame }) else {
            throw SimulatorError(
                "there is a device called “\(name)” already", nextStep: "Choose another name; see: quince sim list devices")
        }
        return try store.create(model: model, name: name)
    }

    /// Removes devices for good; booted ones are shut down before.
    private func delete(_ reference: String?) throws {
        for device in reference == "all" ? store.devices() : [try device(reference)] {
            lock.withLock { sessions.removeValue(forKey: device.record.udid) }?.shutDown()
            try device.remove()
        }
    }

    private func boot(_ request: HostRequest) throws -> HostReply.Device {
        let device = try store.device(request.device ?? DeviceCatalogue.defaultModel, number: request.number ?? 1)
        let wasBooted = lock.withLock {
            if sessions[device.record.udid] != nil { return true }
            let session = DeviceSession(device: device, network: network, homeScreen: homeScreen)
            session.uninstall = { [weak self] app in
                _ = self?.perform(HostRequest(.uninstall, device: device.record.udid.uuidString, app: app))
            }
            sessions[device.record.udid] = session
            session.startSystem()
            return false
        }
        var booted = entry(device)
        booted.wasBooted = wasBooted
        return booted
    }

    private func shutDown(_ reference: String?) throws {
        if reference == "all" { return shutDownAll() }
        let device = try device(reference)
        guard let session = lock.withLock({ sessions.removeValue(forKey: device.record.udid) }) else {
            throw SimulatorError("Unable to shutdown device in current state: Shutdown", exitCode: .wrongState)
        }
        session.shutDown()
    }

    private func erase(_ reference: String?) throws {
        for device in reference == "all" ? store.devices() : [try device(reference)] {
            if session(device.record.udid) != nil {
                throw SimulatorError(
                    "Unable to erase contents and settings in current state: Booted",
                    nextStep: "Shut the device down first: quince sim shutdown \"\(device.record.name)\"", exitCode: .wrongState)
            }
            try device.erase()
        }
    }

    /// Adds files to a device's photo library, booted or not; those before one that cannot be added stay added.
    private func addMedia(_ request: HostRequest) throws {
        let device = try device(request.device)
        let photos = PhotoFolder(dataFolder: device.dataFolder)
        for path in request.arguments {
            let data: Data
            do { data = try RegularFile.read(URL(fileURLWithPath: path), limit: RegularFile.pictureLimit) } catch let problem {
                throw SimulatorError(
                    "\(path) \(problem.message)", nextStep: "Name a picture: PNG, JPEG, GIF or WebP.", exitCode: .missingFile)
            }
            do { try photos.add(data) } catch {
                throw SimulatorError(
                    "\(path) cannot be added to the photos of \(device.record.name): \(error.localizedDescription)",
                    nextStep: "The library takes PNG, JPEG, GIF and WebP pictures.")
            }
        }
    }

    /// The messages that a device's apps had sent, booted or not; removes them where the request says so.
    private func outbox(_ request: HostRequest) throws -> [OutboxEntry] {
        let outbox = try device(request.device).services.outbox
        if request.value == HostRequest.clear { try outbox.clear() }
        return try outbox.messages().map(OutboxEntry.init)
    }

    /// Changes what the request says, and tells what there is to say of the widgets.
    private func widgets(_ request: HostRequest) throws -> WidgetReport? {
        let session = try booted(request.device), widgets = session.widgets
        if let isLimited = request.widgetBudget { session.setWidgetBudget(isLimited) }
        if request.reloadsWidgets == true { widgets?.reload(copy: nil) }
        return widgets?.report
    }

    private func install(_ request: HostRequest) throws -> String {
        let device = try device(request.device)
        let folder = URL(fileURLWithPath: request.value ?? "", isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw SimulatorError(
                "An application bundle was not found at the provided path.",
                nextStep: "Provide a valid path to the desired application bundle: \(folder.path) does not exist.",
                exitCode: .missingFile)
        }
        let session = session(device.record.udid)
        session?.terminate(try AppBundle(folder: folder).identifier)
        let installed = try device.install(folder)
        session?.installedAppsChanged()
        return installed.bundle.identifier
    }

    private func uninstall(_ request: HostRequest) throws {
        let device = try device(request.device)
        let session = session(device.record.udid)
        let app = try app(request)
        // As simctl does, it says nothing of an app that is not there: scripts call it to be sure.
        guard device.apps.contains(where: { $0.bundle.identifier == app }) else { return }
        session?.handleAndLog(.cancelTransfers(app))
        session?.terminate(app)
        try device.uninstall(app)
        session?.forget(app)
        session?.installedAppsChanged()
    }

    private func launch(_ request: HostRequest, _ reply: inout HostReply) throws {
        let (session, app) = (try booted(request.device), try app(request))
        if let isWatched = request.isWatched { session.setWatched(isWatched, app) }
        if let isConfined = request.isConfined { session.setConfined(isConfined, app) }
        if let run = request.run { reply.replacedRun = session.claim(app, by: run) }
        reply.processIdentifier = try session.launch(app, arguments: request.arguments, environment: request.environment ?? [:])
    }

    private func terminate(_ request: HostRequest) throws {
        let (session, app) = (try booted(request.device), try app(request))
        guard session.isRunning(app) else {
            throw SimulatorError("The request to terminate \"\(app)\" failed. found nothing to terminate", exitCode: .notRunning)
        }
        session.terminate(app)
    }

    private func setState(_ request: HostRequest) throws -> DeviceState {
        let session = try booted(request.device)
        guard request.changesState else { return session.device.record.state }
        try session.update { state in
            if let appearance = request.appearance { state.appearance = appearance }
            if let size = request.contentSize { state.contentSize = size }
            if let orientation = request.orientation { state.orientation = orientation }
            if let locale = request.locale {
                state.locale = locale
                state.languages = [locale.replacingOccurrences(of: "_", with: "-")]
            }
            if let network = request.network { state.network = network }
            if let biometry = request.biometry { state.biometry = biometry }
            if request.unenrollsBiometry == true { state.biometry = nil }
            if let time = request.statusBarTime { state.statusBarTime = time }
            if request.clearsStatusBar { state.statusBarTime = nil }
        }
        return session.device.record.state
    }

    private func container(_ request: HostRequest) throws -> String {
        let installed = try device(request.device).app(try app(request))
        switch request.value ?? "app" {
        case "app": return installed.bundle.folder.path
        case "data": return installed.dataContainer.path
        case "groups":
            return installed.groupContainers.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.path)" }.joined(separator: "\n")
        case let group:
            guard let folder = installed.groupContainers[group] else {
                throw SimulatorError(
                    "the app has no container “\(group)”", nextStep: "There are app, data, groups and the identifiers of its app groups.")
            }
            return folder.path
        }
    }
}
