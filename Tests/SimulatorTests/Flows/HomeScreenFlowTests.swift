import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Flows that leave the app for the home screen, with the fake app and its extension's widgets.
@Suite(.serialized)
struct HomeScreenFlowTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func play(_ text: String) throws {
        let made = folder.url.appendingPathComponent("Fake.app")
        let isMade = FileManager.default.fileExists(atPath: made.path)
        let bundle = try AppBundle(folder: isMade ? made : FakeWidgetBundle.make(in: folder.url))
        let configuration = HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary)
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data(text.utf8).write(to: file)
        try FlowPlayer(session: HeadlessSession(bundle: bundle, configuration: configuration)).play(file)
    }

    @Test func anIconOpensTheApp() throws {
        try play(
            """
            appId: test.fake
            ---
            - launchApp
            - tapOn: Count
            - pressKey: home
            - assertNotVisible: Count
            - tapOn: {id: test.fake}
            - assertVisible: "Taps: 1"
            - killApp
            - tapOn: {id: test.fake}
            - assertVisible: "Taps: 0"
            """)
    }

    /// The app hears of it whether it runs or is started for it.
    @Test func aLongPressOnTheIconOffersWhatTheAppDoes() throws {
        try play(
            """
            appId: test.fake
            ---
            - launchApp: {arguments: {offers: "1"}}
            - pressKey: home
            - longPressOn: {id: test.fake}
            - assertVisible: Edit Home Screen
            - assertVisible: Remove App
            - tapOn: Make Tea
            - assertVisible: {text: tea, id: name}
            - killApp
            - longPressOn: {id: test.fake}
            - tapOn: Make Tea
            - assertVisible: {text: tea, id: name}
            """)
    }

    @Test func aWidgetIsPlacedAskedForAndRemoved() throws {
        try play(
            """
            appId: test.fake
            ---
            - pressKey: home
            - longPressOn: {point: "50%, 72%"}
            - tapOn: {id: home.add}
            - tapOn: {id: gallery.test.fake}
            - scrollUntilVisible: {element: {id: preview.slow.small}, direction: RIGHT}
            - tapOn: {id: gallery.add}
            - tapOn: {id: home.done}
            - assertVisible: {id: "widget.*"}
            - assertWidgetRequests: {content: placeholder, times: 1}
            - assertWidgetRequests: {content: snapshot, times: 0}
            - advanceClock: 30
            - assertWidgetRequests: {content: snapshot, times: 1}
            - setAppearance: dark
            - advanceClock: 60
            - assertWidgetRequests: {kind: slow, family: small, content: timeline, times: 1}
            - longPressOn: {id: "widget.*"}
            - tapOn: Remove Widget
            - tapOn: Remove
            - assertNotVisible: {id: "widget.*"}
            """)
    }

    @Test func whatIsNotSoIsToldOf() {
        #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- assertWidgetRequests: {times: 0}\n- setAppearance: pink\n") }
        #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- pressKey: home\n- assertWidgetRequests: {times: 1}\n") }
        #expect(throws: FlowError.self) { try play("appId: test.fake\n---\n- pressKey: home\n- advanceClock: -1\n") }
    }
}
