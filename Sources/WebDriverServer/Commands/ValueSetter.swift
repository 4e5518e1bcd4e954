import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// Sets the values of controls as a user does: drags sliders, turns wheels, taps switches.
struct ValueSetter {
    let session: WebDriverSession
    let reference: String

    private func failure(_ reason: String) -> WebDriverError { WebDriverError(.invalidElementState, reason) }

    private func element() throws -> AutomationElement {
        let (number, snapshot) = try session.element(reference)
        return snapshot.entries[number].element
    }

    // MARK: Sliders

    /// Moves a slider's thumb.
    ///
    /// - Parameter text: The place on the track, from 0 to 1.
    func setSlider(_ text: String) throws {
        guard let wanted = Double(text), (0...1).contains(wanted) else {
            throw WebDriverError(.invalidArgument, "the value of a slider is its place on the track, from 0 to 1")
        }
        var correction = 0.0
        for _ in 0..<4 {
            let slider = try element()
            let present = Self.place(slider.value) ?? 0.5
            // A thumb moves between places that keep it on the track.
            let inset = min(Self.thumb / 2, slider.frame.width / 4), way = slider.frame.width - 2 * inset
            func x(_ place: Double) -> Double { slider.frame.minX + inset + way * place }
            let target = min(max(wanted + correction, 0), 1)
            let (start, end) = (CGPoint(x: x(present), y: slider.frame.midY), CGPoint(x: x(target), y: slider.frame.midY))
            try session.act { try $0.fingers().swipe(from: start, to: end, press: 0.05, duration: 0.4, hold: Scrolling.rest) }
            guard let reached = Self.place(try element().value) else { return }
            // Values are read as whole percents.
            if abs(reached - wanted) <= 0.011 { return }
            correction += wanted - reached
        }
    }

    private static let thumb = 28.0

    /// The place on the track that a value says: `50%`, or a number from 0 to 1.
    private static func place(_ value: String?) -> Double? {
        guard let value else { return nil }
        if value.hasSuffix("%") { return Double(value.dropLast().trimmingCharacters(in: .whitespaces)).map { $0 / 100 } }
        return Double(value).flatMap { (0...1).contains($0) ? $0 : nil }
    }

    // MARK: Wheels

    private static let mostSteps = 500

    /// Turns a wheel until it shows a value.
    func setWheel(_ wanted: String) throws {
        for command in [AccessibilityCommand.increment, .decrement] {
            for _ in 0..<Self.mostSteps {
                let before = try element()
                if before.value == wanted { return }
                try step(command, before)
                if try element().value == before.value { break }
            }
        }
        guard try element().value == wanted else { throw failure("the wheel has no value “\(wanted.prefix(60))”") }
    }

    /// Turns a wheel by one value.
    ///
    /// - Throws: `invalid element state` where it is at its end.
    func turnWheel(_ command: AccessibilityCommand) throws {
        let before = try element()
        try step(command, before)
        if try element().value == before.value { throw failure("the wheel turns no further: it shows “\(before.value ?? "")”") }
    }

    private func step(_ command: AccessibilityCommand, _ element: AutomationElement) throws {
        try session.act { try $0.perform(command, on: element.id) }
    }

    // MARK: Switches

    func setSwitch(_ text: String) throws {
        guard let wanted = ["1": "1", "true": "1", "on": "1", "0": "0", "false": "0", "off": "0"][text.lowercased()] else {
            throw WebDriverError(.invalidArgument, "the value of a switch is 1 or 0")
        }
        guard try element().value != wanted else { return }
        let point = try session.point(of: reference)
        try session.act { try $0.fingers().tap(point) }
    }
}
