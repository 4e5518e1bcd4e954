import Foundation
import Testing

@testable import Simulator

@Suite(.serialized)
struct FlowPlayerTests {
    private let folder: TemporaryFolder
    private let lines = Lines()

    init() throws { folder = try TemporaryFolder() }

    private func play(_ text: String, environment: [String: String] = [:]) throws -> FlowResult {
        let made = folder.url.appendingPathComponent("Fake.app")
        let isMade = FileManager.default.fileExists(atPath: made.path)
        let bundle = try AppBundle(folder: isMade ? made : FakeBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data(text.utf8).write(to: file)
        let lines = lines
        let options = FlowOptions(environment: environment, output: folder.url) { lines.add($0) }
        let group = HeadlessGroup()
        let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        return try FlowPlayer(session: session, options: options) { _ in
            try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        }.play(file)
    }

    @Test func stepsActOnTheDeviceTheyName() throws {
        _ = try play(
            """
            appId: test.fake
            ---
            - launchApp
            - launchApp: {device: 2}
            - tapOn: {text: Count, device: 2}
            - assertVisible: {text: "Taps: 1", device: 2}
            - assertVisible: "Taps: 0"
            - runFlow:
                device: 2
                commands:
                  - tapOn: Count
                  - assertVisible: "Taps: 2"
                  - assertVisible: {text: "Taps: 0", device: 1}
            - killApp: {device: 2}
            - assertVisible: "Taps: 0"
            """)
        #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- launchApp: {device: 9}\n") }
    }

    @Test func permissionsThatThereAreNotAreMistakes() throws {
        _ = try play(
            """
            appId: test.fake
            ---
            - launchApp: {permissions: {all: deny, notifications: allow, camera: allow}}
            - setPermissions: {appId: test.fake, permissions: {local-network: unset}}
            """)
        for step in [
            "launchApp: {permissions: {network: deny}}", "launchApp: {permissions: {all: never}}", "setPermissions: {appId: test.fake}",
        ] {
            #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- \(step)\n") }
        }
    }

    @Test func thePhoneGoesWhereTheFlowSays() throws {
        let result = try play(
            """
            appId: test.fake
            ---
            - setLocation: {latitude: 52.52, longitude: 13.405}
            - launchApp: {permissions: {location: inuse, speech: allow, medialibrary: deny}}
            - setLocation: {latitude: "${10 + 1}", longitude: -0.5}
            - travel: {points: ["0,0", "0,0.01"], speed: 100}
            - travel:
                points:
                  - 0.0,0.0
                  - 0.0001,0.0
            """)
        // 1112 metres at 100 metres per second, and 11 at 4.
        #expect(result.time > 13.8)
        #expect(result.time < 16)
    }

    @Test func placesThatThereAreNotAreMistakes() throws {
        for step in [
            "setLocation: {latitude: 1}", "setLocation: {latitude: 91, longitude: 0}", "setLocation: {latitude: x, longitude: 0}",
            "travel: {speed: 3}", "travel: {points: [\"0,0\"]}", "travel: {points: [\"0,0\", \"0,1\"], speed: 0}",
            "travel: {points: [\"0,0\", \"0\"]}", "travel: {points: [\"0,0\", \"0,0\"]}",
            "setPermissions: {permissions: {location: sometimes}}",
        ] {
            #expect(throws: FlowError.self, "\(step)") { try play("appId: test.fake\n---\n- launchApp\n- \(step)\n") }
        }
    }

    /// The phones' clocks go together.
    @Test func timePassesOnAllDevices() throws {
        _ = try play(
            """
            appId: test.fake
            ---
            - launchApp
            - launchApp: {device: 2}
            - assertNotVisible: {text: "Later.*", device: 2}
            - extendedWaitUntil: {visible: "Later.*", timeout: 3000}
            - extendedWaitUntil: {visible: {text: "Later.*"}, timeout: 250, device: 2}
            """)
    }

    /// As when an app is removed and installed again.
    @Test func theKeychainOutlivesWhatAppsStore() throws {
        let launch = "launchApp: {arguments: {-stores: 1}"
        _ = try play(
            """
            appId: test.fake
            ---
            - \(launch)}
            - assertVisible: {id: name, text: nothing}
            - \(launch)}
            - assertVisible: {id: name, text: keychain and file}
            - \(launch), clearState: true}
            - assertVisible: {id: name, text: keychain}
            - clearKeychain
            - \(launch)}
            - assertVisible: {id: name, text: file}
            - \(launch), clearKeychain: true, clearState: true}
            - assertVisible: {id: name, text: nothing}
            """)
    }

    @Test func playsEverySortOfStep() throws {
        let included = "appId: test.fake\nenv:\n  WHO: world\n---\n- evalScript: ${output.greeting = 'hello ' + WHO}\n"
        try Data(included.utf8).write(to: folder.url.appendingPathComponent("included.yaml"))
        _ = try play(
            """
            appId: test.fake
            name: Everything
            env:
              TIMES: "3"
            ---
            - launchApp:
                clearState: true
                arguments:
                  Mode: fast
            - assertVisible: "taps: \\\\d"
            - tapOn: Count
            - tapOn:
                id: "co.nt"
            - tapOn:
                point: "100,120"
            - repeat:
                times: ${TIMES}
                commands:
                  - tapOn: {text: Count, retryTapIfNoChange: false}
            - assertVisible: "Taps: ${1 + 2 + Number(TIMES)}"
            - tapOn:
                text: Name
                above: "Later.*"
                optional: true
            - assertNotVisible: "Taps: 5"
            - inputText: Ada ${'Love' + 'lace'}
            - assertVisible: {id: name, text: "Ada Lovelace"}
            - eraseText: 9
            - copyTextFrom: {id: name}
            - assertTrue: ${maestro.copiedText == 'Ada' && maestro.copiedText.length === 3}
            - runFlow: included.yaml
            - assertTrue: ${output.greeting === 'hello world'}
            - runFlow:
                when: {visible: "Nothing like that"}
                commands:
                  - tapOn: Never
            - repeat:
                while: {notVisible: "Taps: 8"}
                commands:
                  - doubleTapOn: Count
            - pressKey: Home
            - launchApp: {stopApp: false}
            - extendedWaitUntil:
                visible: "Later \\\\(2 s\\\\)"
                timeout: 5000
            - assertVisible: {below: Count, text: ".*s.*", index: 0}
            - stopApp
            """)
        #expect(lines.all.contains("– runFlow (its condition does not hold)"))
        #expect(!lines.all.contains { $0.contains("✗") })
    }

    /// Steps may follow each other before what the one started has come to its end.
    @Test func stepsWaitNoLongerThanTheyShould() throws {
        let result = try play(
            """
            appId: test.fake
            ---
            - launchApp
            - tapOn: {text: Count, waitToSettleTimeoutMs: 100}
            - tapOn: {text: Count, waitToSettleTimeoutMs: 100}
            - swipe: {start: "100, 120", end: "120, 120", duration: 60, waitToSettleTimeoutMs: 0}
            - waitForAnimationToEnd: {timeout: 200}
            """)
        #expect(abs(result.time - 0.58) < 0.005)
    }

    @Test func comparesTheScreenWithPictures() throws {
        let steps = "appId: test.fake\n---\n- launchApp\n"
        // Pictures are taken into the folder the flow lies in.
        _ = try play(steps + "- takeScreenshot: before\n- tapOn: Count\n- takeScreenshot: after\n")
        _ = try play(steps + "- assertScreenshot: before\n- tapOn: Count\n- assertScreenshot: {path: after, thresholdPercentage: 100}\n")
        // The tap colours 200 × 44 points of 393 × 852.
        _ = try play(steps + "- assertScreenshot: {path: after, thresholdPercentage: 97.3}\n")
        let different = #expect(throws: FlowError.self) {
            try play(steps + "- assertScreenshot: {path: after, thresholdPercentage: 97.4}\n")
        }
        #expect(different?.message == "97.371 % of the pixels are as in after.png; 97.4 % must be")
        let missing = #expect(throws: FlowError.self) { try play(steps + "- assertScreenshot: nowhere\n") }
        #expect(missing?.message.hasPrefix("there is no picture") == true)
        try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("text.png"))
        let unreadable = #expect(throws: FlowError.self) { try play(steps + "- assertScreenshot: text.png\n") }
        #expect(unreadable?.message == "text.png is no picture that can be read")
    }

    @Test func failuresSayWhereAndWhatWasVisible() throws {
        let error = #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- launchApp\n- tapOn:\n    text: Cuont\n") }
        #expect(error?.line == 4)
        #expect(error?.command == "tapOn “Cuont”")
        #expect(error?.details.contains("  button “Count” id “count”") == true)
        #expect(error?.description.contains("flow.yaml:4: error: tapOn “Cuont”: it is not on the screen") == true)
    }

    @Test func crashesFailTheStep() throws {
        let error = #expect(throws: FlowError.self) {
            try play("---\n- launchApp:\n    arguments: {}\n- tapOn: Count\n- openLink: nolink\n")
        }
        #expect(error?.line == 5)
    }

    @Test func unknownAndUnsupportedCommandsAreNamed() {
        let file = URL(fileURLWithPath: "/flow.yaml")
        func error(_ text: String) -> FlowError? { #expect(throws: FlowError.self) { try FlowReader(file: file).flow(text) } }
        #expect(error("- launchApp\n- tapon: a")?.description == "/flow.yaml:2: error: there is no command “tapon”; did you mean tapOn?")
        #expect(
            error("- assertWithAI: a")?.description
                == "/flow.yaml:1: error: assertWithAI: assertWithAI is not in Quince: there is no AI service")
        #expect(error("- tapOn:\n    txt: a")?.line == 2)
        #expect(error("a: b: c")?.message.hasPrefix("this is no YAML") == true)
        #expect(error("")?.message.contains("empty") == true)
        #expect(error("- swipe: {}")?.message.contains("direction") == true)
    }

    /// Damaged flows give an error or a flow, never a crash.
    @Test func survivesDamagedFlows() {
        let flow =
            "appId: a\nenv: {A: b}\n---\n- launchApp\n- tapOn: {id: x, index: 1}\n- repeat: {times: 2, commands: [{scroll: }, back]}\n- swipe: {start: '1,2', end: '3,4'}\n"
        let bytes = Array(flow.utf8)
        let file = URL(fileURLWithPath: "/flow.yaml")
        for position in bytes.indices {
            for replacement in Array(":-{}[]&*\n\t'\"".utf8) {
                var damaged = bytes
                damaged[position] = replacement
                _ = try? FlowReader(file: file).flow(String(decoding: damaged, as: UTF8.self))
            }
            _ = try? FlowReader(file: file).flow(String(decoding: bytes[..<position], as: UTF8.self))
        }
    }
}
