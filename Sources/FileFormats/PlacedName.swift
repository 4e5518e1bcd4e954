import Foundation

/// The name of a file or folder that is to be made, where a project, an app or a flow chose it: one plain component of a path.
///
/// Paths are made from such values by this type alone, so none of them leads out of the folder it is meant for.
public struct PlacedName: Equatable, Sendable {
    /// Why a text is no name, as the end of a sentence: “leads out of its folder”.
    public struct Problem: Error, Equatable, Sendable {
        public let reason: String
    }

    /// In bytes of UTF-8, as file systems count.
    public static let maximumLength = 255

    public let text: String

    /// - Throws: `Problem` for a text that is empty, `.` or `..`, or has a slash, a control character or more than 255 bytes.
    public init(_ text: String) throws(Problem) {
        if let reason = Self.reason(against: text) { throw Problem(reason: reason) }
        self.text = text
    }

    private static func reason(against text: String) -> String? {
        if text.isEmpty { return "is empty" }
        if text == "." { return "names the folder itself" }
        if text == ".." || text.hasPrefix("../") || text.contains("/../") || text.hasSuffix("/..") { return "leads out of its folder" }
        if text.utf8.contains(UInt8(ascii: "/")) { return "has a “/”" }
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a line break or another control character" }
        return text.utf8.count > maximumLength ? "is longer than \(maximumLength) bytes" : nil
    }
}

/// A path below a folder, of plain components and `.`, which is left out.
public struct PlacedPath: Equatable, Sendable {
    public let names: [PlacedName]

    /// - Throws: `PlacedName.Problem` for an absolute path, and where a component is no name.
    public init(_ path: String) throws(PlacedName.Problem) {
        guard !path.hasPrefix("/") else { throw PlacedName.Problem(reason: "is an absolute path") }
        var names: [PlacedName] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
            names.append(try PlacedName(String(part)))
        }
        guard !names.isEmpty else { throw PlacedName.Problem(reason: "names the folder itself") }
        self.names = names
    }

    /// The place in a folder.
    ///
    /// - Throws: `PlacedName.Problem` where a component is a symbolic link: what is written there would land elsewhere.
    public func resolved(in folder: URL) throws(PlacedName.Problem) -> URL {
        var place = folder
        for name in names {
            place = place.appendingPathComponent(name.text)
            var status = stat()
            if lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
                throw PlacedName.Problem(reason: "leads through the symbolic link \(place.path)")
            }
        }
        return place
    }
}
