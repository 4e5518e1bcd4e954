import DeviceProtocol
import Testing

@testable import UIKit

/// Action sheets: popovers on iPads, from below where it is narrow.
@MainActor @Suite(.serialized) struct ActionSheetTests {
    @MainActor private final class Screen {
        let device: TestDevice
        let root = UIViewController()
        let button = UIButton(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        var chosen: [String] = []

        init(_ description: DeviceDescription) {
            device = TestDevice(description)
            UIView.setAnimationsEnabled(false)
            root.view.addSubview(button)
            device.show(root)
        }

        func makeSheet(_ style: UIAlertController.Style = .actionSheet) -> UIAlertController {
            let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            for (title, style) in [("One", UIAlertAction.Style.default), ("Two", .destructive), ("Cancel", .cancel)] {
                sheet.addAction(UIAlertAction(title: title, style: style) { [unowned self] _ in chosen.append(title) })
            }
            return sheet
        }

        func present(_ alert: UIAlertController) {
            root.present(alert, animated: false)
            device.settle()
        }

        var titles: [String] {
            func labels(_ view: UIView) -> [String] {
                (view as? AlertButton).flatMap(\.accessibilityLabel).map { [$0] } ?? view.subviews.flatMap(labels)
            }
            return labels(root.view.window!)
        }
    }

    nonisolated private static let pad = DeviceDescription(
        name: "iPad (10th generation)", identifier: "iPad13,18", idiom: .pad, width: 820, height: 1180, scale: 2, safeAreaTop: 24,
        safeAreaBottom: 20, statusBarHeight: 24, displayCornerRadius: 25, hasHomeButton: false, isRegularWidthInLandscape: true)

    @Test func onIPadsTheyArePopoversWithoutCancel() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(Self.pad)
        let sheet = screen.makeSheet()
        #expect(sheet.modalPresentationStyle == .popover)
        let popover = try #require(sheet.popoverPresentationController)
        popover.sourceView = screen.button
        screen.present(sheet)
        #expect(popover.arrowDirection == .up)
        #expect(screen.titles == ["One", "Two"])
        // The title and two buttons of 57 points.
        let height = sheet.view.bounds.height
        #expect(sheet.view.bounds.width == 304)
        #expect(height > 2 * 57)
        #expect(height < 2 * 57 + 60)
        #expect(sheet.preferredContentSize == sheet.view.bounds.size)
    }

    @Test func aTouchBesideThePopoverIsItsCancelButton() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(Self.pad)
        let sheet = screen.makeSheet()
        sheet.popoverPresentationController?.sourceView = screen.button
        screen.present(sheet)
        screen.device.tap(700, 1000)
        screen.device.settle()
        #expect(screen.chosen == ["Cancel"])
        #expect(screen.root.presentedViewController == nil)
    }

    @Test func aSheetWithoutCancelGoesAway() {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(Self.pad)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default))
        sheet.popoverPresentationController?.sourceView = screen.button
        screen.present(sheet)
        screen.device.tap(700, 1000)
        screen.device.settle()
        #expect(screen.root.presentedViewController == nil)
    }

    @Test func narrowWindowsShowThemFromBelow() throws {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(Self.pad)
        screen.root.traitOverrides.horizontalSizeClass = .compact
        let sheet = screen.makeSheet()
        screen.present(sheet)
        #expect(screen.titles == ["One", "Two", "Cancel"])
        #expect(abs(sheet.view.frame.maxY - (1180 - 20)) < 0.01)
    }

    @Test func onPhonesTheyComeFromBelow() {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(.defaultPhone)
        let sheet = screen.makeSheet()
        #expect(sheet.popoverPresentationController == nil)
        screen.present(sheet)
        #expect(screen.titles == ["One", "Two", "Cancel"])
    }

    @Test func alertsStandInTheMiddle() {
        defer { UIView.setAnimationsEnabled(true) }
        let screen = Screen(Self.pad)
        let alert = screen.makeSheet(.alert)
        screen.present(alert)
        #expect(screen.titles == ["One", "Two", "Cancel"])
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.center.x == 410)
    }
}
