internal import AutomationModel
import QuinceFoundation
import UIKit

/// Text and values.
extension XCUIElement {
    /// Types into the element, which must have the focus, or something in it.
    public func typeText(_ text: String) {
        act("Type '\(text.replacingOccurrences(of: "\n", with: "\\n"))' into \(path.name)", "type text into") { element in
            guard ([element] + element.descendants).contains(where: \.hasFocus) else {
                throw ElementFailure(text: "Neither element nor any descendant has keyboard focus")
            }
            return .type(text)
        }
    }

    /// Presses a key of a hardware keyboard.
    public func typeKey(_ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        act("Type '\(key)' key", "type a key into") { _ in
            guard let key = KeyboardKeys.key(key, flags) else { throw ElementFailure(text: "there is no key “\(key)”") }
            return .key(key)
        }
    }
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: XCUIElement.KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    // MARK: Sliders

    /// The part of the way, 0 to 1, that a slider's value says; 0 for what has no percentage.
    public var normalizedSliderPosition: CGFloat { matches.first.map(Self.position) ?? 0 }

    private static func position(of element: ElementSnapshot) -> CGFloat {
        let text = element.element.value ?? ""
        let number = Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0
        return min(max(text.contains("%") ? number / 100 : number, 0), 1)
    }

    /// Drags a slider's thumb, as near to a position as its steps allow.
    ///
    /// - Parameter normalizedSliderPosition: 0 for the least value, 1 for the greatest.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        let target = min(max(normalizedSliderPosition, 0), 1)
        interact("Adjust \(path.name) to \(target)", "adjust") { element in
            guard element.elementType == .slider else { throw ElementFailure(text: "\(path.name) is no slider") }
            // The thumb's middle goes from half of the thumb behind the one end to half of it before the other.
            let (frame, inset) = (element.frame, min(element.frame.height, Self.thumb) / 2)
            func place(_ position: CGFloat) -> CGPoint {
                CGPoint(x: frame.minX + inset + (frame.width - 2 * inset) * position, y: frame.midY)
            }
            return .drag(from: place(Self.position(of: element)), to: place(target), press: 0.1, velocity: 400, hold: 0.2)
        }
    }

    /// The width of a slider's thumb, in points.
    private static let thumb: CGFloat = 28

    // MARK: Pickers

    /// Turns the wheel of a picker until it shows a value.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        guard !TestInterruption.isOver else { return }
        TestRecords.runActivity("Adjust \(path.name) to value '\(pickerWheelValue)'", isTimed: true) {
            do { try turn(to: pickerWheelValue) } catch { report("Failed to adjust \(path.name): \(error)") }
        }
    }

    /// Tries downwards first, then upwards, row by row.
    private func turn(to value: String) throws {
        for step in [Self.rowHeight, -Self.rowHeight] {
            var unchanged = 0
            while unchanged < 2, !TestInterruption.isOver {
                let wheel = try Interruptions.resolve(self)
                let shown = wheel.element.value ?? ""
                if shown == value { return }
                let middle = CGPoint(x: wheel.frame.midX, y: wheel.frame.midY)
                let reply = Phone.ask(.perform(.tap(CGPoint(x: middle.x, y: middle.y + step), taps: 1, fingers: 1)))
                ScreenTree.forget()
                if case .failure(let text) = reply { throw ElementFailure(text: text) }
                unchanged = try match().element.value == shown ? unchanged + 1 : 0
            }
        }
        throw ElementFailure(text: "the wheel has no value '\(value)'")
    }

    /// The distance of a wheel's rows, in points.
    private static let rowHeight: CGFloat = 32
}
