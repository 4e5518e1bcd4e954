import DeviceProtocol
import Foundation

/// A flow file: Maestro's YAML, read.
struct Flow: Equatable {
    var file: URL
    var appIdentifier: String?
    var name: String?
    var environment: [String: String] = [:]
    var onStart: [FlowCommand] = []
    var onComplete: [FlowCommand] = []
    var commands: [FlowCommand] = []
}

/// One step with the place it is written at. Texts may hold `${…}`, which is evaluated when the step runs.
struct FlowCommand: Equatable {
    indirect enum Action: Equatable {
        case launchApp(LaunchAppOptions)
        case stopApp, killApp, clearState, clearKeychain
        case setPermissions([FlowPermission])
        case tap(Target, TapOptions)
        case inputText(String)
        case inputRandom(RandomText.Kind, length: String?)
        case eraseText(String?)
        case pressKey(String)
        case hideKeyboard
        case back
        case swipe(SwipeOptions)
        case scroll
        case scrollUntilVisible(ElementSelector, ScrollOptions)
        case assertVisible(ElementSelector)
        case assertNotVisible(ElementSelector)
        case assertTrue(String)
        case evalScript(String)
        case copyTextFrom(ElementSelector)
        case pasteText
        case setClipboard(String)
        /// Runs a file of JavaScript.
        case runScript(String, environment: [String: String], condition: FlowCondition?)
        case openLink(String)
        case takeScreenshot(String)
        /// Records the screen to a file from here on.
        case startRecording(String, touches: Bool)
        case stopRecording
        /// Compares the screen with a picture beside the flow; the threshold is in percent.
        case assertScreenshot(String, threshold: String)
        case waitForAnimationToEnd(timeout: String?)
        case extendedWaitUntil(FlowCondition, timeout: String)
        case setOrientation(String)
        case setAppearance(String)
        /// `enabled` or `disabled`.
        case setDarkMode(String)
        case toggleDarkMode
        case assertAppearance(Appearance)
        case setTextSize(String)
        /// Degrees.
        case setLocation(latitude: String, longitude: String)
        /// Points `latitude,longitude`, passed at so many metres per second.
        case travel(points: [String], speed: String?)
        /// `enabled` or `disabled`.
        case setAirplaneMode(String)
        case toggleAirplaneMode
        /// `wifi`, `cellular` or `none`.
        case setNetwork(String)
        /// `enroll`, `unenroll`, `match` or `fail`.
        case setBiometry(String)
        /// Lets so many seconds pass.
        case advanceClock(String)
        case assertWidgetRequests(WidgetRequestsOptions)
        /// Adds pictures beside the flow to the photo library.
        case addMedia([String])
        case assertSent(SentOptions)
        /// Whether a sound of this name plays; empty = any.
        case assertPlaying(String)
        case assertNotPlaying(String)
        case repeating(times: String?, condition: FlowCondition?, [FlowCommand])
        case retry(times: String, [FlowCommand])
        case runFlow(file: String?, commands: [FlowCommand], environment: [String: String], condition: FlowCondition?)
    }

    var name: String
    var action: Action
    var line: Int
    /// The description of the step given in the flow.
    var label: String?
    /// Whether its failure is only a warning.
    var isOptional = false
    /// The number of the phone it acts on; nil = as the steps around it.
    var device: String?
}

struct LaunchAppOptions: Equatable {
    var appIdentifier: String?
    var clearsState = false
    var clearsKeychain = false
    var stopsApp = true
    /// Launch arguments in the order written.
    var arguments: [FlowArgument] = []
    /// The permissions granted or denied at launch.
    var permissions: [FlowPermission] = []
}

/// A permission that a flow grants or denies before the app asks.
struct FlowPermission: Equatable {
    /// nil = all that there are.
    var service: PrivacyService?
    var status: PermissionStatus
}

struct FlowArgument: Equatable {
    var name: String
    var value: String
}

/// The target of a touch: an element, or a point `x, y` in points or percent of the screen.
enum Target: Equatable {
    case element(ElementSelector)
    case point(String)
}

struct TapOptions: Equatable {
    enum Kind: Equatable { case single, double, long }

    var kind = Kind.single
    var repeats: String?
    var delay: String?
    var retriesIfNoChange = false
    /// A point within the element, `x, y` in points or percent of it.
    var relativePoint: String?
    /// The longest time to wait afterwards until nothing moves any more, in milliseconds.
    var settlingTime: String?
}

struct SwipeOptions: Equatable {
    var direction: String?
    var start: String?
    var end: String?
    var from: ElementSelector?
    var duration = "400"
    /// The longest time to wait afterwards until nothing moves any more, in milliseconds.
    var settlingTime: String?
}

struct ScrollOptions: Equatable {
    var direction = "DOWN"
    /// In milliseconds.
    var timeout = "20000"
    /// 0…100, the faster the higher; nil = a finger moves for 0.4 seconds.
    var speed: String?
    /// The share of the element that must be on the screen, in percent.
    var visibility = "100"
    /// Whether the element is to come near the middle of the screen.
    var centers = false
    /// The longest time to wait after each movement until nothing moves any more, in milliseconds.
    var settlingTime: String?
}

/// A condition on the number of requests to widget extensions. Properties that are nil match any request.
struct WidgetRequestsOptions: Equatable {
    var kind: String?
    var family: String?
    /// `placeholder`, `snapshot`, `timeline` or `action`.
    var content: String?
    var times: String
}

/// A condition on the messages that the app had sent. Texts that are nil match any message; others are expressions, as those of elements.
struct SentOptions: Equatable {
    var kind: String?
    /// A recipient, whether of the message or of a copy.
    var recipient: String?
    var subject: String?
    var body: String?
    /// The name of an attachment.
    var attachment: String?
    /// nil = at least one message.
    var times: String?

    var description: String {
        [kind, recipient, subject, body, attachment].compactMap { $0 }.joined(separator: ", ") + (times.map { ": \($0)" } ?? "")
    }
}

/// When something runs, or what is waited for. All parts must hold.
struct FlowCondition: Equatable {
    var visible: ElementSelector?
    var notVisible: ElementSelector?
    var isTrue: String?
    var platform: String?
}

/// The criteria that identify an element.
final class ElementSelector: Equatable, @unchecked Sendable {
    var text: String?
    var id: String?
    var index: String?
    var isEnabled, isSelected, isChecked, isFocused: Bool?
    /// In points, as `tolerance`, which is 0 if it is nil.
    var width, height, tolerance: String?
    var traits: [ElementTrait] = []
    var below, above, leftOf, rightOf, childOf, containsChild: ElementSelector?
    var containsDescendants: [ElementSelector] = []
    /// For messages: `"Login"`, `id "login" below "Name"`.
    var description = ""

    static func == (left: ElementSelector, right: ElementSelector) -> Bool { left.description == right.description }
}

/// Traits by which flows find elements.
enum ElementTrait: String, CaseIterable {
    /// It has a text.
    case text
    /// Its sides differ by 3 % at most.
    case square
    /// It has a text of 200 characters or more.
    case longText = "long-text"
}
