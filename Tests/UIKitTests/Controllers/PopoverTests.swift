import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PopoverTests {
    @MainActor private final class Log: NSObject, UIPopoverPresentationControllerDelegate {
        var events: [String] = []
        var style: UIModalPresentationStyle?
        var mayGo = true
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { events.append("prepare") }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayGo }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { events.append("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { events.append("did") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { events.append("attempt") }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style ?? .automatic }
    }

    @MainActor private final class Screen {
        let device: TestDevice
        let root = UIViewController()
        let content = UIViewController()
        let button = UIButton(frame: CGRect(x: 300, y: 200, width: 100, height: 40))

        init(_ description: DeviceDescription) {
            device = TestDevice(description)
            UIView.setAnimationsEnabled(false)
            root.view.addSubview(button)
            device.show(root)
            content.preferredContentSize = CGSize(width: 200, height: 150)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = button
        }

        var popover: UIPopoverPresentationController? { content.popoverPresentationController }

        func present() {
            root.present(content, animated: false)
            device.settle()
        }

        func end() { UIView.setAnimationsEnabled(true) }
    }

    private static let tablet = DeviceDescription(
        name: "iPad (10th generation)", identifier: "iPad13,18", idiom: .pad, width: 820, height: 1180, scale: 2, safeAreaTop: 24,
        safeAreaBottom: 20, statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)

    @Test func theBubbleHangsBelowItsSource() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        screen.present()
        #expect(screen.popover?.arrowDirection == .up)
        #expect(screen.popover?.frameOfPresentedViewInContainerView == CGRect(x: 250, y: 240, width: 200, height: 163))
        // The arrow takes 13 points of the bubble.
        #expect(screen.content.view.convert(screen.content.view.bounds, to: nil) == CGRect(x: 250, y: 253, width: 200, height: 150))
        #expect(screen.content.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func theArrowIsElevatedAsTheContentIs() throws {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        screen.present()
        // Otherwise it would be black in front of black in the dark.
        #expect(try #require(screen.content.view.superview).traitCollection.userInterfaceLevel == .elevated)
    }

    /// What an app presents as it appears is placed before anything else is.
    @Test func aBarButtonIsFoundWhereItWillStand() throws {
        final class Page: UIViewController {
            let content = UIViewController()
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                content.modalPresentationStyle = .popover
                content.preferredContentSize = CGSize(width: 200, height: 150)
                content.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
                present(content, animated: false)
            }
        }
        let device = TestDevice(Self.tablet)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let page = Page()
        device.show(UINavigationController(rootViewController: page))
        let popover = try #require(page.content.popoverPresentationController)
        #expect(popover.arrowDirection == .up)
        #expect(popover.frameOfPresentedViewInContainerView.minX == 610)
        let view = try #require(page.content.view), place = view.convert(view.bounds, to: nil)
        #expect(place.maxX == 810)
        #expect(place.minY > 60)
        #expect(place.minY < 100)
    }

    @Test func directionsAreTheAppsChoice() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        screen.popover?.permittedArrowDirections = .left
        screen.present()
        #expect(screen.popover?.arrowDirection == .left)
        #expect(screen.popover?.frameOfPresentedViewInContainerView == CGRect(x: 400, y: 145, width: 213, height: 150))
    }

    @Test func theBubbleStaysOnTheScreen() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        screen.popover?.sourceRect = CGRect(x: -300, y: 900, width: 20, height: 20)
        screen.present()
        #expect(screen.popover?.arrowDirection == .down)
        #expect(screen.popover?.frameOfPresentedViewInContainerView == CGRect(x: 10, y: 937, width: 200, height: 163))
    }

    @Test func bothFitWhereTheyHaveRoom() {
        let area = CGRect(x: 10, y: 24, width: 800, height: 1136)
        let tall = PopoverPlacement(
            size: CGSize(width: 320, height: 1100), source: CGRect(x: 300, y: 900, width: 20, height: 20), area: area, permitted: .any,
            mayOverlap: false)
        // Nothing has room for all of it above or below; beside it there is.
        #expect(tall.direction == .left)
        #expect(tall.frame == CGRect(x: 320, y: 60, width: 333, height: 1100))
        let wide = PopoverPlacement(
            size: CGSize(width: 700, height: 1100), source: CGRect(x: 300, y: 900, width: 20, height: 20), area: area, permitted: .any,
            mayOverlap: false)
        #expect(wide.direction == .down)
        #expect(wide.frame == CGRect(x: 10, y: 24, width: 700, height: 876))
    }

    @Test func aTapBesideDismissesWhereItMay() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        let log = Log()
        screen.popover?.delegate = log
        screen.present()
        #expect(log.events == ["prepare"])
        log.mayGo = false
        screen.device.tap(700, 1000)
        #expect(log.events == ["prepare", "attempt"])
        #expect(screen.root.presentedViewController === screen.content)
        log.mayGo = true
        screen.device.tap(700, 1000)
        screen.device.settle()
        #expect(log.events.suffix(2) == ["will", "did"])
        #expect(screen.root.presentedViewController == nil)
    }

    @Test func touchesPassToTheViewsNamed() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        var taps = 0
        screen.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        screen.popover?.passthroughViews = [screen.button]
        screen.present()
        screen.device.tap(350, 220)
        #expect(taps == 1)
        #expect(screen.root.presentedViewController === screen.content)
    }

    @Test func compactWidthsGetASheet() {
        let screen = Screen(.defaultPhone)
        defer { screen.end() }
        screen.present()
        #expect(screen.content.presentationController is UISheetPresentationController)
        #expect(screen.popover != nil)
        #expect(screen.content.view.bounds.width == 393)
        screen.root.dismiss(animated: false)
        screen.device.settle()
        // Presented again, it starts anew.
        #expect(screen.content.presentationController is UIPopoverPresentationController)
    }

    @Test func aDelegateKeepsThePopover() {
        let screen = Screen(.defaultPhone)
        defer { screen.end() }
        let log = Log()
        log.style = UIModalPresentationStyle.none
        screen.popover?.delegate = log
        screen.button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
        screen.present()
        #expect(screen.content.presentationController === screen.popover)
        #expect(screen.popover?.arrowDirection == .up)
        #expect(screen.content.view.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test func barItemsAreSources() {
        let screen = Screen(Self.tablet)
        defer { screen.end() }
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        screen.root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: screen.root)
        screen.device.show(navigation)
        screen.popover?.barButtonItem = item
        screen.root.present(screen.content, animated: false)
        screen.device.settle()
        #expect(screen.popover?.arrowDirection == .up)
        #expect(screen.popover?.frameOfPresentedViewInContainerView.maxX == 810)
    }
}
