import FileFormats
import Foundation

/// Swift packages among a project's folders.
enum PackageFolders {
    /// The levels of folders that are searched below a synchronized folder.
    private static let maximumDepth = 4

    static func isPackage(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Package.swift")
        return FileManager.default.fileExists(atPath: manifest.path) && RegularFile.kind(of: manifest) == nil
    }

    /// The packages in a folder that a project shows as it lies on disk: the folder itself, or those below it.
    ///
    /// Links are not followed, and hidden folders and those that count as one file not searched.
    static func packages(in folder: URL) -> [URL] { packages(in: folder, depth: 0) }

    private static func packages(in folder: URL, depth: Int) -> [URL] {
        if isPackage(folder) { return [folder] }
        guard depth < maximumDepth else { return [] }
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        return (contents ?? []).filter { url in
            !FolderPackages.extensions.contains(url.pathExtension.lowercased())
                && (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        }.flatMap { packages(in: $0, depth: depth + 1) }
    }
}
