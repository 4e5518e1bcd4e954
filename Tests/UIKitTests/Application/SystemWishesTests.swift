import DeviceProtocol
import Testing

@testable import UIKit

/// What apps ask of the system, and the simulated device has not.
@MainActor @Suite(.serialized) struct SystemWishesTests {
    @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {
        var failure: NSError?
        func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
            failure = error as NSError
        }
    }

    @Test func remoteNotificationsFailAsInASimulator() {
        let delegate = Delegate()
        let device = TestDevice(delegate: delegate)
        device.application.registerForRemoteNotifications()
        #expect(delegate.failure == nil)
        device.settle()
        #expect(delegate.failure?.domain == NSCocoaErrorDomain)
        #expect(delegate.failure?.code == 3010)
        #expect(!device.application.isRegisteredForRemoteNotifications)
    }

    @Test func iconsStayAsTheyAre() async {
        let device = TestDevice()
        #expect(!device.application.supportsAlternateIcons)
        #expect(device.application.alternateIconName == nil)
        var failure: NSError?
        device.application.setAlternateIconName("Blue") { failure = $0 as NSError? }
        device.settle()
        #expect(failure?.code == 3328)
    }

    @Test func displaysHaveOneMode() {
        let device = TestDevice(.defaultPhone)
        let screen = device.scene.screen
        #expect(screen.availableModes.count == 1)
        #expect(screen.currentMode?.size == screen.nativeBounds.size)
        #expect(screen.traitCollection.sceneCaptureState == .inactive)
        #expect(screen.traitCollection.imageDynamicRange == .standard)
        #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
    }
}
