import DeviceProtocol
import Testing

@testable import DeviceCore

struct FocusTests {
    private var device = TestDevice()

    private func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double) -> DeviceEvent {
        .touches([TouchSample(finger: 1, phase: phase, x: x, y: y)])
    }

    private var home: ProcessID { device.core.homeProcess ?? ProcessID(0) }

    /// An app in front of a home screen that has the display.
    private mutating func begin() {
        device.showHome()
        device.handle(.open("a"))
        _ = device.takeMessages(home)
    }

    @Test mutating func keysGoToTheAppInFront() {
        begin()
        device.handle(.input(.insertText("x")))
        #expect(device.takeMessages(device.process("a")).last == .insertText("x"))
        device.handle(.pressHome)
        _ = device.takeMessages(home)
        device.handle(.input(.insertText("y")))
        #expect(device.takeMessages(home).last == .insertText("y"))
    }

    @Test mutating func aTouchAtTheEdgeGoesToBoth() {
        begin()
        let a = device.process("a")
        device.handle(touch(.began, 200, 790))
        #expect(device.takeMessages(a).count == 1)
        #expect(device.takeMessages(home).count == 1)
        // It becomes a swipe home: the app loses it, and is not active.
        device.handle(.message(home, .home(.covers(true))))
        let told = device.takeMessages(a)
        #expect(told.first == .touches([TouchSample(finger: 1, phase: .cancelled, x: 200, y: 790)], time: 0))
        #expect(told.contains(.lifecycle(.resignActive)))
        device.handle(touch(.moved, 200, 700))
        #expect(device.takeMessages(a) == [])
        device.handle(touch(.ended, 200, 700))
        device.handle(touch(.began, 200, 400))
        #expect(device.takeMessages(a) == [])
        device.handle(.message(home, .home(.covers(false))))
        #expect(device.takeMessages(a) == [.lifecycle(.becomeActive)])
    }

    @Test(arguments: [
        (DeviceOrientation.landscapeLeft, 5.0, 400.0), (.landscapeRight, 395, 400), (.portraitUpsideDown, 200, 5), (.portrait, 200, 795),
    ])
    mutating func theLowerEdgeIsTheInterfaces(orientation: DeviceOrientation, x: Double, y: Double) {
        begin()
        let interface = InterfaceState(orientation: orientation, isStatusBarHidden: false, isEditingText: false)
        device.handle(.message(device.process("a"), .interface(interface)))
        _ = device.takeMessages(home)
        device.handle(touch(.began, x, y))
        #expect(device.takeMessages(home).count == 1)
    }

    @Test mutating func touchesOnABannerAreTheHomeScreens() {
        begin()
        device.handle(.message(home, .home(.bannerArea(DisplayArea(x: 0, y: 40, width: 400, height: 80)))))
        let a = device.process("a")
        _ = device.takeMessages(a)
        device.handle(touch(.began, 200, 60))
        #expect(device.takeMessages(a) == [])
        #expect(device.takeMessages(home).count == 1)
    }

    @Test mutating func anAppThatLeavesLosesItsFingers() {
        begin()
        let a = device.process("a")
        device.handle(touch(.began, 200, 400))
        device.handle(.pressHome)
        let cancelled = DeviceMessage.touches([TouchSample(finger: 1, phase: .cancelled, x: 200, y: 400)], time: 0)
        #expect(device.takeMessages(a).contains(cancelled))
        device.handle(touch(.moved, 200, 300))
        #expect(device.takeMessages(a) == [])
    }

    /// A home screen that crashes over an app leaves the app as it was before.
    @Test mutating func anAppIsActiveAgainWhenWhatCoversItEnds() {
        begin()
        let a = device.process("a")
        device.handle(.message(home, .home(.covers(true))))
        device.handle(.ended(home, failure: "crash"))
        #expect(device.takeMessages(a).contains(.lifecycle(.becomeActive)))
        #expect(device.core.focus == a)
        #expect(device.core.place(of: a) == .display)
        #expect(device.violations == [])
    }

    @Test mutating func elementsAreSentOnlyWhileSomebodyReadsThem() {
        device.showHome()
        #expect(device.takeMessages(home).contains(.sendElements(true)))
        device.handle(.open("a"))
        let a = device.process("a")
        #expect(device.takeMessages(home).contains(.sendElements(false)))
        device.handle(.setObserved(false))
        #expect(device.takeMessages(a) == [.sendElements(false)])
    }

    @Test mutating func appsMayNotDoWhatTheHomeScreenMay() {
        begin()
        #expect(device.handle(.message(device.process("a"), .home(.goHome))) == [])
        #expect(device.core.foreground == "a")
    }

    @Test mutating func anotherLanguageRestartsWhatIsTheSystems() {
        begin()
        device.handle(.open(SystemApps.settings))
        let (settings, before) = (device.process(SystemApps.settings), home)
        var state = device.core.state
        state.languages = ["de"]
        device.handle(.setState(state))
        #expect(device.process(SystemApps.settings) != settings)
        #expect(home != before)
        #expect(device.core.foreground == SystemApps.settings)
        #expect(device.violations == [])
    }
}
