import DeviceProtocol
import Foundation
import Simulator

/// One phone on which the explorer launches the app and uses it, fresh as those of `quince flow`.
final class ExplorerPhone {
    /// What all phones of an exploration share.
    final class Shared {
        let bundle: AppBundle
        let configuration: HeadlessConfiguration
        let arguments: [String]
        let environment: [String: String]
        /// The screens of trees that were seen, by their JSON without the numbers of elements.
        fileprivate var screens: [Data: ScreenModel] = [:]
        /// The number of actions performed, and of launches.
        fileprivate(set) var steps = 0
        fileprivate(set) var launches = 0

        init(bundle: AppBundle, configuration: HeadlessConfiguration, arguments: [String], environment: [String: String]) {
            (self.bundle, self.configuration) = (bundle, configuration)
            (self.arguments, self.environment) = (arguments, environment)
        }

        fileprivate static let mostScreens = 2_000
    }

    let shared: Shared
    let variation: PhoneVariation
    let session: HeadlessSession
    /// What the app and the system write to standard error.
    let log = AutomationLog()
    /// The actions since the launch.
    private(set) var trail: [ExplorerAction] = []
    /// The number of the state before each action and after the last one, as far as they are known.
    private var states: [Int?] = [nil]
    /// The steps of a flow that does the same; recorded only where that is asked for, since it takes long.
    private(set) var steps: [FlowStep] = []
    private let records: Bool
    /// Where the app says that it has failed: the last line with a fatal error, without what differs from run to run.
    var failureLine: String { log.all.last { $0.contains("Fatal error: ") } ?? "" }

    /// Virtual seconds after which an app that never comes to rest is looked at all the same.
    private static let settlingTime = 4.0

    /// - Parameters:
    ///   - records: Whether the steps of a flow are recorded.
    ///   - traces: Whether a failure names the app's functions, which takes seconds.
    init(_ shared: Shared, _ variation: PhoneVariation, records: Bool = false, traces: Bool = false) throws {
        (self.shared, self.variation, self.records) = (shared, variation, records)
        var configuration = shared.configuration
        variation.apply(to: &configuration.state)
        configuration.tracesFailures = traces
        // The report of a crash takes its time.
        if traces { configuration.patience = max(configuration.patience, Self.tracingPatience) }
        configuration.output = { [log] line, isError in if isError { log.add(line) } }
        session = try HeadlessSession(bundle: shared.bundle, configuration: configuration)
    }

    private static let tracingPatience = 45.0

    /// Launches the app and looks at its first screen.
    ///
    /// - Throws: `AppFailure` when it crashes, hangs or ends.
    func launch() throws -> ScreenModel {
        shared.launches += 1
        steps = records ? variation.steps : []
        let own = variation.arguments.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
        try session.launch(arguments: own + shared.arguments, environment: shared.environment)
        return try look()
    }

    // MARK: Looking

    private var turn: DisplayTurn {
        let device = session.deviceDescription
        return DisplayTurn(orientation: session.interface.orientation, native: CGSize(width: device.width, height: device.height))
    }

    /// - Throws: `AppFailure` when the app has ended or does not answer.
    func look() throws -> ScreenModel {
        try checkThatItRuns()
        let text = try session.elementsText()
        let key = TreeText.withoutNumbers(text) + Data([UInt8(truncatingIfNeeded: turn.orientation.rawValue.utf8.count)])
        if let known = shared.screens[key] { return known }
        let screen = ScreenModel(try session.decodeElements(text), turn: turn)
        if shared.screens.count >= Shared.mostScreens { shared.screens.removeAll(keepingCapacity: true) }
        shared.screens[key] = screen
        return screen
    }

    /// The screen with the audits of its elements.
    func audit() throws -> ScreenModel { ScreenModel(try session.decodeElements(session.elementsText(isAudit: true)), turn: turn) }

    private func checkThatItRuns() throws {
        guard !session.isRunning else { return }
        if let failure = session.endFailure { throw failure }
        throw AppFailure(appName: shared.bundle.displayName, name: AppFailure.exit, reason: "the app has ended by itself", frames: [])
    }

    // MARK: Acting

    /// Performs an action, scrolling to its element where it is further down.
    ///
    /// - Returns: The screen after it; nil where the element is not there.
    /// - Throws: `AppFailure` when the app crashes, hangs or ends.
    func perform(_ action: ExplorerAction, on screen: ScreenModel) throws -> ScreenModel? {
        guard !action.key.isEmpty else {
            note(action)
            return try performOnScreen(action.kind, screen)
        }
        guard let (item, screen) = try find(action, on: screen) else { return nil }
        note(action)
        try touch(item, action.kind, screen)
        try settle()
        return try look()
    }

    /// Seconds that splash screens and their like stay at most.
    private static let waitingTime = 5

    private func note(_ action: ExplorerAction) {
        shared.steps += 1
        trail.append(action)
        states.append(nil)
    }

    /// Notes which state the screen in front is.
    func note(state: Int) { states[states.count - 1] = state }

    /// What was done since the launch without what has led back to a state.
    var shortTrail: [ExplorerAction] { PathShrinker.withoutLoops(trail, states) }

    private static let mostScrolls = 4

    private func find(_ action: ExplorerAction, on screen: ScreenModel) throws -> (ScreenItem, ScreenModel)? {
        var screen = screen
        for attempt in 0...Self.mostScrolls {
            if let item = Self.item(of: action, on: screen, isTranslated: variation.locale != PhoneVariation().locale) {
                return (item, screen)
            }
            guard attempt < Self.mostScrolls, action.key.hasSuffix("|row") || action.key.hasSuffix("|content") else { return nil }
            let before = screen.root
            record(.scroll)
            try swipe(CGPoint(x: 50, y: 70), CGPoint(x: 50, y: 30), screen)
            screen = try look()
            if screen.root == before { return nil }
        }
        return nil
    }

    /// The element of an action that is on the screen and can be touched.
    ///
    /// - Parameter isTranslated: Whether texts may be others than when the action was found; the place among elements of its role counts then.
    static func item(of action: ExplorerAction, on screen: ScreenModel, isTranslated: Bool) -> ScreenItem? {
        func isThere(_ item: ScreenItem) -> Bool {
            item.isEnabled && screen.bounds.contains(item.touch) && item.frame.intersects(screen.bounds)
        }
        if let item = screen.item(action.key, action.ordinal), isThere(item) { return item }
        guard isTranslated, let role = action.key.split(separator: "|", omittingEmptySubsequences: false).first else { return nil }
        let alike = screen.items.filter { $0.role == role }
        guard alike.indices.contains(action.place), isThere(alike[action.place]) else { return nil }
        return alike[action.place]
    }

    private func record(_ step: @autoclosure () -> FlowStep) { if records { steps.append(step()) } }

    private func settle() throws { if session.isRunning { try session.settle(timeout: Self.settlingTime) } }

    private func native(_ point: CGPoint) -> CGPoint {
        let place = turn.native(x: point.x, y: point.y)
        return CGPoint(x: place.x, y: place.y)
    }

    /// Moves a finger as steps of flows do.
    private func swipe(_ start: CGPoint, _ end: CGPoint, _ screen: ScreenModel, isPercent: Bool = true) throws {
        func place(_ point: CGPoint) -> CGPoint {
            isPercent ? CGPoint(x: screen.size.width * point.x / 100, y: screen.size.height * point.y / 100) : point
        }
        try ScreenGestures(session: session).swipe(from: native(place(start)), to: native(place(end)), duration: 0.4)
        try settle()
    }

    private func touch(_ item: ScreenItem, _ kind: ExplorerAction.Kind, _ screen: ScreenModel) throws {
        let gestures = ScreenGestures(session: session)
        let selector = records ? SelectorFinder(screen).selector(of: item) : .point(x: 0, y: 0)
        switch kind {
        case .longPress:
            record(.longPress(selector))
            try gestures.longPress(native(item.touch))
        case .type(let text): try type(text, at: item.touch, selector)
        case .swipeLeft, .swipeRight:
            record(.swipe(from: selector, direction: kind == .swipeLeft ? "LEFT" : "RIGHT"))
            let end = CGPoint(x: screen.size.width * (kind == .swipeLeft ? 0.1 : 0.9), y: item.touch.y)
            try swipe(item.touch, end, screen, isPercent: false)
        default:
            record(.tap(selector))
            try gestures.tap(native(item.touch), duration: ScreenGestures.tapDuration)
        }
    }

    /// Taps a field, replaces its text and presses Return; Escape puts a keyboard away that is still there.
    private func type(_ text: String, at point: CGPoint, _ selector: FlowSelector) throws {
        record(.tap(selector))
        try ScreenGestures(session: session).tap(native(point), duration: ScreenGestures.tapDuration)
        try settle()
        guard session.isRunning, session.interface.isEditingText else { return }
        record(.erase)
        try session.send(.deleteBackward(count: 100))
        if !text.isEmpty {
            record(.input(text))
            try session.send(.insertText(text))
        }
        try settle()
        try press("Enter", "\n")
        guard session.isRunning, session.interface.isEditingText else { return }
        try press("Escape", "")
    }

    private func press(_ code: String, _ characters: String) throws {
        guard session.isRunning else { return }
        record(.key(code))
        for phase in [KeyEvent.Phase.down, .up] where session.isRunning {
            try session.send(.key(KeyEvent(phase: phase, code: code, characters: characters)))
        }
        try settle()
    }

    private func performOnScreen(_ kind: ExplorerAction.Kind, _ screen: ScreenModel) throws -> ScreenModel {
        switch kind {
        case .scroll:
            record(.scroll)
            try swipe(CGPoint(x: 50, y: 70), CGPoint(x: 50, y: 30), screen)
        case .pullDown:
            record(.move(start: "50%, 12%", end: "50%, 95%"))
            try swipe(CGPoint(x: 50, y: 12), CGPoint(x: 50, y: 95), screen)
        case .edgeSwipe:
            record(.move(start: "1%, 50%", end: "90%, 50%"))
            try swipe(CGPoint(x: 1, y: 50), CGPoint(x: 90, y: 50), screen)
        case .point(let x, let y):
            record(.tap(.percent(x: x, y: y)))
            let point = CGPoint(x: screen.size.width * Double(x) / 100, y: screen.size.height * Double(y) / 100)
            try ScreenGestures(session: session).tap(native(point), duration: ScreenGestures.tapDuration)
            try settle()
        case .wait:
            record(.advanceClock(Self.waitingTime))
            try session.advance(by: Double(Self.waitingTime))
            try settle()
        case .background:
            record(.key("Home"))
            try session.pressHome()
            record(.foreground)
            try session.activate()
        case .rotate: try change({ $0.orientation = .landscapeLeft }, .orientation("LANDSCAPE_LEFT"), back: .orientation("PORTRAIT"))
        case .darken: try change({ $0.appearance = .dark }, .appearance("dark"), back: .appearance("light"))
        case .enlarge:
            let largest = ContentSize.accessibilityExtraExtraExtraLarge
            try change({ $0.contentSize = largest }, .textSize(largest.rawValue), back: .textSize(ContentSize.large.rawValue))
        case .tap, .longPress, .type, .swipeLeft, .swipeRight: break
        }
        return try look()
    }

    /// Changes a setting, has the app draw with it, and changes it back.
    private func change(_ change: (inout DeviceState) -> Void, _ step: FlowStep, back: FlowStep) throws {
        let before = session.state
        record(step)
        try session.update(change)
        _ = try look()
        record(back)
        try session.update { $0 = before }
    }
}
