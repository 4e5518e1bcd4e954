/// A path in the text of a setting, which need not be absolute. Foundation's properties of `NSString` do not take every text.
struct PathText {
    /// The path of the parent folder, without a trailing slash; `/` for the root, empty for a name alone.
    let folder: String
    let name: String

    init(_ text: String) {
        let slash = UInt8(ascii: "/"), bytes = Array(text.utf8)
        guard let end = bytes.lastIndex(where: { $0 != slash }).map({ $0 + 1 }) else {
            (folder, name) = (bytes.isEmpty ? "" : "/", "")
            return
        }
        guard let start = bytes[..<end].lastIndex(of: slash) else {
            (folder, name) = ("", String(decoding: bytes[..<end], as: UTF8.self))
            return
        }
        let folderEnd = bytes[..<start].lastIndex { $0 != slash }.map { $0 + 1 } ?? 1
        folder = String(decoding: bytes[..<folderEnd], as: UTF8.self)
        name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    }

    /// The part of the name behind its last point, with the point; empty where there is none, or nothing but it.
    var suffix: String {
        guard let point = name.lastIndex(of: "."), point != name.startIndex, name.index(after: point) != name.endIndex else { return "" }
        return String(name[point...])
    }

    /// The name without its suffix.
    var base: String { String(name.dropLast(suffix.count)) }

    /// The path of a file in a folder.
    static func joining(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
