/// Commands that find elements.
enum FindingCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("POST", "/element") { session, parameters in try first(session, parameters, below: nil) },
        CommandRoute("POST", "/elements") { session, parameters in try all(session, parameters, below: nil) },
        CommandRoute("POST", "/element/:element/element") { session, parameters in
            try first(session, parameters, below: parameters.path["element"])
        },
        CommandRoute("POST", "/element/:element/elements") { session, parameters in
            try all(session, parameters, below: parameters.path["element"])
        },
        CommandRoute("GET", "/element/active", active),
        CommandRoute("GET", "/wda/element/:element/getVisibleCells", visibleCells),
    ]

    private static func locator(_ parameters: CommandParameters) throws -> ElementLocator {
        try ElementLocator(using: try parameters.requiredText("using"), value: try parameters.requiredText("value"))
    }

    private static func first(_ session: WebDriverSession, _ parameters: CommandParameters, below root: String?) throws -> JSONValue {
        let locator = try locator(parameters)
        try AlertCommands.handleByDefault(session)
        let (found, snapshot) = try session.find(locator, below: root, isFirstOnly: true)
        guard let number = found.first else {
            throw WebDriverError(
                .noSuchElement,
                "unable to find an element using “\(try parameters.requiredText("using"))”, value "
                    + "“\(try parameters.requiredText("value").prefix(200))”")
        }
        return session.json(of: number, snapshot)
    }

    private static func all(_ session: WebDriverSession, _ parameters: CommandParameters, below root: String?) throws -> JSONValue {
        let locator = try locator(parameters)
        try AlertCommands.handleByDefault(session)
        let (found, snapshot) = try session.find(locator, below: root, isFirstOnly: false)
        return .array(found.map { session.json(of: $0, snapshot) })
    }

    private static func active(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let snapshot = try session.snapshot()
        guard let number = snapshot.focused else { throw WebDriverError(.noSuchElement, "no element has the focus of the keyboard") }
        return session.json(of: number, snapshot)
    }

    private static func visibleCells(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let (root, snapshot) = try session.element(parameters)
        let cells = snapshot.descendants(of: root).filter { snapshot.entries[$0].element.type == .cell && snapshot.isVisible($0) }
        return .array(cells.map { session.json(of: $0, snapshot) })
    }
}
