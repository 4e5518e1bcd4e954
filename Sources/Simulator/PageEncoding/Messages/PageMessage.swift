import DeviceProtocol

/// A message from the page to its host. Travels as one JSON text message, `{"type": "touches", …}`; Documentation/PageProtocol.md lists the fields.
public enum PageMessage: Equatable, Sendable {
    /// Fingers on the display, in points of its native orientation: all samples of one moment.
    case touches([TouchSample])
    case key(KeyEvent)
    /// Text pasted or composed as a whole.
    case insertText(String)
    case press(Button)
    case setOrientation(DeviceOrientation)
    case setAppearance(Appearance)
    case setContentSize(ContentSize)
    case setSlowAnimations(Bool)
    /// Puts the device somewhere; nil = it does not know where it is.
    case setLocation(DeviceLocation?)
    /// Moves the device along the way of a scenario.
    case runScenario(String)
    /// Asks for `HostMessage.screenshot`.
    case takeScreenshot
    /// A screen reader or a test did something with the element of this `ElementNode.id`.
    case accessibility(element: UInt64, AccessibilityCommand)
    case openURL(String)
    case launch(bundleIdentifier: String)
    /// Starts the app that crashed or was built last again.
    case relaunch
    /// Whether the page shows what there is to say of the widgets, and is told so from now on: `HostMessage.widgets`.
    case watchWidgets(Bool)
    /// Asks for a new timeline of a placed widget; nil = of all.
    case reloadWidget(Int?)
    /// Limits the timelines of a day, or lifts the limit.
    case setWidgetBudget(Bool)
    /// Puts the device's clock to the date of the next entry of a placed widget; nil = of any.
    case advanceToNextEntry(Int?)
    /// Has the device's clock go with the computer's again.
    case resetClock
    /// Starts the home screen again that kept ending.
    case startHomeScreen
    /// Asks for `HostMessage.views`.
    case inspectViews

    public enum Button: String, Codable, Sendable, CaseIterable {
        case home
        case appSwitcher = "app-switcher"
        case rotateLeft = "rotate-left"
        case rotateRight = "rotate-right"
        case shake
    }
}

extension PageMessage: Codable {
    private enum Kind: String, Codable {
        case touches, key, insertText, press, setOrientation, setAppearance, setContentSize, setSlowAnimations, setLocation, runScenario,
            takeScreenshot,
            accessibility,
            openURL
        case launch, relaunch, watchWidgets, reloadWidget, setWidgetBudget, advanceToNextEntry, resetClock, startHomeScreen, inspectViews
    }

    private enum Field: String, CodingKey {
        case type, samples, event, text, button, orientation, appearance, contentSize, isOn, element, url, bundleIdentifier, widget,
            location, scenario
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        switch try fields.decode(Kind.self, forKey: .type) {
        case .touches: self = .touches(try fields.decode([TouchSample].self, forKey: .samples))
        case .key: self = .key(try fields.decode(KeyEvent.self, forKey: .event))
        case .insertText: self = .insertText(try fields.decode(String.self, forKey: .text))
        case .press: self = .press(try fields.decode(Button.self, forKey: .button))
        case .setOrientation: self = .setOrientation(try fields.decode(DeviceOrientation.self, forKey: .orientation))
        case .setAppearance: self = .setAppearance(try fields.decode(Appearance.self, forKey: .appearance))
        case .setContentSize: self = .setContentSize(try fields.decode(ContentSize.self, forKey: .contentSize))
        case .setSlowAnimations: self = .setSlowAnimations(try fields.decode(Bool.self, forKey: .isOn))
        case .setLocation: self = .setLocation(try fields.decodeIfPresent(DeviceLocation.self, forKey: .location))
        case .runScenario: self = .runScenario(try fields.decode(String.self, forKey: .scenario))
        case .takeScreenshot: self = .takeScreenshot
        case .accessibility:
            self = .accessibility(element: try fields.decode(UInt64.self, forKey: .element), try AccessibilityCommand(from: decoder))
        case .openURL: self = .openURL(try fields.decode(String.self, forKey: .url))
        case .launch: self = .launch(bundleIdentifier: try fields.decode(String.self, forKey: .bundleIdentifier))
        case .relaunch: self = .relaunch
        case .watchWidgets: self = .watchWidgets(try fields.decode(Bool.self, forKey: .isOn))
        case .reloadWidget: self = .reloadWidget(try fields.decodeIfPresent(Int.self, forKey: .widget))
        case .advanceToNextEntry: self = .advanceToNextEntry(try fields.decodeIfPresent(Int.self, forKey: .widget))
        case .resetClock: self = .resetClock
        case .startHomeScreen: self = .startHomeScreen
        case .inspectViews: self = .inspectViews
        case .setWidgetBudget: self = .setWidgetBudget(try fields.decode(Bool.self, forKey: .isOn))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        switch self {
        case .touches(let samples):
            try fields.encode(Kind.touches, forKey: .type)
            try fields.encode(samples, forKey: .samples)
        case .key(let event):
            try fields.encode(Kind.key, forKey: .type)
            try fields.encode(event, forKey: .event)
        case .insertText(let text):
            try fields.encode(Kind.insertText, forKey: .type)
            try fields.encode(text, forKey: .text)
        case .press(let button):
            try fields.encode(Kind.press, forKey: .type)
            try fields.encode(button, forKey: .button)
        case .setOrientation(let orientation):
            try fields.encode(Kind.setOrientation, forKey: .type)
            try fields.encode(orientation, forKey: .orientation)
        case .setAppearance(let appearance):
            try fields.encode(Kind.setAppearance, forKey: .type)
            try fields.encode(appearance, forKey: .appearance)
        case .setContentSize(let size):
            try fields.encode(Kind.setContentSize, forKey: .type)
            try fields.encode(size, forKey: .contentSize)
        case .setSlowAnimations(let isOn):
            try fields.encode(Kind.setSlowAnimations, forKey: .type)
            try fields.encode(isOn, forKey: .isOn)
        case .setLocation(let location):
            try fields.encode(Kind.setLocation, forKey: .type)
            try fields.encodeIfPresent(location, forKey: .location)
        case .runScenario(let scenario):
            try fields.encode(Kind.runScenario, forKey: .type)
            try fields.encode(scenario, forKey: .scenario)
        case .takeScreenshot: try fields.encode(Kind.takeScreenshot, forKey: .type)
        case .accessibility(let element, let command):
            try fields.encode(Kind.accessibility, forKey: .type)
            try fields.encode(element, forKey: .element)
            try command.encode(to: encoder)
        case .openURL(let url):
            try fields.encode(Kind.openURL, forKey: .type)
            try fields.encode(url, forKey: .url)
        case .launch(let identifier):
            try fields.encode(Kind.launch, forKey: .type)
            try fields.encode(identifier, forKey: .bundleIdentifier)
        case .relaunch: try fields.encode(Kind.relaunch, forKey: .type)
        case .watchWidgets(let isOn):
            try fields.encode(Kind.watchWidgets, forKey: .type)
            try fields.encode(isOn, forKey: .isOn)
        case .reloadWidget(let widget):
            try fields.encode(Kind.reloadWidget, forKey: .type)
            try fields.encodeIfPresent(widget, forKey: .widget)
        case .advanceToNextEntry(let widget):
            try fields.encode(Kind.advanceToNextEntry, forKey: .type)
            try fields.encodeIfPresent(widget, forKey: .widget)
        case .resetClock: try fields.encode(Kind.resetClock, forKey: .type)
        case .startHomeScreen: try fields.encode(Kind.startHomeScreen, forKey: .type)
        case .inspectViews: try fields.encode(Kind.inspectViews, forKey: .type)
        case .setWidgetBudget(let isLimited):
            try fields.encode(Kind.setWidgetBudget, forKey: .type)
            try fields.encode(isLimited, forKey: .isOn)
        }
    }
}
