import DeviceProtocol
import Foundation

/// The input of a user by touches and keys.
extension AutomatedPhone {
    /// Ways to tap.
    public enum TapKind: String, Sendable, CaseIterable { case single, double, long }

    /// The finger's direction.
    public enum SwipeDirection: String, Sendable, CaseIterable { case up, down, left, right }

    public func tap(_ target: ElementTarget, kind: TapKind = .single) throws -> ScreenDifference {
        let element = try find(target)
        if !element.isEnabled {
            throw StepFailure(message: "\(element.description) is disabled, so a tap does nothing")
        }
        return try tap(try point(of: element), kind: kind, title: "tapping \(element.description)")
    }

    /// - Parameter point: In points of the upright interface.
    public func tap(_ point: CGPoint, kind: TapKind = .single) throws -> ScreenDifference {
        try tap(point, kind: kind, title: "tapping at \(Int(point.x)), \(Int(point.y))")
    }

    private func tap(_ point: CGPoint, kind: TapKind, title: String) throws -> ScreenDifference {
        try check(point)
        return try perform(title) { driver in
            let place = driver.native(point)
            switch kind {
            case .single: try driver.gestures.tap(place)
            case .double: try driver.gestures.doubleTap(place)
            case .long: try driver.gestures.longPress(place)
            }
        }
    }

    private func check(_ point: CGPoint) throws {
        guard driver.screen.contains(point) else {
            throw StepFailure(
                message:
                    "(\(point.x), \(point.y)) is outside of the screen, which is \(Int(driver.screen.width)) × \(Int(driver.screen.height)) points"
            )
        }
    }

    /// Types into the focused text field, or into one that is tapped first.
    ///
    /// - Parameters:
    ///   - target: The text field; nil = the one with the focus.
    ///   - clears: Whether what it holds is deleted first.
    ///   - submits: Whether Return is pressed afterwards.
    public func type(_ text: String, into target: ElementTarget? = nil, clears: Bool = false, submits: Bool = false) throws
        -> ScreenDifference
    {
        let field = try target.map(find)
        let place = try field.map { try point(of: $0) }
        return try perform("typing") { driver in
            if let field, let place, !field.isFocused {
                try driver.gestures.tap(driver.native(place))
                try driver.session.settle()
            }
            guard driver.session.interface.isEditingText else {
                throw StepFailure(
                    message: field.map { "\($0.description) takes no text" } ?? "no text field has the focus",
                    details: ["Name a text field by its number or label."])
            }
            // The caret stands at the end of what is there; as much as a field can hold is deleted.
            if clears { try driver.session.send(.deleteBackward(count: Self.longestField)) }
            if !text.isEmpty { try driver.session.send(.insertText(text)) }
            try driver.session.settle()
            if submits { try driver.press("return") }
        }
    }

    /// Characters that clearing a text field deletes at most.
    private static let longestField = 10_000

    /// Moves a finger across the screen, or from an element.
    ///
    /// - Parameter target: Where the finger begins; nil = the middle of the screen.
    public func swipe(_ direction: SwipeDirection, from target: ElementTarget? = nil) throws -> ScreenDifference {
        let start = try target.map { try point(of: try find($0)) }
        let (from, to) = path(direction, from: start)
        return try swipe(from: from, to: to, title: "swiping \(direction.rawValue)")
    }

    /// - Parameters:
    ///   - start: In points of the upright interface, as `end`.
    ///   - duration: In seconds.
    public func swipe(from start: CGPoint, to end: CGPoint, duration: Double = AutomatedPhone.swipeDuration, title: String = "swiping")
        throws
        -> ScreenDifference
    {
        try check(start)
        return try perform(title) { try $0.swipe(from: start, to: end, duration: duration) }
    }

    /// Seconds of a swipe: what scrolls goes on for less than a screen, so that nothing is passed over.
    public static let swipeDuration = 0.6

    /// Swipes until an element is on the screen, the content scrolls no further, or the patience ends.
    ///
    /// - Throws: `StepFailure` where it does not appear.
    public func swipe(_ direction: SwipeDirection, until target: ElementTarget) throws -> ScreenDifference {
        let before = try elements ?? look()
        let tree = driver.session.tree
        let end = Date().addingTimeInterval(patience)
        for _ in 0..<Self.mostSwipes {
            if !target.candidates(try elements ?? look()).isEmpty { break }
            let (from, to) = path(direction, from: nil)
            let step = try swipe(from: from, to: to, title: "swiping \(direction.rawValue) until \(target.description) appears")
            if step.isEmpty && !step.isPictureChanged { break }
            if Date() > end { throw StepFailure(message: "\(target.description) has not appeared in \(Int(patience)) seconds of swiping") }
        }
        let after = try elements ?? look()
        guard !target.candidates(after).isEmpty else {
            throw StepFailure(
                message: "\(target.description) is not there, and the content scrolls no further",
                details: ["Swipe in another direction, or see with snapshot_ui what is there."])
        }
        return difference(from: before, tree)
    }

    private static let mostSwipes = 60

    /// The finger's path over most of a screen's side; from an element as far, up to the screen's edge.
    private func path(_ direction: SwipeDirection, from start: CGPoint?) -> (CGPoint, CGPoint) {
        let size = driver.screen.size
        let (width, height) = (size.width * 0.6, size.height * 0.45)
        let way =
            switch direction {
            case .up: CGSize(width: 0, height: -height)
            case .down: CGSize(width: 0, height: height)
            case .left: CGSize(width: -width, height: 0)
            case .right: CGSize(width: width, height: 0)
            }
        let from = start ?? CGPoint(x: (size.width - way.width) / 2, y: (size.height - way.height) / 2)
        // The coordinate at the end of the path, which stays on the screen along it.
        func end(_ start: Double, _ way: Double, _ length: Double) -> Double { way == 0 ? start : min(max(start + way, 12), length - 12) }
        return (from, CGPoint(x: end(from.x, way.width, size.width), y: end(from.y, way.height, size.height)))
    }

    /// Names of buttons and keys that `press` takes.
    public static var buttonNames: [String] { ["home", "back", "shake", "hide_keyboard"] + PhoneDriver.keyNames }

    /// Presses a button of the phone, a key, or the back button of a navigation bar.
    ///
    /// - Throws: `StepFailure` for one that there is not.
    public func press(_ name: String) throws -> ScreenDifference {
        try perform("pressing \(name)") { driver in
            switch name.lowercased() {
            case "shake": try driver.session.send(.shake)
            case "hide_keyboard": try driver.hideKeyboard()
            default: try driver.press(name)
            }
        }
    }

    /// Lets time pass on the phone, as when nobody touches it; it ends early once an element is there.
    ///
    /// - Parameters:
    ///   - seconds: Of the phone's clock.
    ///   - target: The element that is waited for; nil waits for the whole time.
    /// - Throws: `StepFailure` where it does not appear.
    public func wait(seconds: Double, until target: ElementTarget? = nil) throws -> ScreenDifference {
        let before = try elements ?? look()
        let tree = driver.session.tree
        var passed = 0.0
        func isThere() throws -> Bool { try target.map { !$0.candidates(try elements ?? look()).isEmpty } ?? false }
        try withPatience {
            while passed < seconds, try !isThere() {
                activity.update("letting time pass on the phone: \(Int(passed)) of \(seconds) seconds")
                let step = min(target == nil ? Self.longestStep : Self.pollInterval, seconds - passed)
                try driver.session.advance(by: step)
                passed += step
                if target != nil { try settleAndLook() }
                if passed < seconds, let deadline = driver.deadline, Date() > deadline {
                    throw StepFailure(message: "only \(passed) of \(seconds) seconds have passed on the phone: it is busy all the time")
                }
            }
            try settleAndLook()
        }
        let after = try elements ?? look()
        if let target, target.candidates(after).isEmpty {
            throw StepFailure(message: "\(target.description) has not appeared in \(passed) seconds of the phone's time")
        }
        return difference(from: before, tree)
    }

    private func settleAndLook() throws {
        try driver.session.settle()
        try look()
    }

    /// Seconds of the phone's clock that pass at a time.
    private static let longestStep = 60.0
    private static let pollInterval = 0.25
}
