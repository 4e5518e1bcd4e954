internal import DeviceProtocol
import QuinceFoundation

/// The regions that the app monitors, whichever manager began it. They are kept when the app ends. May be used from any thread.
final class RegionMonitoring: @unchecked Sendable {
    private struct Entry {
        var region: CLRegion
        var state: CLRegionState
    }

    /// A region as its file has it.
    private struct Record: Codable {
        var identifier: String
        var latitude: Double
        var longitude: Double
        var radius: Double
        var notifiesOnEntry: Bool
        var notifiesOnExit: Bool
    }

    /// The most regions of an app.
    static let limit = 20
    /// The longest radius in metres.
    static let maximumRadius = 1_000_000.0

    private unowned let service: LocationService
    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    init(service: LocationService) {
        self.service = service
        for record in read() {
            let center = CLLocationCoordinate2D(latitude: record.latitude, longitude: record.longitude)
            let region = CLCircularRegion(center: center, radius: record.radius, identifier: record.identifier)
            (region.notifyOnEntry, region.notifyOnExit) = (record.notifiesOnEntry, record.notifiesOnExit)
            entries[record.identifier] = Entry(region: region, state: state(of: region))
        }
    }

    var regions: Set<CLRegion> { Set(lock.withLock { entries.values.map(\.region) }) }

    /// Begins to monitor a region; one of its name is replaced.
    ///
    /// - Returns: Why it cannot be monitored; nil where it is.
    func start(_ region: CLRegion) -> CLError.Code? {
        guard service.isAuthorized || service.authorization == .notDetermined else { return .regionMonitoringDenied }
        guard let circle = region as? CLCircularRegion, CLLocationCoordinate2DIsValid(circle.center), circle.radius > 0,
            circle.radius <= Self.maximumRadius
        else { return .regionMonitoringFailure }
        let state = state(of: region)
        let isFull = lock.withLock {
            if entries[region.identifier] == nil, entries.count >= Self.limit { return true }
            entries[region.identifier] = Entry(region: region, state: state)
            return false
        }
        if !isFull { write() }
        return isFull ? .regionMonitoringFailure : nil
    }

    func stop(_ region: CLRegion) {
        let isKnown = lock.withLock { entries.removeValue(forKey: region.identifier) != nil }
        if isKnown { write() }
    }

    /// The device's relation to a region at this moment.
    func state(of region: CLRegion) -> CLRegionState {
        guard let circle = region as? CLCircularRegion, let location = service.location else { return .unknown }
        return circle.contains(location.coordinate) ? .inside : .outside
    }

    /// The location is another: notifies of the boundaries that were crossed.
    func update() {
        let known = lock.withLock { entries }
        for (name, entry) in known.sorted(by: { $0.key < $1.key }) {
            let state = state(of: entry.region)
            guard state != entry.state else { continue }
            lock.withLock { entries[name]?.state = state }
            // The device was not outside before it knew where it is.
            guard state == .inside || (state == .outside && entry.state == .inside) else { continue }
            for observer in service.currentObservers { observer.service(service, didDetermine: state, for: entry.region) }
        }
    }

    // MARK: The file

    private var file: URL? { service.folder?.appendingPathComponent("Regions.json") }

    /// A damaged file counts as none.
    private func read() -> [Record] {
        guard let file, let data = try? Data(contentsOf: file) else { return [] }
        let records = (try? JSONDecoder().decode([Record].self, from: data)) ?? []
        return Array(records.prefix(Self.limit))
    }

    private func write() {
        guard let file else { return }
        let records = lock.withLock { entries.values.compactMap { $0.region as? CLCircularRegion } }.map {
            Record(
                identifier: $0.identifier, latitude: $0.center.latitude, longitude: $0.center.longitude, radius: $0.radius,
                notifiesOnEntry: $0.notifyOnEntry, notifiesOnExit: $0.notifyOnExit)
        }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(records.sorted { $0.identifier < $1.identifier }).write(to: file, options: .atomic)
        } catch { NSLog("The monitored regions cannot be saved: %@", "\(error)") }
    }
}
