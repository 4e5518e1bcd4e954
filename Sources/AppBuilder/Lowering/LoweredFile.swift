import Foundation

/// The names of lowered files.
///
/// A lowered file says by `#sourceLocation` which source it was. With the source's own name, both would have one `#fileID`: the compiler would warn
/// of each such pair in every file that it compiles, 90,000 times in an app of 300 files.
enum LoweredFile {
    private static let mark = ".lowered"

    /// The name of what a source becomes. Code outside of functions must stand in `main.swift`.
    static func name(of source: String) -> String {
        guard source != "main.swift", source != EntryPointWriter.fileName, let dot = source.lastIndex(of: ".") else { return source }
        return source[..<dot] + mark + source[dot...]
    }

    /// The name of the source that became this file.
    static func source(of file: URL) -> String {
        let name = file.lastPathComponent
        guard let range = name.range(of: mark + ".", options: .backwards) else { return name }
        return name[..<range.lowerBound] + "." + name[range.upperBound...]
    }
}

extension URL {
    /// The lowered file of a source, in this folder.
    func lowered(_ source: String) -> URL { appendingPathComponent(LoweredFile.name(of: source)) }
}
