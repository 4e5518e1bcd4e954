import AppBuilder
import Foundation
import JSONModel

/// Definitions and renames of what `#selector` and `#keyPath` name.
extension LanguageServer {
    /// The places where a member is declared that a selector at the cursor names; nil where the cursor is in none.
    func selectorDefinition(_ params: JSONValue, _ document: DocumentView) -> JSONValue? {
        guard let position = params["position"].flatMap(PlaceMapper.position),
            let name = SelectorReferences.name(at: document.user.offset(of: position), in: document.user),
            let module = documents.module(of: document.userURI)
        else { return nil }
        let found = module.members(named: name).compactMap { location(of: name, $0) }
        return found.isEmpty ? nil : .array(found)
    }

    private func location(of name: String, _ member: EditorModule.Member) -> JSONValue? {
        guard let view = documents.document(user: FileAddress.uri(member.file)), let line = view.user.range(ofLine: member.line - 1) else {
            return nil
        }
        let range = range(of: name, in: line, view.user) ?? line.lowerBound..<line.lowerBound
        return [
            "uri": .string(view.userURI),
            "range": PlaceMapper.json(view.user.position(of: range.lowerBound), view.user.position(of: range.upperBound)),
        ]
    }

    /// The first place of a whole word.
    private func range(of name: String, in line: Range<Int>, _ table: LineTable) -> Range<Int>? {
        let wanted = Array(name.utf8)
        guard line.count >= wanted.count else { return nil }
        return (line.lowerBound...line.upperBound - wanted.count).lazy.map { $0..<$0 + wanted.count }.first { range in
            table.bytes[range].elementsEqual(wanted) && !table.isName(at: range.lowerBound - 1) && !table.isName(at: range.upperBound)
        }
    }

    /// Returns the edits of a rename, and those of the selectors that name the same member.
    func addingSelectors(to edits: JSONValue, _ request: Pending) -> JSONValue {
        guard let document = request.document, let module = documents.module(of: document.userURI), let name = request.name,
            let newName = request.newName?.prefix(while: { $0 != "(" }), case .object(var changes)? = edits["changes"]
        else { return edits }
        // Only of a member whose declaration is renamed, and which is the only one of its name.
        let members = module.members(named: name)
        guard members.count == 1, let member = members.first, renames(changes, member) else { return edits }
        for file in module.files.keys.sorted(by: { $0.path < $1.path }) {
            guard let view = documents.document(user: FileAddress.uri(file)) else { continue }
            let added = SelectorReferences.ranges(of: name, in: view.user).map { range -> JSONValue in
                [
                    "range": PlaceMapper.json(view.user.position(of: range.lowerBound), view.user.position(of: range.upperBound)),
                    "newText": .string(String(newName)),
                ]
            }
            guard !added.isEmpty else { continue }
            changes[view.userURI] = .array((changes[view.userURI]?.array ?? []) + added)
        }
        return edits.setting("changes", .object(changes))
    }

    private func renames(_ changes: [String: JSONValue], _ member: EditorModule.Member) -> Bool {
        let uri = documents.document(user: FileAddress.uri(member.file))?.userURI ?? ""
        return (changes[uri]?.array ?? []).contains { $0["range"]?["start"]?["line"]?.integer == member.line - 1 }
    }

    /// The name at the cursor.
    static func name(at position: LinePosition, in document: DocumentView) -> String? {
        let (table, offset) = (document.user, document.user.offset(of: position))
        var (start, end) = (offset, offset)
        while table.isName(at: start - 1) { start -= 1 }
        while table.isName(at: end) { end += 1 }
        return start < end ? table.text(start..<end) : nil
    }
}
