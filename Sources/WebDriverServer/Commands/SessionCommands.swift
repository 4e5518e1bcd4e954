/// Commands about the session itself.
enum SessionCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("GET", "/") { session, _ in SessionResponse.capabilities(session) },
        CommandRoute("GET", "/timeouts") { session, _ in SessionResponse.timeouts(session) },
        CommandRoute("POST", "/timeouts", setTimeouts),
        CommandRoute("GET", "/appium/settings") { session, _ in session.settings.json },
        CommandRoute("POST", "/appium/settings", setSettings),
        CommandRoute("GET", "/wda/healthcheck") { _, _ in .null },
        CommandRoute("GET", "/contexts") { _, _ in [.string(context)] },
        CommandRoute("GET", "/context") { _, _ in .string(context) },
        CommandRoute("POST", "/context", setContext),
    ]

    private static let context = "NATIVE_APP"
    private static let longestTimeout = 1e9

    private static func setTimeouts(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        for name in ["implicit", "script", "pageLoad"] where parameters.has(name) {
            guard case .integer(let milliseconds)? = parameters.body[name].map({ $0.integer.map { .integer($0) } ?? $0 }),
                milliseconds >= 0,
                Double(milliseconds) <= longestTimeout
            else { throw WebDriverError(.invalidArgument, "“\(name)” is in whole milliseconds, from 0") }
            if name == "implicit" {
                session.implicitWait = Double(milliseconds) / 1000
            } else {
                session.otherTimeouts[name] = .integer(milliseconds)
            }
        }
        return .null
    }

    private static func setSettings(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard let settings = parameters.body["settings"]?.object else {
            throw WebDriverError(.invalidArgument, "“settings” must be an object")
        }
        try session.settings.update(settings)
        return session.settings.json
    }

    private static func setContext(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let name = try parameters.requiredText("name")
        guard name == context else {
            throw WebDriverError(.noSuchWindow, "there is no context “\(name.prefix(60))”; web pages are elements of \(context)")
        }
        return .null
    }
}
