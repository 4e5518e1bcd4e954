import DeviceProtocol
import Simulator

/// The descriptions of the tools, which agents read at the start of every session: short ones.
enum PhoneTool {
    static let instructions = """
        Quince runs an iOS app from its source on a simulated iPhone without a display. Begin with build_run_sim; after each edit call it again. \
        Actions answer with what changed on the screen (+ new, ~ changed, gone). Numbers name elements until they are gone. \
        The phone's clock stands still between calls: to let time pass, say wait in snapshot_ui.
        """

    /// The tools that clients are told of: twelve at most, for they take up room in every request to a model.
    static let listed: [Tool] = [
        buildRun, launch, snapshot, tap, typeText, swipe, press, screenshot, settings, logs, test, preview,
    ]

    private static let all = listed + [stop]

    /// Other names by which agents know the tools.
    private static let aliases = [
        "launch_app_sim": "launch_app", "stop_app_sim": "stop_app", "describe_ui": "snapshot_ui", "button": "press_button",
        "gesture": "swipe", "start_sim_log_cap": "get_logs", "RenderPreview": "render_preview", "RunAllTests": "test_sim",
    ]

    static func named(_ name: String) -> Tool? {
        let name = aliases[name] ?? name
        return all.first { $0.name == name }
    }

    // MARK: Parameters

    private static let project = [
        ToolParameter("project", .text, "App: .xcodeproj, .xcworkspace or folder. Default: the last one"),
        ToolParameter("scheme", .text, ""),
        ToolParameter("target", .text, ""),
        ToolParameter("configuration", .choice(["debug", "release"]), ""),
    ]
    private static let timeout = ToolParameter("timeout", .number, "Seconds to wait; default 595. What is not done then goes on")
    private static let target = [
        ToolParameter("ref", .integer, "Element's number"),
        ToolParameter("label", .text, "Element's label or visible text"),
        ToolParameter("identifier", .text, "Accessibility identifier"),
        ToolParameter("index", .integer, "Which of several that fit, from 0"),
    ]

    // MARK: Tools

    private static let buildRun = Tool(
        "build_run_sim", "Build and run",
        "Builds the app from its source and launches it. Answers with the screen, or with errors as file:line: message.",
        project + [
            ToolParameter("device", .text, "Device model, such as iPhone 15"),
            ToolParameter("arguments", .texts, "Launch arguments"),
            ToolParameter("environment", .map, "Environment variables"),
            ToolParameter("clear_state", .flag, "Remove the data the app has stored"),
            timeout,
        ], seconds: 600)

    private static let launch = Tool(
        "launch_app", "Launch or stop the app",
        "Launches the built app again, brings it to the front, opens a link in it, or stops it.",
        [
            ToolParameter("action", .choice(["launch", "foreground", "stop"]), "Default: launch; a running app is restarted"),
            ToolParameter("url", .text, "Link to open"),
            ToolParameter("arguments", .texts, "Launch arguments, in place of the last ones"),
            ToolParameter("environment", .map, "Variables, in place of the last ones"),
            ToolParameter("clear_state", .flag, "Remove the data the app has stored"),
        ])

    private static let stop = Tool("stop_app", "Stop the app", "Ends the app as swiping it away does.")

    private static let snapshot = Tool(
        "snapshot_ui", "List what is on the screen",
        "Lists the elements on the screen; numbered ones can be tapped. Long lists are shortened.",
        [
            ToolParameter("text", .text, "Only elements with this text"),
            ToolParameter("role", .text, "Only this role: button, cell, text, textField, switch, …"),
            ToolParameter("wait", .number, "First let so many seconds pass on the phone"),
            ToolParameter("until", .text, "End the wait when this text appears"),
            ToolParameter("tree", .flag, "The whole element tree with frames"),
            ToolParameter("depth", .integer, "Levels of the tree"),
        ])

    private static let tap = Tool(
        "tap", "Tap", "Taps an element, or a point. Answers with what changed.",
        target + [
            ToolParameter("x", .number, "In points"), ToolParameter("y", .number, ""),
            ToolParameter("kind", .choice(AutomatedPhone.TapKind.allCases.map(\.rawValue)), "Default: single"),
        ])

    private static let typeText = Tool(
        "type_text", "Type", "Types into the focused text field, or into the one that is named.",
        [
            ToolParameter("text", .text, "", isRequired: true),
            ToolParameter("clear", .flag, "Delete what the field holds first"),
            ToolParameter("submit", .flag, "Press Return afterwards"),
        ] + target)

    private static let swipe = Tool(
        "swipe", "Swipe or scroll", "Moves a finger: up shows what is further down. Say a direction, or from and to.",
        [
            ToolParameter("direction", .choice(AutomatedPhone.SwipeDirection.allCases.map(\.rawValue)), "The finger's"),
            ToolParameter("until", .text, "Repeat until this text is on the screen"),
            ToolParameter("from_x", .number, "In points"), ToolParameter("from_y", .number, ""), ToolParameter("to_x", .number, ""),
            ToolParameter("to_y", .number, ""),
        ] + target)

    private static let press = Tool(
        "press_button", "Press a button", "Presses a button of the phone, a key, or the navigation bar's back button.",
        [ToolParameter("button", .choice(AutomatedPhone.buttonNames), "", isRequired: true)])

    private static let screenshot = Tool(
        "screenshot", "Take a picture", "A picture of the screen.",
        [
            ToolParameter("max_size", .integer, "Longer side in pixels; default 1568"),
            ToolParameter("format", .choice(PictureFormat.allCases.map(\.rawValue)), "Default: png"),
        ], isReadOnly: true)

    private static let settings = Tool(
        "settings", "Read or change settings", "Changes settings of the phone; without arguments, lists them.",
        [
            ToolParameter("appearance", .choice(Appearance.allCases.map(\.rawValue)), ""),
            ToolParameter("text_size", .choice(ContentSize.allCases.map(\.rawValue)), ""),
            ToolParameter("orientation", .choice(DeviceOrientation.allCases.map(\.rawValue)), ""),
            ToolParameter("locale", .text, "Such as de_DE"),
            ToolParameter("time_zone", .text, "Such as Europe/Berlin"),
            ToolParameter("location", .text, "latitude,longitude; “none” forgets it"),
            ToolParameter("network", .choice(NetworkCondition.allCases.map(\.rawValue)), ""),
            ToolParameter("biometry", .choice(Biometry.allCases.map(\.rawValue)), "Face ID"),
            ToolParameter(
                "permissions", .choices(["granted", "denied", "not-determined"]),
                "By service: all, \(PrivacyService.allCases.map(\.rawValue).joined(separator: ", "))"),
        ])

    private static let logs = Tool(
        "get_logs", "Read the app's output", "What the app has printed since the last call.",
        [
            ToolParameter("text", .text, "Only lines with this text"),
            ToolParameter("all", .flag, "From the beginning"),
            ToolParameter("lines", .integer, "The last so many; default 100"),
        ], isReadOnly: true)

    private static let test = Tool(
        "test_sim", "Run unit tests", "Builds the project's unit tests and runs them in the app. Failures are file:line: message.",
        project + [ToolParameter("filter", .text, "Regular expression on names such as AppTests.CartTests/testTotal"), timeout],
        seconds: 600)

    private static let preview = Tool(
        "render_preview", "Draw previews", "Pictures of SwiftUI and UIKit previews, of a file or by name; at most four.",
        [
            ToolParameter("file", .text, "Swift file with the previews"),
            ToolParameter("name", .text, "Only previews whose name contains this"),
            ToolParameter("appearance", .choice(Appearance.allCases.map(\.rawValue)), ""),
            ToolParameter("text_size", .choice(ContentSize.allCases.map(\.rawValue)), ""),
            ToolParameter("locale", .text, ""),
            ToolParameter("max_size", .integer, "Longer side in pixels; default 1568"),
        ] + project + [timeout], seconds: 600)
}
