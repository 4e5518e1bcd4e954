import FileFormats
import Foundation
import Yams

/// Reads flow files.
struct FlowReader {
    let file: URL
    /// The file's path, for error messages.
    private var fileName: String { file.path }

    /// Larger files are refused.
    private static let maximumSize = 1 << 20
    private static let maximumDepth = 40

    /// Commands of Maestro that a simulated device cannot follow.
    private static let unsupported: [String: String] = [
        "assertWithAI": "there is no AI service", "assertNoDefectsWithAI": "there is no AI service",
        "extractTextWithAI": "there is no AI service",
    ]

    init(file: URL) { self.file = file }

    static func read(_ file: URL) throws -> Flow {
        let data: Data
        do { data = try RegularFile.read(file, limit: maximumSize) } catch let problem {
            throw FlowError(
                file: file.path, line: 0, message: problem == .missing ? "there is no such flow" : "the flow \(problem.message)")
        }
        do { return try FlowReader(file: file).flow(UTF8Text.decode(data)) } catch let error as FormatError {
            throw FlowError(file: file.path, line: error.line, message: "the flow is \(error.message); save it as UTF-8")
        }
    }

    func flow(_ text: String) throws -> Flow {
        let documents: [Node]
        do { documents = try FlowDocument.read(text) } catch let problem as FlowDocument.Problem {
            throw FlowError(file: fileName, line: problem.line, message: problem.message)
        }
        var flow = Flow(file: file)
        guard let last = documents.last else {
            throw FlowError(file: fileName, line: 1, message: "the flow is empty; write at least `- launchApp`")
        }
        if documents.count > 2 { throw failure(documents[2], "a flow has a header, `---` and the steps; there is a third part here") }
        if documents.count == 2 { try readHeader(documents[0], into: &flow) }
        guard last.sequence != nil else {
            throw failure(last, "the steps must be a list (`- launchApp`), after the header and a line `---`")
        }
        flow.commands = try commands(last, depth: 0)
        return flow
    }

    private func failure(_ node: Node, _ message: String, command: String = "") -> FlowError {
        FlowError(file: fileName, line: node.mark?.line ?? 0, command: command, message: message)
    }

    private func readHeader(_ node: Node, into flow: inout Flow) throws {
        guard let mapping = node.mapping else {
            if node.null != nil { return }
            throw failure(node, "the header must be `appId: …` and its like")
        }
        for (key, value) in mapping {
            switch key.string {
            case "appId": flow.appIdentifier = try text(value, "appId")
            case "name": flow.name = try text(value, "name")
            case "env": flow.environment = try dictionary(value, "env")
            case "onFlowStart": flow.onStart = try commands(value, depth: 0)
            case "onFlowComplete": flow.onComplete = try commands(value, depth: 0)
            case "tags", "jsEngine", "properties", "androidWebViewHierarchy", "ext": break
            default: throw failure(key, "the header has an unknown key “\(key.string ?? "?")”")
            }
        }
    }

    // MARK: Commands

    func commands(_ node: Node, depth: Int) throws -> [FlowCommand] {
        guard depth < Self.maximumDepth else { throw failure(node, "commands are nested too deeply") }
        guard let list = node.sequence else { throw failure(node, "here a list of commands is expected (`- tapOn: …`)") }
        return try list.map { try command($0, depth: depth) }
    }

    private func command(_ node: Node, depth: Int) throws -> FlowCommand {
        if let name = node.scalar?.string { return try command(name, nil, at: node, depth: depth) }
        guard let mapping = node.mapping, mapping.count == 1, let (key, value) = mapping.first, let name = key.string else {
            throw failure(node, "a step is one command, such as `- tapOn: Login`; indent its options further")
        }
        return try command(name, value, at: key, depth: depth)
    }

    private func command(_ name: String, _ value: Node?, at node: Node, depth: Int) throws -> FlowCommand {
        if let reason = Self.unsupported[name] { throw failure(node, "\(name) is not in Quince: \(reason)", command: name) }
        let options = FlowOptionsReader(reader: self, command: name, node: value, at: node)
        guard let action = try options.action(depth: depth) else {
            throw failure(node, "there is no command “\(name)”" + (Self.similar(to: name).map { "; did you mean \($0)?" } ?? ""))
        }
        var command = FlowCommand(name: name, action: action, line: node.mark?.line ?? 0)
        command.label = try options.string("label")
        command.isOptional = try options.flag("optional") ?? false
        command.device = try options.string("device")
        try options.refuseUnknown()
        return command
    }

    private static func similar(to name: String) -> String? {
        FlowOptionsReader.names.first {
            $0.lowercased() == name.lowercased() || ($0.lowercased().hasPrefix(name.lowercased().prefix(5)) && name.count > 4)
        }
    }

    // MARK: Values

    func text(_ node: Node, _ what: String) throws -> String {
        guard let text = node.scalar?.string else { throw failure(node, "\(what) must be a text") }
        return text
    }

    func dictionary(_ node: Node, _ what: String) throws -> [String: String] {
        guard let mapping = node.mapping else { throw failure(node, "\(what) must be `name: value` lines") }
        var result: [String: String] = [:]
        for (key, value) in mapping { result[try text(key, what)] = try text(value, what) }
        return result
    }

    func fail(_ node: Node, _ message: String, command: String) -> FlowError { failure(node, message, command: command) }
}
