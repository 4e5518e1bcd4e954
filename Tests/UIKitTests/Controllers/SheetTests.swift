import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SheetTests {
    private final class Learner: NSObject, UISheetPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var wrapper: UIViewController?
        var log: [String] = []

        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { style }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { wrapper }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will present \(style)") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: UISheetPresentationController) {
            log.append(controller.selectedDetentIdentifier?.rawValue ?? "-")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("dismissed") }
    }

    private static let tablet = DeviceDescription(
        name: "Tablet", identifier: "tablet", idiom: .pad, width: 834, height: 1194, scale: 2, safeAreaTop: 24, safeAreaBottom: 20,
        statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)

    nonisolated private static let smallPhone = DeviceDescription(
        name: "Small", identifier: "small", idiom: .phone, width: 375, height: 667, scale: 2, safeAreaTop: 20, safeAreaBottom: 0,
        statusBarHeight: 20, displayCornerRadius: 0, hasHomeButton: true, isRegularWidthInLandscape: false)

    @Test func theKeyboardLiftsASheetWhoseTextIsEdited() throws {
        let device = TestDevice(Self.smallPhone)
        defer { UIApplication.reset() }
        let (root, sheet, field) = (UIViewController(), UIViewController(), UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 30)))
        device.show(root)
        UIView.setAnimationsEnabled(false)
        sheet.view.addSubview(field)
        let presentation = try #require(sheet.sheetPresentationController)
        presentation.detents = [.custom { _ in 60 }, .large()]
        root.present(sheet, animated: false)
        device.settle()
        func top() -> CGFloat { sheet.view.convert(sheet.view.bounds, to: nil).minY }
        #expect(top() == 607.0)
        field.becomeFirstResponder()
        device.settle()
        let keyboard = KeyboardController.shared.frame.minY
        #expect(keyboard < 667)
        #expect(top() == keyboard - 60)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 667)
        presentation.selectedDetentIdentifier = .large
        device.settle()
        #expect(top() == 40, "no higher than the largest")
        presentation.selectedDetentIdentifier = nil
        field.resignFirstResponder()
        device.settle()
        #expect(top() == 607.0)
    }

    private final class Editing: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            field.becomeFirstResponder()
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            field.becomeFirstResponder()
        }
    }

    @Test func theKeyboardLiftsASheetThatComesWithIt() throws {
        let device = TestDevice(Self.smallPhone)
        defer { UIApplication.reset() }
        let (root, sheet) = (UIViewController(), Editing())
        device.show(root)
        UIView.setAnimationsEnabled(false)
        sheet.sheetPresentationController?.detents = [.custom { _ in 60 }]
        root.present(sheet, animated: true)
        device.settle()
        #expect(sheet.field.isFirstResponder)
        #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY == KeyboardController.shared.frame.minY - 60)
    }

    /// On phones with a home button the card behind begins 10 points below the status bar.
    @Test(arguments: [(smallPhone, 40), (.defaultPhone, 69)])
    func cardsBeginBelowTheOneBehind(phone: DeviceDescription, top: CGFloat) {
        let device = TestDevice(phone)
        let (root, sheet) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
        device.show(root)
        root.present(sheet, animated: false)
        device.settle()
        #expect(sheet.presentationController?.frameOfPresentedViewInContainerView.minY == top)
        let behind = (root.view.superview ?? root.view).layer.frame
        #expect(abs(behind.minY - (top - 10)) < 0.01)
        #expect(abs(behind.minX - 16) < 0.01)
        #expect(sheet.navigationBar.frame == CGRect(x: 0, y: 0, width: phone.width, height: 56))
    }

    @Test func barsOfTabletsAreFiftyPointsHigh() {
        let device = TestDevice(Self.tablet)
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
        tabs.viewControllers = [navigation]
        device.show(tabs)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
        #expect(tabs.tabBar.frame.height == CGFloat(50 + 20))
        #expect(navigation.toolbar.sizeThatFits(.zero).height == 50)
    }

    @Test func theDelegateAdaptsSheetsOnPhones() {
        let device = TestDevice()
        let (root, learner) = (UIViewController(), Learner())
        device.show(root)
        learner.style = .fullScreen
        let sheet = UIViewController()
        sheet.sheetPresentationController!.delegate = learner
        root.present(sheet, animated: false)
        device.settle()
        #expect(learner.log == ["will present fullScreen"])
        #expect(sheet.presentationController?.frameOfPresentedViewInContainerView == root.view.bounds)
        #expect(root.view.window == nil)
    }

    @Test func theDelegateMayPresentAnotherControllerInstead() {
        let device = TestDevice()
        let (root, sheet, learner) = (UIViewController(), UIViewController(), Learner())
        device.show(root)
        learner.style = .fullScreen
        let wrapper = UINavigationController()
        learner.wrapper = wrapper
        sheet.sheetPresentationController!.delegate = learner
        root.present(sheet, animated: false)
        device.settle()
        #expect(root.presentedViewController === wrapper)
        #expect(wrapper.modalPresentationStyle == .fullScreen)
    }

    @Test func theUserDragsSheetsFromDetentToDetent() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let (root, sheet, learner) = (UIViewController(), UIViewController(), Learner())
        device.show(root)
        let manager = sheet.sheetPresentationController!
        manager.detents = [.medium(), .large()]
        manager.delegate = learner
        root.present(sheet, animated: false)
        device.settle()
        let low = manager.frameOfPresentedViewInContainerView
        #expect(low.height < 500)
        drag(device, from: Double(low.minY) + 20, to: 120)
        time.pass(1)
        #expect(manager.selectedDetentIdentifier == .large)
        #expect(learner.log.last == "com.apple.UIKit.large")
        #expect(abs(sheet.view.bounds.height - (852 - 59 - 10)) < 0.001)
        drag(device, from: 90, to: 400)
        time.pass(1)
        #expect(manager.selectedDetentIdentifier == .medium)
        #expect(abs(sheet.view.bounds.height - low.height) < 0.001)
        drag(device, from: Double(low.minY) + 20, to: 845)
        time.pass(1)
        #expect(learner.log.last == "dismissed")
        #expect(root.presentedViewController == nil)
    }

    @Test func scrolledContentMakesASheetLargerFirst() {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let (root, sheet) = (UIViewController(), UIViewController())
        device.show(root)
        let content = UIScrollView(frame: sheet.view.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.contentSize = CGSize(width: 393, height: 3000)
        sheet.view.addSubview(content)
        let manager = sheet.sheetPresentationController!
        manager.detents = [.medium(), .large()]
        manager.prefersScrollingExpandsWhenScrolledToEdge = false
        root.present(sheet, animated: false)
        device.settle()
        let start = content.contentOffset.y
        drag(device, from: 700, to: 500)
        #expect(content.contentOffset.y > start)
        #expect(manager.selectedDetentIdentifier == nil)
        content.contentOffset.y = -content.adjustedContentInset.top
        time.pass(3)
        manager.prefersScrollingExpandsWhenScrolledToEdge = true
        drag(device, from: 700, to: 300)
        time.pass(1)
        #expect(manager.selectedDetentIdentifier == .large)
    }

    @Test func floatingSheetsStandOverTheirSource() {
        let device = TestDevice(Self.tablet)
        let (root, sheet) = (UIViewController(), UIViewController())
        device.show(root)
        let source = UIView(frame: CGRect(x: 380, y: 500, width: 100, height: 100))
        root.view.addSubview(source)
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 300, height: 300)
        sheet.sheetPresentationController!.sourceView = source
        root.present(sheet, animated: false)
        device.settle()
        #expect(sheet.presentationController?.frameOfPresentedViewInContainerView == CGRect(x: 280, y: 400, width: 300, height: 300))
    }

    @Test func attachedSheetsAreAsWideAsTheyPrefer() {
        let device = TestDevice(state: DeviceState(orientation: .landscapeLeft))
        let (root, sheet) = (UIViewController(), UIViewController())
        device.show(root)
        device.send(.state(DeviceState(orientation: .landscapeLeft)))
        sheet.preferredContentSize = CGSize(width: 400, height: 200)
        let manager = sheet.sheetPresentationController!
        manager.prefersEdgeAttachedInCompactHeight = true
        root.present(sheet, animated: false)
        device.settle()
        #expect(abs(manager.frameOfPresentedViewInContainerView.width - (852 - 2 * 59)) < 0.001)
        manager.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(manager.frameOfPresentedViewInContainerView.width == 400)
        #expect(manager.frameOfPresentedViewInContainerView.midX == 426)
    }

    @Test func undimmedSheetsLetTouchesThrough() {
        let device = TestDevice()
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = device.show(root)
        let manager = sheet.sheetPresentationController!
        manager.detents = [.medium(), .large()]
        manager.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: false)
        device.settle()
        #expect(window.hitTest(CGPoint(x: 100, y: 200), with: nil) === root.view)
        manager.selectedDetentIdentifier = .large
        #expect(window.hitTest(CGPoint(x: 100, y: 62), with: nil) !== root.view)
    }

    @Test func managersAreThereBeforeThePresentationAndKeepNothingAlive() {
        weak var gone: UIViewController?
        do {
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            #expect(sheet.sheetPresentationController?.detents.count == 1)
            sheet.modalPresentationStyle = .pageSheet
            #expect(sheet.sheetPresentationController?.detents.first?.identifier == .medium)
            sheet.modalPresentationStyle = .fullScreen
            #expect(sheet.sheetPresentationController == nil)
            #expect(sheet.presentationController != nil)
            gone = sheet
        }
        #expect(gone == nil)
    }

    /// Drags a finger, slowly, so that it has no speed where it lifts.
    private func drag(_ device: TestDevice, from: Double, to: Double) {
        device.touch(.began, 196, from, time: 1)
        for step in 1...10 { device.touch(.moved, 196, from + (to - from) * Double(step) / 10, time: 1 + Double(step) * 0.05) }
        device.touch(.ended, 196, to, time: 3)
    }
}
