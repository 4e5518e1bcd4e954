import FileFormats
import Foundation

/// The versions of a managed object model in a project: those in a `.xcdatamodeld`, or the only one, a `.xcdatamodel` by itself.
struct DataModelFolder {
    struct Version {
        /// The name without its extension, as in the bundle.
        var name: String
        /// The XML document with the version's entities.
        var contents: URL
    }

    static let groupType = "xcdatamodeld"
    static let versionType = "xcdatamodel"
    /// The file in a group that names the current version.
    private static let currentFileName = ".xccurrentversion"
    private static let currentKey = "_XCCurrentVersionName"

    let url: URL
    /// By name.
    let versions: [Version]
    let current: Version

    var isGroup: Bool { url.pathExtension.lowercased() == Self.groupType }
    var name: String { url.deletingPathExtension().lastPathComponent }

    static func isModel(_ url: URL) -> Bool { [groupType, versionType].contains(url.pathExtension.lowercased()) }

    /// The file that names the current version, in a group; nil for other folders. Folders are walked through without it: it is hidden.
    static func versionFile(in folder: URL) -> URL? {
        folder.pathExtension.lowercased() == groupType ? folder.appendingPathComponent(currentFileName) : nil
    }

    /// - Throws: `BuildFailure` where there is no version, or none of the name that is current.
    init(_ url: URL) throws {
        self.url = url
        guard RegularFile.kind(of: url) == nil, url.hasFolder else {
            throw BuildFailure(
                "\(url.lastPathComponent) is no folder of a data model", at: url, nextStep: "Restore it from version control.")
        }
        guard url.pathExtension.lowercased() == Self.groupType else {
            current = Self.version(url)
            versions = [current]
            return
        }
        let folders = try ProjectLocator.children(of: url).filter { $0.pathExtension.lowercased() == Self.versionType }
        versions = folders.map(Self.version)
        guard let last = versions.last else {
            throw BuildFailure(
                "\(url.lastPathComponent) has no version of the data model: no .xcdatamodel is in it", at: url,
                nextStep: "Restore it from version control, or remove it from the project.")
        }
        guard let name = try Self.currentName(in: url) else {
            current = last
            return
        }
        guard let found = versions.first(where: { $0.name == name }) else {
            throw BuildFailure(
                "the current version of \(url.lastPathComponent) is '\(name.prefix(100))', which is not there "
                    + "(\(versions.map(\.name).joined(separator: ", ")))",
                at: url.appendingPathComponent(Self.currentFileName),
                nextStep: "Choose the current version in Xcode's file inspector, or restore the missing one.")
        }
        current = found
    }

    private static func version(_ folder: URL) -> Version {
        Version(name: folder.deletingPathExtension().lastPathComponent, contents: folder.appendingPathComponent("contents"))
    }

    /// The name of the version that new stores are made with; nil where no file says so.
    private static func currentName(in folder: URL) throws -> String? {
        let file = folder.appendingPathComponent(currentFileName)
        guard file.isThere else { return nil }
        let next = "Choose the current version in Xcode's file inspector, or restore the file."
        guard let fields = try ProjectFile.propertyList(file, nextStep: next) as? [String: Any] else {
            throw BuildFailure("\(currentFileName) is no dictionary", at: file, line: 1, nextStep: next)
        }
        guard let value = fields[currentKey] else { return nil }
        guard let name = value as? String else { throw BuildFailure("\(currentKey) is no text", at: file, nextStep: next) }
        return name.lowercased().hasSuffix("." + versionType) ? String(name.dropLast(versionType.count + 1)) : name
    }
}

extension URL {
    /// Whether a folder, or a link to one, has this name.
    fileprivate var hasFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
