import Foundation
import Testing
import UIKit

@testable import TipKit

extension TipKitTests {
    @MainActor @Suite struct PopoverTipTests {
        private func save(_ window: UIWindow, _ name: String) throws {
            guard let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] else { return }
            let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
                window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
            }
            try image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
        }

        @Test func aPopoverShowsUntilItsTipIsClosed() async throws {
            try TipStage()
            let shown = TipWindow(Button("Favorite") {}.popoverTip(PlainTip(), arrowEdge: .top))
            await shown.settle()
            let popover = try #require(shown.presented)
            #expect(popover.modalPresentationStyle == .popover)
            #expect(popover.preferredContentSize.width == 320)
            #expect(TipWindow.labels(in: popover.view).contains("Save as a Favorite"))
            try save(shown.window, "popover")
            #expect(TipWindow.activate("Close", in: popover.view))
            await shown.settle()
            #expect(PlainTip().status == .invalidated(.tipClosed))
            #expect(shown.presented == nil)
        }

        @Test func aPopoverIsNoWiderThanItNeedsToBe() async throws {
            try TipStage()
            let shown = TipWindow(Text("List").popoverTip(OtherTip()))
            await shown.settle()
            let popover = try #require(shown.presented)
            #expect(popover.preferredContentSize.width < 200)
        }

        @Test func onePopoverShowsAtATime() async throws {
            try TipStage()
            let shown = TipWindow(
                VStack {
                    Text("a").popoverTip(PlainTip())
                    Text("b").popoverTip(OtherTip())
                })
            await shown.settle()
            // UIKit would refuse the second one, which would then never be seen.
            let popover = try #require(shown.presented)
            let labels = TipWindow.labels(in: popover.view)
            #expect(labels.contains("Save as a Favorite") != labels.contains("Sort the List"))
            #expect(popover.presentedViewController == nil)
        }

        @Test func controllersOfUIKitShowTips() async throws {
            try TipStage()
            let root = UIViewController()
            let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 40))
            root.view.addSubview(button)
            let shown = TipWindow(root)
            var taps: [String] = []
            let controller = TipUIPopoverViewController(ButtonTip(), sourceItem: button) { taps.append($0.id) }
            #expect(controller.sourceItem === button)
            root.present(controller, animated: false)
            await shown.settle()
            #expect(root.presentedViewController === controller)
            #expect(controller.presentationController is UIPopoverPresentationController)
            #expect(controller.preferredContentSize.width <= 320)
            #expect(TipWindow.activate("Show the Map", in: controller.view))
            #expect(taps == ["map"])
            try save(shown.window, "uikit-popover")
        }

        @Test func viewsOfUIKitShowTips() async throws {
            try TipStage()
            let root = UIViewController()
            let view = TipUIView(PlainTip(), arrowEdge: .top)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
                view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
            ])
            let shown = TipWindow(root)
            await shown.settle()
            #expect(view.frame.width == 350)
            #expect(view.frame.height > 60)
            #expect(view.frame.height < 160)
            #expect(TipWindow.labels(in: view).contains("Save as a Favorite"))
            view.backgroundColor = .systemMint
            #expect(view.backgroundColor == .systemMint)
            try save(shown.window, "uikit-view")
        }

        @Test func cellsShowTips() async throws {
            try TipStage()
            let cell = TipUICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
            #expect(cell.configureTip(PlainTip()) === cell)
            cell.cornerRadius = 20
            let view = TipUICollectionReusableView(frame: CGRect(x: 0, y: 130, width: 320, height: 120))
            view.configureTip(OtherTip())
            let root = UIViewController()
            root.view.addSubview(cell)
            root.view.addSubview(view)
            let shown = TipWindow(root)
            await shown.settle()
            #expect(TipWindow.labels(in: cell).contains("Save as a Favorite"))
            #expect(TipWindow.labels(in: view).contains("Sort the List"))
        }
    }
}
