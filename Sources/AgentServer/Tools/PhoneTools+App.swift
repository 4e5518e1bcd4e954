import DeviceProtocol
import Foundation
import Simulator

/// Tools for the life of the app, the phone's settings, and the app's output.
extension PhoneTools {
    func launch(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        let action = try arguments.text("action") ?? "launch"
        guard ["launch", "foreground", "stop"].contains(action) else { throw ArgumentError("“action” is one of launch, foreground, stop") }
        if action == "stop" { return try stop() }
        if let list = try arguments.texts("arguments") { phone.arguments = options.arguments + list }
        if let variables = try arguments.map("environment") { phone.environment = variables }
        if try arguments.flag("clear_state") { try phone.app.clearState() }
        let elements = try phone.launch(url: try arguments.text("url"), keepsRunning: action == "foreground")
        return ToolResult(phone.heading + "\n" + ScreenList().lines(elements))
    }

    func stop() throws -> ToolResult {
        let phone = try running()
        guard phone.app.isRunning else { return ToolResult("\(phone.app.bundle.displayName) does not run.") }
        try phone.stop()
        return ToolResult("\(phone.app.bundle.displayName) has ended.")
    }

    func settings(_ arguments: ToolArguments) throws -> ToolResult {
        let phone = try running()
        var settings = PhoneSettings()
        settings.appearance = try arguments.choice("appearance", Appearance.self)
        settings.contentSize = try arguments.choice("text_size", ContentSize.self)
        settings.orientation = try arguments.choice("orientation", DeviceOrientation.self)
        (settings.locale, settings.timeZone) = (try arguments.text("locale"), try arguments.text("time_zone"))
        settings.network = try arguments.choice("network", NetworkCondition.self)
        settings.biometry = try arguments.choice("biometry", Biometry.self)
        if let place = try arguments.text("location") {
            settings.forgetsLocation = place == "none"
            if !settings.forgetsLocation { settings.location = try LocationText.location(place) }
        }
        settings.permissions = try permissions(try arguments.map("permissions") ?? [:])
        guard !arguments.names.isEmpty else { return ToolResult(phone.settingsText) }
        let difference = try phone.change(settings)
        var text = answer(difference).text
        if settings.needsLaunch { text += "\nTexts that the app has read keep their language until launch_app." }
        return ToolResult(text)
    }

    private func permissions(_ map: [String: String]) throws -> [(service: PrivacyService, status: PermissionStatus)] {
        try map.sorted { $0.key < $1.key }.flatMap { name, word in
            guard let status = PermissionStatus(rawValue: word) else {
                throw ArgumentError("“\(word)” is no permission; there are granted, denied and not-determined")
            }
            if name == "all" { return PrivacyService.allCases.map { (service: $0, status: status) } }
            guard let service = PrivacyService(rawValue: name) else {
                let names = PrivacyService.allCases.map(\.rawValue).joined(separator: ", ")
                throw ArgumentError("there is no service “\(name)”; there are all, \(names)")
            }
            return [(service: service, status: status)]
        }
    }

    func logs(_ arguments: ToolArguments) throws -> ToolResult {
        _ = try running()
        let most = try arguments.integer("lines", in: 1...5_000) ?? 100
        let text = try arguments.text("text")
        let all = try arguments.flag("all")
        let (new, lost) = log.readNew()
        let lines = (all ? log.all : new).filter { line in text.map { line.localizedCaseInsensitiveContains($0) } ?? true }
        guard !lines.isEmpty else {
            return ToolResult((all ? "The app has printed nothing" : "Nothing new") + (text == nil ? "." : " like it."))
        }
        var shown = Array(lines.suffix(most))
        let left = lines.count - shown.count + (all ? 0 : lost)
        if left > 0 { shown.insert("… \(left) lines before", at: 0) }
        return ToolResult(Self.limited(shown.joined(separator: "\n"), Self.longestAnswer))
    }
}
