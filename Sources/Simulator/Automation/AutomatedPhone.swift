import DeviceProtocol
import Foundation
import RenderProtocol

/// A phone as agents use it: each action names elements by their references and answers with what changed on the screen.
///
/// Not thread-safe: one thread drives it.
public final class AutomatedPhone {
    public let driver: PhoneDriver
    /// The output of the app.
    public let log: AutomationLog
    /// The present step; may be read from any thread.
    public let activity: ActivityNote
    /// Launch arguments and variables for the next launch.
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    /// Real seconds after which an action returns with what there is.
    public var patience = 20.0

    private var references = ElementReferences()
    /// The elements at the end of the last action; nil where nobody has looked.
    private(set) var elements: [ScreenElement]?

    public init(_ app: HeadlessSession, log: AutomationLog = AutomationLog(), activity: ActivityNote = ActivityNote()) {
        (driver, self.log, self.activity) = (PhoneDriver(app), log, activity)
    }

    public var app: HeadlessSession { driver.app }

    // MARK: Looking

    /// Returns the elements on the screen.
    ///
    /// - Throws: `AppFailure` when the app does not run or does not answer.
    @discardableResult
    public func look() throws -> [ScreenElement] {
        activity.update("reading what is on the screen")
        try driver.findHome()
        let seen = references.number(ScreenReader.elements(of: try driver.session.elements(), turn: driver.turn))
        elements = seen
        return seen
    }

    /// The whole element tree.
    public func tree() throws -> ElementNode {
        try driver.findHome()
        return try driver.session.elements()
    }

    /// `Notes on iPhone 15, 393 × 852 points, keyboard shown`
    public var heading: String {
        let size = driver.screen.size
        var text = driver.showsHome ? "Home screen" : app.bundle.displayName
        text += " on \(app.deviceDescription.name), \(Int(size.width)) × \(Int(size.height)) points"
        if driver.session.interface.isEditingText { text += ", keyboard shown" }
        return text
    }

    /// The picture of the screen, upright.
    ///
    /// - Parameter longestSide: The picture is scaled down to at most this many pixels.
    public func picture(longestSide: Int, format: PictureFormat = .png) throws -> EncodedPicture {
        activity.update("drawing the screen")
        try driver.findHome()
        return try EncodedPicture(driver.session.screenshot(), longestSide: longestSide, format: format)
    }

    // MARK: Acting

    /// Performs an action within the patience, waits until the phone is quiescent, and returns what is different on the screen.
    ///
    /// - Parameters:
    ///   - title: What is done, for messages about an app that does not go on.
    ///   - body: The action.
    /// - Throws: `StepFailure` for what cannot be done, `AppFailure` when the app crashes or hangs.
    public func perform(_ title: String, _ body: (PhoneDriver) throws -> Void) throws -> ScreenDifference {
        // What an action that fails has done until then is not known.
        let known = elements
        elements = nil
        return try withPatience {
            let before = driver.session.isRunning ? try known ?? look() : []
            let tree = driver.session.tree
            activity.update(title)
            try body(driver)
            activity.update("\(title): waiting until the app is at rest")
            if driver.session.isRunning { try driver.session.settle() }
            try driver.followHome(arguments: arguments)
            try checkEnd()
            try look()
            return difference(from: before, tree)
        }
    }

    /// The difference between an earlier look and the last one.
    func difference(from before: [ScreenElement], _ tree: RenderTree) -> ScreenDifference {
        var difference = ScreenDifference(from: before, to: elements ?? [])
        if difference.isEmpty { difference.isPictureChanged = !Self.looksLike(tree, driver.session) }
        return difference
    }

    /// Runs a body with the deadline of an action.
    public func withPatience<Result>(_ body: () throws -> Result) throws -> Result {
        driver.deadline = Date().addingTimeInterval(patience)
        defer {
            driver.deadline = nil
            activity.update("")
        }
        return try body()
    }

    /// Whether a display looks as an earlier one. Redrawn layers may look as before, so pictures decide where layers differ.
    private static func looksLike(_ tree: RenderTree, _ session: HeadlessSession) -> Bool {
        if tree.root == session.tree.root, tree.layers == session.tree.layers { return true }
        guard let (before, after) = try? (session.picture(of: tree), session.picture(of: session.tree)) else { return false }
        return before == after
    }

    /// - Throws: `AppFailure` where the app has ended by itself while the user saw it.
    private func checkEnd() throws {
        guard !driver.showsHome else { return }
        if let failure = app.endFailure { throw failure }
        if !app.isRunning {
            throw AppFailure(appName: app.bundle.displayName, name: AppFailure.exit, reason: "the app has ended by itself", frames: [])
        }
    }

    // MARK: Life of the app

    /// Installs another build of the app in place of the present one, with the data it has stored.
    public func install(_ bundle: AppBundle) throws {
        try driver.install(bundle)
        forget()
    }

    /// Launches the app, restarting it if it runs, or brings it to the foreground.
    ///
    /// - Parameters:
    ///   - url: A link to launch the app with.
    ///   - keepsRunning: Whether an app that runs is only brought to the front.
    @discardableResult
    public func launch(url: String? = nil, keepsRunning: Bool = false) throws -> [ScreenElement] {
        try withPatience {
            activity.update("launching \(app.bundle.displayName)")
            if keepsRunning, app.isRunning {
                try url.map { try driver.open($0, arguments: arguments) } ?? app.activate()
            } else {
                if let url, URL(string: url)?.scheme == nil { throw StepFailure(message: "“\(url)” is no link") }
                forget()
                log.beginLaunch()
                try app.launch(arguments: arguments, environment: environment, url: url)
            }
            try driver.appChanged()
            try checkEnd()
            return try look()
        }
    }

    /// Ends the app as swiping it away does.
    public func stop() throws {
        try withPatience {
            activity.update("ending \(app.bundle.displayName)")
            try app.terminate()
            try driver.appChanged()
            forget()
        }
    }

    private func forget() {
        _ = references.number([])
        elements = nil
    }

    // MARK: Finding

    /// Returns the one element that a tool names.
    ///
    /// - Throws: `StepFailure` where it is not there, or several are.
    public func find(_ target: ElementTarget) throws -> ScreenElement {
        let seen = try elements ?? look()
        if let reference = target.reference { return try references.element(reference) }
        let candidates = target.candidates(seen)
        if let index = target.index {
            guard candidates.indices.contains(index) else {
                throw StepFailure(message: "there are \(candidates.count) elements \(target.description), so none with index \(index)")
            }
            return candidates[index]
        }
        guard let first = candidates.first else { throw missing(target, seen) }
        guard candidates.count == 1 else {
            throw StepFailure(
                message: "\(candidates.count) elements are \(target.description)",
                details: ["Say which by its number, or an index from 0:"] + candidates.prefix(8).map(\.line))
        }
        return first
    }

    /// The element that fits best among those that were seen last; nil without one.
    public func firstMatch(_ target: ElementTarget) -> ScreenElement? { target.candidates(elements ?? []).first }

    private func missing(_ target: ElementTarget, _ seen: [ScreenElement]) -> StepFailure {
        let names = seen.filter { $0.isInteractive }.prefix(12).map(\.line)
        return StepFailure(
            message: "nothing on the screen is \(target.description)",
            details: names.isEmpty ? ["The screen has nothing to tap."] : ["There is:"] + names)
    }

    /// Returns the point to touch of an element, in points of the upright interface.
    public func point(of element: ScreenElement) throws -> CGPoint {
        if let point = element.activationPoint, driver.screen.contains(point) { return point }
        let area = element.frame.intersection(driver.screen)
        guard !area.isNull, !area.isEmpty else {
            throw StepFailure(message: "\(element.description) is outside of the screen", details: ["Swipe to bring it in."])
        }
        return CGPoint(x: area.midX, y: area.midY)
    }
}
