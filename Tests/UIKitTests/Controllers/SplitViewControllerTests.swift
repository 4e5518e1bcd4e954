import DeviceProtocol
import Testing

@testable import UIKit

/// Columns side by side and as one stack.
@MainActor @Suite(.serialized) struct SplitViewControllerTests {
    private final class Page: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
    }

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var collapsesOntoPrimary = false
        var topColumn: UISplitViewController.Column?
        var events: [String] = []

        func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
            events.append("willChange \(displayMode)")
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { collapsesOntoPrimary }
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            events.append("willShow \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            events.append("willHide \(column)")
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("didExpand") }
    }

    private static let tablet = DeviceDescription(
        name: "Tablet", identifier: "tablet", idiom: .pad, width: 768, height: 1024, scale: 2, safeAreaTop: 20, safeAreaBottom: 0,
        statusBarHeight: 20, displayCornerRadius: 0, hasHomeButton: true, isRegularWidthInLandscape: true)
    private static let widePhone = DeviceDescription(
        name: "Wide", identifier: "wide", idiom: .phone, width: 430, height: 932, scale: 3, safeAreaTop: 59, safeAreaBottom: 34,
        statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: true)

    /// A classic split view of two navigation controllers.
    private func classic() -> (split: UISplitViewController, primary: UINavigationController, secondary: UINavigationController) {
        let split = UISplitViewController()
        let (primary, secondary) = (UINavigationController(rootViewController: Page()), UINavigationController(rootViewController: Page()))
        split.viewControllers = [primary, secondary]
        return (split, primary, secondary)
    }

    /// One of columns, with plain controllers.
    private func columns(_ style: UISplitViewController.Style) -> (split: UISplitViewController, pages: [Page]) {
        let split = UISplitViewController(style: style)
        let pages = [Page(), Page(), Page()]
        split.setViewController(pages[0], for: .primary)
        if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
        split.setViewController(pages[2], for: .secondary)
        return (split, pages)
    }

    private func frame(_ controller: UIViewController?) -> CGRect? {
        controller?.viewIfLoaded.flatMap { view in view.window.map { view.convert(view.bounds, to: $0) } }
    }

    // MARK: Expanded

    @Test func bothStandSideBySideInLandscape() {
        let device = TestDevice(Self.tablet, state: DeviceState(orientation: .landscapeLeft), settles: false)
        let (split, primary, secondary) = classic()
        device.show(split)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(frame(secondary) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        #expect(split.viewControllers == [primary, secondary])
        #expect((primary.topViewController as? Page)?.events == ["willAppear", "didAppear"])
    }

    @Test func thePrimaryOneComesOverTheOtherInPortrait() {
        let device = TestDevice(Self.tablet, settles: false)
        let (split, primary, secondary) = classic()
        let delegate = Delegate()
        split.delegate = delegate
        device.show(split)
        let page = primary.topViewController as? Page
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(primary) == nil)
        #expect(page?.events == [])
        #expect(frame(secondary)?.width == 768)
        UIView.performWithoutAnimation { split.toggle() }
        #expect(split.displayMode == .oneOverSecondary)
        #expect(delegate.events == ["willChange oneOverSecondary", "willShow primary"])
        #expect(frame(primary)?.minX == 0)
        #expect(frame(secondary)?.width == 768)
        #expect(page?.events == ["willAppear", "didAppear"])
        UIView.performWithoutAnimation { split.hideOverlay() }
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(primary) == nil)
        #expect(page?.events == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func modesAndWidthsArePreferences() {
        let device = TestDevice(Self.tablet, settles: false)
        let (split, primary, _) = classic()
        device.show(split)
        UIView.performWithoutAnimation { split.preferredDisplayMode = .oneBesideSecondary }
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredPrimaryColumnWidthFraction = 0.5
        split.maximumPrimaryColumnWidth = 400
        device.settle()
        #expect(split.primaryColumnWidth == 384)
        #expect(frame(primary)?.width == 384)
        split.maximumPrimaryColumnWidth = 350
        split.primaryEdge = .trailing
        device.settle()
        #expect(frame(primary) == CGRect(x: 418, y: 0, width: 350, height: 1024))
    }

    @Test func detailsReplaceTheSecondaryColumn() {
        let device = TestDevice(Self.tablet, state: DeviceState(orientation: .landscapeLeft), settles: false)
        let (split, primary, secondary) = classic()
        device.show(split)
        let detail = Page()
        primary.topViewController?.showDetailViewController(detail, sender: nil)
        device.settle()
        #expect(split.viewControllers == [primary, detail])
        #expect(secondary.parent == nil)
        #expect(detail.events == ["willAppear", "didAppear"])
        #expect(frame(detail)?.minX == 320.5)
        #expect(detail.splitViewController === split)
    }

    @Test func threeColumns() {
        let device = TestDevice(Self.tablet, state: DeviceState(orientation: .landscapeLeft), settles: false)
        let (split, pages) = columns(.tripleColumn)
        let delegate = Delegate()
        split.delegate = delegate
        device.show(split)
        #expect(split.displayMode == .oneBesideSecondary && frame(pages[0]) == nil && frame(pages[1])?.minX == 0)
        #expect(split.viewController(for: .primary) === pages[0] && pages[0].navigationController != nil)
        UIView.performWithoutAnimation { split.show(.primary) }
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(pages[0])?.minX == 0 && frame(pages[1])?.minX == 320.5 && frame(pages[2])?.minX == 641)
        #expect(frame(pages[2])?.width == 703.5, "the secondary column is pushed aside, not narrowed")
        UIView.performWithoutAnimation { split.hide(.supplementary) }
        #expect(split.displayMode == .secondaryOnly && frame(pages[2])?.width == 1024)
        #expect(delegate.events.suffix(3) == ["willChange secondaryOnly", "willHide primary", "willHide supplementary"])
    }

    @Test func theColumnStyleShowsItsButton() {
        let device = TestDevice(Self.tablet, state: DeviceState(orientation: .landscapeLeft), settles: false)
        let (split, pages) = columns(.doubleColumn)
        device.show(split)
        #expect(pages[0].navigationController?.navigationBar.leadingSystemItem === split.displayModeButtonItem)
        UIView.performWithoutAnimation { split.toggle() }
        #expect(split.displayMode == .secondaryOnly)
        #expect(pages[2].navigationController?.navigationBar.leadingSystemItem === split.displayModeButtonItem)
        split.displayModeButtonVisibility = .never
        #expect(pages[2].navigationController?.navigationBar.leadingSystemItem == nil)
    }

    // MARK: Collapsed

    @Test func aPhoneHasOneStack() {
        let device = TestDevice(settles: false)
        let (split, primary, secondary) = classic()
        #expect(split.viewControllers == [primary, secondary], "nothing has collapsed before it shows")
        device.show(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers == [primary])
        #expect(primary.viewControllers.count == 2)
        #expect(frame(secondary.topViewController) != nil)
        #expect(secondary.splitViewController === split)
        primary.popViewController(animated: false)
        device.settle()
        #expect(frame(primary.topViewController) != nil)
        #expect(secondary.parent == nil)
        let detail = Page()
        UIView.performWithoutAnimation { primary.topViewController?.showDetailViewController(detail, sender: nil) }
        device.settle()
        #expect(primary.topViewController === detail)
        #expect(detail.events == ["willAppear", "didAppear"])
    }

    @Test func theDelegateKeepsThePrimaryOne() {
        let device = TestDevice(settles: false)
        let (split, primary, secondary) = classic()
        let delegate = Delegate()
        delegate.collapsesOntoPrimary = true
        split.delegate = delegate
        device.show(split)
        #expect(primary.viewControllers.count == 1)
        #expect(secondary.parent == nil)
        #expect(delegate.events == ["didCollapse"])
    }

    @Test func columnsStackUpToTheTopOne() {
        let device = TestDevice(settles: false)
        let (split, pages) = columns(.tripleColumn)
        let delegate = Delegate()
        delegate.topColumn = .supplementary
        split.delegate = delegate
        device.show(split)
        #expect(frame(pages[1]) != nil && frame(pages[2]) == nil)
        UIView.performWithoutAnimation { split.show(.secondary) }
        device.settle()
        #expect(frame(pages[2]) != nil)
        UIView.performWithoutAnimation { split.show(.primary) }
        device.settle()
        #expect(frame(pages[0]) != nil)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func theCompactColumnStandsForAll() {
        let device = TestDevice(settles: false)
        let (split, pages) = columns(.doubleColumn)
        let compact = Page()
        split.setViewController(compact, for: .compact)
        device.show(split)
        #expect(split.viewControllers == [compact] && frame(compact) != nil && frame(pages[2]) == nil)
    }

    @Test func aWidePhoneExpandsWhenItTurns() {
        let device = TestDevice(Self.widePhone, settles: false)
        let (split, primary, secondary) = classic()
        let delegate = Delegate()
        split.delegate = delegate
        device.show(split)
        #expect(split.isCollapsed)
        #expect(primary.viewControllers.count == 2)
        device.send(.state(DeviceState(orientation: .landscapeLeft)))
        device.settle()
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == [primary, secondary])
        #expect(primary.viewControllers.count == 1)
        #expect(frame(secondary)?.minX ?? 0 > 300)
        #expect(delegate.events.contains("didExpand"))
        device.send(.state(DeviceState()))
        device.settle()
        #expect(split.isCollapsed)
        #expect(primary.viewControllers.count == 2)
    }
}
