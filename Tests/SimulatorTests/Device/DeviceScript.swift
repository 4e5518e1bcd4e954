import DeviceProtocol
import Foundation

@testable import Simulator

/// A sequence of events on a device with one app, a line each. The first word is the event's, the rest is its argument.
struct DeviceScript: CustomStringConvertible, Sendable {
    enum Step: Equatable, Sendable {
        /// Starts the app again, with its behaviour.
        case launch(String)
        /// Taps the app's icon.
        case open
        case link(String)
        case home
        case rotate(DeviceOrientation)
        case appearance(Appearance)
        /// Taps the button of the fake app.
        case tap
        case terminate
        case kill
        case permission(PrivacyService, PermissionStatus)
        /// Chooses the banner that came last.
        case answerBanner
        /// Lets so many seconds pass; a device in real time waits for what the other one shows after them.
        case wait(Double)
    }

    let name: String
    let steps: [(text: String, step: Step)]
    var description: String { name }

    init(_ name: String, _ text: String) {
        self.name = name
        steps = text.split(separator: "\n").map { line in
            guard let step = Self.step(line.split(separator: " ").map(String.init)) else { fatalError("“\(line)” is no step") }
            return (String(line), step)
        }
    }

    private static func step(_ words: [String]) -> Step? {
        let argument = words.dropFirst().first ?? ""
        switch words.first {
        case "launch": return .launch(argument)
        case "open": return .open
        case "link": return .link(argument)
        case "home": return .home
        case "rotate": return DeviceOrientation(rawValue: argument).map { .rotate($0) }
        case "appearance": return Appearance(rawValue: argument).map { .appearance($0) }
        case "tap": return .tap
        case "terminate": return .terminate
        case "kill": return .kill
        case "allow": return PrivacyService(rawValue: argument).map { .permission($0, .granted) }
        case "refuse": return PrivacyService(rawValue: argument).map { .permission($0, .denied) }
        case "banner": return .answerBanner
        case "wait": return Double(argument).map { .wait($0) }
        default: return nil
        }
    }
}

/// A device on which a script is played.
protocol ScriptedDevice {
    func perform(_ step: DeviceScript.Step) throws
    /// Everything that can be said of it: what its app has printed, then what is in front and how.
    func transcript() throws -> [String]
}

extension ScriptedDevice {
    func transcript(lines: [String], isRunning: Bool, isInFront: Bool, orientation: DeviceOrientation, crash: String?) -> [String] {
        let status = isRunning ? isInFront ? "in front" : "in the background" : "ended"
        // The devices have different clocks.
        let lines = lines.map { $0.replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000/, with: "DATE") }
        return lines + ["\(status), held \(orientation.rawValue)" + (crash.map { ", crash: \($0)" } ?? "")]
    }
}
