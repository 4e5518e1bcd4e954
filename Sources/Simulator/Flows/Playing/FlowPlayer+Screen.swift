import DeviceProtocol
import FileFormats
import Foundation

/// Finding elements, waiting for them, and touching them.
extension FlowPlayer {
    var turn: DisplayTurn { driver.turn }

    func matcher(_ root: ElementNode) -> ElementMatcher { ElementMatcher(root: root, turn: turn) }

    // MARK: Looking

    private func resolve(_ selector: ElementSelector?) throws -> ElementMatcher.Resolved? { try selector.map(resolve) }

    private func resolve(_ selector: ElementSelector) throws -> ElementMatcher.Resolved {
        let resolved = ElementMatcher.Resolved()
        if let text = selector.text {
            resolved.plainText = try variables.expand(text)
            resolved.text = ElementMatcher.expression(resolved.plainText!)
        }
        if let id = selector.id {
            resolved.plainID = try variables.expand(id)
            resolved.id = ElementMatcher.expression(resolved.plainID!)
        }
        resolved.index = try selector.index.map { Int(try number($0)) }
        (resolved.isEnabled, resolved.isSelected) = (selector.isEnabled, selector.isSelected)
        (resolved.isChecked, resolved.isFocused) = (selector.isChecked, selector.isFocused)
        (resolved.width, resolved.height) = (try selector.width.map(number), try selector.height.map(number))
        resolved.tolerance = try selector.tolerance.map(number) ?? 0
        resolved.traits = selector.traits
        resolved.below = try resolve(selector.below)
        resolved.above = try resolve(selector.above)
        resolved.leftOf = try resolve(selector.leftOf)
        resolved.rightOf = try resolve(selector.rightOf)
        resolved.childOf = try resolve(selector.childOf)
        resolved.containsChild = try resolve(selector.containsChild)
        resolved.containsDescendants = try selector.containsDescendants.map { try resolve($0) }
        return resolved
    }

    /// Looks until `found` says so or the time is over; in virtual time, and not at all when nothing can change any more.
    private func look<Result>(timeout: Double, _ found: (ElementMatcher) throws -> Result?) throws -> (
        result: Result?, matcher: ElementMatcher
    ) {
        let deadline = session.time + timeout
        while true {
            let matcher = matcher(try session.elements())
            if let result = try found(matcher) { return (result, matcher) }
            guard session.time < deadline, session.canChange else { return (nil, matcher) }
            try session.advance(by: timeToNextLook(before: deadline))
            try session.settle()
        }
    }

    /// The time to the next look at the screen, in seconds: the looks before something happens would see what this one has seen.
    private func timeToNextLook(before deadline: Double) -> Double {
        let time = min(session.quietTime, deadline - session.time)
        return max((time / Self.pollInterval).rounded(.up), 1) * Self.pollInterval
    }

    func find(_ selector: ElementSelector, optional: Bool = false) throws -> ElementMatcher.Match {
        let resolved = try resolve(selector)
        let (match, matcher) = try look(timeout: optional ? Self.optionalTimeout : Self.lookupTimeout) { $0.matches(resolved).first }
        guard let match else { throw StepFailure(message: "it is not on the screen", details: matcher.summary()) }
        return match
    }

    func waitUntilGone(_ selector: ElementSelector, timeout: Double) throws {
        let resolved = try resolve(selector)
        let (isGone, matcher) = try look(timeout: timeout) { $0.matches(resolved).isEmpty ? true : nil }
        if isGone == nil { throw StepFailure(message: "it is on the screen", details: matcher.summary()) }
    }

    func wait(_ condition: FlowCondition, timeout: Double) throws {
        let visible = try resolve(condition.visible), notVisible = try resolve(condition.notVisible)
        let (holds, matcher) = try look(timeout: timeout) { matcher in
            (visible.map { !matcher.matches($0).isEmpty } ?? true) && (notVisible.map { matcher.matches($0).isEmpty } ?? true) ? true : nil
        }
        if holds == nil {
            throw StepFailure(
                message: "still not so after \(FlowValue.number(timeout).text) seconds of the device's time", details: matcher.summary())
        }
    }

    /// Whether a condition holds now; what should be visible is waited for as Maestro does.
    func holds(_ condition: FlowCondition) throws -> Bool {
        if let platform = condition.platform, platform.lowercased() != "ios" { return false }
        if let expression = condition.isTrue, !(try variables.isTrue(expression)) { return false }
        if let selector = condition.visible {
            let resolved = try resolve(selector)
            guard try look(timeout: Self.optionalTimeout, { $0.matches(resolved).first }).result != nil else { return false }
        }
        if let selector = condition.notVisible {
            let resolved = try resolve(selector)
            guard try look(timeout: Self.optionalTimeout, { $0.matches(resolved).isEmpty ? true : nil }).result != nil else { return false }
        }
        return true
    }

    /// Compares the screen with a picture.
    ///
    /// - Parameters:
    ///   - path: The picture's name beside the flow, with or without `.png`.
    ///   - threshold: The share of pixels that must be equal, in percent.
    func compareScreen(with path: String, threshold: Double) throws {
        let name = path.hasSuffix(".png") ? path : path + ".png"
        let file = URL(fileURLWithPath: name, relativeTo: self.file.deletingLastPathComponent()).standardizedFileURL
        let reference: Data
        do { reference = try RegularFile.read(file, limit: RegularFile.pictureLimit) } catch let problem {
            throw StepFailure(
                message: problem == .missing ? "there is no picture \(file.path)" : "\(file.path) \(problem.message)",
                details: ["`- takeScreenshot: \(path)` makes one."])
        }
        let share = try PictureComparison(try session.screenshot(), reference: reference, name: name).equalShare * 100
        guard share >= threshold else {
            let percent = FlowValue.number((share * 1000).rounded(.down) / 1000).text
            throw StepFailure(message: "\(percent) % of the pixels are as in \(name); \(FlowValue.number(threshold).text) % must be")
        }
    }

    // MARK: Touching

    /// Reads `x, y` in points or percent of an area.
    private func point(_ text: String, in area: CGRect) throws -> CGPoint {
        let parts = try variables.expand(text).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { throw StepFailure(message: "“\(text)” is no point; write `50%, 50%` or `100, 200`") }
        func coordinate(_ part: String, _ start: Double, _ length: Double) throws -> Double {
            let isPercent = part.hasSuffix("%")
            guard let value = Double(isPercent ? String(part.dropLast()) : part), value.isFinite else {
                throw StepFailure(message: "“\(text)” is no point; write `50%, 50%` or `100, 200`")
            }
            return start + (isPercent ? length * value / 100 : value)
        }
        return CGPoint(x: try coordinate(parts[0], area.minX, area.width), y: try coordinate(parts[1], area.minY, area.height))
    }

    private var screen: CGRect { driver.screen }

    private func native(_ point: CGPoint) -> CGPoint { driver.native(point) }

    /// Returns the position at which to touch a target, in points of the display.
    private func location(_ target: Target, _ options: TapOptions) throws -> CGPoint {
        switch target {
        case .point(let text): return native(try point(text, in: screen))
        case .element(let selector):
            let frame = turn.upright(try find(selector).frame)
            let area = frame.intersection(screen)
            if let relative = options.relativePoint { return native(try point(relative, in: frame)) }
            return native(CGPoint(x: area.midX, y: area.midY))
        }
    }

    func tap(_ target: Target, _ options: TapOptions) throws {
        let repeats = Int(try options.repeats.map { try number($0) } ?? 1)
        let delay = try options.delay.map { try number($0) / 1000 } ?? 0.1
        let place = try location(target, options)
        for count in 0..<max(repeats, 1) {
            if count > 0 { try session.advance(by: delay) }
            let before = options.retriesIfNoChange ? try session.elements() : nil
            try touch(place, options)
            if let before, try session.elements() == before { try touch(place, options) }
        }
    }

    /// Waits until nothing moves any more, or as long as `timeout` says, in milliseconds.
    func settle(_ timeout: String?) throws {
        guard let timeout else { return try session.settle() }
        try session.settle(timeout: max(try number(timeout) / 1000, 0))
    }

    private func touch(_ place: CGPoint, _ options: TapOptions) throws {
        switch options.kind {
        case .single: try gestures.tap(place)
        case .double: try gestures.doubleTap(place)
        case .long: try gestures.longPress(place)
        }
        try settle(options.settlingTime)
    }

    func swipe(from start: CGPoint, to end: CGPoint, duration: Double, settlingTime: String? = nil) throws {
        try driver.swipe(from: start, to: end, duration: duration)
        try settle(settlingTime)
    }

    func swipe(_ options: SwipeOptions) throws {
        let duration = try number(options.duration) / 1000
        if let start = options.start, let end = options.end {
            let (start, end) = (try point(start, in: screen), try point(end, in: screen))
            return try swipe(from: start, to: end, duration: duration, settlingTime: options.settlingTime)
        }
        let direction = try variables.expand(options.direction ?? "")
        guard let path = Self.path(direction) else {
            throw StepFailure(message: "“\(direction)” is no direction; there are UP, DOWN, LEFT and RIGHT")
        }
        var start = try point(path.start, in: screen)
        var end = try point(path.end, in: screen)
        if let from = options.from {
            let area = turn.upright(try find(from).frame)
            start = CGPoint(x: area.midX, y: area.midY)
            if path.isVertical { end.x = start.x } else { end.y = start.y }
        }
        try swipe(from: start, to: end, duration: duration, settlingTime: options.settlingTime)
    }

    /// The finger's path for a direction, as Maestro's on iOS.
    private static func path(_ direction: String) -> (start: String, end: String, isVertical: Bool)? {
        switch direction.uppercased() {
        case "UP": ("50%, 90%", "50%, 10%", true)
        case "DOWN": ("50%, 20%", "50%, 90%", true)
        case "LEFT": ("90%, 50%", "10%, 50%", false)
        case "RIGHT": ("10%, 50%", "90%, 50%", false)
        default: nil
        }
    }

    /// Shows what lies further on: the finger moves against the direction of reading.
    ///
    /// - Parameters:
    ///   - duration: Seconds that the finger moves.
    ///   - settlingTime: The longest time to wait afterwards, in milliseconds.
    func scroll(_ finger: String, duration: Double = 0.4, settlingTime: String? = nil) throws {
        let (start, end) =
            switch finger {
            case "DOWN": ("50%, 40%", "50%, 70%")
            case "LEFT": ("70%, 50%", "30%, 50%")
            case "RIGHT": ("30%, 50%", "70%, 50%")
            default: ("50%, 70%", "50%, 30%")
            }
        try swipe(
            from: try point(start, in: screen), to: try point(end, in: screen), duration: duration, settlingTime: settlingTime)
    }

    /// Scrolls until as much of an element is on the screen as the options say.
    ///
    /// One that is to be centred is moved on until it is near the middle, as far as the content scrolls and four times at most, as Maestro does.
    func scroll(to selector: ElementSelector, _ options: ScrollOptions) throws {
        let direction = try variables.expand(options.direction)
        let fingers = ["DOWN": "UP", "UP": "DOWN", "LEFT": "RIGHT", "RIGHT": "LEFT"]
        guard let finger = fingers[direction.uppercased()] else {
            throw StepFailure(message: "“\(direction)” is no direction; there are UP, DOWN, LEFT and RIGHT")
        }
        let resolved = try resolve(selector)
        let deadline = session.time + (try number(options.timeout) / 1000)
        let visibility = try share(options.visibility, "visibilityPercentage")
        // As Maestro: the finger moves for a second at speed 0, and hardly at all at 100.
        let duration = try options.speed.map { max(1 - (try share($0, "speed")), 0.05) } ?? 0.4
        var attempts = options.centers ? 4 : 0
        while true {
            let root = try session.elements()
            let matcher = matcher(root)
            let found = matcher.matches(resolved).first
            if let found, isVisible(found, visibility), attempts == 0 || isNearMiddle(found, finger: finger) { return }
            guard session.time < deadline else {
                throw StepFailure(message: "scrolling did not bring it to the screen", details: matcher.summary())
            }
            if let found, attempts == 0, let rest = hiddenRest(of: found, finger: finger) {
                try drag(finger, by: rest, settlingTime: options.settlingTime)
            } else {
                try scroll(finger, duration: duration, settlingTime: options.settlingTime)
            }
            if found != nil { attempts = max(attempts - 1, 0) }
            guard try session.elements() == root else { continue }
            if found != nil { return }
            throw StepFailure(message: "it is not there, and the content scrolls no further", details: matcher.summary())
        }
    }

    /// Moves the content and holds it, so that it stops with the finger.
    ///
    /// The finger moves before the scroll view hands its touch to the content: controls keep a touch that they have
    /// (`touchesShouldCancel(in:)`), and a button under the finger would be tapped.
    ///
    /// - Parameter distance: In points; what the finger moves before the content follows comes on top.
    private func drag(_ finger: String, by distance: CGFloat, settlingTime: String?) throws {
        let start = try point(finger == "DOWN" ? "50%, 40%" : "50%, 70%", in: screen), length = distance + 24
        let end =
            switch finger {
            case "DOWN": CGPoint(x: start.x, y: start.y + length)
            case "LEFT": CGPoint(x: start.x - length, y: start.y)
            case "RIGHT": CGPoint(x: start.x + length, y: start.y)
            default: CGPoint(x: start.x, y: start.y - length)
            }
        try driver.swipe(from: start, to: end, duration: 0.2, hold: 0.5)
        try settle(settlingTime)
    }

    /// How far an element that shows in part has to come for all of it to show, in points; nil of one that does not show, is far larger than what shows
    /// of it, or does not come in with the finger's movement. A whole swipe could carry it past the screen, or under a bar.
    private func hiddenRest(of match: ElementMatcher.Match, finger: String) -> CGFloat? {
        let frame = turn.upright(match.frame)
        guard frame.intersects(screen) else { return nil }
        let rest =
            switch finger {
            case "DOWN": screen.minY - frame.minY
            case "LEFT": frame.maxX - screen.maxX
            case "RIGHT": screen.minX - frame.minX
            default: frame.maxY - screen.maxY
            }
        let room = min(screen.width, screen.height) / 3
        return rest > 0 && rest < room ? rest : nil
    }

    /// 0…1
    private func share(_ percent: String, _ name: String) throws -> Double {
        let value = try number(percent)
        guard (0...100).contains(value) else { throw StepFailure(message: "\(name) is from 0 to 100") }
        return value / 100
    }

    /// Whether so much of an element is on the screen; of one that is larger than the screen, as much as can be.
    private func isVisible(_ match: ElementMatcher.Match, _ share: Double) -> Bool {
        let frame = turn.upright(match.frame)
        let visible = frame.intersection(screen)
        guard !visible.isNull else { return false }
        let most = min(frame.width, screen.width) * min(frame.height, screen.height)
        // Frames of elements that scroll are no whole numbers.
        return visible.width * visible.height >= min(frame.width * frame.height * share, most) * 0.999
    }

    /// Whether an element that comes in with the finger's movement has come as far as the middle of the screen, or a fifth of the screen less.
    private func isNearMiddle(_ match: ElementMatcher.Match, finger: String) -> Bool {
        let (frame, size) = (turn.upright(match.frame), turn.upright(CGRect(origin: .zero, size: turn.native)).size)
        let (below, beside) = ((frame.midY - size.height / 2) / size.height, (frame.midX - size.width / 2) / size.width)
        return switch finger {
        case "UP": below <= 0.2
        case "DOWN": below >= -0.2
        case "LEFT": beside <= 0.2
        default: beside >= -0.2
        }
    }
}
