import FileFormats
import Foundation

/// Reads `project.pbxproj`.
enum PropertyListProjectReader {
    /// - Throws: `BuildFailure` naming the line.
    static func read(_ data: Data, of file: URL) throws -> ProjectGraph {
        let next = ProjectGraph.restore(file)
        let plist: Any
        do { plist = try PropertyList.read(data) } catch let error as FormatError {
            throw BuildFailure("cannot read the project: \(error.message)", at: file, line: error.line, nextStep: next)
        }
        guard let top = plist as? [String: Any], let objects = top["objects"] as? [String: Any] else {
            throw BuildFailure("not an Xcode project: no 'objects'", at: file, line: 1, nextStep: next)
        }
        guard let root = top["rootObject"] as? String, objects[root] is [String: Any] else {
            throw BuildFailure("not an Xcode project: 'rootObject' names no object", at: file, line: 1, nextStep: next)
        }
        let lines = PropertyListProjectLines(text: String(decoding: data, as: UTF8.self), objects: objects)
        return ProjectGraph(file: file, objects: objects, rootID: root, lines: lines, objectVersion: top["objectVersion"].map { "\($0)" })
    }
}

/// The lines of `project.pbxproj`, found by the look of the text that Xcode writes. They are looked for once: large projects have many.
private final class PropertyListProjectLines: ProjectLines {
    private let text: String
    private let objects: [String: Any]
    private lazy var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    /// The lines, from 1, on which objects begin, by their identifiers.
    private lazy var declarations = findDeclarations()

    /// The lines on which objects begin, in order.
    private lazy var starts = declarations.values.sorted()

    init(text: String, objects: [String: Any]) { (self.text, self.objects) = (text, objects) }

    func line(of id: String) -> Int { declarations[id] ?? 0 }

    func line(of key: String, in id: String) -> Int {
        guard let start = declarations[id].map({ $0 - 1 }), lines.indices.contains(start) else { return 0 }
        // The next object is none of this one's.
        let end = starts.first { $0 > start + 1 }.map { $0 - 1 } ?? lines.count
        let found = lines[start..<max(start, min(end, lines.count))].firstIndex { line in
            ["\(key) = ", "\"\(key)\" = ", "\(key)["].contains { line.contains($0) }
        }
        return (found ?? start) + 1
    }

    /// The lines on which objects begin, by their identifiers.
    private func findDeclarations() -> [String: Int] {
        var result: [String: Int] = [:]
        let (newline, carriage, tab, space) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: " "))
        var text = text
        text.withUTF8 { bytes in
            var (start, number) = (0, 1)
            while start < bytes.count {
                let end = bytes[start...].firstIndex { $0 == newline || $0 == carriage } ?? bytes.count
                let line = bytes[start..<end].drop { $0 == tab || $0 == space }
                if let equals = line.firstIndex(of: UInt8(ascii: "=")),
                    line.dropFirst(equals + 2 - line.startIndex).first == UInt8(ascii: "{")
                {
                    let word = line.prefix { $0 != space && $0 != UInt8(ascii: "=") }
                    let id = String(decoding: word, as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
                    if result[id] == nil, objects[id] != nil { result[id] = number }
                }
                // A carriage return and a newline are one end.
                let isPair = end + 1 < bytes.count && bytes[end] == carriage && bytes[end + 1] == newline
                (start, number) = (end + (isPair ? 2 : 1), number + 1)
            }
        }
        return result
    }
}
