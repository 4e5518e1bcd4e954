/// The commands of a session, by method and path.
enum WebDriverCommands {
    static let all: [CommandRoute] =
        SessionCommands.routes + FindingCommands.routes + ElementCommands.routes + GestureCommands.routes + ScreenCommands.routes
        + InputCommands.routes + AlertCommands.routes + AppCommands.routes + DeviceCommands.routes + VideoCommands.routes
        + ScriptCommands.routes

    /// Commands that answer without a session and start no phone.
    static let withoutPhone: [String: JSONValue] = [
        "GET wda/locked": false, "POST wda/unlock": .null, "GET wda/healthcheck": .null,
    ]
}
