import DeviceProtocol
import Foundation
import Testing

@testable import DeviceCore

/// The rules of `TestDevice` hold for random events in random order.
struct RandomEventTests {
    @Test(arguments: 0..<60) func noSequenceOfEventsBreaksARule(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed + 1))
        var device = TestDevice(hasHomeScreen: seed % 4 != 0)
        var events: [DeviceEvent] = []
        for _ in 0..<400 {
            let seconds = Double(numbers.next(numbers.next(6) == 0 ? 80 : 8))
            device.now.uptime += seconds
            device.now.date += seconds
            let event = Self.event(&numbers, device)
            events.append(event)
            device.handle(event)
            guard device.violations.isEmpty else { break }
        }
        #expect(device.violations == [], "seed \(seed), after \(events.suffix(5))")
    }

    private static let apps = ["a", "b", SystemApps.settings]

    private static func event(_ numbers: inout SeededNumbers, _ device: TestDevice) -> DeviceEvent {
        let app = numbers.pick(apps)
        switch numbers.next(24) {
        case 0: return .open(app)
        case 1: return .open(app, AppOpening(arguments: ["x"]))
        case 2: return .open(app, AppOpening(url: "a://x"))
        case 3: return .startInBackground(app)
        case 4: return .terminate(numbers.next(4) == 0 ? nil : app)
        case 5: return numbers.next(3) == 0 ? .kill(app) : .pressHome
        case 6: return .pressHome
        case 7: return numbers.next(2) == 0 ? .showSwitcher : .setObserved(numbers.next(2) == 0)
        case 8: return numbers.next(3) == 0 ? .startRoute(route(&numbers)) : .setState(state(&numbers, device))
        case 9: return .startHome
        case 10: return numbers.next(2) == 0 ? .startHomeAgain : .restartHome
        case 11: return .input(.insertText("x"))
        case 12, 13: return .touches((0..<2).map { touch($0, &numbers) })
        case 15, 16: return .timePassed
        case 17: return service(&numbers, app)
        case 18, 19: return .message(process(&numbers, device), .system(id: numbers.next(3), request(&numbers, device)))
        case 14 where numbers.next(3) == 0: return end(&numbers, device)
        default: return message(&numbers, device)
        }
    }

    private static func route(_ numbers: inout SeededNumbers) -> LocationRoute? {
        let points = (0..<3).map { _ in DeviceLocation(latitude: Double(numbers.next(3)) / 100, longitude: 0) }
        return LocationRoute(points: points, speed: 20, repeats: numbers.next(2) == 0)
    }

    private static func service(_ numbers: inout SeededNumbers, _ app: String) -> DeviceEvent {
        let status = numbers.pick([PermissionStatus.granted, .granted, .denied, .notDetermined])
        switch numbers.next(6) {
        case 0: return .boot
        case 1: return .forget(app)
        case 2: return .cancelTransfers(app)
        case 3:
            return .respond(
                HomeBannerResponse(HomeBanner(identifier: "n", app: app, title: "", body: ""), action: NotificationEvent.defaultAction))
        default: return .permissionChanged(status, numbers.pick(PrivacyService.allCases), app: app)
        }
    }

    private static func request(_ numbers: inout SeededNumbers, _ device: TestDevice) -> SystemRequest {
        let kind = numbers.pick([BackgroundTaskRecord.Kind.refresh, .processing])
        let trigger = numbers.pick([nil, NotificationTrigger.interval(5, repeats: false), .interval(60, repeats: true)])
        let content = NotificationText(title: "T", body: "B", badge: numbers.next(3))
        switch numbers.next(10) {
        case 0: return .permission(.notifications)
        case 1: return .setPermission(.notifications, isGranted: numbers.next(3) != 0)
        case 2, 3: return .notifications(.add(NotificationRecord(identifier: "n", content: content, trigger: trigger)))
        case 4: return .notifications(.removePending(nil))
        case 5: return .background(.submit(BackgroundTaskRecord(identifier: "t", kind: kind, earliest: device.now.date + 2)))
        case 6: return .background(.completed("t", success: true))
        case 7: return .background(.transfers(numbers.next(2) == 0 ? [] : ["films"]))
        case 8: return .background(.transfersFinished("films"))
        default: return .settings(numbers.pick([.follow, .setAppearance(.dark), .setLanguages(["de"]), .setLanguages(["en"])]))
        }
    }

    private static func state(_ numbers: inout SeededNumbers, _ device: TestDevice) -> DeviceState {
        var state = device.core.state
        switch numbers.next(8) {
        case 0: state.languages = [numbers.pick(["en", "de", "ar"])]
        case 1, 2: state.appearance = numbers.pick(Appearance.allCases)
        default: state.orientation = numbers.pick(DeviceOrientation.allCases)
        }
        return state
    }

    private static func touch(_ finger: Int, _ numbers: inout SeededNumbers) -> TouchSample {
        let phase = numbers.pick([TouchSample.Phase.began, .moved, .ended, .cancelled])
        return TouchSample(finger: finger, phase: phase, x: Double(numbers.next(400)), y: Double(numbers.next(800)))
    }

    /// Some process: one that runs, one that has ended, or one that was never there.
    private static func process(_ numbers: inout SeededNumbers, _ device: TestDevice) -> ProcessID {
        let known = device.core.processes.keys.sorted()
        return known.isEmpty || numbers.next(10) == 0 ? ProcessID(numbers.next(20)) : numbers.pick(known)
    }

    private static func end(_ numbers: inout SeededNumbers, _ device: TestDevice) -> DeviceEvent {
        let id = process(&numbers, device)
        return numbers.next(4) == 0 ? .notStarted(id, reason: "no") : .ended(id, failure: numbers.next(2) == 0 ? "crash" : nil)
    }

    private static func message(_ numbers: inout SeededNumbers, _ device: TestDevice) -> DeviceEvent {
        let id = process(&numbers, device)
        let orientation = numbers.pick(DeviceOrientation.allCases)
        switch numbers.next(9) {
        case 0: return .message(id, .ready)
        case 1: return .message(id, .interface(InterfaceState(orientation: orientation, isStatusBarHidden: false, isEditingText: false)))
        case 2: return .message(id, .reply(id: DeviceCore.returnQuestion, ""))
        case 3: return .drew(id)
        case 4: return .message(id, .openURL(numbers.pick(["app-settings:", "https://example.com"])))
        case 5: return .message(id, .suspend)
        default: return .message(device.core.homeProcess ?? id, .home(request(&numbers)))
        }
    }

    private static func request(_ numbers: inout SeededNumbers) -> HomeRequest {
        let app = numbers.pick(apps)
        switch numbers.next(7) {
        case 0: return .launch(app)
        case 1: return .goHome
        case 2: return .terminate(app)
        case 3: return .covers(numbers.next(2) == 0)
        case 4: return .bannerArea(numbers.next(2) == 0 ? nil : DisplayArea(x: 0, y: 0, width: 400, height: 90))
        case 5: return .open(app: app, url: "a://x")
        default: return .shown
        }
    }
}
