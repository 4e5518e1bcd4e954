import FileFormats
import Foundation

/// Pictures that several parts of a run have taken, put together in one folder with one page.
public struct PreviewParts {
    public let folder: URL
    private var appName = ""
    private var pictures: [String: PreviewPicture] = [:]
    private var whole: [String] = []

    /// - Throws: `SimulatorError` where the folder cannot be made or holds other things.
    public init(folder: URL) throws {
        self.folder = folder
        try PreviewSnapshots.prepare(folder)
    }

    /// Takes the pictures of a part; those of a later part replace earlier ones of the same name.
    ///
    /// - Throws: `SimulatorError` where the part has left no index, or the folder cannot be written.
    public mutating func add(_ part: URL) throws {
        let manifest = try PreviewManifest.read(in: part)
        appName = manifest.appName
        if let all = manifest.whole, all.count > whole.count { whole = all }
        for picture in manifest.pictures {
            pictures[picture.file] = picture
            guard picture.failure == nil else { continue }
            let data: Data
            do {
                data = try RegularFile.read(part.appendingPathComponent(picture.file), limit: RegularFile.pictureLimit)
            } catch let problem {
                throw SimulatorError("\(picture.file) of a part \(problem.message)", nextStep: "Take the pictures again.")
            }
            try withFileErrors("\(folder.path) cannot be written") {
                try data.write(to: folder.appendingPathComponent(picture.file), options: .atomic)
            }
        }
    }

    /// Writes the index and the page.
    ///
    /// - Parameters:
    ///   - isWhole: Whether pictures of an earlier run that no part has taken are removed.
    ///   - isPart: Whether these are a part of all, too.
    /// - Returns: The pictures in the order in which one run would have taken them.
    public func finish(isWhole: Bool, isPart: Bool = false) throws -> PreviewManifest {
        let order = Dictionary(whole.enumerated().map { ($1, $0) }) { first, _ in first }
        func place(_ picture: PreviewPicture) -> (Int, String) { (order[picture.file] ?? Int.max, picture.file) }
        let sorted = pictures.values.sorted { place($0) < place($1) }
        let manifest = PreviewManifest(appName: appName, pictures: sorted, whole: isPart ? whole : nil)
        try PreviewSnapshots.write(manifest, in: folder, isWhole: isWhole)
        return manifest
    }
}
