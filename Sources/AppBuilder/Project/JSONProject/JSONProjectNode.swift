import FileFormats
import Foundation

/// A value of `project.xcproj` with its place, and typed access to what it holds.
struct JSONProjectNode {
    /// The file that the values of a project stand in.
    final class Document {
        let file: URL
        let lines: [String: Int]

        init(file: URL, lines: [String: Int]) { (self.file, self.lines) = (file, lines) }
    }

    let value: JSON5Value
    /// The path in the document: `files/0/children/2`.
    let path: String
    let document: Document

    /// Reads a document.
    ///
    /// - Throws: `BuildFailure` for one that is no JSON5, with the line.
    init(_ data: Data, file: URL) throws {
        let next = ProjectGraph.restore(file)
        do {
            _ = try UTF8Text.decode(data)
            let outline = try JSON5Outline(data)
            let decoder = JSONDecoder()
            decoder.allowsJSON5 = true
            value = try decoder.decode(JSON5Value.self, from: outline.plain)
            path = ""
            document = Document(file: file, lines: outline.lines)
        } catch let error as FormatError {
            throw BuildFailure("cannot read the project: \(error.message)", at: file, line: error.line, nextStep: next)
        } catch {
            throw BuildFailure("cannot read the project: it is no JSON5", at: file, line: 1, nextStep: next)
        }
    }

    private init(_ value: JSON5Value, path: String, document: Document) {
        (self.value, self.path, self.document) = (value, path, document)
    }

    var line: Int { document.lines[path] ?? 0 }

    func failure(_ message: String, nextStep: String? = nil) -> BuildFailure {
        BuildFailure(message, at: document.file, line: line, nextStep: nextStep ?? ProjectGraph.restore(document.file))
    }

    /// The last part of the path, for messages: a key, or the key of the list that the value is in.
    private var name: String { path.split(separator: "/").last { Int($0) == nil }.map(String.init) ?? "the project" }

    func wrongKind(_ expected: String) -> BuildFailure { failure("'\(name)' is \(value.kind) instead of \(expected)") }

    // MARK: Members

    /// The value of a key; nil where it is absent or null.
    ///
    /// - Throws: `BuildFailure` where this is no object.
    func member(_ key: String) throws -> JSONProjectNode? {
        guard case .object(let fields) = value else { throw wrongKind("an object") }
        guard let field = fields[key] else { return nil }
        if case .null = field { return nil }
        return JSONProjectNode(field, path: path.isEmpty ? key : path + "/" + key, document: document)
    }

    func required(_ key: String) throws -> JSONProjectNode {
        guard let node = try member(key) else { throw failure("an object in '\(name)' has no '\(key)'") }
        return node
    }

    /// The members of an object, by key.
    var members: [(key: String, node: JSONProjectNode)] {
        get throws {
            guard case .object(let fields) = value else { throw wrongKind("an object") }
            return try fields.keys.sorted().compactMap { key in try member(key).map { (key, $0) } }
        }
    }

    /// The elements of a list.
    var elements: [JSONProjectNode] {
        get throws {
            guard case .list(let list) = value else { throw wrongKind("a list") }
            return list.enumerated().map { JSONProjectNode($0.element, path: "\(path)/\($0.offset)", document: document) }
        }
    }

    var text: String {
        get throws {
            guard case .text(let text) = value else { throw wrongKind("a string") }
            return text
        }
    }

    /// The text, where this is one.
    var textIfAny: String? {
        if case .text(let text) = value { text } else { nil }
    }

    var isList: Bool {
        if case .list = value { true } else { false }
    }

    var isObject: Bool {
        if case .object = value { true } else { false }
    }

    func text(_ key: String) throws -> String? { try member(key)?.text }

    /// The elements of a list by key; none where it is absent.
    func elements(_ key: String) throws -> [JSONProjectNode] { try member(key)?.elements ?? [] }

    /// The texts of a list by key; none where it is absent.
    func texts(_ key: String) throws -> [String] { try elements(key).map { try $0.text } }

    func flag(_ key: String, default fallback: Bool = false) throws -> Bool {
        guard let node = try member(key) else { return fallback }
        guard case .truth(let flag) = node.value else { throw node.wrongKind("true or false") }
        return flag
    }

    /// A text, or its lines as a list.
    func lines(_ key: String) throws -> String? {
        guard let node = try member(key) else { return nil }
        return node.isList ? try node.elements.map { try $0.text }.joined(separator: "\n") : try node.text
    }

    /// A text or a list of texts, as a property list has it.
    var setting: Any {
        get throws {
            if isList { return try elements.map { try $0.text } }
            guard case .text(let text) = value else { throw wrongKind("a string or a list of strings") }
            return text
        }
    }
}
