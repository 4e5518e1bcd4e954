import UniformTypeIdentifiers

/// The app's Documents folder, and names in folders.
@MainActor enum DocumentFolder {
    static var url: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents", isDirectory: true)
    }

    static func contains(_ file: URL) -> Bool {
        let (folder, path) = (url.standardizedFileURL.path, file.standardizedFileURL.path)
        return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Puts a file into a folder, under its name or one with a number where that is taken.
    static func add(_ file: URL, into folder: URL, moves: Bool) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let (name, tag) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        var number = 1
        var destination: URL
        repeat {
            let numbered = number == 1 ? name : "\(name) \(number)"
            destination = folder.appendingPathComponent(tag.isEmpty ? numbered : "\(numbered).\(tag)")
            number += 1
        } while manager.fileExists(atPath: destination.path)
        if moves { try manager.moveItem(at: file, to: destination) } else { try manager.copyItem(at: file, to: destination) }
        return destination
    }

    /// The files of a folder that are of one of the types, by name.
    static func files(of folder: URL, types: [String]) -> [URL] {
        let found =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)) ?? []
        return found.filter { DocumentTypes.matches($0, types) }
            .sorted { $0.lastPathComponent.lowercased() < $1.lastPathComponent.lowercased() }
    }
}

/// The types of documents.
@MainActor enum DocumentTypes {
    /// The content types that the app opens according to its Info.plist: `LSItemContentTypes` of `CFBundleDocumentTypes`.
    static var ofApp: [String] {
        let types = Bundle.main.infoDictionary?["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
        return types.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    }

    static func matches(_ file: URL, _ types: [String]) -> Bool {
        if file.hasDirectoryPath { return types.contains { $0 == UTType.folder.identifier || $0 == UTType.item.identifier } }
        // The declared type of an extension may be one of several: what counts is whether it is one of the wanted.
        return types.contains { wanted in
            guard let type = UTType(wanted), let found = UTType(filenameExtension: file.pathExtension, conformingTo: type) else {
                return false
            }
            return !found.isDynamic || type == .data || type == .item
        }
    }
}
