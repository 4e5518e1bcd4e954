import Foundation
import JSONModel

/// Finds files with lowered texts.
protocol DocumentFinder {
    /// The file with this address of the user's; nil where nothing is lowered.
    func document(user uri: String) -> DocumentView?
    /// The file whose lowered text has this address.
    func document(lowered uri: String) -> DocumentView?
}

/// Changes the addresses and places in messages between those of the user's files and those of lowered ones.
///
/// It knows the shapes that the protocol is made of (positions, ranges, locations, edits), not each message: what editors and servers add later is mapped,
/// too, as long as it is made of these.
struct PlaceMapper {
    let finder: any DocumentFinder

    /// Members that only the server reads.
    private static let opaque: Set<String> = ["data"]
    private static let addresses: Set<String> = ["uri", "targetUri"]

    // MARK: To the server

    /// Returns parameters for the server.
    func toServer(_ value: JSONValue, in document: DocumentView? = nil) -> JSONValue {
        switch value {
        case .array(let values): return .array(values.map { toServer($0, in: document) })
        case .object(let members):
            if let position = Self.position(value) {
                return document.map { Self.json($0.lowered(position)) } ?? value
            }
            if let (start, end) = Self.range(value) {
                guard let document else { return value }
                // An empty range is a cursor.
                if start == end {
                    let place = Self.json(document.lowered(start))
                    return ["start": place, "end": place]
                }
                return [
                    "start": Self.json(document.lowered(start, isStart: true)), "end": Self.json(document.lowered(end, isStart: false)),
                ]
            }
            let document = ownDocument(members) { finder.document(user: $0) } ?? document
            var result = members
            for (key, member) in members where !Self.opaque.contains(key) {
                if Self.addresses.contains(key), let uri = member.string {
                    result[key] = .string(finder.document(user: uri)?.loweredURI ?? uri)
                } else {
                    result[key] = toServer(member, in: document)
                }
            }
            return .object(result)
        default: return value
        }
    }

    /// The file that an object is about.
    private func ownDocument(_ members: [String: JSONValue], _ find: (String) -> DocumentView?) -> DocumentView? {
        guard let uri = members["uri"]?.string ?? members["textDocument"]?["uri"]?.string else { return nil }
        return find(uri)
    }

    // MARK: To the client

    /// What became of an answer.
    struct Answer {
        /// nil where all of it is about text that the user does not have.
        var value: JSONValue?
        /// Whether a change would change something else in the user's file.
        var hasUnsafeEdit = false
    }

    /// Returns an answer, or the parameters of a notification, for the client.
    ///
    /// - Parameter document: The file that the request was about.
    func toClient(_ value: JSONValue, in document: DocumentView?) -> Answer {
        var answer = Answer()
        answer.value = toClient(value, document, &answer.hasUnsafeEdit)
        return answer
    }

    private func toClient(_ value: JSONValue, _ document: DocumentView?, _ isUnsafe: inout Bool) -> JSONValue? {
        switch value {
        case .array(let values): return .array(values.compactMap { toClient($0, document, &isUnsafe) })
        case .object(let members): return toClient(value, members, document, &isUnsafe)
        default: return value
        }
    }

    private func toClient(_ value: JSONValue, _ members: [String: JSONValue], _ document: DocumentView?, _ isUnsafe: inout Bool)
        -> JSONValue?
    {
        if let position = Self.position(value) { return document.map { Self.json($0.user(position, position).start) } ?? value }
        if let (start, end) = Self.range(value) {
            guard let range = document?.user(start, end) else { return value }
            return Self.json(range.start, range.end)
        }
        let own = ownDocument(members) { finder.document(lowered: $0) }
        let target = members["targetUri"]?.string.flatMap { finder.document(lowered: $0) }
        let inner = own ?? document
        if isGenerated(members, inner, target) { return nil }
        if members["newText"] != nil || members["newName"] != nil, let range = members["range"].flatMap(Self.range),
            inner?.user(range.0, range.1).crossesReplacement == true
        {
            isUnsafe = true
        }
        var result = members
        for (key, member) in members where !Self.opaque.contains(key) {
            if Self.addresses.contains(key), let uri = member.string {
                result[key] = .string(finder.document(lowered: uri)?.userURI ?? uri)
            } else if key == "changes", case .object(let changes) = member {
                result[key] = .object(mapped(changes, &isUnsafe))
            } else if key == "targetRange" || key == "targetSelectionRange" {
                result[key] = toClient(member, target ?? inner, &isUnsafe)
            } else if key == "fromRanges" {
                // Of calls that come in, the ranges lie in the caller's file.
                let caller = members["from"]?["uri"]?.string.flatMap { finder.document(lowered: $0) }
                result[key] = toClient(member, caller ?? inner, &isUnsafe)
            } else {
                result[key] = toClient(member, key == "originSelectionRange" ? document : inner, &isUnsafe)
            }
        }
        return .object(result)
    }

    /// The edits of a workspace edit by the user's addresses.
    private func mapped(_ changes: [String: JSONValue], _ isUnsafe: inout Bool) -> [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        for (uri, edits) in changes {
            let document = finder.document(lowered: uri)
            guard let edits = toClient(edits, document, &isUnsafe), edits.array?.isEmpty != true else { continue }
            result[document?.userURI ?? uri] = edits
        }
        return result
    }

    /// Whether an object is about code that the user does not have.
    private func isGenerated(_ members: [String: JSONValue], _ document: DocumentView?, _ target: DocumentView?) -> Bool {
        let (range, place) =
            members["targetSelectionRange"].map { ($0, target) } ?? members["selectionRange"].map { ($0, document) }
            ?? members["range"].map { ($0, document) } ?? (.null, nil)
        guard let place, let (start, end) = Self.range(range) else { return false }
        return place.user(start, end).isGenerated
    }

    // MARK: Shapes

    static func position(_ value: JSONValue) -> LinePosition? {
        guard case .object(let members) = value, members.count == 2, let line = members["line"]?.integer,
            let character = members["character"]?.integer
        else { return nil }
        return LinePosition(line: line, character: character)
    }

    static func range(_ value: JSONValue) -> (LinePosition, LinePosition)? {
        guard case .object(let members) = value, members.count == 2, let start = members["start"].flatMap(position),
            let end = members["end"].flatMap(position)
        else { return nil }
        return (start, end)
    }

    static func json(_ position: LinePosition) -> JSONValue {
        ["line": .integer(position.line), "character": .integer(position.character)]
    }

    static func json(_ start: LinePosition, _ end: LinePosition) -> JSONValue { ["start": json(start), "end": json(end)] }
}
