import DeviceProtocol

@testable import UIKit

/// A window for one list at a time. Nothing waits for the run loop, so that no other test runs in between.
@MainActor final class ListStage {
    let window: UIWindow
    private let device: TestDevice

    private static var lastDevice: TestDevice?

    /// Shows `view` over the whole width, `height` points high, at the window's top.
    init(_ view: UIView, height: CGFloat = 600) {
        if let known = Self.lastDevice, UIApplication.shared === known.application {
            device = known
        } else {
            device = TestDevice(settles: false)
        }
        Self.lastDevice = device
        window = UIWindow(windowScene: device.scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        view.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
        (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
        controller.view.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Ends the stage: the next one's touches do not reach its window.
    func close() { window.isHidden = true }

    /// Drags a finger along points of the window; the steps take 20 ms each.
    func drag(_ points: CGPoint..., lifts: Bool = true) {
        var time = 1.0
        for (index, point) in points.enumerated() {
            device.touch(index == 0 ? .began : .moved, Double(point.x), Double(point.y), time: time)
            time += 0.02
        }
        if lifts, let last = points.last { lift(last, time: time) }
    }

    func lift(_ point: CGPoint, time: Double = 2) { device.touch(.ended, Double(point.x), Double(point.y), time: time) }

    func touch(_ phase: TouchSample.Phase, _ point: CGPoint, time: Double) {
        device.touch(phase, Double(point.x), Double(point.y), time: time)
    }

    func tap(_ point: CGPoint) { device.tap(Double(point.x), Double(point.y)) }
}
