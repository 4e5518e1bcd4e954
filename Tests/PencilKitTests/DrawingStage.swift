import DeviceProtocol
import DeviceRuntime
import RenderProtocol

@testable import PencilKit
@testable import UIKit

/// A canvas on a device inside the test process, which fingers touch. A process has one application: a test makes its stage first.
@MainActor final class DrawingStage {
    let canvas: PKCanvasView
    let window: UIWindow
    private let application: UIApplication

    init() {
        UIApplication.reset(DeviceRuntime(link: SilentLink(), information: AppInformation([:])))
        let launch = LaunchConfiguration(device: .defaultPhone, state: DeviceState())
        application = ApplicationFactory.make(nil, launch: launch)
        application.launch(launch)
        window = UIWindow(windowScene: application.defaultScene)
        canvas = PKCanvasView(frame: window.bounds)
        let controller = UIViewController()
        controller.view.addSubview(canvas)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        application.runLoop.commit()
    }

    func end() {
        window.isHidden = true
        UIApplication.reset()
    }

    /// Moves fingers, each along points of the window, in steps of 20 ms.
    func drag(_ fingers: [[CGPoint]]) {
        for step in 0..<(fingers.map(\.count).max() ?? 0) {
            for (finger, points) in fingers.enumerated() where points.indices.contains(step) {
                touch(step == 0 ? .began : .moved, points[step], finger, Double(step))
            }
        }
        for (finger, points) in fingers.enumerated() { if let last = points.last { touch(.ended, last, finger, Double(points.count)) } }
    }

    func touch(_ phase: TouchSample.Phase, _ point: CGPoint, _ finger: Int, _ step: Double) {
        application.handle(
            .touches([TouchSample(finger: finger, phase: phase, x: Double(point.x), y: Double(point.y))], time: 1 + step * 0.02))
        application.runLoop.commit()
    }
}

private final class SilentLink: DeviceLink {
    func send(_ commit: Commit) {}
    func send(_ message: ProcessMessage) {}
    func sendPeers(_ request: [UInt8]) {}
}
