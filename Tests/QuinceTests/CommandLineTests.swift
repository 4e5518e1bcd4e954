import ArgumentParser
import Foundation
import Testing

@testable import quince

/// The command line: what the help and the README show is understood, what cannot be meant is refused.
@Suite struct CommandLineTests {
    /// A line's words as a shell splits them, without a comment.
    private static func words(_ line: Substring) -> [String] {
        let command = line.components(separatedBy: " #")[0].components(separatedBy: " | ")[0]
        return command.matches(of: /"([^"]*)"|'([^']*)'|\S+/).map { String($0.1 ?? $0.2 ?? $0.0) }
    }

    /// The arguments of every `./quince` of a text.
    private static func examples(in text: String, after prefix: String) -> [[String]] {
        text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { $0.hasPrefix(prefix) }
            .map { Array(words($0).dropFirst()) }
    }

    @Test func theReadmesExamplesAreUnderstood() throws {
        let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
        let examples = Self.examples(in: try String(contentsOf: readme, encoding: .utf8), after: "./quince ")
        try #require(examples.count > 10)
        for arguments in examples { #expect(throws: Never.self, "quince \(arguments)") { try Quince.parseAsRoot(arguments) } }
    }

    /// Examples in the help end where their explanation begins: two spaces or more.
    @Test func theHelpsExamplesAreUnderstood() throws {
        var commands: [any ParsableCommand.Type] = [Quince.self]
        var count = 0
        while let command = commands.popLast() {
            commands += command.configuration.subcommands
            for line in command.configuration.discussion.split(separator: "\n") {
                let example = line.drop(while: \.isWhitespace)
                guard line.first == " ", example.hasPrefix("quince ") else { continue }
                let arguments = Self.words(example.components(separatedBy: "  ")[0][...]).dropFirst()
                count += 1
                #expect(throws: Never.self, "\(example)") { try Quince.parseAsRoot(Array(arguments)) }
            }
        }
        #expect(count > 15)
    }

    @Test func everyCommandAndOptionIsExplained() {
        var commands: [any ParsableCommand.Type] = [Quince.self]
        while let command = commands.popLast() {
            commands += command.configuration.subcommands
            guard command.configuration.shouldDisplay else { continue }
            #expect(!command.configuration.abstract.isEmpty, "\(command)")
            // Lines are as long as a terminal is wide.
            func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            #expect(words(Quince.helpMessage(for: command)).contains(words(command.configuration.abstract)), "\(command)")
        }
    }

    @Test(arguments: [
        ["run", "App", "--fast"], ["screenshot", "App"], ["screenshot", "App", "--output", "a.png", "--appearance", "blue"],
        ["screenshot", "App", "--output", "a.png", "--orientation", "sideways"], ["build", "App", "--os", "12"],
        ["build", "App", "--configuration", "fast"], ["sim", "fly"], ["flow", "a.yaml"], ["describe", "App", "--xml"],
    ]) func whatCannotBeMeantIsRefused(_ arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try Quince.parseAsRoot(arguments) }
        if let error { #expect(Quince.exitCode(for: error) == .validationFailure) }
    }

    @Test func defaultsOfADeviceAreAnIPhoneInEnglish() throws {
        let options = try DeviceOptions.parse([])
        let state = try options.headlessConfiguration().state
        #expect(state.appearance == .light)
        #expect(state.orientation == .portrait)
        #expect(state.locale == "en_US")
        #expect(state.languages == ["en-US"])
        #expect(state.timeZone == "UTC")
    }

    @Test(arguments: ["de_DE": "de-DE", "zh_Hans_CN": "zh-Hans-CN", "sr_RS@latin": "sr-RS"])
    func theLanguageIsThatOfTheLocale(_ locale: String, _ language: String) throws {
        #expect(try DeviceOptions.parse(["--locale", locale]).headlessConfiguration().state.languages == [language])
    }

    @Test(arguments: [["--locale", "1"], ["--locale", ""], ["--time-zone", "Europe/Nowhere"], ["--device", "iPhone 900"]])
    func devicesThatAreNotThereAreRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try DeviceOptions.parse(arguments).headlessConfiguration() }
    }
}

/// Locations south and west begin with a minus, as options do.
@Suite struct SimLocationTests {
    @Test func southernAndWesternLocationsAreNoOptions() throws {
        let command = try SimLocation.parse(["booted", "set", "-33.86,-151.2"])
        #expect(command.action == .set)
        #expect(command.values == ["-33.86,-151.2"])
        let options = try SimLocationOptions(["--speed", "3.5", "--interval=2", "-1,-2", "3,4"])
        #expect(options.speed == 3.5)
        #expect(options.interval == 2)
        #expect(options.values == ["-1,-2", "3,4"])
        #expect(try SimLocationOptions(["--", "-1,-2", "-3,-4"]).values == ["-1,-2", "-3,-4"])
    }

    @Test(arguments: [["--speed"], ["--speed", "0"], ["--speed", "nan"], ["--pace", "3"], ["--interval", "1", "--distance", "2"]])
    func optionsThatThereAreNotAreRefused(_ arguments: [String]) {
        #expect(throws: ValidationError.self) { try SimLocationOptions(arguments) }
    }
}
