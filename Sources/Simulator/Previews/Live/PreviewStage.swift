import DeviceProtocol
import FileReplacement
import Foundation
import PageEncoding

/// The live previews of one app: a device for each, and the page that shows them side by side.
final class PreviewStage: @unchecked Sendable {
    private let folder: URL
    private let lock = NSLock()
    private var sessions: [UUID: DeviceSession] = [:]
    /// Which preview each device shows.
    private var places: [Place: (id: UUID, home: URL)] = [:]
    private var starts = 0
    private var cells: [PreviewEvent.Cell] = []
    private var appName = ""
    private var code = PreviewCode()
    private var build: BuildReport?
    private var followers: [UUID: @Sendable (String) -> Void] = [:]

    /// - Parameter folder: The folder of the previews' devices; its contents are removed.
    init(folder: URL) {
        self.folder = folder
        try? FolderRemoval.remove(folder)
    }

    func session(_ id: UUID) -> DeviceSession? { lock.withLock { sessions[id] } }

    func shutDown() {
        let all = lock.withLock {
            defer { (sessions, cells, places) = ([:], [], [:]) }
            return sessions
        }
        for session in all.values { session.shutDown() }
        try? FolderRemoval.remove(folder)
    }

    // MARK: Showing

    /// The identity of a preview across builds of the app.
    private struct Place: Hashable {
        var preview: String
        var variant: PreviewVariant
        var orientation: DeviceOrientation?
    }

    /// The previews of an app and of its extensions with widgets, each where it is first: they may have sources in common.
    private func listed(_ bundle: AppBundle) throws -> [(bundle: AppBundle, number: Int, entry: PreviewEntry)] {
        var known: Set<String> = []
        return try ([bundle] + bundle.widgetExtensions()).flatMap { part in
            let entries = try PreviewLister.entries(of: part, dataContainer: makeFolder("List"))
            return entries.enumerated().filter { known.insert($0.element.id).inserted }.map { (part, $0.offset, $0.element) }
        }
    }

    /// Shows the previews of an app that was built; those that are shown already are started again in their places.
    ///
    /// - Returns: The number of previews.
    /// - Throws: `SimulatorError`, also where the app crashes before it has told of its previews.
    func show(_ request: PreviewRequest) throws -> Int {
        let bundle = try AppBundle(folder: URL(fileURLWithPath: request.bundle, isDirectory: true))
        let listed = try listed(bundle)
        let code = PreviewCode()
        let (known, old) = lock.withLock { (self.places, sessions) }
        starts += 1
        var places: [Place: (id: UUID, home: URL)] = [:]
        var made: [UUID: DeviceSession] = [:]
        var restarted: [(session: DeviceSession, cell: PreviewCell)] = []
        var described: [PreviewEvent.Cell] = []
        for (part, number, entry) in listed where request.file.map({ isSame($0, entry.file) }) ?? true {
            var seen: Set<PreviewVariant> = []
            for variant in request.variants {
                var variant = variant
                if let device = entry.device.flatMap({ try? DeviceCatalogue.model($0) }) { variant.device = device.name }
                guard seen.insert(variant).inserted else { continue }
                let place = Place(preview: entry.id, variant: variant, orientation: entry.orientation)
                let id = known[place]?.id ?? UUID()
                let home = try makeFolder("\(id.uuidString)/Home\(starts)")
                let cell = PreviewCell(
                    bundle: part, entry: entry, number: number, variant: variant, dataContainer: home, code: code)
                if let session = old[id] { restarted.append((session, cell)) }
                made[id] = try old[id] ?? makeSession(id, cell)
                places[place] = (id, home)
                described.append(try describe(id, entry, variant, root: request.root))
            }
        }
        lock.withLock {
            (sessions, self.places, cells, appName) = (made, places, described, bundle.displayName)
            (self.code, build) = (code, nil)
        }
        tell(.stage(app: bundle.displayName, cells: described))
        for (session, cell) in restarted { session.restart(cell) }
        for (id, session) in old where made[id] == nil { session.shutDown() }
        // Nobody writes there any more.
        let homes = Set(places.values.map(\.home))
        for (_, home) in known.values where !homes.contains(home) { try? FolderRemoval.remove(home) }
        return described.count
    }

    private func isSame(_ file: String, _ other: String) -> Bool {
        URL(fileURLWithPath: file).standardizedFileURL.path == URL(fileURLWithPath: other).standardizedFileURL.path
    }

    private func makeFolder(_ name: String) throws -> URL {
        let container = folder.appendingPathComponent(name, isDirectory: true)
        try withFileErrors("no folder for the previews' data") {
            for each in ["Documents", "Library/Preferences", "Library/Caches", "Library/Application Support", "tmp"] {
                try PrivateFiles.makeFolder(container.appendingPathComponent(each, isDirectory: true))
            }
        }
        return container
    }

    private func makeSession(_ id: UUID, _ cell: PreviewCell) throws -> DeviceSession {
        var state = cell.variant.state(timeZone: TimeZone.current.identifier)
        state.orientation = cell.entry.orientation ?? .portrait
        let record = DeviceRecord(udid: id, name: cell.entry.name, model: cell.variant.device, state: state)
        let device = try VirtualDevice(creating: record, in: folder.appendingPathComponent(id.uuidString, isDirectory: true))
        return DeviceSession(device: device, preview: cell)
    }

    private func describe(_ id: UUID, _ entry: PreviewEntry, _ variant: PreviewVariant, root: String) throws -> PreviewEvent.Cell {
        let device = try DeviceCatalogue.model(variant.device)
        var size = (width: device.width, height: device.height)
        switch entry.layout {
        case .device: if [.landscapeLeft, .landscapeRight].contains(entry.orientation) { size = (size.height, size.width) }
        case .sizeThatFits: size = (size.width, 120)
        case .fixed(let width, let height): size = (width, height)
        }
        let folder = URL(fileURLWithPath: root).standardizedFileURL.path + "/"
        return PreviewEvent.Cell(
            id: id.uuidString, name: entry.name,
            file: entry.file.hasPrefix(folder) ? String(entry.file.dropFirst(folder.count)) : entry.file,
            label: ([variant.device] + variant.parts(besides: PreviewVariant(device: variant.device))).joined(separator: " · "),
            line: entry.line, width: size.width, height: size.height)
    }

    // MARK: Changing

    /// Has all previews take new code.
    func take(_ update: PreviewUpdate) {
        let (sessions, code) = lock.withLock {
            build = nil
            return (Array(self.sessions.values), self.code)
        }
        if update.kind != .restarted {
            code.take(library: update.library, literals: update.literals)
            for session in sessions { session.takeCode(library: update.library, literals: update.literals) }
        }
        tell(.update(update))
    }

    func take(_ report: BuildReport) {
        lock.withLock { build = report.phase == .running || report.phase == .failed ? report : nil }
        tell(.build(report))
    }

    // MARK: Pages

    private func tell(_ event: PreviewEvent) {
        guard let line = Self.line(event) else { return }
        let all = lock.withLock { Array(followers.values) }
        for follower in all { follower(line) }
    }

    private static func line(_ event: PreviewEvent) -> String? {
        (try? JSONEncoder().encode(event)).map { String(decoding: $0, as: UTF8.self) + "\n" }
    }

    /// Calls back for everything that happens from now on, beginning with what is shown.
    func addFollower(_ follower: @escaping @Sendable (String) -> Void) -> UUID {
        let id = UUID()
        let (name, cells, build) = lock.withLock {
            followers[id] = follower
            return (appName, self.cells, self.build)
        }
        for event in [.stage(app: name, cells: cells)] + (build.map { [PreviewEvent.build($0)] } ?? []) {
            if let line = Self.line(event) { follower(line) }
        }
        return id
    }

    func removeFollower(_ id: UUID) { lock.withLock { followers[id] = nil } }
}
