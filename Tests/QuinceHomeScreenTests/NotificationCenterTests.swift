import DeviceProtocol
import Testing

@testable import QuinceHomeScreen
@testable import UIKit

@Suite(.serialized) @MainActor struct NotificationCenterTests {
    private let apps = [HomeApp(identifier: "test.tea", name: "Tea"), HomeApp(identifier: "test.mail", name: "Mail")]

    private func notification(_ identifier: String, _ app: String = "test.tea", age: Double = 30) -> HomeNotification {
        let banner = HomeBanner(
            identifier: identifier, app: app, title: "Tea is ready", subtitle: "Green", body: "Take the leaves out after three minutes.")
        return HomeNotification(banner, date: Date().timeIntervalSince1970 - age)
    }

    private func device(_ description: DeviceDescription = SampleDevices.phone, _ state: DeviceState = DeviceState()) -> HomeDevice {
        let device = HomeDevice(description, state: state)
        device.tell(.installed(apps), .running(HomeState()))
        return device
    }

    /// Draws it down from the upper edge.
    private func open(_ device: HomeDevice) {
        let screen = device.home.view.bounds
        device.touch(.began, CGPoint(x: 80, y: 5))
        for step in 1...6 { device.touch(.moved, CGPoint(x: 80, y: 5 + screen.height * 0.12 * CGFloat(step)), time: Double(step) * 0.02) }
        device.touch(.ended, CGPoint(x: 80, y: screen.height * 0.72), time: 0.14)
        device.settle()
    }

    @Test func aSwipeFromTheTopShowsWhatHasBeenDelivered() {
        let device = device()
        defer { device.end() }
        device.tell(.notifications([notification("b"), notification("a", "test.mail", age: 3700)]))
        #expect(device.view("notification-center") == nil)
        open(device)
        #expect(device.view("notification.b") != nil)
        #expect(device.view("notification.a") != nil)
        #expect(device.delegate.shell?.notifications.isOpen == true)
        device.picture("notification-center")
        // A tap opens the app, and the centre goes.
        device.forgetRequests()
        if let middle = device.middle(of: "notification.a") { device.tap(middle) }
        let answers = device.requests.compactMap { if case .bannerResponse(let response) = $0 { response } else { nil } }
        #expect(answers.map(\.identifier) == ["a"])
        #expect(answers.first?.action == NotificationEvent.defaultAction)
        #expect(device.delegate.shell?.notifications.isOpen == false)
    }

    @Test func theCrossClearsAll() {
        let device = device(SampleDevices.small, DeviceState(appearance: .dark))
        defer { device.end() }
        device.tell(.notifications([notification("a"), notification("b")]))
        open(device)
        device.picture("notification-center-small")
        device.forgetRequests()
        if let middle = device.middle(of: "notifications.clear") { device.tap(middle) }
        let answers = device.requests.compactMap { if case .bannerResponse(let response) = $0 { response } else { nil } }
        #expect(answers.map(\.identifier) == ["a", "b"])
        #expect(answers.allSatisfy { $0.action == NotificationEvent.dismissAction })
        #expect(device.view("notification.a") == nil)
        device.picture("notification-center-empty")
        device.tell(.perform(.goToStart))
        #expect(device.delegate.shell?.notifications.isOpen == false)
    }

    @Test func aSwipeWithinTheScreenDoesNotBringIt() {
        let device = device()
        defer { device.end() }
        device.touch(.began, CGPoint(x: 80, y: 200))
        for step in 1...6 { device.touch(.moved, CGPoint(x: 80, y: 200 + CGFloat(step) * 60), time: Double(step) * 0.02) }
        device.touch(.ended, CGPoint(x: 80, y: 600), time: 0.14)
        device.settle()
        #expect(device.view("notification-center") == nil)
    }

    @Test func itIsMirroredOnIPadsToo() {
        let device = device(SampleDevices.pad, DeviceState(languages: ["ar"], locale: "ar_EG"))
        defer { device.end() }
        device.tell(.notifications([notification("a")]))
        open(device)
        device.picture("notification-center-pad-right-to-left")
        let screen = device.home.view.bounds
        #expect(device.middle(of: "notifications.clear").map { $0.x < screen.midX } == true)
    }
}
