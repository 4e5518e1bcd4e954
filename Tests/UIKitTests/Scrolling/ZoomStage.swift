import DeviceProtocol

@testable import UIKit

/// A scroll view of 200 × 200 points with content of 400 × 400 that fingers can zoom, and what it tells its delegate.
@MainActor final class ZoomStage: NSObject, UIScrollViewDelegate {
    let device = TestDevice(settles: false)
    let scrollView = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let window: UIWindow
    private(set) var calls: [String] = []
    /// What an app does when the scale changed.
    var onZoom: ((UIScrollView) -> Void)?
    private var time = 1.0

    override init() {
        window = UIWindow(windowScene: device.scene)
        super.init()
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.minimumZoomScale = 0.25
        scrollView.maximumZoomScale = 2
        scrollView.contentSize = content.frame.size
        scrollView.addSubview(content)
        controller.view.addSubview(scrollView)
        controller.view.layoutIfNeeded()
    }

    /// Ends the stage: the next one's touches do not reach its window.
    func close() { window.isHidden = true }

    /// Puts fingers on points of the scroll view's frame, moves them, or takes them away.
    func fingers(_ phase: TouchSample.Phase, _ points: (Double, Double)..., numbers: [Int] = [0, 1]) {
        time += 0.02
        let samples = zip(numbers, points).map { TouchSample(finger: $0, phase: phase, x: $1.0 + 50, y: $1.1 + 100) }
        device.send(.touches(samples, time: time))
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append(view === content ? "begin" : "begin?") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("zoom")
        onZoom?(scrollView)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append(view === content ? "end \(Double((scale * 1000).rounded() / 1000))" : "end?")
    }
}
