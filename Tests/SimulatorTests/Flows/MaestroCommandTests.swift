import CJavaScript
import Foundation
import MediaInformation
import Testing

@testable import Simulator

/// Commands of Maestro's that work on texts, scripts and the appearance.
@Suite(.serialized)
struct MaestroCommandTests {
    private let folder: TemporaryFolder
    private let lines = Lines()

    init() throws { folder = try TemporaryFolder() }

    private func play(_ steps: String) throws -> FlowPlayer {
        let made = folder.url.appendingPathComponent("Fake.app")
        let isMade = FileManager.default.fileExists(atPath: made.path)
        let bundle = try AppBundle(folder: isMade ? made : FakeBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data("appId: test.fake\n---\n- launchApp\n\(steps)\n".utf8).write(to: file)
        let lines = lines
        let session = try HeadlessSession(bundle: bundle, configuration: configuration)
        let player = FlowPlayer(session: session, options: FlowOptions(output: folder.url) { lines.add($0) })
        try player.play(file)
        return player
    }

    @Test func typesRandomTexts() throws {
        let player = try play(
            """
            - inputRandomNumber
            - assertVisible: {id: name, text: "[1-9][0-9]{7}"}
            - eraseText: 8
            - inputRandomText: {length: 3}
            - assertVisible: {id: name, text: "[a-z]{3}"}
            - eraseText: 3
            - inputRandomEmail
            - assertVisible: {id: name, text: "[a-z]+\\\\.[a-z]+[0-9]+@example.com"}
            - eraseText: 60
            - inputRandomPersonName
            - assertVisible: {id: name, text: "[A-Z][a-z]+ [A-Z][a-z]+"}
            - inputRandomCityName
            - inputRandomCountryName
            - inputRandomColorName
            """)
        #expect(player.variables.values["maestro.copiedText"] == .string(""))
        #expect(throws: FlowError.self) { try play("- inputRandomText: {length: 0}") }
        #expect(throws: FlowError.self) { try play("- inputRandomEmail: {length: 3}") }
    }

    /// Random texts are those of every run.
    @Test func randomTextsAreNoChance() {
        var (first, second) = (RandomText(), RandomText())
        let texts = RandomText.Kind.allCases.map { first.next($0) }
        #expect(texts == RandomText.Kind.allCases.map { second.next($0) })
        #expect(Set(texts).count == texts.count)
        #expect(first.next(.email) != texts[0])
    }

    @Test func changesTheClipboardAndTheAppearance() throws {
        _ = try play(
            """
            - setClipboard: ${'a' + 1}
            - pasteText
            - assertVisible: {id: name, text: a1}
            - assertLightMode
            - setDarkMode: enabled
            - assertDarkMode
            - toggleDarkMode
            - assertLightMode
            """)
        let fault = #expect(throws: FlowError.self) { try play("- assertDarkMode") }
        #expect(fault?.message == "the device is in light mode")
        #expect(throws: FlowError.self) { try play("- setDarkMode: on") }
    }

    @Test func findsElementsBySize() throws {
        _ = try play(
            "- tapOn: {width: 198, height: 44, tolerance: 2}\n- assertVisible: 'Taps: 1'\n- assertVisible: {traits: text, id: count}")
        #expect(throws: FlowError.self) { try play("- tapOn: {width: 198, height: 44, optional: false}") }
        #expect(throws: FlowError.self) { try play("- tapOn: {traits: round}") }
    }

    @Test(.enabled(if: javascript_load(), "WebKitGTK's JavaScriptCore is not installed")) func runsScripts() throws {
        try Data("output.total = [1, 2, 3].reduce((a, b) => a + b) * FACTOR; console.log('total ' + output.total)".utf8).write(
            to: folder.url.appendingPathComponent("sum.js"))
        _ = try play(
            """
            - runScript: {file: sum.js, env: {FACTOR: 2}}
            - assertTrue: ${output.total === 12}
            - assertTrue: ${typeof FACTOR == 'undefined'}
            - runScript: {file: missing.js, when: {visible: Nothing}}
            """)
        #expect(lines.all.contains("  › total 12"))
        let fault = #expect(throws: FlowError.self) { try play("- runScript: missing.js") }
        #expect(fault?.message.hasPrefix("there is no script") == true)
        try Data("while (true) {}".utf8).write(to: folder.url.appendingPathComponent("sum.js"))
        #expect(throws: FlowError.self) { try play("- runScript: {}") }
    }

    @Test(.enabled(if: MediaProgram.ffmpeg.path != nil, "FFmpeg is not installed")) func recordsTheScreen() throws {
        _ = try play(
            """
            - startRecording: {path: videos/tap, showTouches: true}
            - tapOn: Count
            - stopRecording
            - startRecording: rest.webm
            - advanceClock: 1
            """)
        let tap = try MediaInformation(contentsOf: folder.url.appendingPathComponent("videos/tap.mp4"))
        #expect(abs(tap.duration.seconds - 0.47) < 0.03)
        let rest = folder.url.appendingPathComponent("rest.webm")
        #expect(try Data(contentsOf: rest).starts(with: [0x1A, 0x45, 0xDF, 0xA3]))
        #expect(throws: FlowError.self) { try play("- stopRecording") }
        #expect(throws: FlowError.self) { try play("- startRecording: a\n- startRecording: b") }
        #expect(throws: FlowError.self) { try play("- startRecording: ../a") }
    }
}
