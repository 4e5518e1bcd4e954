import DeviceProtocol
import Foundation
import Simulator

/// Tools that look at the screen and act on it.
extension PhoneTools {
    func snapshot(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        let filter = ScreenList(text: try arguments.text("text"), role: try arguments.text("role"))
        let depth = try arguments.integer("depth", in: 0...500)
        let until = try arguments.text("until").map { ElementTarget(label: $0) }
        let seconds = try arguments.number("wait", in: 0...86_400) ?? (until == nil ? nil : Self.usualWait)
        if let seconds { _ = try phone.wait(seconds: seconds, until: until) }
        if try arguments.flag("tree") || depth != nil {
            let tree = try phone.withPatience { try phone.tree() }
            return ToolResult(ScreenTree.text(of: tree, depth: depth))
        }
        let elements = try phone.withPatience { try phone.look() }
        var list = filter
        // Who filters wants what there is.
        if filter.text != nil || filter.role != nil { list.limit = Self.filteredLimit }
        let match = until.map { found($0, phone) } ?? ""
        return ToolResult(phone.heading + "\n" + match + list.lines(elements) + newOutput())
    }

    /// The element that was waited or looked for, which a shortened list may leave out.
    private func found(_ target: ElementTarget, _ phone: AutomatedPhone) -> String {
        phone.firstMatch(target).map { "found: \($0.title)\n" } ?? ""
    }

    /// Seconds of the phone's clock that an element is waited for.
    private static let usualWait = 20.0
    private static let filteredLimit = 6_000

    func tap(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        let kind = try arguments.choice("kind", AutomatedPhone.TapKind.self) ?? .single
        if let target = try target(arguments) { return answer(try phone.tap(target, kind: kind)) }
        guard let point = try point("x", "y", arguments) else { throw ArgumentError("say what to tap: ref, label, identifier, or x and y") }
        return answer(try phone.tap(point, kind: kind))
    }

    func type(_ arguments: ToolArguments) throws -> ToolResult {
        let difference = try running().type(
            try arguments.text("text") ?? "", into: try target(arguments), clears: try arguments.flag("clear"),
            submits: try arguments.flag("submit"))
        return answer(difference)
    }

    func swipe(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        if let start = try point("from_x", "from_y", arguments) {
            guard let end = try point("to_x", "to_y", arguments) else { throw ArgumentError("say where the finger goes: to_x and to_y") }
            return answer(try phone.swipe(from: start, to: end))
        }
        guard let direction = try arguments.choice("direction", AutomatedPhone.SwipeDirection.self) else {
            throw ArgumentError("say a direction, or from_x, from_y, to_x and to_y")
        }
        if let text = try arguments.text("until") {
            let target = ElementTarget(label: text)
            let difference = try phone.swipe(direction, until: target)
            return ToolResult(found(target, phone) + answer(difference).text)
        }
        return answer(try phone.swipe(direction, from: try target(arguments)))
    }

    func press(_ arguments: ToolArguments) throws -> ToolResult { answer(try running().press(try arguments.text("button") ?? "")) }

    func screenshot(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        let side = try arguments.integer("max_size", in: 16...8_192) ?? Self.longestSide
        let format = try arguments.choice("format", PictureFormat.self) ?? .png
        let picture = try phone.withPatience { try phone.picture(longestSide: side, format: format) }
        let size = phone.driver.screen.size
        let scale = (Double(picture.width) / size.width * 1000).rounded() / 1000
        return ToolResult([
            .image(picture.data, mediaType: picture.format.mediaType),
            .text("\(Int(size.width)) × \(Int(size.height)) points, \(scale) pixels a point; tap takes points."),
        ])
    }

    /// The longest side that models read without downscaling, in pixels.
    static let longestSide = 1_568

    // MARK: Support

    /// The element that a call names; nil where it names none.
    private func target(_ arguments: ToolArguments) throws -> ElementTarget? {
        let target = ElementTarget(
            reference: try arguments.integer("ref", in: 0...Int(Int32.max)), identifier: try arguments.text("identifier"),
            label: try arguments.text("label"), index: try arguments.integer("index", in: 0...100_000))
        return target.reference == nil && target.identifier == nil && target.label == nil ? nil : target
    }

    private func point(_ x: String, _ y: String, _ arguments: ToolArguments) throws -> CGPoint? {
        guard let across = try arguments.number(x, in: -10_000...10_000), let down = try arguments.number(y, in: -10_000...10_000) else {
            guard arguments.has(x) == arguments.has(y) else { throw ArgumentError("\(x) and \(y) go together") }
            return nil
        }
        return CGPoint(x: across, y: down)
    }

    /// The changes, or the whole screen if another screen is shown.
    func answer(_ difference: ScreenDifference?) -> ToolResult { ToolResult((difference?.text ?? "The app does not run.") + newOutput()) }

    /// Says how much the app has printed that nobody has read.
    private func newOutput() -> String {
        let count = log.newCount
        return count == 0 ? "" : "\n(\(count == 1 ? "1 new line" : "\(count) new lines") of output: get_logs)"
    }
}
