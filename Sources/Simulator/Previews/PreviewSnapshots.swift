import Foundation

/// Takes pictures of all previews into a folder, with a page that shows them.
public struct PreviewSnapshots {
    public var run: PreviewRun
    public var folder: URL

    public init(_ run: PreviewRun, folder: URL) { (self.run, self.folder) = (run, folder) }

    /// - Returns: The snapshots taken, and the failures among them.
    /// - Throws: `SimulatorError` where the folder cannot be written or holds other things.
    public func take() throws -> PreviewManifest {
        try prepare()
        let pictures = try run.pictures { picture, data in
            try withFileErrors("\(folder.path) cannot be written") {
                try data.write(to: folder.appendingPathComponent(picture.file), options: .atomic)
            }
        }
        let manifest = PreviewManifest(appName: run.bundle.displayName, pictures: pictures)
        // Pictures of previews that are no more would be taken for theirs.
        if let old = try? PreviewManifest.read(in: folder), run.file == nil {
            let present = Set(pictures.filter { $0.failure == nil }.map(\.file))
            for file in old.pictures.map(\.file) where !present.contains(file) && !file.contains("/") {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
            }
        }
        try manifest.write(in: folder)
        try PreviewReport.write(manifest, in: folder)
        return manifest
    }

    /// The page that shows the pictures.
    public var report: URL { folder.appendingPathComponent(PreviewReport.fileName) }

    private func prepare() throws {
        let files = FileManager.default
        try withFileErrors("\(folder.path) cannot be made") { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.contains(where: { !$0.hasPrefix(".") }), !names.contains(PreviewManifest.fileName) else { return }
        throw SimulatorError(
            "\(folder.path) holds other files, and snapshots would mix with them",
            nextStep: "Name an empty or a new folder: quince preview --snapshot Snapshots")
    }
}
