import Foundation
import FoundationBase

// Where an app's folders are: in its container, as on iOS. Foundation on Linux follows the desktop's rules (`~/.cache`).

extension FileManager {
    /// The places of a folder in some domains; the app's own in its container.
    ///
    /// - Returns: URLs that end in a slash; what they name may not be there yet.
    public func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        guard domainMask.contains(.userDomainMask), let path = StandardDirectories.path(of: directory) else {
            return Originals.urls(for: directory, in: domainMask, of: self)
        }
        return [URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(path, isDirectory: true)]
    }

    /// The place of a folder, made where that is asked for.
    ///
    /// - Throws: An error if the domain has no such folder, or it cannot be created.
    public func url(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        guard directory != .itemReplacementDirectory, domain == .userDomainMask, let found = urls(for: directory, in: domain).first else {
            return try Originals.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: self)
        }
        if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
        return found
    }
}

/// The paths of a folder in some domains.
///
/// - Parameter expandTilde: Whether the home folder is written out; else it is a tilde.
public func NSSearchPathForDirectoriesInDomains(
    _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] {
    guard domainMask.contains(.userDomainMask), let path = StandardDirectories.path(of: directory) else {
        return Originals.searchPaths(directory, domainMask, expandTilde)
    }
    return [(expandTilde ? NSHomeDirectory() : "~") + "/" + path]
}

enum StandardDirectories {
    /// The path of a folder in the home folder; nil for what lies elsewhere or nowhere.
    static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .autosavedInformationDirectory: "Library/Autosave Information"
        case .inputMethodsDirectory: "Library/Input Methods"
        case .preferencePanesDirectory: "Library/PreferencePanes"
        case .documentationDirectory: "Library/Documentation"
        case .applicationDirectory: "Applications"
        case .trashDirectory: ".Trash"
        case .desktopDirectory: "Desktop"
        case .downloadsDirectory: "Downloads"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case .sharedPublicDirectory: "Public"
        default: nil
        }
    }
}
