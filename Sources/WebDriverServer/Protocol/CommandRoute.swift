/// A command of the protocol: its method, its path and what it does.
struct CommandRoute: Sendable {
    typealias Handler = @Sendable (WebDriverSession, CommandParameters) throws -> JSONValue

    var method: String
    /// The path below the session; parts with a colon stand for any text.
    var pattern: [String]
    var handler: Handler

    init(_ method: String, _ path: String, _ handler: @escaping Handler) {
        (self.method, pattern, self.handler) = (method, path.split(separator: "/").map(String.init), handler)
    }

    /// The parameters of a path; nil where it is another command's.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == pattern.count else { return nil }
        var values: [String: String] = [:]
        for (part, wanted) in zip(path, pattern) {
            if wanted.hasPrefix(":") { values[String(wanted.dropFirst())] = part } else if part != wanted { return nil }
        }
        return values
    }
}

/// Finds commands by method and path.
enum CommandRouter {
    /// The command of a path.
    ///
    /// - Throws: `unknown command` for a path that none has, `unknown method` where another method is needed.
    static func route(_ method: String, _ path: [String], in routes: [CommandRoute]) throws(WebDriverError) -> (
        route: CommandRoute, parameters: [String: String]
    ) {
        var methods: Set<String> = []
        for route in routes {
            guard let parameters = route.match(path) else { continue }
            if route.method == method { return (route, parameters) }
            methods.insert(route.method)
        }
        let name = "/" + path.joined(separator: "/").prefix(200)
        guard !methods.isEmpty else { throw WebDriverError(.unknownCommand, "there is no command \(method) \(name)") }
        throw WebDriverError(.unknownMethod, "\(name) is called with \(methods.sorted().joined(separator: " or ")), not \(method)")
    }
}
