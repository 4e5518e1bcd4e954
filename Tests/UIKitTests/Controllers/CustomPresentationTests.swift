import Testing

@testable import UIKit

/// Presentation controllers of apps, which place the presented view by themselves.
@MainActor @Suite(.serialized) struct CustomPresentationTests {
    /// Presents a view at the bottom that moves up and down by its frame, and says nothing of that in `frameOfPresentedViewInContainerView`.
    private final class Drawer: UIPresentationController {
        var layouts = 0
        let wrapper = UIView()

        override var presentedView: UIView? { wrapper }
        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            wrapper.addSubview(presentedViewController.view)
            containerView.addSubview(wrapper)
            wrapper.frame = CGRect(x: 0, y: containerView.bounds.height, width: containerView.bounds.width, height: 300)
        }
        override func containerViewWillLayoutSubviews() { layouts += 1 }
    }

    private final class Guide: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var framesBefore: [CGRect] = []

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            framesBefore.append(view.frame)
            UIView.animate(withDuration: 0.5) {
                view.frame.origin.y = context.containerView.bounds.height - 300
            } completion: {
                context.completeTransition($0)
            }
        }
    }

    private func present(_ time: SteppedTime, _ device: TestDevice, _ guide: Guide) -> UIViewController {
        let (root, sheet) = (UIViewController(), UIViewController())
        device.show(root)
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = guide
        root.present(sheet, animated: true)
        time.pass(0)
        time.pass(1)
        return sheet
    }

    @Test func aViewThatTheAppPlacedStaysWhereItIs() throws {
        let device = TestDevice(), time = SteppedTime(device), guide = Guide()
        defer { time.end() }
        let sheet = present(time, device, guide)
        let drawer = try #require(sheet.presentationController as? Drawer)
        let container = try #require(drawer.containerView)
        let height = container.bounds.height
        #expect(guide.framesBefore == [CGRect(x: 0, y: height, width: container.bounds.width, height: 300)])
        #expect(drawer.wrapper.frame == CGRect(x: 0, y: height - 300, width: container.bounds.width, height: 300))
        let layouts = drawer.layouts
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(drawer.layouts > layouts)
        #expect(drawer.wrapper.frame.minY == height - 300)
    }

    /// Places the presented view whenever the container lays itself out, as many apps do.
    private final class LowerHalf: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private final class LowerGuide: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { LowerHalf(presentedViewController: presented, presenting: presenting) }
    }

    @Test func framesSetInTheMiddleOfTheSystemsTransitionHold() throws {
        let device = TestDevice(), time = SteppedTime(device), guide = LowerGuide()
        defer { time.end() }
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = device.show(root)
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = guide
        root.present(sheet, animated: true)
        time.pass(0)
        time.pass(0.1)
        let container = try #require(sheet.presentationController?.containerView)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        time.pass(1)
        let bounds = window.bounds
        #expect(sheet.view.frame == CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2))
        #expect(sheet.view.transform == .identity)
        var isGone = false
        sheet.dismiss(animated: true) { isGone = true }
        time.pass(0)
        time.pass(1)
        #expect(isGone)
        #expect(sheet.view.superview == nil)
    }
}
