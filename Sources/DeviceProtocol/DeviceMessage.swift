import Foundation

/// A message from a device to a process that runs on it. Travels as JSON.
public enum DeviceMessage: Codable, Equatable, Sendable {
    case launch(LaunchConfiguration)
    /// All samples of one moment; `time` is the media time of the input in seconds, 0 = now.
    case touches([TouchSample], time: Double)
    case key(KeyEvent)
    /// Text typed or pasted as a whole into the first responder.
    case insertText(String)
    /// Deletes so many characters before the caret.
    case deleteBackward(count: Int)
    /// New settings; the process follows whatever differs.
    case state(DeviceState)
    case lifecycle(Lifecycle)
    case openURL(String)
    /// A quick action was chosen on the home screen.
    case quickAction(QuickAction)
    case memoryWarning
    case shake
    /// Done with the element of this `ElementNode.id` without touching it.
    case accessibility(element: UInt64, AccessibilityCommand)
    /// Turns the sending of `ProcessMessage.elements` after each commit on or off.
    case sendElements(Bool)
    case query(id: Int, Query)
    /// Shows the preview of this number, made anew, in place of what is shown; answered by `ProcessMessage.canvas`.
    case showPreview(Int)
    /// Has a process that shows previews take new code: a library that replaces bodies of functions, and new values of literals (nil = as
    /// compiled). What is shown keeps its state where it can.
    case takeCode(library: String?, literals: [String: String?])
    /// Asks an extension for its widgets; answered by `ProcessMessage.widget`, or by an archive in a frame of its own.
    case widget(id: Int, WidgetRequest)
    /// To the home screen alone.
    case home(HomeMessage)
    /// Answers `ProcessMessage.currentWidgets`.
    case currentWidgets(id: Int, [HomeWidget])
    /// Answers a `ProcessMessage.system`.
    case systemReply(id: Int, SystemReply)
    case system(SystemEvent)

    public enum Lifecycle: String, Codable, Sendable {
        /// Home: resign active, then background.
        case enterBackground
        /// Opened again: foreground, then active.
        case enterForeground
        /// An interruption or the app switcher begins or ends.
        case resignActive, becomeActive
        /// Swiped away: scenes disconnect, `applicationWillTerminate`, exit.
        case terminate
    }

    public enum Query: String, Codable, Sendable {
        /// Answered with the text of `--tree`.
        case viewHierarchy
        /// Answered by `ProcessMessage.reply` with the JSON of an `ElementNode`.
        case elements
        /// Answered with the JSON of a `ViewReport`.
        case views
        /// Answered as `elements`, with the audit of each element.
        case audit
        /// Answered with the JSON of a list of `PreviewEntry`, by processes launched with `LaunchEnvironment.previews`.
        case previews
        /// Answered with an empty text as soon as the main thread handles messages.
        case ping
    }
}

/// A message from a process to its device. Commits travel in their binary form, all other messages as JSON.
public enum ProcessMessage: Codable, Equatable, Sendable {
    /// The first commit has been sent and the app is active.
    case ready
    /// The interface state that the device's chrome depends on: the orientation of the interface, the style of the status bar.
    case interface(InterfaceState)
    case elements(ElementNode)
    case reply(id: Int, String)
    /// Whether the process draws every frame itself (display link, scrolling); while true the screen is not at rest.
    case activity(isAnimating: Bool)
    case haptic(String)
    case sound(SoundEvent)
    case openURL(String)
    /// The app wants to leave the front, as if the home button were pressed.
    case suspend
    /// The canvas of the preview that is shown now.
    case canvas(PreviewCanvas)
    /// An uncaught exception or fatal error with iOS's wording, sent just before the process ends.
    case exception(name: String, reason: String)
    case widget(id: Int, WidgetReply)
    /// The app wants new timelines of its widgets of a kind; nil = of all of them.
    case reloadWidgets(kind: String?)
    /// Asks which of its app's widgets people have placed; answered with `DeviceMessage.currentWidgets`.
    case currentWidgets(id: Int)
    /// From the home screen alone; a device does nothing of what an app asks for so.
    case home(HomeRequest)
    /// Answered by `DeviceMessage.systemReply`, unless the number is 0.
    case system(id: Int, SystemRequest)
}

public struct InterfaceState: Codable, Equatable, Sendable {
    public var orientation: DeviceOrientation
    public var isStatusBarHidden: Bool
    /// Whether a text input is first responder (hardware keys go to it; the page shows a keyboard hint).
    public var isEditingText: Bool

    public init(orientation: DeviceOrientation, isStatusBarHidden: Bool, isEditingText: Bool) {
        (self.orientation, self.isStatusBarHidden, self.isEditingText) = (orientation, isStatusBarHidden, isEditingText)
    }
}
