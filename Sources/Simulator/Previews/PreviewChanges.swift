import FileFormats
import Foundation

/// The differences between two runs of snapshots, with a page that shows both side by side.
public struct PreviewChanges {
    public enum Kind: String, Sendable { case changed, new, missing, failed }

    public struct Change: Sendable {
        public var kind: Kind
        public var picture: PreviewPicture
        /// Share of the pixels that are another colour, 0…1.
        public var share: Double

        /// For people.
        public var line: String {
            let what = "\(picture.entry.name) (\(PreviewReport.label(picture)))"
            let place = "\(picture.entry.file):\(picture.entry.line)"
            switch kind {
            case .changed: return "changed  \(what): \(PreviewChanges.percent(share)) of the pixels, \(place)"
            case .new: return "new      \(what), \(place)"
            case .missing: return "missing  \(what), was at \(place)"
            case .failed:
                return "failed   \(what), \(place)\n         \(picture.failure?.replacingOccurrences(of: "\n", with: "\n         ") ?? "")"
            }
        }
    }

    public private(set) var changes: [Change] = []
    public let compared: Int
    /// The folder of the page: pictures of before, of now, and of what is between them.
    public let folder: URL

    /// Compares pictures taken now with those of an earlier run, and writes the page where they differ.
    ///
    /// - Parameters:
    ///   - reference: The earlier run's folder.
    ///   - current: This run's folder.
    ///   - folder: The folder for the page; replaced.
    ///   - isWhole: Whether pictures of the earlier run that this one has no preview for are changes.
    public init(reference: URL, current: URL, folder: URL, isWhole: Bool) throws {
        self.folder = folder
        let (before, now) = (try PreviewManifest.read(in: reference), try PreviewManifest.read(in: current))
        let old = Dictionary(before.pictures.map { ($0.file, $0) }) { first, _ in first }
        compared = now.pictures.count
        try Self.removePage(in: folder)
        for picture in now.pictures {
            if picture.failure != nil {
                changes.append(Change(kind: .failed, picture: picture, share: 0))
            } else if old[picture.file] == nil || old[picture.file]?.failure != nil {
                try keep(picture, "now", from: current)
                changes.append(Change(kind: .new, picture: picture, share: 1))
            } else if let share = try difference(picture, reference, current) {
                changes.append(Change(kind: .changed, picture: picture, share: share))
            }
        }
        let present = Set(now.whole ?? now.pictures.map(\.file))
        // Of a run of one file, or of a part, nothing follows for the previews of others.
        for picture in isWhole ? before.pictures : [] where !present.contains(picture.file) && picture.failure == nil {
            try keep(picture, "before", from: reference)
            changes.append(Change(kind: .missing, picture: picture, share: 1))
        }
        if !changes.isEmpty { try writeReport(appName: now.appName) }
    }

    /// Removes the page of an earlier comparison, and nothing else that the folder may hold.
    private static func removePage(in folder: URL) throws {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        let own: Set<String> = [PreviewReport.fileName, "before", "now", "difference", "report.xml"]
        if let other = names.sorted().first(where: { !own.contains($0) }) {
            throw SimulatorError(
                "\(folder.path) holds other files, such as \(other), and the page of the changes would replace them",
                nextStep: "Name an empty or a new folder: --report Changes")
        }
        try withFileErrors("\(folder.path) cannot be made") {
            for name in names { try files.removeItem(at: folder.appendingPathComponent(name)) }
            // One that is a link stays.
            rmdir(folder.path)
        }
    }

    public var report: URL { folder.appendingPathComponent(PreviewReport.fileName) }

    private func keep(_ picture: PreviewPicture, _ kind: String, from source: URL) throws {
        guard let data = try? RegularFile.read(source.appendingPathComponent(picture.file), limit: RegularFile.pictureLimit) else { return }
        try keep(data, picture, kind)
    }

    private func keep(_ data: Data, _ picture: PreviewPicture, _ kind: String) throws {
        let place = folder.appendingPathComponent(kind, isDirectory: true)
        try withFileErrors("\(place.path) cannot be written") {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try data.write(to: place.appendingPathComponent(picture.file), options: .atomic)
        }
    }

    /// The share of pixels that differ; nil where the pictures are the same.
    private func difference(_ picture: PreviewPicture, _ reference: URL, _ current: URL) throws -> Double? {
        guard let now = try? RegularFile.read(current.appendingPathComponent(picture.file), limit: RegularFile.pictureLimit),
            let before = try? RegularFile.read(reference.appendingPathComponent(picture.file), limit: RegularFile.pictureLimit)
        else { return 1 }
        guard now != before else { return nil }
        var share = 1.0
        if let difference = PictureDifference(before, now) {
            guard difference.share > 0 else { return nil }
            share = difference.share
            try keep(difference.png, picture, "difference")
        }
        try keep(before, picture, "before")
        try keep(now, picture, "now")
        return share
    }

    // MARK: Words

    /// For people, a line for each change.
    public var lines: [String] { changes.map(\.line) }

    static func percent(_ share: Double) -> String { share < 0.001 ? "less than 0.1 %" : String(format: "%.1f %%", share * 100) }

    // MARK: Page

    private func writeReport(appName: String) throws {
        try withFileErrors("\(folder.path) cannot be made") {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let summary = "\(changes.count) of \(PreviewReport.count(compared)) differ"
        try PreviewReport.write(
            title: "\(appName): changed previews", summary: summary, filters: PreviewReport.filters(changes.map(\.picture)),
            cards: changes.map(card).joined(separator: "\n"), in: folder)
    }

    private func card(_ change: Change) -> String {
        let picture = change.picture
        let titles = [("before", "Before"), ("now", "Now"), ("difference", "Difference")]
        let figures = titles.compactMap { kind, title -> String? in
            let file = "\(kind)/\(picture.file)"
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) else { return nil }
            let link = PreviewReport.escaped(PreviewReport.link(file))
            let alt = PreviewReport.escaped("\(title): \(picture.entry.name)")
            return
                "<figure><figcaption>\(title)</figcaption><a href=\"\(link)\"><img loading=\"lazy\" src=\"\(link)\" alt=\"\(alt)\"></a></figure>"
        }
        let failure = picture.failure.map { "<pre class=\"failure\" role=\"alert\">\(PreviewReport.escaped($0))</pre>" } ?? ""
        let amount = change.kind == .changed ? ": \(Self.percent(change.share))" : ""
        return """
            <article\(PreviewReport.attributes(picture))>
            <div class="pair">\(figures.joined())\(failure)</div>
            <p><span class="badge \(change.kind.rawValue)">\(change.kind.rawValue)\(amount)</span></p>
            \(PreviewReport.caption(picture))
            </article>
            """
    }
}
