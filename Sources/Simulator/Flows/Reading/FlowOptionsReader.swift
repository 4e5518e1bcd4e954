import DeviceProtocol
import Foundation
import Yams

/// Reads the options of one command; each option that is read counts as known.
final class FlowOptionsReader {
    private let reader: FlowReader
    private let command: String
    private let node: Node?
    private let place: Node
    private var known: Set<String> = []

    static let names = [
        "launchApp", "stopApp", "killApp", "clearState", "clearKeychain", "setPermissions", "tapOn", "doubleTapOn", "longPressOn",
        "inputText", "eraseText",
        "pressKey", "hideKeyboard", "back", "swipe", "scroll", "scrollUntilVisible", "assertVisible", "assertNotVisible", "assertTrue",
        "evalScript", "runScript", "copyTextFrom", "pasteText", "setClipboard", "openLink", "takeScreenshot", "startRecording",
        "stopRecording", "assertScreenshot",
        "waitForAnimationToEnd",
        "extendedWaitUntil",
        "inputRandomEmail", "inputRandomPersonName", "inputRandomNumber", "inputRandomText", "inputRandomCityName",
        "inputRandomCountryName",
        "inputRandomColorName", "setOrientation", "setAppearance", "setDarkMode", "toggleDarkMode", "assertDarkMode", "assertLightMode",
        "setTextSize", "setAirplaneMode", "toggleAirplaneMode", "setNetwork", "setBiometry",
        "setLocation", "travel", "advanceClock", "assertWidgetRequests", "addMedia", "assertSent", "assertPlaying", "assertNotPlaying",
        "repeat", "retry", "runFlow",
    ]

    init(reader: FlowReader, command: String, node: Node?, at place: Node) {
        (self.reader, self.command, self.node, self.place) = (
            reader, command, node?.null == nil || node?.scalar?.string.isEmpty == false ? node : nil, place
        )
    }

    // MARK: Options

    private func failure(_ message: String, _ node: Node? = nil) -> FlowError { reader.fail(node ?? place, message, command: command) }

    private func option(_ name: String) -> Node? {
        known.insert(name)
        return node?.mapping?[name]
    }

    func string(_ name: String) throws -> String? { try option(name).map { try reader.text($0, name) } }

    func flag(_ name: String) throws -> Bool? {
        guard let node = option(name) else { return nil }
        guard let value = node.bool else { throw failure("\(name) must be true or false", node) }
        return value
    }

    /// The command's value when it is a plain text: `- tapOn: Login`.
    private var plain: String? { node?.scalar?.string }

    private func required(_ names: String...) throws -> String {
        if let plain { return plain }
        for name in names { if let value = try string(name) { return value } }
        throw failure("it needs a value: `- \(command): …`")
    }

    func refuseUnknown() throws {
        guard let mapping = node?.mapping else {
            if node?.sequence != nil, command != "addMedia" { throw failure("its value must not be a list", node) }
            return
        }
        for (key, _) in mapping where !known.contains(key.string ?? "") {
            throw failure("it has no option “\(key.string ?? "?")”; there are \(known.sorted().joined(separator: ", "))", key)
        }
    }

    // MARK: Actions

    func action(depth: Int) throws -> FlowCommand.Action? {
        switch command {
        case "launchApp": .launchApp(try launchOptions())
        case "stopApp": .stopApp
        case "killApp": .killApp
        case "clearState": .clearState
        case "clearKeychain": .clearKeychain
        case "setPermissions": try setPermissions()
        case "tapOn": try tap(.single)
        case "doubleTapOn": try tap(.double)
        case "longPressOn": try tap(.long)
        case "inputText": .inputText(try required("text"))
        case let name where RandomText.Kind(command: name) != nil: try inputRandom(name)
        case "eraseText": .eraseText(try plain ?? string("charactersToErase"))
        case "pressKey": .pressKey(try required("key"))
        case "hideKeyboard": .hideKeyboard
        case "back": .back
        case "swipe": try swipe()
        case "scroll": .scroll
        case "scrollUntilVisible": try scrollUntilVisible()
        case "assertVisible": .assertVisible(try selectorOfCommand())
        case "assertNotVisible": .assertNotVisible(try selectorOfCommand())
        case "assertTrue": .assertTrue(try required("condition"))
        case "evalScript": .evalScript(try required("script"))
        case "runScript": try runScript()
        case "setClipboard": .setClipboard(try required("text"))
        case "copyTextFrom": .copyTextFrom(try selectorOfCommand())
        case "pasteText": .pasteText
        case "openLink": try openLink()
        case "takeScreenshot": .takeScreenshot(try required("path"))
        case "startRecording": .startRecording(try required("path"), touches: try flag("showTouches") ?? false)
        case "stopRecording": .stopRecording
        case "assertScreenshot": .assertScreenshot(try required("path"), threshold: try string("thresholdPercentage") ?? "95")
        case "waitForAnimationToEnd": .waitForAnimationToEnd(timeout: try string("timeout"))
        case "extendedWaitUntil": try extendedWait()
        case "setOrientation": .setOrientation(try required("orientation"))
        case "setAppearance": .setAppearance(try required("appearance"))
        case "setDarkMode": .setDarkMode(try required("value"))
        case "toggleDarkMode": .toggleDarkMode
        case "assertDarkMode": .assertAppearance(.dark)
        case "assertLightMode": .assertAppearance(.light)
        case "setTextSize": .setTextSize(try required("size"))
        case "setLocation": try setLocation()
        case "travel": try travel()
        case "setAirplaneMode": .setAirplaneMode(try required("value"))
        case "toggleAirplaneMode": .toggleAirplaneMode
        case "setNetwork": .setNetwork(try required("network"))
        case "setBiometry": .setBiometry(try required("biometry"))
        case "advanceClock": .advanceClock(try required("seconds"))
        case "assertWidgetRequests":
            .assertWidgetRequests(
                WidgetRequestsOptions(
                    kind: try string("kind"), family: try string("family"), content: try string("content"), times: try required("times")))
        case "addMedia": .addMedia(try mediaFiles())
        case "assertSent": .assertSent(try sentOptions())
        case "assertPlaying": .assertPlaying(try plain ?? string("name") ?? "")
        case "assertNotPlaying": .assertNotPlaying(try plain ?? string("name") ?? "")
        case "repeat": try repeating(depth)
        case "retry": .retry(times: try string("maxRetries") ?? "1", try nested("commands", depth))
        case "runFlow": try runFlow(depth)
        default: nil
        }
    }

    private func launchOptions() throws -> LaunchAppOptions {
        var options = LaunchAppOptions(appIdentifier: try plain ?? string("appId"))
        options.clearsState = try flag("clearState") ?? false
        options.stopsApp = try flag("stopApp") ?? true
        options.clearsKeychain = try flag("clearKeychain") ?? false
        options.permissions = try permissions()
        if let node = option("arguments") {
            guard let mapping = node.mapping else { throw failure("arguments must be `name: value` lines", node) }
            options.arguments = try mapping.map {
                FlowArgument(name: try reader.text($0.key, "arguments"), value: try reader.text($0.value, "arguments"))
            }
        }
        return options
    }

    private func setPermissions() throws -> FlowCommand.Action {
        // A flow has one app.
        _ = try string("appId")
        guard option("permissions") != nil else { throw failure("it needs `permissions: {local-network: deny}` or the like") }
        return .setPermissions(try permissions())
    }

    private func permissions() throws -> [FlowPermission] {
        guard let node = option("permissions") else { return [] }
        // “all” comes first, by the alphabet too.
        return try reader.dictionary(node, "permissions").sorted { $0.key < $1.key }.flatMap { name, value in
            if name == "location" { return try locationPermissions(value, node) }
            let statuses: [String: PermissionStatus] = ["allow": .granted, "deny": .denied, "unset": .notDetermined]
            guard let status = statuses[value] else { throw failure("“\(value)” of \(name) must be allow, deny or unset", node) }
            if name == "all" { return [FlowPermission(service: nil, status: status)] }
            if let service = PrivacyService(rawValue: name) ?? Self.otherNames[name] {
                return [FlowPermission(service: service, status: status)]
            }
            guard !Self.otherPermissions.contains(name) else { return [] }
            let known = (["all"] + PrivacyService.allCases.map(\.rawValue)).joined(separator: ", ")
            throw failure("there is no permission “\(name)”; there are \(known)", node)
        }
    }

    /// The two permissions for the location, in Maestro's words; `allow` is the most there is, as in Maestro.
    private func locationPermissions(_ value: String, _ node: Node) throws -> [FlowPermission] {
        let statuses: [String: (inUse: PermissionStatus, always: PermissionStatus)] = [
            "always": (.granted, .granted), "allow": (.granted, .granted), "inuse": (.granted, .notDetermined),
            "never": (.denied, .denied), "deny": (.denied, .denied), "unset": (.notDetermined, .notDetermined),
        ]
        guard let status = statuses[value] else {
            throw failure("“\(value)” of location must be always, inuse, never, allow, deny or unset", node)
        }
        return [
            FlowPermission(service: .location, status: status.inUse), FlowPermission(service: .locationAlways, status: status.always),
        ]
    }

    /// Maestro's names of permissions that have others here.
    private static let otherNames: [String: PrivacyService] = ["medialibrary": .mediaLibrary, "speech": .speechRecognition]

    /// Maestro's names of permissions that no app can ask for here yet: nothing depends on them.
    private static let otherPermissions: Set = ["bluetooth", "homekit", "phone", "siri", "sms", "storage", "usertracking"]

    private func setLocation() throws -> FlowCommand.Action {
        guard let latitude = try string("latitude"), let longitude = try string("longitude") else {
            throw failure("it needs latitude and longitude in degrees")
        }
        return .setLocation(latitude: latitude, longitude: longitude)
    }

    private func travel() throws -> FlowCommand.Action {
        guard let list = option("points")?.sequence, list.count >= 2 else {
            throw failure("it needs points, two or more: `points: [\"52.52,13.40\", \"52.53,13.42\"]`")
        }
        return .travel(points: try list.map { try reader.text($0, "a point") }, speed: try string("speed"))
    }

    private func tap(_ kind: TapOptions.Kind) throws -> FlowCommand.Action {
        var options = TapOptions(kind: kind)
        options.repeats = try string("repeat")
        options.delay = try string("delay")
        options.retriesIfNoChange = try flag("retryTapIfNoChange") ?? false
        options.settlingTime = try string("waitToSettleTimeoutMs")
        _ = try flag("waitUntilVisible")
        options.relativePoint = try string("relativePoint")
        let point = try string("point")
        let selector = try selector(node, allowsNone: point != nil)
        guard let selector else { return .tap(.point(point ?? ""), options) }
        if let point { options.relativePoint = point }
        return .tap(.element(selector), options)
    }

    private func swipe() throws -> FlowCommand.Action {
        var options = SwipeOptions(direction: try string("direction"), start: try string("start"), end: try string("end"))
        options.from = try option("from").flatMap { try selector($0, allowsNone: false) }
        if let duration = try string("duration") { options.duration = duration }
        options.settlingTime = try string("waitToSettleTimeoutMs")
        guard options.direction != nil || (options.start != nil && options.end != nil) else {
            throw failure("it needs a direction (UP, DOWN, LEFT, RIGHT) or start and end (`start: 50%, 80%`)")
        }
        return .swipe(options)
    }

    private func scrollUntilVisible() throws -> FlowCommand.Action {
        guard let node = option("element"), let element = try selector(node, allowsNone: false) else {
            throw failure("it needs an element")
        }
        var options = ScrollOptions(speed: try string("speed"))
        options.direction = try string("direction") ?? options.direction
        options.timeout = try string("timeout") ?? options.timeout
        options.visibility = try string("visibilityPercentage") ?? options.visibility
        options.centers = try flag("centerElement") ?? options.centers
        options.settlingTime = try string("waitToSettleTimeoutMs")
        return .scrollUntilVisible(element, options)
    }

    private func inputRandom(_ name: String) throws -> FlowCommand.Action? {
        guard let kind = RandomText.Kind(command: name) else { return nil }
        return .inputRandom(kind, length: kind.hasLength ? try string("length") : nil)
    }

    private func runScript() throws -> FlowCommand.Action {
        if let plain { return .runScript(plain, environment: [:], condition: nil) }
        guard let file = try string("file") else { throw failure("it needs the file of a script: `- runScript: steps.js`") }
        let environment = try option("env").map { try reader.dictionary($0, "env") } ?? [:]
        return .runScript(file, environment: environment, condition: try option("when").map { try condition($0) })
    }

    private func openLink() throws -> FlowCommand.Action {
        _ = try flag("autoVerify")
        _ = try flag("browser")
        return .openLink(try required("link"))
    }

    private func extendedWait() throws -> FlowCommand.Action {
        let condition = try condition(node)
        guard condition.visible != nil || condition.notVisible != nil else { throw failure("it needs visible or notVisible") }
        for part in ["visible", "notVisible"] { known.insert(part) }
        return .extendedWaitUntil(condition, timeout: try string("timeout") ?? "17000")
    }

    private func repeating(_ depth: Int) throws -> FlowCommand.Action {
        let condition = try option("while").map { try self.condition($0) }
        let times = try string("times")
        guard times != nil || condition != nil else { throw failure("it needs times or while") }
        return .repeating(times: times, condition: condition, try nested("commands", depth))
    }

    private func runFlow(_ depth: Int) throws -> FlowCommand.Action {
        if let plain { return .runFlow(file: plain, commands: [], environment: [:], condition: nil) }
        let file = try string("file")
        let environment = try option("env").map { try reader.dictionary($0, "env") } ?? [:]
        let condition = try option("when").map { try self.condition($0) }
        let commands = try option("commands").map { try reader.commands($0, depth: depth + 1) } ?? []
        guard file != nil || !commands.isEmpty else { throw failure("it needs a file or commands") }
        return .runFlow(file: file, commands: commands, environment: environment, condition: condition)
    }

    private func nested(_ name: String, _ depth: Int) throws -> [FlowCommand] {
        guard let node = option(name) else { throw failure("it needs \(name)") }
        return try reader.commands(node, depth: depth + 1)
    }

    private func condition(_ node: Node?) throws -> FlowCondition {
        guard let mapping = node?.mapping else { throw failure("a condition is visible, notVisible, true or platform", node) }
        var condition = FlowCondition()
        for (key, value) in mapping {
            switch key.string {
            case "visible": condition.visible = try selector(value, allowsNone: false)
            case "notVisible": condition.notVisible = try selector(value, allowsNone: false)
            case "true": condition.isTrue = try reader.text(value, "true")
            case "platform": condition.platform = try reader.text(value, "platform")
            case "timeout", "optional", "label", "device": break
            default: throw failure("a condition has no “\(key.string ?? "?")”; there are visible, notVisible, true and platform", key)
            }
        }
        return condition
    }

    /// A file, a list of files, or `files` with one of them.
    private func mediaFiles() throws -> [String] {
        if let plain { return [plain] }
        guard let list = (node?.mapping == nil ? node : option("files"))?.sequence, !list.isEmpty else {
            throw failure("it needs the files of pictures: `- addMedia: [photo.jpg]`")
        }
        return try list.map { try reader.text($0, "a file") }
    }

    private func sentOptions() throws -> SentOptions {
        if let plain { return SentOptions(recipient: plain) }
        let kind = try string("kind")
        guard kind == nil || kind == "mail" || kind == "text" else { throw failure("its kind must be mail or text") }
        return SentOptions(
            kind: kind, recipient: try string("to"), subject: try string("subject"), body: try string("body"),
            attachment: try string("attachment"), times: try string("times"))
    }

    // MARK: Selectors

    private func selectorOfCommand() throws -> ElementSelector {
        guard let selector = try selector(node, allowsNone: false) else { throw failure("it needs an element") }
        return selector
    }

    /// Reads a text, or the options that describe an element.
    private func selector(_ node: Node?, allowsNone: Bool) throws -> ElementSelector? {
        let selector = ElementSelector()
        if let text = node?.scalar?.string {
            selector.text = text
            selector.description = "“\(text)”"
            return selector
        }
        guard let mapping = node?.mapping else { throw failure("it needs an element: a text, or text, id, …", node) }
        let isCommand = mapping == self.node?.mapping
        var words: [String] = []
        for (key, value) in mapping {
            let name = key.string ?? "?"
            guard try read(name, value, into: selector, words: &words) else {
                if isCommand { continue }
                throw failure("an element has no “\(name)”", key)
            }
            if isCommand { known.insert(name) }
        }
        selector.description = words.joined(separator: " ")
        if words.isEmpty {
            if allowsNone { return nil }
            throw failure("it needs an element: a text, or text, id, index, …", node)
        }
        return selector
    }

    private func read(_ name: String, _ value: Node, into selector: ElementSelector, words: inout [String]) throws -> Bool {
        func flag() throws -> Bool {
            guard let flag = value.bool else { throw failure("\(name) must be true or false", value) }
            words.append(flag ? name : "not \(name)")
            return flag
        }
        func relative() throws -> ElementSelector? {
            let other = try self.selector(value, allowsNone: false)
            words.append("\(name) \(other?.description ?? "")")
            return other
        }
        switch name {
        case "text":
            selector.text = try reader.text(value, name)
            words.append("“\(selector.text!)”")
        case "id":
            selector.id = try reader.text(value, name)
            words.append("id “\(selector.id!)”")
        case "index":
            selector.index = try reader.text(value, name)
            words.append("index \(selector.index!)")
        case "enabled": selector.isEnabled = try flag()
        case "selected": selector.isSelected = try flag()
        case "checked": selector.isChecked = try flag()
        case "focused": selector.isFocused = try flag()
        case "width", "height", "tolerance":
            let number = try reader.text(value, name)
            words.append("\(name) \(number)")
            switch name {
            case "width": selector.width = number
            case "height": selector.height = number
            default: selector.tolerance = number
            }
        case "traits":
            selector.traits = try traits(value)
            words.append("traits " + selector.traits.map(\.rawValue).joined(separator: ", "))
        case "below": selector.below = try relative()
        case "above": selector.above = try relative()
        case "leftOf": selector.leftOf = try relative()
        case "rightOf": selector.rightOf = try relative()
        case "childOf": selector.childOf = try relative()
        case "containsChild": selector.containsChild = try relative()
        case "containsDescendants":
            selector.containsDescendants = try (value.sequence.map(Array.init) ?? [value]).compactMap {
                try self.selector($0, allowsNone: false)
            }
            words.append("containing " + selector.containsDescendants.map(\.description).joined(separator: ", "))
        default: return false
        }
        return true
    }

    /// Traits separated by spaces, or in a list.
    private func traits(_ value: Node) throws -> [ElementTrait] {
        let names =
            try value.sequence.map { try $0.map { try reader.text($0, "a trait") } }
            ?? reader.text(value, "traits").split(separator: " ").map(String.init)
        return try names.map { name in
            if let trait = ElementTrait(rawValue: name) { return trait }
            let known = ElementTrait.allCases.map(\.rawValue).joined(separator: ", ")
            throw failure("there is no trait “\(name)”; there are \(known)", value)
        }
    }
}
