import DeviceProtocol
import FileFormats
import FileReplacement
import Foundation

extension FlowPlayer {
    func perform(_ command: FlowCommand) throws {
        switch command.action {
        case .launchApp(let options): try launch(options, command)
        case .stopApp:
            try app.terminate()
            try driver.appChanged()
        case .killApp:
            app.kill()
            try driver.appChanged()
        case .clearState: try app.clearState()
        case .clearKeychain: try app.clearKeychain()
        case .setPermissions(let permissions):
            try allow(permissions)
            if session.isRunning { try session.settle() }
        case .tap(let target, let options): try tap(target, options)
        case .inputText(let text):
            try session.send(.insertText(try variables.expand(text)))
            try session.settle()
        case .eraseText(let count):
            try session.send(.deleteBackward(count: Int(try count.map { try number($0) } ?? 50)))
            try session.settle()
        case .pressKey(let key): try driver.press(try variables.expand(key))
        case .hideKeyboard: try driver.hideKeyboard()
        case .back: try driver.goBack()
        case .swipe(let options): try swipe(options)
        case .scroll: try scroll("UP")
        case .scrollUntilVisible(let element, let direction, let timeout, let centers):
            let timeout = try number(timeout) / 1000
            try scroll(to: element, direction: try variables.expand(direction), timeout: timeout, centers: centers)
        case .assertVisible(let selector): _ = try find(selector, optional: command.isOptional)
        case .assertNotVisible(let selector): try waitUntilGone(selector, timeout: Self.optionalTimeout)
        case .assertTrue(let condition):
            let value = try variables.isTrue(condition)
            if !value { throw StepFailure(message: "it is false") }
        case .evalScript(let script): _ = try variables.value(script)
        case .copyTextFrom(let selector):
            let node = try find(selector).node
            variables.values["maestro.copiedText"] = .string(node.text ?? node.value ?? node.label ?? node.placeholder ?? "")
        case .pasteText:
            try session.send(.insertText(variables.values["maestro.copiedText"]?.text ?? ""))
            try session.settle()
        case .openLink(let link): try driver.open(try variables.expand(link), arguments: options.arguments)
        case .takeScreenshot(let path): try takeScreenshot(try variables.expand(path))
        case .assertScreenshot(let path, let threshold):
            try compareScreen(with: try variables.expand(path), threshold: try number(threshold))
        case .waitForAnimationToEnd(let timeout): try settle(timeout)
        case .extendedWaitUntil(let condition, let timeout): try wait(condition, timeout: try number(timeout) / 1000)
        case .setOrientation(let name): try setOrientation(try variables.expand(name))
        case .setAppearance(let name): try setAppearance(try variables.expand(name))
        case .setTextSize(let name): try setTextSize(try variables.expand(name))
        case .setLocation(let latitude, let longitude): try setLocation(latitude, longitude)
        case .travel(let points, let speed): try travel(points, speed)
        case .setAirplaneMode(let value): try setAirplaneMode(try variables.expand(value))
        case .toggleAirplaneMode: try toggleAirplaneMode()
        case .setNetwork(let name): try setNetwork(try variables.expand(name))
        case .setBiometry(let name): try setBiometry(try variables.expand(name))
        case .advanceClock(let seconds): try advanceClock(try number(seconds))
        case .assertWidgetRequests(let wanted): try countRequests(wanted)
        case .addMedia(let files): for file in files { try addPhoto(try variables.expand(file)) }
        case .assertSent(let wanted): try findSent(wanted)
        case .assertPlaying(let name): try findSound(name, isWanted: true)
        case .assertNotPlaying(let name): try findSound(name, isWanted: false)
        case .repeating(let times, let condition, let commands): try repeatCommands(times, condition, commands)
        case .retry(let times, let commands): try retry(Int(try number(times)), commands)
        case .runFlow(let file, let commands, let environment, let condition):
            try runFlow(file, commands, environment, condition)
        }
    }

    func number(_ text: String) throws -> Double {
        let expanded = try variables.expand(text)
        guard let number = Double(expanded), number.isFinite, abs(number) < 1e9 else {
            throw StepFailure(message: "“\(expanded)” is no number")
        }
        return number
    }

    private func launch(_ options: LaunchAppOptions, _ command: FlowCommand) throws {
        if let identifier = options.appIdentifier { try requireApp(identifier, command, file) }
        if options.clearsState { try app.clearState() }
        if options.clearsKeychain { try app.clearKeychain() }
        try allow(options.permissions)
        if !options.stopsApp, app.isRunning {
            try app.activate()
            return try driver.appChanged()
        }
        let own = try options.arguments.flatMap { argument in
            let name = try variables.expand(argument.name)
            return [name.hasPrefix("-") ? name : "-\(name)", try variables.expand(argument.value)]
        }
        try app.launch(arguments: own + self.options.arguments)
        try driver.appChanged()
    }

    private func allow(_ permissions: [FlowPermission]) throws {
        for permission in permissions { try driver.setPermission(permission.status, of: permission.service) }
    }

    // MARK: Settings and pictures

    private func setOrientation(_ name: String) throws {
        let orientations: [String: DeviceOrientation] = [
            "PORTRAIT": .portrait, "LANDSCAPE_LEFT": .landscapeLeft, "LANDSCAPE_RIGHT": .landscapeRight, "UPSIDE_DOWN": .portraitUpsideDown,
        ]
        guard let orientation = orientations[name.uppercased()] else {
            throw StepFailure(message: "“\(name)” is no orientation; there are \(orientations.keys.sorted().joined(separator: ", "))")
        }
        try update { $0.orientation = orientation }
    }

    private func takeScreenshot(_ path: String) throws {
        let name = path.hasSuffix(".png") ? path : path + ".png"
        let folder = options.output ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        let target: URL
        do { target = try PlacedPath(name).resolved(in: folder) } catch let problem {
            throw StepFailure(
                message: "the path \(problem.reason)", details: ["Name a file in the folder of the screenshots, \(folder.path)."])
        }
        let png = try session.screenshot()
        try withFileErrors("\(target.path) cannot be written") {
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.replaceFile(at: target)
        }
    }

    // MARK: Control

    private func repeatCommands(_ times: String?, _ condition: FlowCondition?, _ commands: [FlowCommand]) throws {
        let limit = try times.map { Int(try number($0)) } ?? 1000
        var count = 0
        while count < limit {
            if let condition, !(try holds(condition)) { return }
            try run(commands)
            count += 1
        }
        if times == nil { throw StepFailure(message: "the condition still holds after \(limit) rounds") }
    }

    private func retry(_ times: Int, _ commands: [FlowCommand]) throws {
        for attempt in 0... {
            do { return try run(commands) } catch { if attempt >= times { throw error } }
        }
    }

    private func runFlow(_ name: String?, _ commands: [FlowCommand], _ environment: [String: String], _ condition: FlowCondition?) throws {
        if let condition, !(try holds(condition)) { throw FlowSkip(reason: "its condition does not hold") }
        let outer = variables
        for (name, value) in environment { variables.values[name] = .string(try variables.expand(value)) }
        defer {
            // Included flows see and change outputs; their own variables end with them.
            var restored = outer
            for (name, value) in variables.values where name.contains(".") { restored.values[name] = value }
            variables = restored
        }
        if let name {
            let path = URL(fileURLWithPath: try variables.expand(name), relativeTo: file.deletingLastPathComponent()).standardizedFileURL
            let flow = try FlowReader.read(path)
            let including = file
            file = path
            defer { file = including }
            for (name, value) in flow.environment where environment[name] == nil {
                variables.values[name] = .string(try variables.expand(value))
            }
            try run(flow.onStart + flow.commands + flow.onComplete)
        } else {
            try run(commands)
        }
    }
}

extension FlowVariables {
    /// The value of `${…}` or of a bare expression.
    mutating func value(_ text: String) throws -> FlowValue {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.hasPrefix("${"), trimmed.hasSuffix("}"), !trimmed.dropFirst(2).contains("${") {
            return try evaluate(String(trimmed.dropFirst(2).dropLast()))
        }
        if trimmed.contains("${") { return .string(try expand(trimmed)) }
        return try evaluate(trimmed)
    }

    mutating func isTrue(_ text: String) throws -> Bool {
        let value = try value(text)
        if case .string(let word) = value { return !["", "false", "0", "undefined", "null"].contains(word) }
        return value.isTrue
    }
}
