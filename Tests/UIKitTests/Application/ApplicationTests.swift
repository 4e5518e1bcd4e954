import DeviceProtocol
import Testing

@testable import UIKit

/// Life cycle, presentation, stacks, responders and touches, on a device inside the test process.
@MainActor struct ApplicationTests {
    private let trace = Trace()

    @Test func aSecondDeviceStartsFresh() {
        let first = TestDevice()
        let untouched = first.tree.layers.count
        first.show(UIViewController())
        first.send(.state(DeviceState(orientation: .landscapeLeft)))
        #expect(first.tree.layers.count > untouched)
        let second = TestDevice()
        #expect(second.tree.layers.count == untouched)
        #expect(second.scene.interfaceOrientation == .portrait)
        #expect(second.application.keyWindow == nil)
        #expect(second.messages.contains(.ready))
    }

    @Test func rootControllersAppearOnce() {
        let device = TestDevice()
        device.show(TracedController(trace))
        #expect(trace.take() == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
        device.send(.lifecycle(.enterBackground))
        device.send(.lifecycle(.enterForeground))
        #expect(trace.take() == [])
    }

    @Test func sheetsLeaveThePresenterAlone() {
        let device = TestDevice()
        let first = TracedController(trace)
        device.show(first)
        _ = trace.take()
        first.present(TracedController(trace, "S"), animated: false)
        device.settle()
        #expect(trace.take() == ["loadView S", "viewDidLoad S", "viewWillAppear S", "viewDidAppear S"])
        first.dismiss(animated: false)
        device.settle()
        #expect(trace.take() == ["viewWillDisappear S", "viewDidDisappear S"])
        #expect(first.presentedViewController == nil)
    }

    @Test func fullScreenPresentationsTakeThePresenterAway() {
        let device = TestDevice()
        let first = TracedController(trace)
        device.show(first)
        _ = trace.take()
        let second = TracedController(trace, "S")
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false)
        device.settle()
        #expect(
            trace.take() == [
                "loadView S", "viewDidLoad S", "viewWillDisappear", "viewWillAppear S", "viewDidAppear S", "viewDidDisappear",
            ])
        #expect(first.view.window == nil)
        first.dismiss(animated: false)
        device.settle()
        #expect(trace.take() == ["viewWillDisappear S", "viewWillAppear", "viewDidAppear", "viewDidDisappear S"])
        #expect(first.view.window != nil)
    }

    @Test func pushAndPopKeepTheOrderOfCallbacks() {
        let device = TestDevice()
        let navigation = UINavigationController(rootViewController: TracedController(trace))
        device.show(navigation)
        #expect(trace.take() == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
        navigation.pushViewController(TracedController(trace, "S"), animated: false)
        device.settle()
        #expect(
            trace.take() == [
                "loadView S", "viewDidLoad S", "viewWillDisappear", "viewWillAppear S", "viewDidDisappear", "viewDidAppear S",
            ])
        navigation.popViewController(animated: false)
        device.settle()
        #expect(trace.take() == ["viewWillDisappear S", "viewWillAppear", "viewDidDisappear S", "viewDidAppear"])
    }

    @Test func respondersFormTheChainOfIOS() {
        let device = TestDevice()
        let controller = UIViewController()
        device.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(view)
        let names = sequence(first: view as UIResponder, next: \.next).map { String(describing: type(of: $0)) }
        #expect(
            names == [
                "UIView", "UIView", "UIViewController", "UIDropShadowView", "UITransitionView", "UIWindow", "UIWindowScene",
                "UIApplication",
            ])
    }

    @Test func hitTestsSkipWhatTakesNoTouches() {
        let device = TestDevice()
        let controller = UIViewController()
        let window = device.show(controller)
        let parent = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        controller.view.addSubview(parent)
        parent.addSubview(child)
        #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === child)
        // Parts outside the parent are drawn but not touchable.
        #expect(window.hitTest(CGPoint(x: 220, y: 220), with: nil) === controller.view)
        child.alpha = 0.005
        #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === parent)
        parent.isUserInteractionEnabled = false
        #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === controller.view)
    }

    @Test func tapsReachControlsAndRecognizers() {
        let device = TestDevice()
        let controller = UIViewController()
        device.show(controller)
        var actions: [String] = []
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.addAction(UIAction { _ in actions.append("button") }, for: .touchUpInside)
        controller.view.addSubview(button)
        let tap = UITapGestureRecognizer()
        tap.handlers.append { _ in actions.append("tap") }
        controller.view.addGestureRecognizer(tap)
        device.tap(60, 120)
        #expect(actions == ["button"])
        device.tap(60, 400)
        #expect(actions == ["button", "tap"])
    }

    @Test func theInterfaceTurnsWithTheDevice() {
        let device = TestDevice()
        let controller = UIViewController()
        let window = device.show(controller)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        device.send(.state(DeviceState(orientation: .landscapeLeft)))
        #expect(device.scene.interfaceOrientation == .landscapeRight)
        #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    /// As code that app extensions share asks for it.
    @Test func theClassHasTheApplicationByKey() {
        let device = TestDevice()
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === device.application)
        #expect(UIApplication.value(forKey: "shared") as? UIApplication === device.application)
    }

    /// As a button that goes to the home screen sends it, with the selector of whatever class has one of the name.
    @Test func theApplicationCanBeSuspended() {
        let device = TestDevice()
        #expect(device.application.responds(to: Selector("suspend")))
        UIControl().sendAction(Selector("suspend"), to: device.application, for: nil)
        #expect(device.messages.contains(.suspend))
    }

    @Test func buttonsSendFoundationsObjectsActions() {
        let device = TestDevice()
        let operation = Operation()
        let button = UIButton()
        button.addTarget(operation, action: Selector("cancel"), for: .touchUpInside)
        device.show(UIViewController()).addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(operation.isCancelled)
    }

    @Test func theIdiomHasAFunction() {
        let device = TestDevice()
        #expect(UI_USER_INTERFACE_IDIOM() == .phone)
        device.end()
    }

    @Test func titlesReachTheBar() {
        let device = TestDevice()
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        device.show(navigation)
        controller.title = "New"
        #expect(navigation.navigationBar.topItem?.title == "New")
    }
}
