import DeviceProtocol
import Foundation

/// Draws an app's previews without a page: one process of the app for each device and locale shows them one after the other.
public struct PreviewRun {
    public var bundle: AppBundle
    /// `libQuinceClock.so`.
    public var clockLibrary: URL
    public var variants: [PreviewVariant]
    public var timeZone: String
    /// Only previews of this file; nil = all.
    public var file: URL?
    /// Only previews whose name contains this text, in any case; nil = all.
    public var name: String?
    /// Pictures at most; nil = all.
    public var mostPictures: Int?
    /// Called with the previews that `mostPictures` leaves out.
    public var leaveOut: ([PreviewEntry]) -> Void = { _ in }
    /// Chooses the pictures that are drawn, of the files of all in their order; nil = all.
    public var choose: ((_ files: [String]) throws -> Set<String>)?
    /// Receives the real seconds that a picture has taken.
    public var measure: (PreviewPicture, Double) -> Void = { _, _ in }
    /// Paths in what is told and kept are relative to this folder.
    public var root: URL
    /// Receives the app's output, line by line.
    public var output: @Sendable (String, _ isError: Bool) -> Void = { _, _ in }
    /// Called before each picture with how many there are.
    public var progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }

    public init(bundle: AppBundle, clockLibrary: URL, variants: [PreviewVariant], timeZone: String = "UTC", file: URL? = nil, root: URL) {
        (self.bundle, self.clockLibrary, self.variants, self.timeZone) = (bundle, clockLibrary, variants, timeZone)
        (self.file, self.root) = (file, root)
    }

    /// Draws all previews; each picture is handed over when it is done, and not kept.
    ///
    /// A preview that crashes or hangs is among the result with its failure; the others are drawn all the same.
    ///
    /// - Throws: `AppFailure` where the app does not even start, `SimulatorError`.
    public func pictures(_ take: (PreviewPicture, Data) throws -> Void) throws -> [PreviewPicture] {
        let jobs = try jobs()
        var result: [PreviewPicture] = []
        var session: (place: Job.Place, session: HeadlessSession)?
        for (number, job) in jobs.enumerated() {
            progress(number, jobs.count)
            var picture = PreviewPicture(
                entry: job.entry, variant: job.variant, file: PreviewPicture.fileName(job.entry, job.variant), width: 0, height: 0)
            if let problem = job.entry.problem {
                picture.failure = problem
                result.append(picture)
                continue
            }
            do {
                if session?.place != job.place { session = (job.place, try start(job)) }
                guard let present = session?.session else { continue }
                let start = Date()
                try draw(job, in: present, &picture, take)
                measure(picture, Date().timeIntervalSince(start))
            } catch let failure as AppFailure {
                picture.failure = failure.description
                session = nil
            }
            result.append(picture)
        }
        return result
    }

    private func draw(
        _ job: Job, in session: HeadlessSession, _ picture: inout PreviewPicture, _ take: (PreviewPicture, Data) throws -> Void
    ) throws {
        let wanted = job.variant
        if session.state.appearance != wanted.appearance || session.state.contentSize != wanted.contentSize {
            try session.update { ($0.appearance, $0.contentSize) = (wanted.appearance, wanted.contentSize) }
        }
        try session.showPreview(job.number, of: job.entry)
        let data = try session.screenshot()
        guard let canvas = session.canvas else { return }
        let isTurned = [.landscapeLeft, .landscapeRight].contains(session.interface.orientation)
        (picture.width, picture.height) = isTurned ? (canvas.height, canvas.width) : (canvas.width, canvas.height)
        try take(picture, data)
    }

    // MARK: Jobs

    private struct Job {
        /// The properties of a process that are fixed at launch.
        struct Place: Hashable {
            var bundle: String
            var device: String
            var locale: String
        }

        /// The app, or an extension with widgets in it.
        var bundle: AppBundle
        var number: Int
        /// With the file's path relative to the root.
        var entry: PreviewEntry
        var variant: PreviewVariant
        var place: Place { Place(bundle: bundle.identifier, device: variant.device, locale: variant.locale) }
    }

    /// Everything to draw, what one process can show together.
    private func jobs() throws -> [Job] {
        var jobs: [Job] = []
        var seen: Set<String> = []
        var all: [PreviewEntry] = []
        for bundle in [bundle] + (try bundle.widgetExtensions()) {
            let session = try HeadlessSession(bundle: bundle, configuration: configuration(variants.first ?? PreviewVariant()))
            let entries = try session.launchPreviews()
            session.kill()
            all += entries
            for (number, entry) in entries.enumerated() where isWanted(entry) {
                for variant in variants {
                    var job = Job(bundle: bundle, number: number, entry: entry, variant: variant)
                    job.entry.file = relative(entry.file)
                    if let device = entry.device.flatMap({ try? DeviceCatalogue.model($0) }) { job.variant.device = device.name }
                    // One that says its device is the same on all that were asked for; files may be in several bundles.
                    if seen.insert(PreviewPicture.fileName(job.entry, job.variant)).inserted { jobs.append(job) }
                }
            }
        }
        guard !jobs.isEmpty else { throw nothing(all) }
        if let mostPictures, jobs.count > mostPictures {
            leaveOut(jobs[mostPictures...].map(\.entry))
            jobs.removeSubrange(mostPictures...)
        }
        let order = Dictionary(jobs.map(\.place).enumerated().map { ($1, $0) }) { first, _ in first }
        return try chosen(jobs.enumerated().sorted { (order[$0.1.place] ?? 0, $0.0) < (order[$1.1.place] ?? 0, $1.0) }.map(\.1))
    }

    private func chosen(_ jobs: [Job]) throws -> [Job] {
        guard let choose else { return jobs }
        let files = jobs.map { PreviewPicture.fileName($0.entry, $0.variant) }
        let own = try choose(files)
        return zip(jobs, files).filter { own.contains($0.1) }.map(\.0)
    }

    private func nothing(_ entries: [PreviewEntry]) -> SimulatorError {
        if let name, !entries.isEmpty {
            let others = Set(entries.map(\.name)).sorted().prefix(10).joined(separator: ", ")
            return SimulatorError("no preview is named like “\(name)”", nextStep: "There are \(others).")
        }
        guard let file else {
            return SimulatorError(
                "\(bundle.displayName) has no previews", nextStep: "Add one to a file: #Preview { ContentView() }")
        }
        let others = Set(entries.map { URL(fileURLWithPath: $0.file).lastPathComponent }).sorted().prefix(5)
        return SimulatorError(
            "\(file.path) has no previews",
            nextStep: "Add one: #Preview { ContentView() }"
                + (others.isEmpty ? "" : ", or name a file that has some: \(others.joined(separator: ", "))."))
    }

    private func isWanted(_ entry: PreviewEntry) -> Bool {
        if let name, !entry.name.localizedCaseInsensitiveContains(name) { return false }
        guard let file else { return true }
        return URL(fileURLWithPath: entry.file).standardizedFileURL.path == file.standardizedFileURL.path
    }

    private func relative(_ path: String) -> String {
        let folder = root.standardizedFileURL.path + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    private func start(_ job: Job) throws -> HeadlessSession {
        let session = try HeadlessSession(bundle: job.bundle, configuration: configuration(job.variant))
        _ = try session.launchPreviews()
        return session
    }

    private func configuration(_ variant: PreviewVariant) throws -> HeadlessConfiguration {
        HeadlessConfiguration(
            device: try DeviceCatalogue.model(variant.device), state: variant.state(timeZone: timeZone), clockLibrary: clockLibrary,
            output: output)
    }
}
