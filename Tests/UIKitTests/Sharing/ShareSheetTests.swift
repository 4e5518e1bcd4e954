import DeviceProtocol
import Foundation
import Testing

@testable import UIKit

/// Share sheets on a device of the test's own, and what they tell the app.
@MainActor @Suite(.serialized) struct ShareSheetTests {
    private final class Shout: UIActivity {
        static let type = ActivityType("org.example.shout")
        var events: [String] = []
        var shown: UIViewController?
        var endsAtOnce = true
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { Self.type }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { events.append("prepare \(activityItems)") }
        override var activityViewController: UIViewController? { shown }
        override func perform() {
            events.append("perform")
            if endsAtOnce { activityDidFinish(true) }
        }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "for copying" : "for \(activityType?.rawValue ?? "nothing")" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "A subject" }
    }

    @MainActor private final class Screen {
        let device: TestDevice
        let root = UIViewController()
        var outcomes: [String] = []

        init(_ description: DeviceDescription = .defaultPhone) {
            device = TestDevice(description)
            UIView.setAnimationsEnabled(false)
            device.show(root)
        }

        func share(_ items: [Any], _ own: [UIActivity] = [], _ prepare: (UIActivityViewController) -> Void = { _ in })
            -> UIActivityViewController
        {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
            sheet.completionWithItemsHandler = { [unowned self] type, completed, items, error in
                outcomes.append("\(type?.rawValue ?? "none") \(completed) \(items == nil && error == nil)")
            }
            prepare(sheet)
            root.present(sheet, animated: false)
            device.settle()
            return sheet
        }

        /// Titles of everything that can be chosen.
        func offers(_ sheet: UIActivityViewController) -> [String] { controls(sheet.view).compactMap(\.accessibilityLabel) }

        func choose(_ title: String, _ sheet: UIActivityViewController) throws {
            let control = try #require(controls(sheet.view).first { $0.accessibilityLabel == title }, "nothing is called \(title)")
            let middle = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
            device.tap(middle.x, middle.y)
            device.settle()
        }

        private func controls(_ view: UIView) -> [UIControl] {
            view.isHidden ? [] : (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(controls)
        }

        func end() { UIView.setAnimationsEnabled(true) }
    }

    @Test func whatCanBeDoneIsOffered() {
        let screen = Screen()
        defer { screen.end() }
        #expect(Set(screen.offers(screen.share(["Text"], [Shout()]))) == ["Close", "Shout", "Copy", "Save to Files"])
        screen.root.dismiss(animated: false)
        screen.device.settle()
        let excluding = screen.share([URL(string: "https://www.example.org/a")!], [Shout()])
        #expect(Set(screen.offers(excluding)) == ["Close", "Copy"])
        screen.root.dismiss(animated: false)
        screen.device.settle()
        let sheet = screen.share(["Text"], [Shout()]) { $0.excludedActivityTypes = [.copyToPasteboard, Shout.type] }
        #expect(Set(screen.offers(sheet)) == ["Close", "Save to Files"])
    }

    @Test func copyingPutsItemsOnThePasteboard() throws {
        let screen = Screen()
        defer { screen.end() }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        let sheet = screen.share(["Words", image, Source()])
        try screen.choose("Copy", sheet)
        #expect(UIPasteboard.general.strings == ["Words", "for copying"])
        #expect(UIPasteboard.general.images?.count == 1)
        #expect(screen.root.presentedViewController == nil)
        #expect(screen.outcomes == ["com.apple.UIKit.activity.CopyToPasteboard true true"])
    }

    @Test func anAppsActivityIsPreparedAndPerformed() throws {
        let screen = Screen()
        defer { screen.end() }
        let shout = Shout()
        shout.endsAtOnce = false
        let sheet = screen.share([Source()], [shout])
        try screen.choose("Shout", sheet)
        #expect(shout.events == ["prepare [\"for org.example.shout\"]", "perform"])
        #expect(screen.outcomes.isEmpty, "it is still at work")
        #expect(screen.root.presentedViewController === sheet, "it is still at work")
        shout.activityDidFinish(false)
        screen.device.settle()
        #expect(screen.outcomes == ["org.example.shout false true"])
        #expect(screen.root.presentedViewController == nil)
        shout.activityDidFinish(true)
        #expect(screen.outcomes.count == 1, "an activity ends once")
    }

    @Test func anActivitysControllerStandsOnTheSheet() throws {
        let screen = Screen()
        defer { screen.end() }
        let shout = Shout(), shown = UIViewController()
        shout.shown = shown
        let sheet = screen.share(["Text"], [shout])
        try screen.choose("Shout", sheet)
        #expect(shout.events == ["prepare [\"Text\"]"])
        #expect(sheet.presentedViewController === shown)
        shout.activityDidFinish(true)
        screen.device.settle()
        #expect(screen.outcomes == ["org.example.shout true true"])
        #expect(screen.root.presentedViewController == nil)
    }

    @Test func closingIsToldToo() throws {
        let screen = Screen()
        defer { screen.end() }
        let sheet = screen.share(["Text"])
        try screen.choose("Close", sheet)
        #expect(screen.outcomes == ["none false true"])
        #expect(screen.root.presentedViewController == nil)
        // A sheet may be presented again, and its handler may present something.
        let next = UIViewController()
        sheet.completionWithItemsHandler = { _, _, _, _ in screen.root.present(next, animated: false) }
        screen.root.present(sheet, animated: false)
        screen.device.settle()
        screen.root.dismiss(animated: false)
        screen.device.settle()
        #expect(screen.root.presentedViewController === next)
    }

    @Test func providersMakeTheirItemElsewhere() async throws {
        final class Slow: UIActivityItemProvider, @unchecked Sendable {
            nonisolated(unsafe) var wasOnMainThread: Bool?
            override var item: Any {
                wasOnMainThread = Thread.isMainThread
                return "made for \(activityType?.rawValue ?? "nothing")"
            }
        }
        let screen = Screen()
        defer { screen.end() }
        let slow = Slow(placeholderItem: ""), shout = Shout()
        shout.endsAtOnce = false
        let sheet = screen.share([slow], [shout])
        try screen.choose("Shout", sheet)
        while shout.events.count < 2 { await Task.yield() }
        #expect(shout.events == ["prepare [\"made for org.example.shout\"]", "perform"])
        #expect(slow.wasOnMainThread == false)
    }

    @Test func theHeadNamesTheItems() {
        let screen = Screen()
        defer { screen.end() }
        func title(_ items: [Any]) -> String {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            return ActivityPreview(items, sources: items, controller: controller).title
        }
        #expect(title(["Hello"]) == "Hello")
        #expect(title(["a", "b", "c"]) == "3 Items")
        #expect(title([]) == "")
        #expect(title([UIImage(), UIImage()]) == "2 Images")
        #expect(title([URL(string: "https://www.example.org/path")!]) == "example.org")
        #expect(title([URL(fileURLWithPath: "/nowhere/Report.pdf")]) == "Report")
        #expect(title([Source()]) == "A subject")
    }

    @Test func onATabletItIsAPopover() throws {
        let tablet = DeviceDescription(
            name: "iPad (10th generation)", identifier: "iPad13,18", idiom: .pad, width: 820, height: 1180, scale: 2, safeAreaTop: 24,
            safeAreaBottom: 20, statusBarHeight: 24, displayCornerRadius: 18, hasHomeButton: false, isRegularWidthInLandscape: true)
        let screen = Screen(tablet)
        defer { screen.end() }
        let sheet = screen.share(["Text"]) {
            $0.popoverPresentationController?.sourceView = screen.root.view
            $0.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        }
        #expect(sheet.presentationController is UIPopoverPresentationController)
        #expect(sheet.view.bounds.size == CGSize(width: 375, height: 80 + 16 + 2 * (52 + 16)))
        #expect(Set(screen.offers(sheet)) == ["Copy", "Save to Files"], "a tap beside it closes it")
        screen.device.tap(40, 1000)
        screen.device.settle()
        #expect(screen.outcomes == ["none false true"])
    }

    @Test func onAPhoneItIsASheetOfHalfTheHeight() {
        let screen = Screen()
        defer { screen.end() }
        let sheet = screen.share(["Text"])
        let card = sheet.presentationController as? UISheetPresentationController
        #expect(card?.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet.view.bounds.height < 500)
    }
}
