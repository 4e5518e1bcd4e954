import DeviceCore
import DeviceProtocol
import Foundation

/// Steps that affect the device as a whole: its settings, its clock, and the widgets on its home screen.
extension FlowPlayer {
    /// Changes settings of the phone; whatever runs on it follows.
    func update(_ change: (inout DeviceState) -> Void) throws { try driver.update(change) }

    func setAppearance(_ name: String) throws {
        guard let appearance = Appearance(rawValue: name.lowercased()) else {
            throw StepFailure(message: "“\(name)” is no appearance; there are light and dark")
        }
        try update { $0.appearance = appearance }
    }

    func setTextSize(_ name: String) throws {
        guard let size = ContentSize(rawValue: name.lowercased()) else {
            let sizes = ContentSize.allCases.map(\.rawValue).joined(separator: ", ")
            throw StepFailure(message: "“\(name)” is no size of text; there are \(sizes)")
        }
        try update { $0.contentSize = size }
    }

    /// Puts the phone somewhere.
    func setLocation(_ latitude: String, _ longitude: String) throws {
        let location = try place("\(try variables.expand(latitude)),\(try variables.expand(longitude))")
        try update { $0.location = location }
    }

    /// Moves the phone along a way, and waits until it is there.
    func travel(_ points: [String], _ speed: String?) throws {
        let places = try points.map { try place(try variables.expand($0)) }
        let speed = try speed.map { try number($0) } ?? Self.walkingSpeed
        let route: LocationRoute
        do { route = try LocationWay.route(places, speed: speed) } catch let error as SimulatorError { throw Self.failure(error) }
        // Without an app no time passes.
        guard app.isRunning else { return try update { $0.location = places.last } }
        try app.handle(.startRoute(route))
        try session.advance(by: route.duration + 0.001)
        try session.settle()
    }

    /// The speed of Maestro's `travel` without one, in metres per second.
    private static let walkingSpeed = 4.0

    private func place(_ text: String) throws -> DeviceLocation {
        do { return try LocationText.location(text) } catch let error as SimulatorError { throw Self.failure(error) }
    }

    static func failure(_ error: SimulatorError) -> StepFailure {
        StepFailure(message: error.message, details: [error.nextStep].compactMap { $0 })
    }

    /// Lets time pass on the phone, as when nobody touches it.
    func advanceClock(_ seconds: Double) throws {
        guard seconds >= 0 else { throw StepFailure(message: "the clock does not go back") }
        try session.advance(by: seconds)
        try session.settle()
    }

    /// Sees how often extensions have been asked for widgets since the home screen was first seen.
    func countRequests(_ wanted: WidgetRequestsOptions) throws {
        guard let home else {
            throw StepFailure(message: "nothing has looked at the home screen yet", details: ["`- pressKey: home` goes there."])
        }
        let (kind, family) = (try wanted.kind.map { try variables.expand($0) }, try wanted.family.map { try variables.expand($0) })
        let content = try wanted.content.map { try variables.expand($0) }
        let times = Int(try number(wanted.times))
        let fitting = home.widgets.requests.filter { request in
            (kind ?? request.key.kind) == request.key.kind && (family ?? request.key.family.rawValue) == request.key.family.rawValue
                && (content ?? request.content) == request.content
        }
        guard fitting.count != times else { return }
        throw StepFailure(
            message: "there have been \(fitting.count)", details: home.widgets.requests.map { "\($0.date.formatted(.iso8601))  \($0)" })
    }
}

extension FlowCommand.Action {
    /// Whether the step has to do with what is on the screen.
    var looksAtScreen: Bool {
        switch self {
        case .launchApp, .stopApp, .killApp, .clearState, .clearKeychain, .openLink, .assertTrue, .evalScript, .repeating, .retry, .runFlow,
            .setOrientation, .setAppearance, .setTextSize, .setAirplaneMode, .toggleAirplaneMode, .setNetwork, .setBiometry, .addMedia,
            .assertSent, .assertPlaying, .assertNotPlaying, .setLocation, .travel, .startRecording,
            .stopRecording, .runScript, .setClipboard, .setDarkMode, .toggleDarkMode, .assertAppearance:
            false
        default: true
        }
    }
}
