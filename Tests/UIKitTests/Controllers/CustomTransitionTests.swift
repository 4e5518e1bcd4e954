import Testing

@testable import UIKit

/// Animators and interaction controllers of apps.
@MainActor @Suite(.serialized) struct CustomTransitionTests {
    /// Slides the new view in from the right, or the old one out, over a second.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []
        var isDismissal = false

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let container = context.containerView
            guard let moved = context.view(forKey: isDismissal ? .from : .to) else { return context.completeTransition(false) }
            if !isDismissal {
                moved.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
                container.addSubview(moved)
                moved.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
            }
            let target = isDismissal ? CGAffineTransform(translationX: container.bounds.width, y: 0) : .identity
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                moved.transform = target
            } completion: { _ in
                moved.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    /// The same movement by an animator that can be interrupted.
    private final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
        private var running: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            Issue.record("an interruptible animator's animateTransition was called")
        }
        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> (any UIViewImplicitlyAnimating)? {
            if let running { return running }
            let moved = context.view(forKey: .to)!
            moved.frame = context.containerView.bounds
            context.containerView.addSubview(moved)
            moved.alpha = 0
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { moved.alpha = 1 }
            animator.addCompletion { context.completeTransition($0 == .end) }
            running = animator
            return animator
        }
    }

    private final class Guide: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate, UITabBarControllerDelegate {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: UIPercentDrivenInteractiveTransition?
        var asked: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("\(operation)")
            return animator
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
            any UIViewControllerInteractiveTransitioning
        )? { interaction }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func tabBarController(
            _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// A navigation controller whose second controller is leaving under a finger.
    @MainActor private final class InteractivePop {
        let device = TestDevice()
        let time: SteppedTime
        let (first, second) = (UIViewController(), UIViewController())
        let navigation: UINavigationController
        let guide = Guide(), slide = Slide(), finger = UIPercentDrivenInteractiveTransition()

        init() {
            time = SteppedTime(device)
            navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: false)
            device.show(navigation)
            (guide.animator, guide.interaction) = (slide, finger)
            navigation.delegate = guide
            navigation.popViewController(animated: true)
        }
    }

    private func shownX(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).affineTransform().tx }
    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.5 }

    @Test func theNavigationDelegateAnimatesPushes() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        let guide = Guide(), slide = Slide()
        guide.animator = slide
        navigation.delegate = guide
        navigation.pushViewController(second, animated: true)
        time.pass(0.25)
        #expect(guide.asked == ["push"])
        #expect(near(shownX(second.view), 393 * 0.75))
        #expect(first.view.window != nil)
        #expect(second.transitionCoordinator?.transitionDuration == 1)
        time.pass(0.8)
        #expect(slide.ended == [true])
        #expect(first.view.window == nil)
        #expect(second.view.window != nil)
        #expect(navigation.viewControllers == [first, second])
        #expect(second.view.frame == navigation.contentView.bounds)
        #expect(second.appearance.phase == .appeared)
        #expect(first.appearance.phase == .disappeared)
    }

    @Test func aFingerDrivesAPopAndGivesItUp() {
        let pop = InteractivePop()
        let (time, navigation, first, second, finger, slide) = (pop.time, pop.navigation, pop.first, pop.second, pop.finger, pop.slide)
        defer { time.end() }
        var changes: [Bool] = []
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        time.pass(5)
        #expect(near(shownX(first.view), 393))
        finger.update(0.5)
        time.pass(0)
        #expect(near(shownX(first.view), 393 / 2))
        #expect(finger.percentComplete == 0.5)
        finger.cancel()
        #expect(changes == [true])
        #expect(slide.ended.isEmpty)
        time.pass(1)
        finger.tick(time.now)
        #expect(slide.ended == [false])
        #expect(navigation.viewControllers == [first, second])
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
        #expect(second.appearance.phase == .appeared)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func aFingerDrivesAPopToItsEnd() {
        let pop = InteractivePop()
        let (time, navigation, first, finger, slide) = (pop.time, pop.navigation, pop.first, pop.finger, pop.slide)
        defer { time.end() }
        time.pass(0)
        finger.update(0.4)
        finger.completionCurve = .linear
        finger.finish()
        time.pass(0.3)
        finger.tick(time.now)
        time.pass(0)
        #expect(near(shownX(first.view), 393 * 0.3))
        #expect(slide.ended.isEmpty)
        time.pass(0.31)
        finger.tick(time.now)
        time.pass(0.02)
        #expect(slide.ended == [true])
        #expect(navigation.viewControllers == [first])
        #expect(first.view.window != nil)
        #expect(navigation.contentView.layer.sublayers?.allSatisfy { $0.speed == 1 } == true)
    }

    @Test func interruptibleAnimatorsAreRunAndPaused() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        let guide = Guide(), finger = UIPercentDrivenInteractiveTransition()
        finger.wantsInteractiveStart = false
        (guide.animator, guide.interaction) = (InterruptibleSlide(), finger)
        navigation.delegate = guide
        navigation.pushViewController(second, animated: true)
        #expect(navigation.transitionCoordinator?.isInterruptible == true)
        time.pass(0.25)
        #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
        finger.pause()
        time.pass(3)
        #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
        finger.update(0.8)
        finger.cancel()
        time.pass(1.1)
        #expect(navigation.viewControllers == [first])
        #expect(first.view.window != nil)
        #expect(second.parent == nil)
    }

    @Test func dismissalsFollowAFinger() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let (root, sheet) = (UIViewController(), UIViewController())
        device.show(root)
        let guide = Guide(), slide = Slide(), finger = UIPercentDrivenInteractiveTransition()
        slide.isDismissal = true
        (guide.animator, guide.interaction) = (slide, finger)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        time.pass(0)
        sheet.transitioningDelegate = guide
        sheet.dismiss(animated: true)
        let beside = UIView()
        root.view.addSubview(beside)
        sheet.transitionCoordinator?.animate { _ in beside.alpha = 0 }
        finger.update(0.25)
        time.pass(0)
        #expect(near(shownX(sheet.view), 393 / 4))
        finger.cancel()
        time.pass(1)
        finger.tick(time.now)
        #expect(slide.ended == [false])
        #expect(root.presentedViewController === sheet)
        #expect(sheet.view.window != nil)
        #expect(beside.alpha == 1 || beside.layer.animationKeys() == nil)
        sheet.dismiss(animated: true)
        finger.update(0.5)
        finger.finish()
        time.pass(1)
        finger.tick(time.now)
        time.pass(0.02)
        #expect(slide.ended == [false, true])
        #expect(root.presentedViewController == nil)
        #expect(root.view.window != nil)
    }

    @Test func tabsFollowAFingerAndComeBack() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.viewControllers = [first, second]
        device.show(tabs)
        let guide = Guide(), slide = Slide(), finger = UIPercentDrivenInteractiveTransition()
        (guide.animator, guide.interaction) = (slide, finger)
        tabs.delegate = guide
        tabs.selectedIndex = 1
        finger.update(0.5)
        time.pass(0)
        #expect(near(shownX(second.view), 393 / 2))
        finger.cancel()
        time.pass(1)
        finger.tick(time.now)
        #expect(tabs.selectedViewController === first)
        #expect(first.view.window != nil)
        #expect(second.view.window == nil)
        #expect(first.appearance.phase == .appeared)
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    }
}
