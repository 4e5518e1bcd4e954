import DeviceProtocol
import Testing

@testable import DeviceCore

struct LifeCycleTests {
    private var device = TestDevice()

    @Test mutating func anAppIsStartedOnceAndComesBack() {
        device.handle(.open("a"))
        let a = device.process("a")
        #expect(device.core.foreground == "a")
        device.handle(.open("b"))
        #expect(device.takeMessages(a) == [.lifecycle(.enterBackground)])
        device.handle(.open("a", AppOpening(url: "a://link")))
        #expect(device.takeMessages(a) == [.lifecycle(.enterForeground), .openURL("a://link")])
        #expect(device.process("a") == a)
        #expect(device.violations == [])
    }

    @Test mutating func anAppInFrontLeavesItByItself() {
        device.handle(.open("a"))
        let a = device.process("a")
        device.handle(.open("b"))
        let b = device.process("b")
        _ = (device.takeMessages(a), device.takeMessages(b))
        device.handle(.message(a, .suspend))
        #expect(device.core.foreground == "b")
        device.handle(.message(b, .suspend))
        #expect(device.core.foreground == nil)
        #expect(device.takeMessages(b) == [.lifecycle(.enterBackground)])
        #expect(device.violations == [])
    }

    @Test mutating func argumentsNeedAnotherProcess() {
        device.handle(.open("a"))
        let first = device.process("a")
        let effects = device.handle(.open("a", AppOpening(arguments: ["-Key", "value"])))
        #expect(effects.contains(.end(first, .kill)))
        #expect(device.process("a") != first)
        #expect(device.core.foreground == "a")
        #expect(device.violations == [])
    }

    @Test mutating func aStoppedAppIsToldOfSettingsWhenItReturns() {
        device.handle(.open("a"))
        let a = device.process("a")
        device.handle(.pressHome)
        _ = device.takeMessages(a)
        var state = device.core.state
        state.appearance = .dark
        device.handle(.setState(state))
        #expect(device.takeMessages(a) == [])
        device.handle(.open("a"))
        #expect(device.takeMessages(a) == [.lifecycle(.enterForeground), .state(state)])
    }

    @Test mutating func aCrashLeavesTheHomeScreenInFront() {
        device.handle(.open("a"))
        let a = device.process("a")
        let effects = device.handle(.ended(a, failure: "A crashed"))
        #expect(device.core.foreground == nil)
        #expect(effects.contains(.log("A crashed", app: "a")))
        #expect(effects.contains(.showCrash(a)))
        #expect(device.handle(.open("a")).contains(.showCrash(nil)))
        // Whatever the process before still sends is nobody's business.
        #expect(device.handle(.message(a, .ready)) == [])
        #expect(device.handle(.ended(a, failure: "again")) == [])
    }

    @Test mutating func anAppThatCannotBeStartedIsNotInFront() {
        device.showHome()
        device.handle(.open("a"))
        device.handle(.notStarted(device.process("a"), reason: "no file"))
        #expect(device.core.foreground == nil)
        #expect(device.core.runningApps.isEmpty)
        #expect(device.violations == [])
    }

    @Test mutating func anAppInTheBackgroundComesToTheFrontAsItIs() {
        device.handle(.startInBackground("a"))
        let a = device.process("a")
        #expect(device.core.foreground == nil)
        device.handle(.startInBackground("a"))
        #expect(device.process("a") == a)
        device.handle(.open("a"))
        #expect(device.takeMessages(a) == [.lifecycle(.enterForeground)])
        #expect(device.violations == [])
    }

    @Test mutating func shuttingDownEndsEverything() {
        device.showHome()
        device.handle(.open("a"))
        device.handle(.open("b"))
        device.handle(.shutDown)
        #expect(device.processes.isEmpty)
        #expect(device.violations == [])
    }
}
