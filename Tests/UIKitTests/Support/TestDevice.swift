import DeviceProtocol
import DeviceRuntime
import Foundation
import RenderProtocol

@testable import UIKit

/// A device inside the test process: starts one application without a host, steps time itself, and keeps what the app sends.
///
/// Nothing animated is waited for: tests use unanimated changes. A process has one application, so a test makes its device first thing in
/// its body, where no other test on the main actor comes in between.
@MainActor final class TestDevice {
    let application: UIApplication
    let scene: UIWindowScene
    private(set) var messages: [ProcessMessage] {
        get { link.messages }
        set { link.messages = newValue }
    }
    /// The layers as the app's commits have made them.
    var tree: RenderTree { link.tree }
    private let link = RecordingLink()

    /// - Parameter settles: Whether to let everything happen that is due; other tests may run meanwhile.
    init(
        _ description: DeviceDescription = .defaultPhone, state: DeviceState = DeviceState(), information: [String: Any] = [:],
        delegate: (any UIApplicationDelegate)? = nil, settles: Bool = true
    ) {
        UIApplication.reset(DeviceRuntime(link: link, information: AppInformation(information)))
        let launch = LaunchConfiguration(device: description, state: state)
        application = ApplicationFactory.make(nil, launch: launch)
        if let delegate { application.keepDelegate(delegate) }
        application.launch(launch)
        scene = application.defaultScene
        if settles { settle() }
    }

    /// Leaves the process as it was: other tests have a language of left to right in mind, and make no device.
    func end() {
        keptWindows = []
        UIApplication.reset()
    }

    /// A window that shows `controller`.
    @discardableResult func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        keptWindows.append(window)
        settle()
        return window
    }

    private var keptWindows: [UIWindow] = []

    /// Lets everything happen that follows without time passing: commits, and what waits for them.
    func settle() {
        precondition(application === UIApplication.shared, "another device was started meanwhile: make the device in the test itself")
        for _ in 0..<4 {
            application.runLoop.commit()
            DeferredWork.run()
        }
    }

    /// Sends a message as a device does, and lets the app react.
    func send(_ message: DeviceMessage) {
        application.handle(message)
        application.runLoop.commit()
    }

    // MARK: Touches

    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, finger: Int = 0, time: Double = 0) {
        send(.touches([TouchSample(finger: finger, phase: phase, x: x, y: y)], time: time))
    }

    func tap(_ x: Double, _ y: Double) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }
}

/// Keeps what an app sends and applies its commits.
private final class RecordingLink: DeviceLink {
    var messages: [ProcessMessage] = []
    var tree = RenderTree()

    func send(_ commit: Commit) {
        do { try tree.apply(commit) } catch { fatalError("the app sent a commit that does not apply: \(error)") }
    }
    func send(_ message: ProcessMessage) { messages.append(message) }
    func sendPeers(_ request: [UInt8]) {}
}
