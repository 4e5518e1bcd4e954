import Foundation

/// Takes pictures of all previews into a folder, with a page that shows them.
public struct PreviewSnapshots {
    public var run: PreviewRun
    public var folder: URL

    public init(_ run: PreviewRun, folder: URL) { (self.run, self.folder) = (run, folder) }

    /// - Returns: The snapshots taken, and the failures among them.
    /// - Throws: `SimulatorError` where the folder cannot be written or holds other things.
    public func take() throws -> PreviewManifest {
        try Self.prepare(folder)
        var whole: [String]?
        var run = run
        if let choose = run.choose {
            run.choose = { files in
                whole = files
                return try choose(files)
            }
        }
        let pictures = try run.pictures { picture, data in
            try withFileErrors("\(folder.path) cannot be written") {
                try data.write(to: folder.appendingPathComponent(picture.file), options: .atomic)
            }
        }
        let manifest = PreviewManifest(appName: run.bundle.displayName, pictures: pictures, whole: whole)
        try Self.write(manifest, in: folder, isWhole: run.file == nil)
        return manifest
    }

    /// Writes the index and the page of pictures that are in the folder already.
    ///
    /// - Parameter isWhole: Whether pictures of before that are not among them are of previews that are no more.
    static func write(_ manifest: PreviewManifest, in folder: URL, isWhole: Bool) throws {
        // Pictures of previews that are no more would be taken for theirs.
        if isWhole, let old = try? PreviewManifest.read(in: folder) {
            let present = Set(manifest.whole ?? manifest.pictures.filter { $0.failure == nil }.map(\.file))
            for file in old.pictures.map(\.file) where !present.contains(file) && !file.contains("/") {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
            }
        }
        try manifest.write(in: folder)
        try PreviewReport.write(manifest, in: folder)
    }

    /// The page that shows the pictures of a folder.
    public static func report(in folder: URL) -> URL { folder.appendingPathComponent(PreviewReport.fileName) }

    /// Makes the folder; one with other files is refused.
    static func prepare(_ folder: URL) throws {
        let files = FileManager.default
        try withFileErrors("\(folder.path) cannot be made") { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.contains(where: { !$0.hasPrefix(".") }), !names.contains(PreviewManifest.fileName) else { return }
        throw SimulatorError(
            "\(folder.path) holds other files, and snapshots would mix with them",
            nextStep: "Name an empty or a new folder: quince preview --snapshot Snapshots")
    }
}
