/// What a home screen asks its device for.
public enum HomeRequest: Codable, Equatable, Sendable {
    /// Brings an app to the front, starting it where it does not run.
    case launch(String)
    /// Takes the app in front from the display.
    case goHome
    /// Ends an app, as swiping it away does.
    case terminate(String)
    /// Removes an app with its data.
    case uninstall(String)
    /// Whether something of the home screen's lies over the app in front, as the app switcher does: touches go to the home screen then, and the app is
    /// not active.
    case covers(Bool)
    /// What the device has told it is drawn: from now on what the home screen draws is the device's display.
    case shown
}
