import Foundation
import Testing

@testable import UIKit

/// Controllers whose views come into windows outside of transitions.
@MainActor @Suite(.serialized) struct WindowMoveTests {
    private final class Noting: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) { events.append("will") }
        override func viewIsAppearing(_ animated: Bool) { events.append("is") }
        override func viewDidAppear(_ animated: Bool) { events.append("did") }
        override func viewWillDisappear(_ animated: Bool) { events.append("will not") }
        override func viewDidDisappear(_ animated: Bool) { events.append("did not") }
    }

    @Test func childrenAddedToAVisibleParentAppear() {
        let device = TestDevice()
        let parent = UIViewController(), child = Noting()
        device.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        device.settle()
        #expect(child.events == ["will", "is", "did"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        device.settle()
        #expect(child.events == ["will", "is", "did", "will not", "did not"])
        device.end()
    }

    @Test func childrenAddedBeforeAppearOnce() {
        let device = TestDevice()
        let parent = UIViewController(), child = Noting()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        device.show(parent)
        #expect(child.events == ["will", "is", "did"])
        device.end()
    }

    @Test func aControllerWithoutParentAppearsWithItsView() {
        let device = TestDevice()
        let root = UIViewController(), other = Noting()
        device.show(root)
        root.view.addSubview(other.view)
        device.settle()
        #expect(other.events == ["will", "is", "did"])
        device.end()
    }

    @Test func aNavigationControllerWithoutParentShowsItsRoot() {
        let device = TestDevice()
        let root = UIViewController(), page = Noting()
        device.show(root)
        let navigation = UINavigationController(rootViewController: page)
        navigation.view.frame = root.view.bounds
        root.view.addSubview(navigation.view)
        device.settle()
        #expect(page.viewIfLoaded?.window != nil)
        #expect(page.events == ["will", "is", "did"])
        device.end()
    }

    @Test func containersDecideForTheirPages() {
        let device = TestDevice()
        let first = Noting(), second = Noting()
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        #expect(first.events == ["will", "is", "did"])
        navigation.pushViewController(second, animated: false)
        device.settle()
        #expect(second.events == ["will", "is", "did"])
        #expect(first.events == ["will", "is", "did", "will not", "did not"])
        device.end()
    }

    @Test func dismissingAStackFromBelowUncoversTheRoot() {
        let device = TestDevice()
        let root = Noting(), full = UIViewController()
        let window = device.show(root)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        device.settle()
        full.present(UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
        device.settle()
        root.dismiss(animated: false)
        device.settle()
        #expect(root.view.window === window)
        #expect(root.presentedViewController == nil)
        root.present(UIViewController(), animated: false)
        device.settle()
        #expect(root.presentedViewController != nil)
        device.end()
    }

    private final class InsetWindow: UIWindow {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 11, left: 2, bottom: 33, right: 4) }
    }

    @Test func windowsMayOverrideTheirInsets() {
        let device = TestDevice()
        let window = InsetWindow(windowScene: device.scene)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        device.settle()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 11, left: 2, bottom: 33, right: 4))
        window.isHidden = true
        device.end()
    }
}
