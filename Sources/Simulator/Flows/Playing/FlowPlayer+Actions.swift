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
        case .inputRandom(let kind, let length): try inputRandom(kind, length)
        case .eraseText(let count):
            try session.send(.deleteBackward(count: Int(try count.map { try number($0) } ?? 50)))
            try session.settle()
        case .pressKey(let key): try driver.press(try variables.expand(key))
        case .hideKeyboard: try driver.hideKeyboard()
        case .back: try driver.goBack()
        case .swipe(let options): try swipe(options)
        case .scroll: try scroll("UP")
        case .scrollUntilVisible(let element, let options): try scroll(to: element, options)
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
        case .setClipboard(let text): variables.values["maestro.copiedText"] = .string(try variables.expand(text))
        case .runScript(let file, let environment, let condition): try runScript(file, environment, condition)
        case .openLink(let link): try driver.open(try variables.expand(link), arguments: options.arguments)
        case .takeScreenshot(let path): try takeScreenshot(try variables.expand(path))
        case .startRecording(let path, let touches): try startRecording(try variables.expand(path), touches: touches)
        case .stopRecording: try stopRecording()
        case .assertScreenshot(let path, let threshold):
            try compareScreen(with: try variables.expand(path), threshold: try number(threshold))
        case .waitForAnimationToEnd(let timeout): try settle(timeout)
        case .extendedWaitUntil(let condition, let timeout): try wait(condition, timeout: try number(timeout) / 1000)
        case .setOrientation(let name): try setOrientation(try variables.expand(name))
        case .setAppearance(let name): try setAppearance(try variables.expand(name))
        case .setDarkMode(let value): try setDarkMode(try variables.expand(value))
        case .toggleDarkMode: try toggleDarkMode()
        case .assertAppearance(let appearance): try check(appearance)
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

    private func inputRandom(_ kind: RandomText.Kind, _ length: String?) throws {
        let length = try length.map { try number($0) } ?? Double(RandomText.defaultLength)
        guard length >= 1, length <= Double(RandomText.maximumLength) else {
            throw StepFailure(message: "a length is from 1 to \(RandomText.maximumLength)")
        }
        try session.send(.insertText(randomText.next(kind, length: Int(length))))
        try session.settle()
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
        let target = try outputFile(path.hasSuffix(".png") ? path : path + ".png")
        let png = try session.screenshot()
        try withFileErrors("\(target.path) cannot be written") {
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.replaceFile(at: target)
        }
    }

    /// The place of a file that the flow writes, in the folder of its pictures.
    func outputFile(_ name: String) throws -> URL {
        let folder = options.output ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        do { return try PlacedPath(name).resolved(in: folder) } catch let problem {
            throw StepFailure(
                message: "the path \(problem.reason)", details: ["Name a file in the folder of the screenshots, \(folder.path)."])
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

    /// Runs a file of JavaScript beside the flow.
    private func runScript(_ name: String, _ environment: [String: String], _ condition: FlowCondition?) throws {
        if let condition, !(try holds(condition)) { throw FlowSkip(reason: "its condition does not hold") }
        let path = URL(fileURLWithPath: try variables.expand(name), relativeTo: file.deletingLastPathComponent()).standardizedFileURL
        let script: String
        do {
            script = try UTF8Text.decode(try RegularFile.read(path, limit: Self.largestScript))
        } catch let error as FormatError {
            throw StepFailure(message: "\(name) is \(error.message)", details: ["Save it as UTF-8."])
        } catch let problem as RegularFile.Problem {
            throw StepFailure(message: problem == .missing ? "there is no script \(path.path)" : "\(path.path) \(problem.message)")
        }
        let outer = try enter(environment)
        defer { leave(to: outer) }
        do { try variables.scripts?.run(script, name: path.lastPathComponent, &variables) } catch let error as FlowExpressionError {
            throw StepFailure(message: error.description)
        }
    }

    /// In bytes.
    private static let largestScript = 1 << 20

    /// Adds the variables of an included flow or script; returns those before.
    private func enter(_ environment: [String: String]) throws -> FlowVariables {
        let outer = variables
        for (name, value) in environment { variables.values[name] = .string(try variables.expand(value)) }
        return outer
    }

    /// Ends the variables of an included flow or script. Outputs, which it sees and changes, stay.
    private func leave(to outer: FlowVariables) {
        var restored = outer
        restored.values = restored.values.filter { !$0.key.contains(".") }
        for (name, value) in variables.values where name.contains(".") { restored.values[name] = value }
        variables = restored
    }

    private func runFlow(_ name: String?, _ commands: [FlowCommand], _ environment: [String: String], _ condition: FlowCondition?) throws {
        if let condition, !(try holds(condition)) { throw FlowSkip(reason: "its condition does not hold") }
        let outer = try enter(environment)
        defer { leave(to: outer) }
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
