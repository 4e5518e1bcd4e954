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
        let lines = PropertyListProjectLines(text: String(decoding: data, as: UTF8.self))
        return ProjectGraph(file: file, objects: objects, rootID: root, lines: lines)
    }
}

/// The lines of `project.pbxproj`, found by the look of the text that Xcode writes.
private struct PropertyListProjectLines: ProjectLines {
    let text: String

    func line(of id: String) -> Int { (lines.firstIndex { declares(id, $0) } ?? -1) + 1 }

    func line(of key: String, in id: String) -> Int {
        let lines = lines
        guard let start = lines.firstIndex(where: { declares(id, $0) }) else { return 0 }
        // The next object is none of this one's.
        let rest = lines[start...].dropFirst().prefix { !($0.contains("isa = ") && $0.contains("= {")) }
        let found = lines[start...].prefix(rest.count + 1).firstIndex { line in
            ["\(key) = ", "\"\(key)\" = ", "\(key)["].contains { line.contains($0) }
        }
        return (found ?? start) + 1
    }

    private var lines: [Substring] { text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

    private func declares(_ id: String, _ line: Substring) -> Bool {
        let trimmed = line.drop { $0 == "\t" || $0 == " " }
        return trimmed.hasPrefix(id) && trimmed.contains("= {")
    }
}
