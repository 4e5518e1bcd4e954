import Foundation

/// A request for a command: its path and its parameters.
struct WebDriverRequest: Sendable {
    var method: String
    /// The path's parts, without those of a base path.
    var path: [String]
    var query: [String: String]
    var body: [String: JSONValue]

    /// The base path of servers of the JSON Wire Protocol, which clients may still use.
    private static let basePath = ["wd", "hub"]

    /// - Parameters:
    ///   - target: The path and the query, as the request's first line has them.
    ///   - body: JSON; may be empty.
    /// - Throws: `WebDriverError` for a body that is no object, and for a path that cannot be decoded.
    init(method: String, target: String, body: Data) throws(WebDriverError) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for part in (parts.first ?? "").split(separator: "/") {
            guard let decoded = part.removingPercentEncoding else {
                throw WebDriverError(.unknownCommand, "the path “\(target.prefix(200))” cannot be decoded")
            }
            path.append(decoded)
        }
        if path.starts(with: Self.basePath) { path.removeFirst(Self.basePath.count) }
        (self.method, self.path, query) = (method, path, parts.count > 1 ? Self.query(String(parts[1])) : [:])
        guard !body.isEmpty, method == "POST" else {
            self.body = [:]
            return
        }
        guard let value = JSONValue(json: body) else { throw WebDriverError(.invalidArgument, "the body is no JSON") }
        guard let members = value.object else { throw WebDriverError(.invalidArgument, "the body must be a JSON object") }
        self.body = members
    }

    private static func query(_ text: String) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                String($0).replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String($0)
            }
            values[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        return values
    }

    /// The identifier of the session, and the path of the command in it; nil for a command without a session.
    var session: (id: String, command: [String])? {
        guard path.count >= 2, path[0] == "session" else { return nil }
        return (path[1], Array(path.dropFirst(2)))
    }
}

/// The parameters of a command, read with their types.
struct CommandParameters {
    /// Of the path: `element`, `name`.
    var path: [String: String]
    var query: [String: String]
    var body: [String: JSONValue]

    init(path: [String: String] = [:], query: [String: String] = [:], body: [String: JSONValue] = [:]) {
        (self.path, self.query, self.body) = (path, query, body)
    }

    private static func wrong(_ name: String, _ kind: String) -> WebDriverError {
        WebDriverError(.invalidArgument, "“\(name)” must be \(kind)")
    }

    private func given(_ name: String) -> JSONValue? { body[name] == .null ? nil : body[name] }

    /// Whether a parameter is there and not null.
    func has(_ name: String) -> Bool { given(name) != nil }

    func text(_ name: String) throws(WebDriverError) -> String? {
        guard let value = given(name) else { return nil }
        guard let text = value.string else { throw Self.wrong(name, "a text") }
        return text
    }

    func requiredText(_ name: String) throws(WebDriverError) -> String {
        guard let text = try text(name) else { throw Self.wrong(name, "a text, and is missing") }
        return text
    }

    /// A finite number, also one that is written as text, as older clients do.
    func number(_ name: String) throws(WebDriverError) -> Double? {
        guard let value = given(name) else { return nil }
        guard let number = value.double ?? value.string.flatMap(Double.init), number.isFinite, abs(number) < 1e9 else {
            throw Self.wrong(name, "a number")
        }
        return number
    }

    func requiredNumber(_ name: String) throws(WebDriverError) -> Double {
        guard let number = try number(name) else { throw Self.wrong(name, "a number, and is missing") }
        return number
    }

    /// A number of a range; `otherwise` where none is given.
    func number(_ name: String, in range: ClosedRange<Double>, otherwise: Double) throws(WebDriverError) -> Double {
        let number = try number(name) ?? otherwise
        guard range.contains(number) else { throw Self.wrong(name, "from \(range.lowerBound) to \(range.upperBound)") }
        return number
    }

    func flag(_ name: String) throws(WebDriverError) -> Bool? {
        guard let value = given(name) else { return nil }
        switch value {
        case .bool(let flag): return flag
        case .integer(0), .string("false"), .string("0"): return false
        case .integer(1), .string("true"), .string("1"): return true
        default: throw Self.wrong(name, "true or false")
        }
    }

    func texts(_ name: String) throws(WebDriverError) -> [String]? {
        guard let value = given(name) else { return nil }
        guard let list = value.array else { throw Self.wrong(name, "a list of texts") }
        var texts: [String] = []
        for each in list {
            guard let text = each.string else { throw Self.wrong(name, "a list of texts") }
            texts.append(text)
        }
        return texts
    }

    func map(_ name: String) throws(WebDriverError) -> [String: String]? {
        guard let value = given(name) else { return nil }
        guard let members = value.object else { throw Self.wrong(name, "an object of texts") }
        var texts: [String: String] = [:]
        for (key, each) in members {
            switch each {
            case .string(let text): texts[key] = text
            case .integer(let number): texts[key] = String(number)
            case .bool(let flag): texts[key] = flag ? "1" : "0"
            default: throw Self.wrong(name, "an object of texts")
            }
        }
        return texts
    }
}
