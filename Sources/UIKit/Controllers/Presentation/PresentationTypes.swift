/// How a presented controller fills the screen.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    /// A page sheet, for most controllers.
    case automatic = -2
}

/// How a presented controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}

/// How the status bar's texts are coloured.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the user interface style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
