import DeviceProtocol
import Testing

@testable import DeviceCore

struct SystemRequestTests {
    private var device = TestDevice()

    @Test mutating func anAppHearsOfThePermissionsItHas() {
        device.handle(.open("a"))
        #expect(device.ask(.permission(.localNetwork), from: "a") == .permission(.notDetermined))
        #expect(device.ask(.setPermission(.localNetwork, isGranted: true), from: "a") == .done)
        #expect(device.ask(.permission(.localNetwork), from: "a") == .permission(.granted))
        let a = device.process("a")
        _ = device.takeMessages(a)
        let effects = device.handle(.permissionChanged(.denied, .localNetwork, app: "a"))
        #expect(effects.contains(.refuseNetwork(a)))
        #expect(device.takeMessages(a) == [.system(.permission(.localNetwork, .denied))])
        #expect(device.handle(.permissionChanged(.denied, .localNetwork, app: "a")) == [])
        device.handle(.permissionChanged(.notDetermined, .localNetwork, app: "a"))
        #expect(device.ask(.permission(.localNetwork), from: "a") == .permission(.notDetermined))
    }

    @Test mutating func appsThatMayReadADocumentHearOfItsChanges() {
        device.handle(.open("a"))
        device.handle(.permissionChanged(.granted, .contacts, app: "a"))
        device.handle(.open("b"))
        let (a, b) = (device.process("a"), device.process("b"))
        for id in [a, b] { _ = device.takeMessages(id) }
        device.handle(.documentChanged(.contacts, app: nil))
        #expect(device.takeMessages(a) == [.system(.documentChanged(.contacts))])
        #expect(device.takeMessages(b) == [])
        device.handle(.documentChanged(.purchases, app: "b"))
        #expect(device.takeMessages(a) == [])
        #expect(device.takeMessages(b) == [.system(.documentChanged(.purchases))])
    }

    @Test mutating func theUsersAnswerIsKept() {
        device.handle(.open("a"))
        let request = ProcessMessage.system(id: 0, .setPermission(.localNetwork, isGranted: false))
        let kept = DeviceEffect.keepPermission(.denied, .localNetwork, app: "a")
        #expect(device.handle(.message(device.process("a"), request)).contains(kept))
    }

    @Test mutating func quickActionsAreKeptAndShown() throws {
        device.showHome()
        device.handle(.open("a"))
        let actions = [QuickAction(type: "tea", title: "Tea")]
        let effects = device.handle(.message(device.process("a"), .system(id: 0, .quickActions(actions))))
        #expect(effects == [.save(.quickActions), .sendApps(try #require(device.core.homeProcess))])
        #expect(device.core.services.quickActions == ["a": actions])
        device.handle(.forget("a"))
        #expect(device.core.services.quickActions.isEmpty)
    }

    @Test mutating func onlySettingsMaySetSomething() throws {
        device.handle(.open("a"))
        #expect(device.ask(.settings(.setAppearance(.dark)), from: "a") == .unavailable("a is not the Settings app"))
        #expect(device.core.state.appearance == .light)
        device.handle(.open(SystemApps.settings))
        #expect(device.ask(.settings(.follow), from: SystemApps.settings) == .done)
        #expect(device.ask(.settings(.setAppearance(.dark)), from: SystemApps.settings) == .done)
        #expect(device.core.state.appearance == .dark)
        let settings = device.process(SystemApps.settings)
        #expect(device.handle(.contentsChanged) == [.sendSettings(settings)])
        device.handle(.terminate(SystemApps.settings))
        #expect(device.handle(.contentsChanged) == [])
    }

    /// An app that is installed under the name of Settings.
    @Test mutating func withoutTheSystemsProgramsNobodyIsSettings() {
        device = TestDevice(hasHomeScreen: false)
        device.handle(.open(SystemApps.settings))
        #expect(device.ask(.settings(.setAppearance(.dark)), from: SystemApps.settings) != .done)
        #expect(device.core.state.appearance == .light)
    }
}
