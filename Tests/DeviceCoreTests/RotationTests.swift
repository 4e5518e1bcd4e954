import DeviceProtocol
import Testing

@testable import DeviceCore

struct RotationTests {
    private var device = TestDevice()

    private mutating func hold(_ orientation: DeviceOrientation) {
        var state = device.core.state
        state.orientation = orientation
        device.handle(.setState(state))
    }

    private mutating func stand(_ app: String, _ orientation: DeviceOrientation) {
        let interface = InterfaceState(orientation: orientation, isStatusBarHidden: false, isEditingText: false)
        device.handle(.message(device.process(app), .interface(interface)))
    }

    /// Launches an app that supports landscape only.
    private mutating func launchLandscapeApp() {
        device.handle(.open("game"))
        stand("game", .landscapeLeft)
        device.handle(.message(device.process("game"), .ready))
    }

    @Test mutating func theDeviceTurnsForAnAppAndBackAfterIt() {
        launchLandscapeApp()
        #expect(device.core.state.orientation == .landscapeLeft)
        #expect(device.takeMessages(device.process("game")) == [.state(device.core.state)])
        device.handle(.pressHome)
        #expect(device.core.state.orientation == .portrait)
        device.handle(.open("game"))
        #expect(device.core.state.orientation == .landscapeLeft)
        device.handle(.terminate("game"))
        #expect(device.core.state.orientation == .portrait)
    }

    @Test mutating func whoeverTurnsTheDeviceMeanwhileKeepsIt() {
        launchLandscapeApp()
        hold(.landscapeRight)
        device.handle(.pressHome)
        #expect(device.core.state.orientation == .landscapeRight)
    }

    @Test mutating func aDeviceTurnedDuringTheLaunchStaysSo() {
        device.handle(.open("game"))
        hold(.landscapeRight)
        stand("game", .landscapeLeft)
        device.handle(.message(device.process("game"), .ready))
        #expect(device.core.state.orientation == .landscapeRight)
    }

    @Test mutating func anAppThatReturnsHasTimeToFollow() {
        device.handle(.open("a"))
        let a = device.process("a")
        device.handle(.message(a, .ready))
        device.handle(.pressHome)
        hold(.landscapeLeft)
        _ = device.takeMessages(a)
        device.handle(.open("a"))
        #expect(device.takeMessages(a).last == .query(id: DeviceCore.returnQuestion, .elements))
        stand("a", .landscapeLeft)
        device.handle(.message(a, .reply(id: DeviceCore.returnQuestion, "")))
        #expect(device.core.state.orientation == .landscapeLeft)
        // Another one does not follow.
        device.handle(.pressHome)
        hold(.landscapeRight)
        device.handle(.open("a"))
        device.handle(.message(a, .reply(id: DeviceCore.returnQuestion, "")))
        #expect(device.core.state.orientation == .landscapeLeft)
    }

    @Test mutating func aRestartForArgumentsTurnsBackFirst() {
        launchLandscapeApp()
        let effects = device.handle(.open("game", AppOpening(arguments: ["level2"])))
        let start = effects.compactMap { if case .start(_, let start) = $0 { start } else { nil } }.first
        #expect(start?.state.orientation == .portrait)
        stand("game", .landscapeLeft)
        device.handle(.message(device.process("game"), .ready))
        device.handle(.pressHome)
        #expect(device.core.state.orientation == .portrait)
        #expect(device.violations == [])
    }
}
